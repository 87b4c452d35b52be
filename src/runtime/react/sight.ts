/** The part of the window that no bar of the page covers, as the style of the page says (`scroll-padding`). */
export function readSight(): { readonly from: number; readonly to: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const top = Number.parseFloat(scrollPaddingTop);
  const bottom = Number.parseFloat(scrollPaddingBottom);
  return { from: top > 0 ? top : 0, to: window.innerHeight - (bottom > 0 ? bottom : 0) };
}

export function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const { from, to } = readSight();
  return top >= from && bottom <= to;
}
