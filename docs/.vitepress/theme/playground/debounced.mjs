const DELAY = 150;

/** A function that runs once, shortly after the last of several calls. */
export function debounced(run) {
  let timer;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(run, DELAY);
  };
  soon.cancel = () => clearTimeout(timer);
  return soon;
}
