import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock, type FakeClock } from '../../infrastructure/clock.fake.ts';
import { createJobRunner } from '../../infrastructure/jobs/job-runner.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';
import { createSiteService, type StoredSiteService } from '../postgres-site-service.ts';
import { scheduleJobKind } from '../schedule/settle-plan.ts';
import { withinDraft } from './chosen-draft.ts';
import { rebaseJobKind } from './rebase-drafts.ts';

let database: TestDatabase;
let site: StoredSiteService;
let clock: FakeClock;
let merchant = '';
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  merchant = `m-${randomUUID().slice(0, 8)}`;
  clock = createFakeClock();
  site = createSiteService({
    db: database.db,
    clock,
    random: systemRandom,
    merchant,
    compiler: createFakeCompiler(),
    signer: createReleaseSigner(),
  });
  const documents = {
    'pages/home': { name: 'one', text: 'old' },
    'pages/help': { name: 'help' },
    'forms/login.schema': { type: 'object' },
  };
  await site.importDocuments({ documents, note: 'First', author: 'foyer', kind: 'initial' });
});
const runDue = () =>
  createJobRunner({
    db: database.db,
    merchant,
    clock,
    notifications: { listen: () => Promise.reject(new Error('not asked for')) },
    handlers: { [scheduleJobKind]: site.schedules.run, [rebaseJobKind]: site.rebaseDraft },
    onTrouble: (cause) => {
      throw cause;
    },
  }).runDue();
const edit = async (document: string, key: string, value: string, author = 'emil') => {
  const { version } = await site.draft();
  const patches = [{ document, op: 'add', path: [key], value }] as const;
  const edited = await site.editDraft({ version, patches, author });
  if (!edited.ok) throw new Error(edited.error.code);
};
const publish = async (author = 'paula') => {
  const { version: draftVersion, baseRevision } = await site.draft();
  const published = await site.publish({ note: 'Now', author, draftVersion, baseRevision });
  if (!published.ok) throw new Error(published.error.code);
  return published.value;
};
const plan = async () => {
  const local = new Date(clock.now().getTime() + 3_600_000).toISOString().slice(0, 16);
  const { version } = await site.draft();
  return site.schedules.plan({ version, local, zone: 'UTC', note: 'Later', author: 'paula' });
};
const live = async (document: string) => (await site.documents())[document];
/** A draft beside Main, which goes live with one change. */
const hotfix = async (document: string, key: string, value: string) => {
  const { id } = await site.drafts.make({ name: 'Hotfix', author: 'emil' });
  await withinDraft(id, async () => {
    await edit(document, key, value);
    await publish();
  });
  await runDue();
  return id;
};

describe('drafts beside each other', () => {
  it('have content, edits, comments and separate plans', async () => {
    await edit('pages/home', 'text', 'main');
    await plan();
    const { id } = await site.drafts.make({ name: ' Autumn ', author: 'nina' });
    await site.approvals.comment({ document: 'pages/home', pointer: '', body: 'Main', author: 'nina' });
    await withinDraft(id, async () => {
      expect((await site.draft()).documents['pages/home']).toEqual({ name: 'one', text: 'old' });
      await edit('pages/help', 'name', 'autumn', 'nina');
      expect(await site.listEdits()).toHaveLength(1);
      expect(await site.approvals.comments()).toEqual([]);
      expect(await site.schedules.newest()).toBeNull();
    });
    expect((await site.draft()).documents['pages/help']).toEqual({ name: 'help' });
    expect(await site.drafts.list()).toMatchObject([
      { id: 'main', name: 'Main', authors: ['emil'], plan: { zone: 'UTC', author: 'paula' } },
      { id, name: 'Autumn', createdBy: 'nina', authors: ['nina'], plan: null },
    ]);
  });

  it('are renamed and thrown away with their plan, and Main is not', async () => {
    const { id } = await site.drafts.make({ name: 'Autumn', author: 'nina' });
    await withinDraft(id, async () => {
      await edit('pages/help', 'name', 'autumn');
      await plan();
    });
    await site.drafts.rename(id, 'Winter');
    await site.drafts.rename('main', 'Winter');
    expect((await site.drafts.list()).map(({ name }) => name)).toEqual(['Main', 'Winter']);
    await site.drafts.drop(id, 'nina');
    await site.drafts.drop('main', 'nina');
    expect((await site.drafts.list()).map(({ name }) => name)).toEqual(['Main']);
    clock.advance(2 * 3_600_000);
    await runDue();
    expect(await live('pages/help')).toEqual({ name: 'help' });
    await expect(withinDraft(id, () => site.draft())).rejects.toMatchObject({ code: 'draft.unknown' });
    expect(await site.schedules.lost('paula')).toMatchObject([{ state: 'voided', detail: 'nina' }]);
  });
});

describe('a draft that goes live', () => {
  it('leaves the plan of another one waiting, which goes live on top of it', async () => {
    await edit('pages/home', 'text', 'main');
    await plan();
    const id = await hotfix('pages/help', 'name', 'fixed');
    expect(await site.drafts.list()).toMatchObject([
      { id: 'main', plan: { author: 'paula' }, contested: [] },
    ]);
    expect(await withinDraft(id, () => site.draft())).toMatchObject({ patches: [], baseRevision: 2 });
    expect(await site.draft()).toMatchObject({ baseRevision: 2, authors: ['emil'] });
    clock.advance(2 * 3_600_000);
    await runDue();
    expect(await site.schedules.newest()).toMatchObject({ state: 'done', revision: 3 });
    expect([await live('pages/help'), await live('pages/home')]).toEqual([
      { name: 'fixed' },
      { name: 'one', text: 'main' },
    ]);
  });

  it('suspends the plan of one that changed the same, whose value is kept beside the other', async () => {
    await edit('pages/home', 'text', 'main');
    await plan();
    await hotfix('pages/home', 'text', 'fixed');
    expect(await site.schedules.lost('paula')).toMatchObject([{ state: 'suspended', detail: 'paula' }]);
    const [line] = await site.drafts.list();
    expect(line).toMatchObject({
      plan: null,
      contested: [
        {
          conflict: { document: 'pages/home', was: '"old"', theirs: '"fixed"', yours: '"main"' },
          by: 'paula',
        },
      ],
    });
    expect((await site.draft()).documents['pages/home']).toEqual({ name: 'one', text: 'main' });
    await site.drafts.settle('main');
    expect((await site.drafts.list())[0]).toMatchObject({ contested: [] });
  });

  it('leaves an approval of the same changes, and lets one of others rest', async () => {
    for (const [document, state] of [
      ['pages/help', 'approved'],
      ['forms/login.schema', 'suspended'],
    ] as const) {
      await edit('forms/login.schema', 'title', `for ${document}`);
      const { version } = await site.draft();
      await site.approvals.request({ version, note: 'Please', author: 'emil' });
      await site.approvals.decide({ version, decision: 'approved', reason: '', author: 'anton' });
      expect(await site.approvals.status()).toMatchObject({ state: 'approved' });
      const { id } = await site.drafts.make({ name: 'Hotfix', author: 'emil' });
      await withinDraft(id, async () => {
        await edit(document, 'title', 'fixed', 'nina');
        if (document !== 'pages/help') {
          const other = await site.draft();
          await site.approvals.request({ version: other.version, note: 'Please', author: 'nina' });
          await site.approvals.decide({
            version: other.version,
            decision: 'approved',
            reason: '',
            author: 'anton',
          });
        }
        await publish();
      });
      await runDue();
      expect(await site.approvals.status()).toMatchObject({ state, authors: ['emil'] });
    }
  });

  it('lets edits in the other be undone to its first bytes on the new base', async () => {
    await edit('pages/home', 'text', 'main');
    await hotfix('pages/help', 'name', 'fixed');
    const [line] = await site.listEdits();
    const { version } = await site.draft();
    const undo = { id: randomUUID(), sentence: '', steps: [], undoes: line?.number ?? 0 };
    const saved = await site.saveEdits({
      after: version,
      edits: [undo],
      author: 'emil',
      permissions: ['edit'],
      way: 'console',
    });
    expect(saved).toMatchObject({ ok: true, value: { draft: { patches: [] } } });
    expect((await site.draft()).documents).toEqual(await site.documents());
  });
});

describe('some edits of a draft', () => {
  const line = async (author: string) =>
    (await site.listEdits()).filter((one) => one.author === author).map(({ number }) => number);
  it('become another draft, by their authors, and leave the rest when they are live', async () => {
    await edit('pages/home', 'text', 'mine', 'nina');
    await edit('pages/help', 'name', 'other', 'emil');
    const { id } = await site.drafts.split({ name: 'Mine', edits: await line('nina'), author: 'paula' });
    await withinDraft(id, async () => {
      expect(await site.draft()).toMatchObject({ authors: ['nina'] });
      expect((await site.draft()).documents['pages/help']).toEqual({ name: 'help' });
      expect(await site.listEdits()).toMatchObject([{ author: 'nina' }]);
      await publish();
    });
    await runDue();
    const { patches, documents } = await site.draft();
    expect(patches.map(({ document }) => document)).toEqual(['pages/help']);
    expect(documents['pages/home']).toEqual({ name: 'one', text: 'mine' });
    expect((await site.drafts.list())[0]).toMatchObject({ contested: [] });
  });

  it('name those that they build on', async () => {
    await edit('pages/home', 'text', 'first', 'emil');
    await edit('pages/home', 'text', 'second', 'nina');
    const [needed] = await line('emil');
    await expect(
      site.drafts.split({ name: 'Mine', edits: await line('nina'), author: 'nina' }),
    ).rejects.toMatchObject({ code: 'draft.lacks', value: { needs: [needed] } });
    const all = [...(await line('emil')), ...(await line('nina'))];
    const { id, authors } = await site.drafts.split({ name: 'Both', edits: all, author: 'nina' });
    expect(authors).toEqual(['emil', 'nina']);
    await withinDraft(id, async () =>
      expect((await site.draft()).documents['pages/home']).toEqual({ name: 'one', text: 'second' }),
    );
  });
});
