import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type * as axe from 'axe-core';
import { expect, type Frame, type Page } from '@playwright/test';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';

/** A page, or a frame of it that is looked at alone. */
type Place = Page | Frame;

/** WCAG 2.2 A and AA, as the rules of axe know it. */
const whole: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** Those of them that look at colours: all that another theme can change. */
const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** A colour as the rules read it, which their types leave out. */
interface AxeColour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (this: AxeColour, text: string) => AxeColour;
}
interface AxeWithColours {
  readonly commons: { readonly color: { readonly Color: { readonly prototype: AxeColour } } };
}

/**
 * The rules in half the characters of `axe.source`, for each page that is looked at gets and parses them. Each text
 * of a colour is read once: a page has few colours and thousands of boxes.
 */
const rulesSource = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};(${(() => {
  const { prototype } = (globalThis as unknown as { readonly axe: AxeWithColours }).axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, readonly [number, number, number, number]>();
  prototype.parseString = function parseString(text) {
    const former = known.get(text);
    if (former === undefined) {
      read.call(this, text);
      known.set(text, [this.r, this.g, this.b, this.alpha]);
    } else [this.r, this.g, this.b, this.alpha] = former;
    return this;
  };
}).toString()})()`;

/**
 * Nothing moves while colours are measured: what never ends stands still as it began, and what ends is waited
 * for, repeatedly, for a colour that is inherited begins to change when that of the parent has.
 */
const settle = async (page: Place): Promise<void> => {
  await page.evaluate(async () => {
    const isEndless = (animation: Animation): boolean =>
      animation.effect?.getTiming().iterations === Infinity;
    for (const animation of document.getAnimations().filter(isEndless)) animation.cancel();
    for (let round = 0; round < 20; round += 1) {
      await new Promise(requestAnimationFrame);
      const moving = document
        .getAnimations()
        .filter((each) => each.playState === 'running' && !isEndless(each));
      if (moving.length === 0) return;
      await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
    }
  });
};

/** What is behind a dialog that holds everything else up is out of reach, and was looked at without it. */
const modalDialogs = ['dialog:modal', '[aria-modal="true"]'];

/**
 * Checks a page without frames from inside, with the rules loaded once: the builder opens a separate page or
 * reads half a megabyte of rules each time. `places` leaves out what was checked before.
 */
const findViolations = async (
  page: Place,
  runOnly: axe.RunOnly,
  places: readonly string[],
): Promise<readonly axe.Result[]> => {
  const options = { runOnly, resultTypes: ['violations' as const] };
  if ('frames' in page && page.frames().length > 1)
    return (await new AxeBuilder({ page, axeSource: rulesSource }).options(options).analyze()).violations;
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(rulesSource);
  return page.evaluate(
    async ([given, within]) => {
      const rules = (globalThis as unknown as { readonly axe: typeof axe }).axe;
      const elements = within.flatMap((place) => [...document.querySelectorAll(place)]);
      const { violations } = await rules.run(elements.length === 0 ? document : elements, given);
      return violations;
    },
    [options, places] as const,
  );
};

/**
 * The same on a page that stood still all the while: an answer that comes in the middle fades in, and what is
 * half there has no colour to be judged by. What stands still with a violation has it every time.
 */
const findWhileStill = async (
  page: Place,
  runOnly: axe.RunOnly,
  places: readonly string[],
): Promise<readonly axe.Result[]> => {
  for (let look = 1; ; look += 1) {
    await settle(page);
    const moved = await page.evaluateHandle(() => {
      const seen = { changes: 0 };
      const count = (): void => void (seen.changes += 1);
      for (const kind of ['transitionrun', 'animationstart']) document.addEventListener(kind, count);
      return seen;
    });
    const violations = await findViolations(page, runOnly, places);
    const { changes } = await moved.jsonValue();
    await moved.dispose();
    if (violations.length === 0 || changes === 0 || look === 5) return violations;
  }
};

/** Says on the page that it was looked at: a journey is known to be by that. */
const tellChecked = (page: Place): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new Event('axe-checked')));

const expectNoneOf = (violations: readonly axe.Result[], state: string): void => {
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
  expect(found, state).toEqual([]);
};
const expectNone = async (
  page: Place,
  runOnly: axe.RunOnly,
  state: string,
  places: readonly string[] = [],
): Promise<void> => {
  expectNoneOf(await findWhileStill(page, runOnly, places), state);
  await tellChecked(page);
};

/** No violation of WCAG 2.2 AA on the page as it is now, frames included; in its modal dialog, where there is one. */
export const expectAccessible = (page: Page, state: string): Promise<void> =>
  expectNone(page, whole, state, modalDialogs);

/** The same within one frame, where the page around it was looked at before. */
export async function expectFrameAccessible(frame: Frame, state: string): Promise<void> {
  await frame.evaluate(rulesSource);
  const violations = await frame.evaluate(async (runOnly) => {
    const rules = (globalThis as unknown as { readonly axe: typeof axe }).axe;
    return (await rules.run(document, { runOnly, resultTypes: ['violations'] })).violations;
  }, whole);
  expectNoneOf(violations, state);
}

/** The same for places of the page, where the rest of it was looked at before. */
export const expectAccessibleWithin = (
  page: Place,
  places: readonly string[],
  state: string,
): Promise<void> => expectNone(page, whole, state, places);

/** Colours alone, for places that were looked at whole in the other theme. */
export const expectReadableWithin = (page: Place, places: readonly string[], state: string): Promise<void> =>
  expectNone(page, colours, state, places);

/** Puts the page into a theme, or into the one that it has not: nothing but colours differs by it. */
export const turnTheme = (page: Page, wanted?: 'light' | 'dark'): Promise<void> =>
  page.evaluate((theme) => {
    const { classList, style } = document.documentElement;
    const next = theme ?? (classList.contains('dark') ? 'light' : 'dark');
    classList.remove('light', 'dark');
    classList.add(next);
    style.colorScheme = next;
  }, wanted);

/**
 * The same in both themes: everything in the one that the page has, its colours in the other one. In the gate one of
 * the two, in turn by the length of the state's name: a pair of tokens that cannot be read is refused at publish.
 */
export const expectAccessibleInBothThemes = async (
  page: Page,
  state: string,
  places: readonly string[] = modalDialogs,
): Promise<void> => {
  const inOther = (what: axe.RunOnly): Promise<void> =>
    turnTheme(page)
      .then(() => expectNone(page, what, `${state}, in the other theme`, places))
      .then(() => turnTheme(page));
  if (byEffort(state.length % 2 === 1, false)) return inOther(whole);
  await expectNone(page, whole, state, places);
  await byEffort(undefined, inOther)?.(colours);
};

/** No state requires sideways scrolling to read: neither the page, nor its main scroll area. */
export const expectNoSidewaysScroll = async (page: Page, state: string): Promise<void> => {
  const widths = await page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const mains = [...document.querySelectorAll('main')].filter(scrolls);
    return [document.documentElement, ...mains].map((element) => ({
      content: element.scrollWidth,
      window: element.clientWidth,
    }));
  });
  for (const { content, window } of widths)
    expect(content, `${state}: width of the page`).toBeLessThanOrEqual(window);
};

/**
 * A step of a journey: what it shows, in its dialog where there is one, passes axe and does not scroll sideways.
 * Header, menus and footer are looked at elsewhere.
 */
export const expectStep = async (page: Page, state: string): Promise<void> => {
  const isDialog = (await page.locator(modalDialogs.join()).count()) > 0;
  // From the top, where no bar lies over half of a box.
  const top = await page.evaluate(() => {
    const { scrollY } = globalThis;
    scrollTo(0, 0);
    return scrollY;
  });
  await expectAccessibleWithin(page, isDialog ? modalDialogs : ['main'], state);
  await expectNoSidewaysScroll(page, state);
  await page.evaluate((place) => scrollTo(0, place), top);
};
