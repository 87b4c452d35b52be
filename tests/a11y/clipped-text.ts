import type { Page } from '@playwright/test';

/** Text twice as large, as the setting of the browser makes it: pages are built in `rem`. */
export const doubleText = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
};

/**
 * Words that a person cannot read: cut off by what is around them, ended by an ellipsis, or beyond an edge
 * that nothing scrolls to (WCAG 1.4.4, 1.4.10). One line each, with where it is.
 */
export const findClippedText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const slack = 2;
    const out = '.sr-only, [inert], [aria-hidden="true"], [hidden], script, style, noscript';
    const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
    const hides = (value: string): boolean => value === 'hidden' || value === 'clip';
    const describe = (element: Element, text: string): string => {
      const node = element.closest('[data-node]')?.getAttribute('data-node') ?? element.tagName.toLowerCase();
      return `“${text.trim().slice(0, 40)}” at ${node}`;
    };
    /** Hidden on purpose from eyes, for screen readers alone. */
    const isForReaders = (element: Element): boolean => {
      for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
        const { width, height } = outer.getBoundingClientRect();
        const { position, overflow, opacity, visibility } = getComputedStyle(outer);
        if (visibility === 'hidden' || opacity === '0') return true;
        if (position === 'absolute' && width <= 1 && height <= 1 && hides(overflow)) return true;
      }
      return false;
    };
    const isCut = (element: Element, box: DOMRect): boolean => {
      let { left, right, top, bottom } = box;
      for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
        const { overflowX, overflowY, position, textOverflow } = getComputedStyle(outer);
        const around = outer.getBoundingClientRect();
        if (textOverflow === 'ellipsis' && outer.scrollWidth > outer.clientWidth + slack) return true;
        if (hides(overflowX) && (left < around.left - slack || right > around.right + slack)) return true;
        if (hides(overflowY) && (top < around.top - slack || bottom > around.bottom + slack)) return true;
        // What scrolls brings its words into sight; from here on its own box is what may be cut.
        if (scrolls(overflowX)) ({ left, right } = around);
        if (scrolls(overflowY)) ({ top, bottom } = around);
        if (position === 'fixed') break;
      }
      return left < -slack || right > document.documentElement.clientWidth + slack;
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (element === null || text.trim() === '' || element.closest(out) !== null) continue;
      if (!element.checkVisibility() || isForReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (boxes.some((box) => isCut(element, box))) found.add(describe(element, text));
    }
    return [...found];
  });
