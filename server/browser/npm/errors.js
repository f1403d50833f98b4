// The errors of the package: TypeError and RangeError with a code, which tells them apart also where `instanceof` does not.

/** An error that a caller can tell by its `code`; index.d.ts lists the codes. */
export const failure = (Type, code, message, more) => Object.assign(new Type(message), { code, ...more });

export const wrongType = (argument, expected) => failure(TypeError, 'wrong-type', `${argument} must be ${expected}`, { argument });

export const outOfRange = (argument, expected) => failure(RangeError, 'out-of-range', `${argument} must be ${expected}`, { argument });

/** A word that is none of those that can stand there; the nearest one is named, or else all of them. */
export function unknown(Type, code, argument, word, { kind, possible, otherwise = '' }) {
  const near = nearest(word, possible);
  const hint = near === undefined ? `possible are ${possible.join(', ')}.` : `did you mean “${near}”?`;
  return failure(Type, code, `there is no ${kind} “${word}”: ${hint} ${otherwise}`.trimEnd(), { argument, possible: near === undefined ? [...possible] : [near] });
}

export function text(value, argument) {
  if (typeof value !== 'string') {
    throw wrongType(argument, 'a string');
  }
  return value;
}

export function offset(value, length, argument) {
  if (!Number.isInteger(value) || value < 0 || value > length) {
    throw outOfRange(argument, `a whole number from 0 to ${length}, the length of the text`);
  }
  return value;
}

/**
 * The word that this one begins, or else the one that takes the fewest slips of a hand to become it. Nothing if it takes more than one in three
 * letters: of two letters, most things are near.
 */
function nearest(word, possible) {
  const folded = word.toLowerCase();
  const most = Math.floor(folded.length / 3);
  const longer = most > 0 && possible.find((other) => other.toLowerCase().startsWith(folded));
  if (longer) {
    return longer;
  }
  const sameStart = (other) => other[0].toLowerCase() === folded[0];
  return possible.map((other) => ({ other, slips: slips(folded, other.toLowerCase()) })).filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips || sameStart(b.other) - sameStart(a.other))[0]?.other;
}

/** How many letters must be changed, put in, left out, or swapped with their neighbour. */
function slips(a, b) {
  if (Math.abs(a.length - b.length) > a.length) {
    return Infinity; // also for a word of a million letters
  }
  let [before, row] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + same, swapped ? before[j - 2] + 1 : Infinity);
    }
    [before, row] = [row, next];
  }
  return row[b.length];
}
