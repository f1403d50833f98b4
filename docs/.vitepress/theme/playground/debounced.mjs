const DELAY = 150;

/** A function that runs once, shortly after the last of several calls. */
export function debounced(run) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, DELAY);
  };
}
