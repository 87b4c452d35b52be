import { describe, expect, it } from 'vitest';
import { draft as calls } from '../../protocol/calls/site.ts';
import type { DraftSummary } from '../../protocol/calls/site.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { Json } from '../../protocol/json/json.ts';
import type { ScheduleRecord } from '../../protocol/release/schedule.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import type { WireEdit } from '../../protocol/calls/draft-edits.ts';
import { createDraftEditor, type DraftCache } from './draft-editor.ts';

const set =
  (name: string, value: Json) =>
  (document: Json): Json => ({ ...(isJsonObject(document) ? document : {}), [name]: value });

const waiting: ScheduleRecord = {
  id: '1',
  state: 'waiting',
  dueAt: '2027-03-29T00:30:00.000Z',
  zone: 'UTC',
  note: 'Spring',
  author: 'paula',
  detail: null,
  revision: null,
};
async function begin(role: 'editor' | 'viewer' = 'editor', isDraftLoaded = true) {
  const api = createConsoleFake({ role, documents: { a: { x: 1, y: 1 } } });
  let draft: DraftSummary | undefined = isDraftLoaded ? await api.send(calls.read) : undefined;
  let lines: readonly WireEdit[] = [];
  let time = 0;
  let planned: ScheduleRecord | null = null;
  let shown: Json = api.site.saved('a');
  let isHistoryKnown = true;
  let duringRefresh: () => void = () => undefined;
  const cache: DraftCache = {
    readDraft: () => draft,
    writeDraft: (next) => void (draft = next),
    readEdits: () => (isHistoryKnown ? lines : undefined),
    addEdits: (added) => void (lines = [...lines, ...added]),
    readAuthor: () => role,
    readPlanned: () => planned,
    readDocument: () => shown,
    writeDocument: (_path, next) => void (shown = next),
    refresh: async () => {
      draft = await api.send(calls.read);
      lines = (await api.send(calls.edits)).edits;
      const isHeld = shown;
      duringRefresh();
      isHistoryKnown = true;
      // A document that is edited is not replaced by one that was on its way.
      if (shown === isHeld) shown = api.site.saved('a');
    },
    isLoading: () => false,
  };
  const editor = createDraftEditor(api.send, cache, () => time);
  const wait = (ms: number): void => void (time += ms);
  const plan = (id: string): void => void (planned = { ...waiting, id });
  const forgetHistory = (): void => void (isHistoryKnown = false);
  const whileRefreshing = (act: () => void): void => {
    duringRefresh = () => {
      duringRefresh = () => undefined;
      act();
    };
  };
  return { api, editor, plan, wait, forgetHistory, whileRefreshing, shown: () => shown, lines: () => lines };
}
const theirs = (name: string, value: Json) =>
  [{ document: 'a', op: 'replace', path: [name], value }] as const;

describe('the draft editor', () => {
  it('shows an edit before it is saved', async () => {
    const { api, editor, shown } = await begin();
    editor.edit('a', set('x', 2));
    expect(shown()).toEqual({ x: 2, y: 1 });
    expect(api.site.saved('a')).toEqual({ x: 1, y: 1 });
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 2, y: 1 });
  });

  it('asks before an edit that voids a planned release, once for each release', async () => {
    const { api, editor, plan, shown } = await begin();
    plan('1');
    editor.edit('a', set('x', 2));
    editor.edit('a', set('y', 2));
    await editor.settled();
    expect(editor.state()).toMatchObject({ kind: 'asking', plan: { id: '1' } });
    expect(shown()).toEqual({ x: 2, y: 2 });
    expect(api.site.saved('a')).toEqual({ x: 1, y: 1 });
    editor.retry();
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 2, y: 2 });
    editor.edit('a', set('x', 3));
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 3, y: 2 });
    plan('2');
    editor.undo();
    expect(editor.state()).toMatchObject({ kind: 'asking', plan: { id: '2' } });
  });

  it('saves nothing of an edit that was dropped for the sake of a planned release', async () => {
    const { api, editor, plan, shown } = await begin();
    plan('1');
    editor.edit('a', set('x', 2));
    editor.dismiss();
    await expect.poll(shown).toEqual({ x: 1, y: 1 });
    expect(api.site.saved('a')).toEqual({ x: 1, y: 1 });
    expect(editor.state()).toEqual({ kind: 'saved' });
  });

  it('keeps an edit that was made before the draft was there', async () => {
    const { api, editor, shown } = await begin('editor', false);
    editor.edit('a', set('x', 2));
    await editor.settled();
    expect(shown()).toEqual({ x: 2, y: 1 });
    expect(api.site.saved('a')).toEqual({ x: 2, y: 1 });
    expect(editor.state()).toEqual({ kind: 'saved' });
  });

  it('saves quick edits one after another, each over the version of the last', async () => {
    const { api, editor, wait } = await begin();
    for (let value = 2; value < 12; value += 1) {
      wait(2_000);
      editor.edit('a', set('x', value));
    }
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 11, y: 1 });
    expect((await api.send(calls.read)).version).toBe(11);
    expect(editor.state()).toEqual({ kind: 'saved' });
  });

  it('puts an edit on top of somebody else’s edit of another value', async () => {
    const { api, editor, shown } = await begin();
    api.site.editElsewhere(theirs('y', 5));
    editor.edit('a', set('x', 2));
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 2, y: 5 });
    expect(shown()).toEqual({ x: 2, y: 5 });
  });

  it('saves what is typed into one field within a second as one edit', async () => {
    const { api, editor, wait, lines } = await begin();
    for (const value of ['a', 'ab', 'abc', 'abcd']) {
      editor.edit('a', set('x', value));
      wait(300);
    }
    wait(2_000);
    editor.edit('a', set('x', 'later'));
    await editor.settled();
    // The first is on its way when the second is typed.
    expect(lines()).toHaveLength(3);
    editor.undo();
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 'abcd', y: 1 });
  });

  it('asks when somebody else changed the same value, with both, and saves mine when told', async () => {
    const { api, editor, shown } = await begin();
    api.site.editElsewhere(theirs('x', 9));
    editor.edit('a', set('x', 2));
    await editor.settled();
    expect(editor.state()).toMatchObject({
      kind: 'conflict',
      conflicts: [{ by: 'Ana', document: 'a', place: 'x', mine: '2', theirs: '9' }],
    });
    expect(shown()).toEqual({ x: 9, y: 1 });
    editor.settle('mine');
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 2, y: 1 });
    expect(shown()).toEqual({ x: 2, y: 1 });
  });

  it('keeps theirs when told, and what else the edit changed', async () => {
    const { api, editor, shown } = await begin();
    api.site.editElsewhere(theirs('x', 9));
    editor.edit('a', () => ({ x: 2, y: 3 }));
    await editor.settled();
    editor.settle('theirs');
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 9, y: 3 });
    expect(shown()).toEqual({ x: 9, y: 3 });
    expect(editor.state()).toEqual({ kind: 'saved' });
  });

  it('asks about one value after another, and saves what waits behind them', async () => {
    const { api, editor, wait } = await begin();
    api.site.editElsewhere([...theirs('x', 9), ...theirs('y', 9)]);
    editor.edit('a', () => ({ x: 2, y: 2 }));
    wait(2_000);
    editor.edit('a', set('z', 2));
    await editor.settled();
    editor.settle('theirs');
    expect(editor.state()).toMatchObject({ kind: 'conflict', conflicts: [{ place: 'x' }] });
    editor.settle('mine');
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 2, y: 9, z: 2 });
  });

  it('asks once more where the value changed while it asked', async () => {
    const { api, editor } = await begin();
    api.site.editElsewhere(theirs('x', 9));
    editor.edit('a', set('x', 2));
    await editor.settled();
    api.site.editElsewhere(theirs('x', 10));
    editor.settle('mine');
    await editor.settled();
    expect(editor.state()).toMatchObject({ kind: 'conflict', conflicts: [{ theirs: '10' }] });
    editor.settle('mine');
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 2, y: 1 });
  });

  it('keeps edits while offline and sends them in order afterwards', async () => {
    const { api, editor } = await begin();
    api.connection.isLost = true;
    editor.edit('a', set('x', 2));
    await editor.settled();
    editor.edit('a', set('x', 3));
    expect(editor.state()).toEqual({ kind: 'offline', waiting: 2 });
    api.connection.isLost = false;
    editor.retry();
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 3, y: 1 });
  });

  it('shows what is saved again after a refusal', async () => {
    const { editor, shown } = await begin('viewer');
    editor.edit('a', set('x', 2));
    await editor.settled();
    expect(editor.state()).toMatchObject({ kind: 'refused', code: 'role.not-allowed' });
    expect(shown()).toEqual({ x: 1, y: 1 });
  });

  it('undoes and redoes own edits only, back to the start of the draft', async () => {
    const { api, editor, shown } = await begin();
    editor.edit('a', set('x', 2));
    await editor.settled();
    api.site.editElsewhere(theirs('y', 5));
    for (const what of ['undo', 'undo', 'redo', 'redo', 'undo'] as const) editor[what]();
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 1, y: 5 });
    expect(shown()).toEqual({ x: 1, y: 5 });
    editor.redo();
    await editor.settled();
    expect(shown()).toEqual({ x: 2, y: 5 });
  });

  it('asks with both values before an undo takes somebody else’s edit along', async () => {
    const { api, editor } = await begin();
    editor.edit('a', set('x', 2));
    await editor.settled();
    api.site.editElsewhere(theirs('x', 7));
    editor.undo();
    await editor.settled();
    expect(editor.state()).toMatchObject({
      kind: 'conflict',
      conflicts: [{ mine: '1', theirs: '7', by: 'Ana' }],
    });
    editor.settle('theirs');
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 7, y: 1 });
    // It is decided: the undo before it is the next.
    editor.undo();
    await editor.settled();
    expect(editor.state()).toEqual({ kind: 'saved' });
  });

  it('undoes one line of the history, also another operator’s, and a discarded draft', async () => {
    const { api, editor } = await begin();
    api.site.editElsewhere(theirs('y', 5));
    editor.edit('a', set('x', 2));
    await editor.settled();
    editor.undo(2);
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 2, y: 1 });
    editor.discard();
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 1, y: 1 });
    editor.undo();
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 2, y: 1 });
  });

  it('saves what is pressed while an undo finds nothing to undo', async () => {
    const { api, editor, forgetHistory, whileRefreshing, shown } = await begin();
    forgetHistory();
    whileRefreshing(() => editor.edit('a', set('x', 2)));
    editor.undo();
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 2, y: 1 });
    expect(shown()).toEqual({ x: 2, y: 1 });
  });

  it('shows an undo although an edit came while its answer was loaded', async () => {
    const { api, editor, whileRefreshing, wait, shown } = await begin();
    editor.edit('a', set('x', 2));
    await editor.settled();
    wait(2_000);
    whileRefreshing(() => editor.edit('a', set('y', 2)));
    editor.undo();
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 1, y: 2 });
    expect(shown()).toEqual({ x: 1, y: 2 });
  });

  it('keeps three undos that meet a server that fails once, and does each once', async () => {
    const { api, editor, wait } = await begin();
    for (const x of [2, 3, 4]) {
      editor.edit('a', set('x', x));
      await editor.settled();
      wait(2_000);
    }
    const saveEdits = api.site.saveEdits.bind(api.site);
    api.site.saveEdits = async (request) => {
      api.site.saveEdits = saveEdits;
      await saveEdits(request);
      throw new Error('The answer is lost.');
    };
    for (let press = 0; press < 3; press += 1) editor.undo();
    await editor.settled();
    expect(editor.state()).toEqual({ kind: 'offline', waiting: 3 });
    editor.retry();
    await editor.settled();
    expect(api.site.saved('a')).toEqual({ x: 1, y: 1 });
  });
});
