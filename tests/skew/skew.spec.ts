import type { Page } from '@playwright/test';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { takeHalf } from '../a11y/site-pages.ts';
import { expect, expectHome, expectShown, passProbation, test, waitUntilKept } from './fixtures.ts';
import { readEarlier, repack, type Changes, type Loose, type PackedRelease } from './pack-release.ts';

// The releases do not know each other: two workers take the half of them each.
test.describe.configure({ mode: 'parallel' });

const rootOf = (screen: Loose & { nodes: Loose[] }): Loose => screen.nodes[Number(screen['root'])] ?? {};
const addTo =
  (node: Loose) =>
  (screen: Loose & { nodes: Loose[] }): void => {
    const root = rootOf(screen);
    root['children'] = [...((root['children'] as unknown[] | undefined) ?? []), screen.nodes.length];
    screen.nodes.push({ id: 'of-the-future', version: 1, ...node });
  };

/** What a later publisher may write that this browser has not heard of, and what then is to be seen. */
const future: readonly (readonly [what: string, changes: Changes, seen: 'taken' | 'kept'])[] = [
  ['a manifest of format 2', { manifest: (manifest) => (manifest['format'] = 2) }, 'kept'],
  ['a manifest without its messages', { manifest: (manifest) => delete manifest['messages'] }, 'kept'],
  ['a component that is not known', { home: addTo({ type: 'Hologram' }) }, 'taken'],
  ['a later version of a component', { home: addTo({ type: 'Hologram', version: 99 }) }, 'taken'],
  ['an unknown container', { home: addTo({ type: 'Room', container: true }) }, 'kept'],
  ['an unknown critical part', { home: addTo({ type: 'Licence', critical: true }) }, 'kept'],
  [
    'keys that are not known',
    {
      home: (page) => {
        page['weather'] = 'fine';
        for (const node of page.nodes) node['weather'] = { is: ['fine'] };
      },
      site: (site) => (site['weather'] = 'fine'),
      manifest: (manifest) => (manifest['weather'] = 'fine'),
    },
    'taken',
  ],
  [
    'an unknown kind of value',
    { home: addTo({ type: 'Box', tag: 'p', children: [{ k: 'hologram', of: 'x', d: [] }] }) },
    'taken',
  ],
  [
    'an unknown operator',
    { home: addTo({ type: 'Box', tag: 'p', show: { r: { telepathy: [1] }, d: [] } }) },
    'kept',
  ],
  [
    'an unknown action',
    {
      home: addTo({
        type: 'Button',
        tag: 'button',
        dom: { press: 'click' },
        on: { press: [{ do: 'levitate' }] },
        children: [{ k: 'c', v: 'Levitate' }],
      }),
    },
    'taken',
  ],
  ['an element that runs code', { home: addTo({ type: 'Box', tag: 'script' }) }, 'taken'],
  ['a shell without a place for anything', { shell: (shell) => (shell['root'] = 1e9) }, 'kept'],
  [
    'a shell without a place for pages, and no page at this address',
    {
      // Nor a separate page for that.
      manifest: (manifest) => (manifest['pages'] = { home: (manifest['pages'] as Loose)['home'] }),
      shell: (shell) => (shell['root'] = shell.nodes.findIndex(({ id }) => id === 'foot/licence')),
      site: (site) => (site['routes'] = (site['routes'] as Loose[]).filter(({ path }) => path === '/help')),
    },
    'kept',
  ],
  ['nodes in another form', { home: (page) => (page['nodes'] = {} as never) }, 'kept'],
  ['routes in another form', { site: (site) => (site['routes'] = { home: '/' }) }, 'kept'],
  ['a page with nothing on it', { home: (page) => (rootOf(page)['children'] = []) }, 'kept'],
];

/** The release with these changes, and with a title that tells it from the one before. */
const withOtherWords = (release: PackedRelease, changes: Changes): PackedRelease =>
  repack(release, {
    ...changes,
    messages: (texts) => (texts['home.welcome.title'] = 'Words of the next release'),
  });
const isLive = (release: PackedRelease): string => `/site/parts/${release.manifest.styles}.css`;

for (const half of [0, 1])
  test(`an open page meets releases of a later publisher: what it can show is shown, and no other is taken, half ${half + 1} of 2`, async ({
    page,
    server,
    today,
  }) => {
    test.setTimeout(120_000);
    await page.goto(server.origin);
    await expectHome(page, today);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    for (const [what, changes, seen] of takeShare(takeHalf(future, half), 4, half))
      await test.step(`a release with ${what} is ${seen}`, async () => {
        const next = withOtherWords(today, changes);
        server.publish(next);
        if (seen === 'taken') await expectHome(page, next);
        else {
          const isRefused = (): boolean => server.reports().some((report) => report.includes(next.hash));
          await expect.poll(isRefused, { timeout: 10_000 }).toBe(true);
          await expectHome(page, today);
        }
        await expectShown(page);
        expect(isLive(next)).toBe(isLive(today));
        server.publish(today);
        await expectHome(page, today);
      });
  });

/** Nothing of what the site kept in the browser is left, as if it had never been here. */
const forget = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
  });

for (const half of [0, 1])
  test(`a browser that starts on a release of a later publisher shows it, or is back on the last good one by the third start, half ${half + 1} of 2`, async ({
    page,
    server,
    today,
  }) => {
    test.setTimeout(120_000);
    await page.clock.install();
    await page.goto(server.origin);
    for (const [what, changes, seen] of takeShare(takeHalf(future, half), 8, 4 * half))
      await test.step(`a release with ${what} is ${seen}`, async () => {
        await forget(page);
        server.publish(today);
        await page.goto(server.origin);
        await expectHome(page, today);
        await passProbation(page);
        await waitUntilKept(page, today);
        const next = withOtherWords(today, changes);
        server.publish(next);
        for (let start = 1; start < 3; start += 1) {
          await page.goto(server.origin);
          await expectShown(page);
          if (seen === 'taken') await expectHome(page, next);
          // Even one that stood for long is not taken for a good one.
          if (start === 1) await page.clock.fastForward(5_000);
        }
        await page.goto(server.origin);
        // The two differ in their words: this is the release itself, frame and page, and no page in its place.
        await expectHome(page, seen === 'taken' ? next : today);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.locator('[data-foyer-notice="broken"]')).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      });
  });

test('a browser that never was here starts on a release of format 2 with the built-in page', async ({
  page,
  server,
  today,
}) => {
  server.publish(repack(today, { manifest: (manifest) => (manifest['format'] = 2) }));
  await page.goto(server.origin);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a release of the first version is drawn by this one, cold and after a roll back to it', async ({
  page,
  server,
  today,
}) => {
  const earlier = readEarlier('0.1.0');
  await page.goto(server.origin);
  await expectHome(page, today);
  server.publish(earlier);
  await page.goto(server.origin);
  await expectHome(page, earlier);
  server.publish(today);
  await expectHome(page, today);
  server.publish(earlier);
  await expectHome(page, earlier);
});

test('a page whose program is kept from running is seen to be blank: the check can fail', async ({
  page,
  server,
}) => {
  await page.route(/\/build\/.*\.js/, (route) => route.abort());
  await page.goto(server.origin);
  const shown = await expectShown(page, 2_000).then(
    () => true,
    () => false,
  );
  expect(shown).toBe(false);
});
