import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stepsBetween } from '../../../src/editing/steps-between.ts';
import { orderUndo } from '../../../src/editing/undo-order.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';
import { createSiteService, type StoredSiteService } from '../postgres-site-service.ts';

let database: TestDatabase;
let site: StoredSiteService;
const first: SiteDocuments = {
  'pages/home': { name: 'Home', items: [{ id: 'a', label: 'A', hidden: true }, { id: 'b' }] },
};
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  site = createSiteService({
    db: database.db,
    clock: createFakeClock(),
    random: systemRandom,
    merchant: `m-${randomUUID().slice(0, 8)}`,
    compiler: createFakeCompiler(),
    signer: createReleaseSigner(),
  });
  await site.importDocuments({ documents: first, note: 'First', author: 'foyer', kind: 'initial' });
});

const home = async (): Promise<Json> => (await site.draft()).documents['pages/home'] as Json;
const save = async (
  author: string,
  edit: { readonly steps?: ReturnType<typeof stepsBetween>; readonly undoes?: number },
) => {
  const { version } = await site.draft();
  const sent = { id: randomUUID(), sentence: '', steps: [], ...edit };
  return site.saveEdits({ after: version, edits: [sent], author, permissions: ['edit'], way: 'console' });
};
const edit = async (author: string, change: (before: Record<string, Json>) => Json) => {
  const before = await home();
  return save(author, { steps: stepsBetween('pages/home', before, change(before as Record<string, Json>)) });
};
const orderOf = async (person: string) => orderUndo(await site.listEdits(), person);

test('thirty edits are undone to the first bytes, and redone to the last', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `Name ${index}`);
  for (const [index, name] of names.entries())
    await edit('emil', ({ name: _, ...rest }) => (index % 3 === 0 ? { ...rest, name } : { name, ...rest }));
  const last = JSON.stringify(await home());
  const undoAll = async (which: 'undo' | 'redo'): Promise<void> => {
    for (let number = (await orderOf('emil'))[which].at(-1); number !== undefined;) {
      expect(await save('emil', { undoes: number })).toMatchObject({ ok: true });
      number = (await orderOf('emil'))[which].at(-1);
    }
  };
  await undoAll('undo');
  const { documents, patches, authors } = await site.draft();
  expect(JSON.stringify(documents)).toBe(JSON.stringify(first));
  expect({ patches, authors }).toEqual({ patches: [], authors: [] });
  await undoAll('redo');
  expect(JSON.stringify(await home())).toBe(last);
});

test('an undo takes nothing of another person along, and a publication begins a new history', async () => {
  await edit('emil', (before) => ({ ...before, name: 'Start' }));
  await edit('paula', (before) => ({ ...before, subtitle: 'Welcome' }));
  const { undo } = await orderOf('emil');
  await save('emil', { undoes: undo.at(-1) ?? 0 });
  expect(await home()).toEqual({ ...(first['pages/home'] as object), subtitle: 'Welcome' });
  const { version, baseRevision } = await site.draft();
  await site.publish({ note: 'n', author: 'paula', draftVersion: version, baseRevision });
  expect(await site.listEdits()).toEqual([]);
  expect(await save('emil', { undoes: undo.at(-1) ?? 0 })).toMatchObject({
    ok: false,
    error: { code: 'draft.edit-unknown' },
  });
});

test('a discarded draft comes back with all who made it, so that none of them approves it', async () => {
  await edit('emil', (before) => ({ ...before, name: 'Start' }));
  const { version } = await site.draft();
  await site.dropPatches({ version, count: 'all', author: 'paula' });
  expect(await site.draft()).toMatchObject({ patches: [], authors: [] });
  expect(await orderOf('emil')).toEqual({ undo: [], redo: [] });
  const { undo } = await orderOf('paula');
  await save('paula', { undoes: undo.at(-1) ?? 0 });
  const draft = await site.draft();
  expect([...draft.authors].sort()).toEqual(['emil', 'paula']);
  expect(draft.documents['pages/home']).toMatchObject({ name: 'Start' });
});

test('what came as a whole is in the history as steps, and is undone as one', async () => {
  const { version } = await site.draft();
  const patches = [
    { document: 'pages/home', op: 'replace', path: ['items', 0, 'label'], value: 'Z' },
  ] as const;
  await site.editDraft({ version, patches, author: 'emil', way: 'import' });
  const [line] = await site.listEdits();
  expect(line).toMatchObject({ number: version + 1, author: 'emil', way: 'import' });
  await edit('paula', (before) => ({ ...before, items: (before['items'] as Json[]).toReversed() }));
  await save('emil', { undoes: version + 1 });
  expect(await home()).toEqual({ name: 'Home', items: [{ id: 'b' }, { id: 'a', label: 'A', hidden: true }] });
});
