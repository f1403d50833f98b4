// What a process and its children hold in memory, as Linux tells it.
import { readFileSync, readdirSync } from 'node:fs';

const status = (id) => {
  try {
    return readFileSync(`/proc/${id}/status`, 'utf8');
  } catch {
    return '';
  }
};

const children = (id) => readdirSync(`/proc/${id}/task`).flatMap((task) => {
  try {
    return readFileSync(`/proc/${id}/task/${task}/children`, 'utf8').split(' ').filter(Boolean);
  } catch {
    return [];
  }
});

/** In MiB: `now`, and `most` so far. */
export function memory(pid) {
  const own = status(pid);
  const figure = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(own)?.[1] ?? 0) / 1024;
  const all = { now: figure('VmRSS'), most: figure('VmHWM') };
  for (const child of own ? children(pid) : []) {
    const below = memory(child);
    all.now += below.now;
    all.most += below.most;
  }
  return all;
}
