import type { BrowserContext } from '@playwright/test';

/** What a journey is gone with: each of them in some test of its file. */
export const journeyWays = ['phone', 'wide', 'mouse', 'keyboard', 'axe'] as const;
export type JourneyWay = (typeof journeyWays)[number];

/** Ways in which the pages of a context were used, by what the browser itself saw. */
export async function watchWays(context: BrowserContext): Promise<ReadonlySet<JourneyWay>> {
  const seen = new Set<JourneyWay>();
  await context.exposeBinding('reportWay', (_, ...ways: JourneyWay[]) => {
    for (const way of ways) seen.add(way);
  });
  await context.addInitScript(() => {
    const report = (...ways: readonly string[]): void =>
      (globalThis as unknown as { reportWay: (...ways: readonly string[]) => void }).reportWay(...ways);
    const watch = (event: 'pointerdown' | 'keydown', way: JourneyWay): void =>
      // What a script sends is not trusted, and is no person's.
      addEventListener(
        event,
        ({ isTrusted }) => isTrusted && report(way, innerWidth < 480 ? 'phone' : 'wide'),
        true,
      );
    watch('pointerdown', 'mouse');
    watch('keydown', 'keyboard');
    addEventListener('axe-checked', () => report('axe'));
  });
  return seen;
}
