import { expect, type Page } from '@playwright/test';

/** The person's font is twice as large as browsers have it, as chosen in the browser's settings. */
export const doubleText = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
};

/**
 * Words on the page that a person cannot read: cut off by a box, outside the window, or under other words.
 * Rows of pictures and tables scroll sideways, and so does a list of chips. Tabs, choices and menus do not, but
 * where buttons beside them say that there is more: what is out of sight there is not known to exist. A tile of a
 * game shows two lines of its name, which the game's own page shows whole, and a brand's name in the header as much
 * as fits: its link says all of it.
 */
export const findUnreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const slack = 2;
    const isHidden = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return width <= 1 || height <= 1 || style.visibility !== 'visible' || style.clipPath === 'inset(50%)';
    };
    const climb = (element: Element): readonly Element[] =>
      element.parentElement === null ? [element] : [element, ...climb(element.parentElement)];
    const mayScroll = (box: Element): boolean =>
      !box.matches('[role=tablist], [role=radiogroup]:not(:has(~ button), button ~ *), nav *');
    const judgeBox = (words: DOMRect, box: Element): 'cut' | 'scrolled' | null => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const isOutX = words.left < edge.left - slack || words.right > edge.right + slack;
      const isOutY = words.top < edge.top - slack || words.bottom > edge.bottom + slack;
      const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
      const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      if ((isOutX && cuts(overflowX)) || (isOutY && cuts(overflowY))) return 'cut';
      if (isOutX && scrolls(overflowX)) return mayScroll(box) ? 'scrolled' : 'cut';
      return isOutY && scrolls(overflowY) ? 'scrolled' : null;
    };
    const isShortened = (box: Element): boolean =>
      getComputedStyle(box).textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + 1;
    interface Words {
      readonly text: string;
      readonly place: DOMRect;
      readonly boxes: readonly Element[];
    }
    const found: Words[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const holder = node.parentElement;
      if (text === '' || holder === null) continue;
      const boxes = climb(holder);
      if (
        // What a closed fold holds has a place, and is not shown.
        !holder.checkVisibility() ||
        boxes.some(isHidden) ||
        holder.closest('script, style, select, svg, article:has([data-play]), header a[href="/"]') !== null
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const place of range.getClientRects())
        if (place.width > 1 && place.height > 1) found.push({ text: text.slice(0, 40), place, boxes });
    }
    const faults = new Set<string>();
    const flowing: Words[] = [];
    for (const words of found) {
      const { text, place, boxes } = words;
      const verdicts = boxes.map((box) => judgeBox(place, box));
      const isScrolled = verdicts.includes('scrolled');
      // What a scroller has out of sight is cut by every box around it.
      const untilScroller = isScrolled ? verdicts.slice(0, verdicts.indexOf('scrolled')) : verdicts;
      if (untilScroller.includes('cut')) faults.add(`cut off: “${text}”`);
      if (boxes.some(isShortened)) faults.add(`shortened: “${text}”`);
      const outside = place.left < -slack || place.right > document.documentElement.clientWidth + slack;
      if (outside && !isScrolled) faults.add(`outside the window: “${text}”`);
      const isLifted = boxes.some((box) =>
        ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(box).position),
      );
      if (!isLifted && !isScrolled) flowing.push(words);
    }
    for (const [index, one] of flowing.entries())
      for (const other of flowing.slice(index + 1)) {
        const width =
          Math.min(one.place.right, other.place.right) - Math.max(one.place.left, other.place.left);
        // Lines of one text may touch: their boxes are higher than their letters.
        const height =
          Math.min(one.place.bottom, other.place.bottom) - Math.max(one.place.top, other.place.top);
        if (width > slack && height > Math.min(one.place.height, other.place.height) / 3)
          faults.add(`over each other: “${one.text}” and “${other.text}”`);
      }
    return [...faults];
  });

/**
 * Makes the words of the page's content a quarter longer, as another language or an operator may. Menus measure their
 * words when they are drawn: `fitting.spec.ts` tries those.
 */
export const lengthenTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const content = document.querySelector('main');
    if (content === null) return;
    const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const letters = text.replaceAll(/[^\p{L}]/gu, '');
      // Amounts, dates and names of accounts have their own lengths.
      const isInMenu = node.parentElement?.closest('nav') !== null;
      if (letters.length < 3 || /\d/.test(text) || isInMenu) continue;
      node.textContent = `${text.trimEnd()}${letters.slice(0, Math.ceil(text.length / 4)).toLowerCase()}`;
    }
  });

export const expectReadable = async (page: Page, state: string): Promise<void> => {
  expect(await findUnreadable(page), state).toEqual([]);
};

/** The labels of the bar at the bottom are apart from each other, and whole. */
export const expectBarApart = async (page: Page, name: string, state: string): Promise<void> => {
  const places = await page
    .getByRole('group', { name })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
  expect(places.length, `${state}: entries of the bar`).toBeGreaterThan(2);
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1)) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      expect(width > -4 && height > 0, `${state}: entries ${index} and a later one touch`).toBe(false);
    }
};

/**
 * What is pressed and is smaller than 24 by 24 pixels, and forms whose button is lower than 44: a finger misses
 * them. A link in a sentence is as high as its line, and what a label holds is pressed with the label.
 */
export const findSmallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30);
    const isInSentence = (element: Element): boolean =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent.trim().length ?? 0) > element.textContent.trim().length;
    const targets = document.querySelectorAll(
      'a[href], button, select, summary, input, textarea, [role=slider]',
    );
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const { visibility, clipPath, opacity } = getComputedStyle(target);
      const isHidden =
        width <= 1 || height <= 1 || visibility !== 'visible' || clipPath !== 'none' || opacity === '0';
      if (isHidden || isInSentence(target) || target.closest('label') !== null) return [];
      const size = `${Math.round(width)} × ${Math.round(height)}: “${nameOf(target)}”`;
      if (width < 24 || height < 24) return [`small: ${size}`];
      return target.matches('form [type=submit]') && height < 44 ? [`low: ${size}`] : [];
    });
  });
