// Of many figures, the one in the middle, and the one that all but one in a hundred stay below.

export const quantile = (numbers, share) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};

export const median = (numbers) => quantile(numbers, 0.5);
export const p99 = (numbers) => quantile(numbers, 0.99);

/** Three digits are as many as a figure is good for. */
export const short = (number) => number >= 100 ? number.toFixed(0) : number >= 10 ? number.toFixed(1) : number.toFixed(2);

/** Random numbers that are the same in every run. */
export function seeded(seed) {
  let state = seed >>> 0;
  return (below) => { // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}
