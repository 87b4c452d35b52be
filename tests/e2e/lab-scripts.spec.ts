import type { Page } from '@playwright/test';
import type { Move } from '../../src/lab/move.ts';
import { expect, test } from './fixtures.ts';
import { runScripts } from './run-script.ts';

/** Plays a run in the lab that is open and takes what its button copies. */
async function copyScript(page: Page, machine: string, moves: readonly Move[]): Promise<string> {
  await page.evaluate((id) => window.lab?.start(id), machine);
  for (const move of moves)
    await page.evaluate((one: object) => window.lab?.play(one as Move), move as object);
  const screen = page.frameLocator('iframe[src="/lab/stage"]');
  const revision = await page.evaluate(() => window.lab?.revision());
  await expect(screen.locator(`html[data-lab-revision="${revision}"] [data-node]`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Copy as script' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}
const send = (type: string, payload = {}): Move => ({ do: 'send', event: { ...payload, type } });
const answer = (service: string, outcome: string): Move => ({ do: 'answer', service, outcome });
const logIn = (password: string, outcome: string): readonly Move[] => [
  send('form.submit', { values: { username: 'player', password } }),
  answer('loadChallenge', 'slider'),
  send('verification.answer', { offset: 120 }),
  answer('solve', 'passed'),
  answer('logIn', outcome),
];

test('exported scripts of the lab run alone, hold no typed secret, and fail when the flow goes elsewhere', async ({
  page,
  site,
  context,
}) => {
  test.setTimeout(180_000); // Another Playwright starts inside this one.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.console });
  await page.goto(`${site.console}/lab/`);
  await expect(page.getByRole('combobox', { name: 'Screen', exact: true })).toBeVisible();
  const login = await copyScript(page, 'login', [
    ...logIn('wrong-horse', 'wrong'),
    ...logIn('right-battery', 'right'),
  ]);
  const receipt = await copyScript(page, 'withdrawalConfirmation', [
    answer('loadReceipt', 'pending'),
    send('receipt.none'),
    send('receipt.back'),
    send('receipt.full'),
    send('receipt.confirm'),
    answer('submitReceipt', 'too late'),
  ]);
  for (const script of [login, receipt]) expect(script).toContain('data-node');
  expect(login + page.url()).not.toMatch(/horse|battery/);
  const lie = receipt.replace('"status": "active"', '"status": "done"');
  // A page that is no lab, and an address where nothing listens.
  const noLabs = [`${site.portal}/`, 'http://localhost:9/lab/'];
  const [portal = '', lost = ''] = noLabs.map((address) =>
    receipt.replace(/process\.env\['LAB'\][^;]*/, () => `'${address}'`),
  );
  const good = { login, receipt };
  const bad = { lie, lost, portal };
  const { code, output } = await runScripts({ ...good, ...bad }, { LAB: `${site.console}/lab/` });
  expect(code).toBe(1);
  expect(output).toContain(`${Object.keys(good).length} passed`);
  expect(output).toContain(`${Object.keys(bad).length} failed`);
  for (const name of Object.keys(bad)) expect(output).toContain(`${name}.spec`);
  for (const address of noLabs)
    expect(output).toContain(`There is no lab at ${address}. Set LAB to the address`);
});
