// What of a page cannot be read because it is cut off.

/** Runs in a page: the texts that another box or the window cuts off, where nothing scrolls to them. Text that only a screen reader gets is none. */
export function cutTexts() {
  const SLACK = 2; // pixels: boxes end between two
  const boxes = new Map();

  function boxOf(element) {
    if (!boxes.has(element)) {
      const { overflowX, overflowY, clip, clipPath } = getComputedStyle(element);
      boxes.set(element, { overflowX, overflowY, isClipped: clip !== 'auto' || clipPath !== 'none', rect: element.getBoundingClientRect() });
    }
    return boxes.get(element);
  }

  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
  const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const isWider = (text, box) => text.left < box.left - SLACK || text.right > box.right + SLACK;
  const isHigher = (text, box) => text.top < box.top - SLACK || text.bottom > box.bottom + SLACK;

  /** What cuts a text, in words; nothing if it can be read. */
  function cutter(element, text) {
    for (let box = element; box; box = box.parentElement) {
      const { overflowX, overflowY, isClipped, rect } = boxOf(box);
      if (isClipped || scrolls(overflowX) || scrolls(overflowY)) {
        return '';
      }
      if ((cuts(overflowX) && isWider(text, rect)) || (cuts(overflowY) && isHigher(text, rect))) {
        return box.className || box.localName;
      }
    }
    return isWider(text, { left: 0, right: innerWidth }) ? 'the window' : '';
  }

  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() !== '' && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      const by = rect.width > 0 ? cutter(element, rect) : '';
      if (by !== '') {
        found.push(`“${node.data.trim().slice(0, 40)}” is cut by ${by}`);
      }
    }
  }
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [...found, `it scrolls sideways: ${scrollWidth} pixels`] : found;
}
