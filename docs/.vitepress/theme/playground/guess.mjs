// The language of a text that came as a whole. The checker guesses it, as it does for files without a name; here is only what follows from that.
import { isLanguage } from './languages.mjs';

/** In characters: no one types a text as long as this at once, and a guess about a shorter one is worth little. */
const SHORTEST = 12;
/** What is sent of a long text: its begin and its end. */
const PART = 20_000;
/** Languages that the checker reads alike: there is nothing to change. */
const ALIKE = [['javascript', 'typescript'], ['turtle', 'sparql']];

/** Whether a change by the person put another text in the place of all that was there: a paste, a file that was dropped, an undo of such. */
export function isWhole({ startState, state, changes, transactions }) {
  const edited = [];
  changes.iterChanges((from, to) => edited.push([from, to]));
  const isByUser = transactions.some((one) => ['input', 'undo', 'redo'].some((event) => one.isUserEvent(event))
    && !one.isUserEvent('input.repair') && !one.isUserEvent('input.complete'));
  return isByUser && state.doc.length >= SHORTEST && edited.length === 1 && edited[0][0] === 0 && edited[0][1] === startState.doc.length;
}

/** As much of a text as a guess looks at. */
export const sample = (doc) =>
  doc.length > 2 * PART ? `${doc.sliceString(0, PART)}\n${doc.sliceString(doc.length - PART)}` : doc.toString();

/**
 * The language to read a text as.
 *
 * @param guessed the guess of the checker, or nothing
 * @param isChosen whether the person chose the language of the list
 */
export function languageFor(guessed, language, isChosen) {
  if (!isLanguage(guessed)) {
    return isChosen ? language : 'plaintext'; // every name is found in a plain text
  }
  return ALIKE.some((pair) => pair.includes(guessed) && pair.includes(language)) ? language : guessed;
}
