import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import { byEffort, takeShare } from '../../../server/infrastructure/test-effort.fake.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { readLiveScreens, type LiveScreens } from './live-screens.ts';
import type { PagePath, PathTally } from './page-path.ts';
import { machineCatalog } from '../../../src/machines/generated/catalog.ts';
import { planPaths } from './plan-paths.ts';
import type { DrawnScreen } from './screen-oracle.ts';

const flows = ['login', 'registration', 'withdrawalConfirmation', 'contract'];

async function bundleDriver(): Promise<string> {
  const entry = fileURLToPath(new URL('driver.ts', import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, format: 'iife', write: false });
  return outputFiles[0]?.text ?? '';
}
/** The settings with modules switched, as an operator could. */
function switchModules(settings: JsonObject, modules: JsonObject): JsonObject {
  return { ...settings, whitelabel: { ...(settings['whitelabel'] as JsonObject), ...modules } };
}
/** Settings under which the flows have other steps: as they are, the fewest, the most. */
function listVariants(settings: JsonObject): readonly JsonObject[] {
  const names = [
    'GEETEST3',
    'MOBILENUMREG3',
    'REGMOBVERF3',
    'CAPTCHA3',
    'MOBILEVERCODELOGIN3',
    'PWDEXPFORCECHANGE3',
  ];
  const all = (on: boolean): JsonObject => Object.fromEntries(names.map((name) => [name, on]));
  return [settings, switchModules(settings, all(false)), switchModules(settings, all(true))];
}
/** The stage of the lab in a separate window, with the driver. */
async function openStage(page: Page, console: string): Promise<void> {
  await page.addInitScript({ content: await bundleDriver() });
  await page.goto(`${console}/lab/stage`);
  await page.waitForFunction(() => window.pathRig?.isReady() === true);
}
interface Asked {
  readonly settings: JsonObject;
  readonly screen: string;
  readonly machine: string;
}
// As text: the types of JSON are too deep for what Playwright makes of them.
async function readInput(page: Page, asked: Asked): Promise<JsonObject> {
  const text = await page.evaluate(async (given) => {
    const { settings, screen, machine } = JSON.parse(given) as Asked;
    return JSON.stringify((await window.pathRig?.inputOf(settings, screen, machine)) ?? null);
  }, JSON.stringify(asked));
  return JSON.parse(text) as JsonObject;
}
async function drive(
  page: Page,
  paths: readonly PagePath[],
  screen: string,
  isWhole: boolean,
): Promise<PathTally> {
  const text = await page.evaluate(
    async ([planned = '[]', shown = '', extent]) =>
      JSON.stringify(
        await window.pathRig?.drive(JSON.parse(planned) as readonly PagePath[], shown, extent === 'whole'),
      ),
    [JSON.stringify(paths), screen, isWhole ? 'whole' : 'focus'],
  );
  return JSON.parse(text) as PathTally;
}
function add(one: PathTally, other: PathTally): PathTally {
  return {
    paths: one.paths + other.paths,
    steps: one.steps + other.steps,
    pressed: one.pressed + other.pressed,
    held: one.held + other.held,
    mismatches: [...one.mismatches, ...other.mismatches],
  };
}
/** Steps after which a path begins again: what a long one does wrong is hard to read. */
const longestPath = 60;
const none: PathTally = { paths: 0, steps: 0, pressed: 0, held: 0, mismatches: [] };

/** Drives a flow through its page, in the gate under the settings as they are, at night under every variant. */
async function driveFlow(
  page: Page,
  live: LiveScreens,
  machine: string,
  drawn: DrawnScreen,
): Promise<PathTally> {
  const begun = performance.now();
  let sum = none;
  const screen = drawn.screen.id;
  const known = new Set<string>();
  for (const settings of takeShare(listVariants(live.settings), 4)) {
    const input = await readInput(page, { settings, screen, machine });
    // Settings that a screen does not ask for make no difference to it.
    const asked = JSON.stringify([
      input,
      JSON.stringify(drawn.screen).includes('settings.') ? settings : null,
    ]);
    if (known.has(asked)) continue;
    known.add(asked);
    sum = add(
      sum,
      await drive(page, planPaths(machine, input, { ...drawn, settings }, longestPath), screen, true),
    );
  }
  const { paths, steps, pressed, held, mismatches } = sum;
  console.log(
    `${machine}: ${paths} paths, ${steps} steps, ${pressed} of them pressed on the page, ${held} held back by it, ` +
      `${mismatches.length} mismatches, ${Math.round(performance.now() - begun)} ms`,
  );
  return sum;
}

/** Steps of a path of each other flow: each is as good an example as any other of its kind. */
const longestSample = 12;
/** The longest path of a flow through one of its screens, which has the most steps in it. */
async function driveSample(
  page: Page,
  live: LiveScreens,
  machine: string,
  drawn: DrawnScreen,
  extent: 'whole' | 'focus',
): Promise<PathTally> {
  const { settings } = live;
  const screen = drawn.screen.id;
  const input = await readInput(page, { settings, screen, machine });
  const planned = planPaths(machine, input, { ...drawn, settings }, longestSample);
  const longest = planned.toSorted((one, other) => other.steps.length - one.steps.length);
  return drive(page, longest.slice(0, 1), screen, extent === 'whole');
}

// The two are long, and there are two workers.
test.describe.configure({ mode: 'parallel' });
test.describe('generated paths through the real page', () => {
  test('every moment that a screen can tell apart is shown as the machine has it', async ({ page, site }) => {
    test.setTimeout(180_000);
    const live = await readLiveScreens(site.console);
    await openStage(page, site.console);
    for (const machine of takeShare(flows, 2)) {
      const [drawn] = live.using(machine, live.settings).filter(({ screen }) => screen.kind === 'page');
      if (drawn === undefined) {
        console.log(`${machine}: no page of the site uses it`);
        continue;
      }
      const { paths, mismatches } = await driveFlow(page, live, machine, drawn);
      expect(paths).toBeGreaterThan(0);
      expect(mismatches).toEqual([]);
    }
    // A page that hides what it must show is found: a comparison that cannot fail is worth nothing.
    const [drawn] = live.using('login', live.settings).filter(({ screen }) => screen.kind === 'page');
    if (drawn === undefined) throw new Error('expects a page for the login');
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[data-node="body/verification/cancel"] { display: none }');
      document.adoptedStyleSheets.push(sheet);
    });
    const { mismatches } = await driveSample(page, live, 'login', drawn, 'whole');
    expect(mismatches[0]).toContain('body/verification/cancel is not to be seen');
  });

  test('the next step of every other flow of a page has the focus, in sight on a phone', async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const live = await readLiveScreens(site.console);
    await openStage(page, site.console);
    let sum = none;
    for (const machine of takeShare(Object.keys(machineCatalog), 4)) {
      const [drawn] = live.using(machine, live.settings);
      if (drawn === undefined) continue;
      const tally = await driveSample(page, live, machine, drawn, 'focus');
      sum = add(sum, tally);
    }
    console.log(`focus: ${sum.paths} paths, ${sum.steps} steps, ${sum.pressed} of them pressed on the page`);
    expect(sum.mismatches).toEqual([]);
    expect(sum.pressed).toBeGreaterThan(byEffort(20, 50));
  });
});
