import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { SetupPlan } from '../../src/protocol/setup/setup-plan.ts';
import { root } from '../gate/run-command.ts';
import { startSite, type RunningSite } from './start-site.ts';

const example = JSON.parse(readFileSync(join(root, 'schemas/setup/plan.example.json'), 'utf8')) as SetupPlan;
let folder: string;
let site: RunningSite;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'foyer-plan-'));
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(example));
  writeFileSync(join(folder, 'cas.password'), 'amber-thistle-58-quill\n');
  site = await startSite({
    NODE_ENV: 'production',
    DEMO: '0',
    // Their day of waiting is over.
    OPERATOR_WAIT_HOURS: '0',
    ADA_PASSWORD: 'harbour-lantern-42-sail',
    BEA_PASSWORD: 'copper-meadow-77-frost',
    EDD_PASSWORD: 'violet-anchor-19-plum',
    PIA_PASSWORD: 'granite-orchard-63-moss',
    SMTP_PASSWORD: 'of the provider',
  });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});
const setUp = (...more: readonly string[]): Promise<string> =>
  site.command(['site', 'setup', join(folder, 'plan.json'), ...more]);
/** What a run printed that ended with 1. */
const refused = (run: Promise<string>): Promise<string> =>
  run.then(
    (text) => Promise.reject(new Error(`Expected faults, got:\n${text}`)),
    (cause: unknown) => (cause as { readonly stdout: string }).stdout,
  );

test('an empty installation is set up by a file, and the checklist says what is left', async () => {
  test.setTimeout(300_000);
  const output = await setUp();
  expect(output).toMatch(/The deposit method bank is set: cas asked, pia approved/);
  expect(output).toMatch(/Revision 2 is live/);
  for (const deed of ['register', 'deposit', 'play', 'withdraw'])
    expect(output).toContain(`Members can ${deed}.`);
  expect(output.match(/^left: .*$/gm)).toEqual([
    'left: email (email.untested)',
    'left: backup (backup.none, unconfirmed)',
  ]);
  expect(await setUp()).toContain('Everything is as the plan says. Nothing was changed.');
});

test('a check names every fault with its place, and writes nothing', async () => {
  test.setTimeout(300_000);
  const wrong = {
    ...example,
    people: example.people.map((person) =>
      person.username === 'edd' ? { ...person, password: { env: 'NOWHERE' } } : person,
    ),
    brand: { ...example.brand, currency: 'PHQ' },
    switches: { NOSUCH: true },
    desks: { 'deposit-methods': [{ ...example.desks?.['deposit-methods']?.[0], minimum: '900000.00' }] },
  };
  const before = await readFileCounts();
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(wrong));
  const output = await refused(setUp('--check', '--json'));
  const faults = JSON.parse(output) as readonly { readonly pointer: string; readonly code: string }[];
  expect(faults.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining([
      '/people/2/password',
      '/brand/currency',
      '/switches/NOSUCH',
      '/desks/deposit-methods/0/maximum',
    ]),
  );
  expect(await readFileCounts()).toEqual(before);
});
async function readFileCounts(): Promise<readonly number[]> {
  const db = await site.openData();
  const counts = await Promise.all(
    (['operation_audit', 'site_revision', 'console_account'] as const).map((table) =>
      db.selectFrom(table).select(db.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
    ),
  );
  return counts.map(({ count }) => Number(count));
}
