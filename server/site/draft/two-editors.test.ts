import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applySteps } from '../../../src/editing/apply-steps.ts';
import { fingerprintOf } from '../../../src/editing/fingerprint.ts';
import { findPart, valueAt } from '../../../src/editing/parts.ts';
import { editAnyhow, editSoundly } from '../../../src/editing/random-edits.fake.ts';
import { stepsBetween } from '../../../src/editing/steps-between.ts';
import type { SentEdit } from '../../../src/protocol/calls/draft-edits.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { Step } from '../../../src/protocol/document/edit-step.ts';
import { isSameJson } from '../../../src/protocol/json/json-patches.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';
import { createSiteService, type StoredSiteService } from '../postgres-site-service.ts';
import type { StoredEdit } from './run-edits.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const rows = (prefix: string, count: number): Json =>
  Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index}`,
    label: 'One',
    props: { a: 'x', b: 'y' },
  }));
const first: SiteDocuments = {
  'pages/home': {
    id: 'home',
    root: { id: 'root', children: [{ id: 'box', children: rows('c', 6) }, ...(rows('r', 6) as Json[])] },
  },
  'menus/side': { items: rows('m', 12) },
  'locales/EN': Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`key.${index}`, 'Words'])),
};
const paths = Object.keys(first);
const openSite = async (merchant: string): Promise<StoredSiteService> => {
  const site = createSiteService({
    db: database.db,
    clock: createFakeClock(),
    random: systemRandom,
    merchant,
    compiler: createFakeCompiler(),
    signer: createReleaseSigner(),
  });
  await site.importDocuments({ documents: first, note: 'First', author: 'foyer', kind: 'initial' });
  return site;
};
const drawFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** Whether a step carried out on these documents changed what its author did not see. */
function isBlind(documents: SiteDocuments, step: Step): boolean {
  const document = documents[step.document] as Json;
  if (step.do !== 'set' && step.do !== 'clear' && step.do !== 'take') return false;
  const part = findPart(document, step.part);
  if (part === null) return step.do === 'set';
  if (step.do === 'take') return fingerprintOf(valueAt(document, part)) !== step.was;
  const now = valueAt(document, [...part, ...step.path]);
  return !isSameJson(now, step.was) && !(step.do === 'set' ? isSameJson(now, step.value) : now === undefined);
}

test('two people who make 1,000 edits at the same time lose nothing without a question', async () => {
  const site = await openSite(`m-${randomUUID().slice(0, 8)}`);
  /** Edits that another one met, and the person decided. */
  const asked = new Map<string, SentEdit>();
  let saved = 0;
  const save = async (author: string, sent: SentEdit, draw: (below: number) => number): Promise<void> => {
    const result = await site.saveEdits({
      after: 1,
      edits: [sent],
      author,
      permissions: ['edit'],
      way: 'console',
    });
    if (result.ok) {
      saved += 1;
      return;
    }
    if (result.error.code !== 'draft.conflict') throw new Error(result.error.code);
    const settled = result.error.conflicts.map(({ step, seen, canKeep }) => {
      const keep: 'mine' | 'theirs' = canKeep && draw(2) === 0 ? 'mine' : 'theirs';
      return { step, seen, keep };
    });
    const steps = new Set(settled.map(({ step }) => step));
    const before = (sent.settled ?? []).filter(({ step }) => !steps.has(step));
    const again = { ...sent, settled: [...before, ...settled] };
    asked.set(sent.id, again);
    await save(author, again, draw);
  };
  const work = async (author: string, seed: number): Promise<void> => {
    const draw = drawFrom(seed);
    let seen: SiteDocuments = first;
    let made = 0;
    for (let turn = 0; made < 500; turn += 1) {
      // A screen is a few edits old, as it is where somebody types.
      if (turn % 4 === 0) seen = (await site.draft()).documents;
      const path = paths[draw(paths.length)] ?? '';
      const before = seen[path] as Json;
      const edit = draw(8) === 0 ? editAnyhow : editSoundly;
      const after = edit(before, draw, `${author}-${turn}`);
      const steps = stepsBetween(path, before, after);
      seen = { ...seen, [path]: after };
      if (steps.length === 0) continue;
      made += 1;
      await save(author, { id: randomUUID(), steps, sentence: 'An edit' }, draw);
    }
  };
  await Promise.all([work('emil', 7), work('paula', 11)]);

  const { documents, authors } = await site.draft();
  const log = await readLog(site);
  expect([...authors].sort()).toEqual(['emil', 'paula']);
  // Some were given up whole: how many depends on how the two meet.
  expect(log.length).toBeGreaterThan(800);
  expect(log.length).toBeLessThanOrEqual(saved);
  expect(saved).toBe(1_000);
  expect(asked.size).toBeGreaterThan(20);
  let now = first;
  for (const { id, steps } of log) {
    const settled = asked.get(id)?.settled ?? [];
    for (const step of steps) {
      if (isBlind(now, step)) expect(settled.some(({ keep }) => keep === 'mine')).toBe(true);
      const isDecided = settled.length > 0;
      const seen = { step: 0, keep: 'mine', seen: fingerprintOf(theirsOf(now, step)) } as const;
      now = applySteps(now, [step], isDecided ? [seen] : []).documents;
    }
  }
  expect(JSON.stringify(now)).toBe(JSON.stringify(documents));
  for (const { inverse } of log.toReversed()) {
    const back = applySteps(now, inverse);
    expect(back.conflicts).toEqual([]);
    now = back.documents;
  }
  for (const path of paths) expect(JSON.stringify(now[path])).toBe(JSON.stringify(first[path]));
}, 300_000);

const theirsOf = (documents: SiteDocuments, step: Step): Json | undefined =>
  applySteps(documents, [step]).conflicts[0]?.theirs;
const readLog = async (site: StoredSiteService): Promise<readonly StoredEdit[]> => {
  const numbers = new Set((await site.listEdits()).map(({ number }) => number));
  const rowsOfLog = await database.db
    .selectFrom('site_draft_edit')
    .selectAll()
    .where('number', 'in', [...numbers])
    .orderBy('number')
    .execute();
  return rowsOfLog.map(({ created_at: at, merchant: _, draft: __, ...row }) => ({ ...row, at }));
};
