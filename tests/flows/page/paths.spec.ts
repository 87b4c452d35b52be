import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Frame, Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';
import type { JsonObject } from '../../../src/protocol/json.ts';
import type { StageScreen } from '../../../src/lab/stage/stage-messages.ts';
import { readLiveScreens } from './live-screens.ts';
import type { PagePath, PathTally } from './page-path.ts';
import { planPaths } from './plan-paths.ts';

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
async function openLab(page: Page, console: string): Promise<Frame> {
  await page.goto(`${console}/lab`);
  await page.waitForFunction(() => (window.lab?.screens().length ?? 0) > 0);
  const frame = page.frames().find((one) => one.url().endsWith('/lab/stage'));
  if (frame === undefined) throw new Error('expects the frame with the screen, found none');
  await frame.evaluate(await bundleDriver());
  return frame;
}
/** What a screen starts its flow with under these settings, as the frame itself works it out. */
async function readInput(page: Page, settings: JsonObject, id: string, machine: string): Promise<JsonObject> {
  // As text: the types of a page's own values are too deep for what Playwright makes of them.
  const text = await page.evaluate(async (drawnWith) => {
    window.lab?.useSettings(JSON.parse(drawnWith));
    await new Promise((resolve) => setTimeout(resolve, 100));
    return JSON.stringify(window.lab?.screens() ?? []);
  }, JSON.stringify(settings));
  const screens = JSON.parse(text) as readonly StageScreen[];
  return screens.find((screen) => screen.id === id && screen.machine === machine)?.input ?? {};
}
const drive = (frame: Frame, paths: readonly PagePath[]): Promise<PathTally> =>
  frame.evaluate((planned) => {
    if (window.drivePaths === undefined) throw new Error('expects the driver in the frame');
    return window.drivePaths(JSON.parse(planned));
  }, JSON.stringify(paths));

test.describe('generated paths through the real page', () => {
  test('every moment that a screen can tell apart is shown as the machine has it', async ({ page, site }) => {
    test.setTimeout(180_000);
    const live = await readLiveScreens(site.console);
    const frame = await openLab(page, site.console);
    const found: string[] = [];
    for (const machine of flows) {
      const [drawn] = live.using(machine, live.settings).filter(({ screen }) => screen.kind === 'page');
      if (drawn === undefined) {
        console.log(`${machine}: no page of the site uses it`);
        continue;
      }
      const begun = performance.now();
      let last: PathTally | null = null;
      for (const settings of listVariants(live.settings)) {
        const input = await readInput(page, settings, drawn.screen.id, machine);
        last = await drive(frame, planPaths(machine, input, { ...drawn, settings }));
        found.push(...last.mismatches);
      }
      console.log(`${machine}: ${JSON.stringify(last)} in ${Math.round(performance.now() - begun)} ms`);
    }
    expect(found).toEqual([]);
  });
});
