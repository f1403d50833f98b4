// All places of a name in the open documents; other files cannot be looked into from a worker.
import type { Location } from 'vscode-languageserver/browser';
import * as checker from 'urn-ls';
import { range } from './convert';
import type { Documents, Question } from './documents';

export async function references(documents: Documents, here: Question, offset: number): Promise<Location[]> {
  const places = await checker.references(here.text, offset, here.options);
  const names = await checker.symbols(here.text, here.options);
  const name = names.find(({ start }) => places.some((place) => place.start === start))?.name;
  const all = locations(here, places);
  if (name === undefined) {
    return all;
  }
  for (const uri of documents.open.keys().filter((other) => other !== here.document.uri)) {
    all.push(...await documents.ask<Location[]>(uri, [], (there) => referencesTo(name, there)));
  }
  return all;
}

async function referencesTo(name: string, there: Question): Promise<Location[]> {
  for (const other of await checker.symbols(there.text, there.options)) {
    if ((await checker.compare(name, other.name)).generally) {
      return locations(there, await checker.references(there.text, other.start, there.options));
    }
  }
  return [];
}

const locations = ({ document }: Question, places: readonly checker.Range[]): Location[] =>
  places.map((place) => ({ uri: document.uri, range: range(document, place) }));
