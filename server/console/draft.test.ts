import { describe, expect, it } from 'vitest';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { Issue } from '../../src/protocol/release/issue.ts';
import { createConsoleApp } from './fakes/console-app.fake.ts';
import type { WireEditConflict } from '../../src/protocol/calls/draft-edits.ts';
import { editOfPatches } from '../site/draft/edit-of-patches.fake.ts';
import type { DocumentPatch } from '../site/site-service.ts';

const fields = 'settings/register-fields';
function setField(name: 'enabled' | 'required', value: boolean) {
  return { document: fields, op: 'replace', path: ['fields', 'email', name], value } as const;
}
function issue(severity: Issue['severity']): Issue {
  return { code: 'pattern.unsafe', severity, document: fields, pointer: '/fields/email', message: 'No.' };
}

async function begin(check?: (documents: SiteDocuments) => readonly Issue[]) {
  const console = await createConsoleApp(check ? { check } : {});
  const cookie = await console.signIn('publisher');
  const send = (after: number, ...edits: object[]) =>
    console.call('POST', '/api/draft/edits', { cookie, body: { after, edits } });
  const save = async (after: number, ...patches: readonly DocumentPatch[]) =>
    send(after, editOfPatches((await console.site.draft()).documents, patches));
  const publish = (body: object) => console.call('POST', '/api/publish', { cookie, body });
  return { ...console, cookie, send, save, publish };
}

describe('the draft', () => {
  it('names each place that differs from what is live', async () => {
    const { save } = await begin();
    const answer = await save(1, setField('required', true));
    expect(answer.json()).toMatchObject({
      draft: {
        version: 2,
        updatedBy: 'publisher',
        differences: [{ document: fields, pointer: '/fields/email/required' }],
      },
      edits: [{ number: 2, author: 'publisher', way: 'console', undoes: null }],
    });
  });

  it('tells the settings that it would publish, for the lab', async () => {
    const { save, call, cookie } = await begin();
    const readEmail = async (): Promise<unknown> =>
      (await call('GET', '/api/draft/settings', { cookie })).json<{
        settings: { register: { email: unknown } };
      }>().settings.register.email;
    expect(await readEmail()).toMatchObject({ required: false });
    await save(1, setField('required', true));
    expect(await readEmail()).toMatchObject({ required: true });
  });

  it('has no difference after a value is put back', async () => {
    const { save } = await begin();
    await save(1, setField('required', true));
    expect((await save(2, setField('required', false))).json()).toMatchObject({
      draft: { differences: [] },
    });
  });

  it('refuses an edit of what somebody else changed, with both values, and saves it when that is decided', async () => {
    const { send, site } = await begin();
    const mine = editOfPatches((await site.draft()).documents, [setField('required', true)]);
    const other = {
      document: fields,
      op: 'replace',
      path: ['fields', 'email', 'required'],
      value: 'no',
    } as const;
    await site.editDraft({ version: 1, patches: [other], author: 'Ana' });
    const late = await send(1, mine);
    expect(late.statusCode).toBe(409);
    const { conflicts } = late.json<{ value: { conflicts: readonly WireEditConflict[] } }>().value;
    expect(late.json()).toMatchObject({ errorCode: 'draft.conflict' });
    expect(conflicts).toMatchObject([
      {
        edit: mine.id,
        step: 0,
        document: fields,
        place: 'fields.email.required',
        mine: 'yes',
        theirs: 'no',
        by: 'Ana',
        canKeep: true,
      },
    ]);
    const [{ seen } = { seen: '' }] = conflicts;
    const settled = [{ step: 0, keep: 'mine', seen }];
    expect((await send(2, { ...mine, settled })).json()).toMatchObject({ draft: { version: 3 } });
    expect((await site.draft()).documents[fields]).toMatchObject({ fields: { email: { required: true } } });
  });

  it('lists nothing of an edit that its author gave up', async () => {
    const { send, site } = await begin();
    const mine = editOfPatches((await site.draft()).documents, [setField('required', true)]);
    const other = { ...setField('required', false), value: 'no' };
    await site.editDraft({ version: 1, patches: [other], author: 'Ana' });
    const settled = [{ step: 0, keep: 'theirs', seen: '' }];
    expect((await send(1, { ...mine, settled })).json()).toMatchObject({
      draft: { version: 2 },
      edits: [{ author: 'Ana' }],
    });
  });

  it('saves an edit once, however often it is sent', async () => {
    const { send, site } = await begin();
    const mine = editOfPatches((await site.draft()).documents, [setField('required', true)]);
    for (const after of [1, 1, 2])
      expect((await send(after, mine)).json()).toMatchObject({ draft: { version: 2 } });
  });

  it('undoes a whole edit by its number, and redoes it', async () => {
    const { save, send, call, cookie } = await begin();
    await save(1, setField('required', true));
    await save(2, setField('enabled', false), setField('required', false));
    const undo = (undoes: number) => ({ id: `undo-of-${undoes}`, steps: [], sentence: '', undoes });
    expect((await send(3, undo(3))).json()).toMatchObject({
      draft: { differences: [{ document: fields, pointer: '/fields/email/required' }] },
      edits: [{ number: 4, undoes: 3 }],
    });
    expect((await send(4, undo(4))).json()).toMatchObject({
      draft: { differences: [{ pointer: '/fields/email/enabled' }] },
    });
    const { edits } = (await call('GET', '/api/draft/edits', { cookie })).json<{
      edits: readonly { sentence: string }[];
    }>();
    expect(edits.map(({ sentence }) => /^(Undone|Redone)?/.exec(sentence)?.[0])).toEqual([
      '',
      '',
      'Undone',
      'Redone',
    ]);
    expect((await send(5, undo(9))).json()).toMatchObject({ errorCode: 'draft.edit-unknown' });
  });

  it('takes words of a writer and nothing else, also where an edit is undone', async () => {
    const { save, call, signIn, site } = await begin();
    const cookie = await signIn('writer');
    const write = (after: number, edit: object) =>
      call('POST', '/api/draft/edits', { cookie, body: { after, edits: [edit] } });
    await save(1, setField('required', true));
    const undo = { id: 'undo-of-another', steps: [], sentence: '', undoes: 2 };
    const other = editOfPatches((await site.draft()).documents, [setField('enabled', false)]);
    for (const edit of [undo, other]) {
      const answer = await write(2, edit);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        errorCode: 'draft.step-not-allowed',
        value: { document: fields },
      });
    }
    const words = [{ document: 'locales/EN', do: 'set', part: '', path: ['new.words'], value: 'New' }];
    expect((await write(2, { id: 'own-words', sentence: '', steps: words })).json()).toMatchObject({
      draft: { version: 3, updatedBy: 'writer' },
    });
    expect((await call('POST', '/api/draft/discard', { cookie, body: { version: 3 } })).statusCode).toBe(403);
  });

  it.each([
    [{ document: fields, do: 'set', part: '', path: ['x'] }],
    [{ document: fields, do: 'take', part: 'id:a', was: { a: 1 } }],
    [{ document: fields, do: 'set', part: '', path: ['__proto__', 'x'], value: 1 }],
    [{ document: '__proto__', do: 'make', value: 1 }],
    [{ document: fields, do: 'jump', part: '' }],
  ])('refuses a step that is none: %o', async (step) => {
    const { send } = await begin();
    const answer = await send(1, { id: 'some-edit', sentence: '', steps: [step] });
    expect(answer.json()).toMatchObject({ errorCode: 'request.invalid' });
  });

  it('is empty after discarding', async () => {
    const { save, call, cookie } = await begin();
    await save(1, setField('required', true));
    const discarded = await call('POST', '/api/draft/discard', { cookie, body: { version: 2 } });
    expect(discarded.json()).toMatchObject({ differences: [] });
  });

  it('shows a document as live and as drafted', async () => {
    const { save, call, cookie } = await begin();
    await save(1, setField('required', true));
    const answer = await call('GET', `/api/document?path=${encodeURIComponent(fields)}`, { cookie });
    expect(answer.json()).toEqual({
      path: fields,
      draft: { fields: { email: { enabled: true, required: true } } },
      live: { fields: { email: { enabled: true, required: false } } },
      version: 2,
    });
    const list = (await call('GET', '/api/documents', { cookie })).json<{ documents: readonly unknown[] }>();
    expect(list.documents).toMatchObject([
      { path: 'locales/EN', changed: false },
      { path: fields, changed: true },
      { path: 'site', changed: false },
    ]);
  });

  it('does not know a document by a name from the prototype', async () => {
    const { call, cookie } = await begin();
    const answer = await call('GET', '/api/document?path=constructor', { cookie });
    expect(answer.json()).toMatchObject({ errorCode: 'document.unknown' });
  });

  it('is previewed on the portal’s origin', async () => {
    const { call, cookie } = await begin();
    const answer = await call('POST', '/api/draft/preview', { cookie });
    expect(answer.json<{ url: string }>().url).toMatch(/^http:\/\/portal\.test\/preview\//);
  });
});

describe('publishing', () => {
  it('makes the next revision under the operator’s name', async () => {
    const { save, publish, call, cookie } = await begin();
    await save(1, setField('required', true));
    const answer = await publish({ note: ' Ask for e-mail ', draftVersion: 2, baseRevision: 1 });
    expect(answer.json()).toMatchObject({ revision: 2, author: 'publisher', note: 'Ask for e-mail' });
    const overview = (await call('GET', '/api/site', { cookie })).json();
    expect(overview).toMatchObject({ active: { revision: 2 }, draft: { differences: [] } });
  });

  it('refuses a draft with errors and says where they are', async () => {
    const { save, publish } = await begin(() => [issue('error')]);
    await save(1, setField('required', true));
    const answer = await publish({ note: 'n', draftVersion: 2, baseRevision: 1 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errorCode: 'publish.check-failed',
      value: { issues: [{ document: fields, pointer: '/fields/email' }] },
    });
  });

  it('asks for a reason while warnings stand, and keeps it with the note', async () => {
    const { save, publish } = await begin(() => [issue('warning')]);
    await save(1, setField('required', true));
    const body = { note: 'n', draftVersion: 2, baseRevision: 1 };
    expect((await publish(body)).json()).toMatchObject({ errorCode: 'publish.reason-required' });
    expect((await publish({ ...body, warningReason: 'Known' })).json()).toMatchObject({
      note: 'n (warnings accepted: Known)',
    });
  });

  it('refuses a draft that was edited after it was reviewed', async () => {
    const { save, publish } = await begin();
    await save(1, setField('required', true));
    const answer = await publish({ note: 'n', draftVersion: 1, baseRevision: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ errorCode: 'publish.draft-moved' });
  });

  it('refuses a stale base and tells what the draft changes', async () => {
    const { save, publish, call, cookie } = await begin();
    await save(1, setField('required', true));
    await publish({ note: 'n', draftVersion: 2, baseRevision: 1 });
    const { version } = (await save(3, setField('enabled', false))).json<{ draft: { version: number } }>()
      .draft;
    await call('POST', '/api/rollback', { cookie, body: { toRevision: 1, note: 'Complaints' } });
    const answer = await publish({ note: 'n', draftVersion: version, baseRevision: 2 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      errorCode: 'publish.stale-base',
      value: { revision: 3, changes: [{ document: fields }] },
    });
  });

  it('continues after a draft with a stale base was brought onto what is live', async () => {
    const { save, publish, call, cookie } = await begin();
    await save(1, setField('required', true));
    await publish({ note: 'n', draftVersion: 2, baseRevision: 1 });
    await save(3, setField('enabled', false));
    await call('POST', '/api/rollback', { cookie, body: { toRevision: 1, note: 'Complaints' } });
    const rebased = await call('POST', '/api/draft/rebase', { cookie, body: { version: 4 } });
    expect(rebased.json()).toMatchObject({
      contested: [],
      draft: { baseRevision: 3, differences: [{ document: fields, pointer: '/fields/email/enabled' }] },
    });
    const { version } = rebased.json<{ draft: { version: number } }>().draft;
    const answer = await publish({ note: 'n', draftVersion: version, baseRevision: 3 });
    expect(answer.json()).toMatchObject({ revision: 4 });
  });

  it('needs a note, and rolling back a reason', async () => {
    const { save, publish, call, cookie } = await begin();
    await save(1, setField('required', true));
    const blank = await publish({ note: '  ', draftVersion: 2, baseRevision: 1 });
    expect(blank.json()).toMatchObject({ errorCode: 'publish.note-required' });
    const back = await call('POST', '/api/rollback', { cookie, body: { toRevision: 1, note: ' ' } });
    expect(back.json()).toMatchObject({ errorCode: 'publish.note-required' });
  });
});

describe('the findings of the check', () => {
  it('come with the steps of their fix and of their trace', async () => {
    const issue: Issue = {
      code: 'node.type-unknown',
      severity: 'warning',
      document: 'site',
      pointer: '/x',
      message: 'Unknown.',
      fix: { summary: 'Set it', changes: [{ op: 'replace', pointer: '/x', value: { a: 1 } }] },
      trace: { settings: { 'settings.a': true }, steps: ['The page opens'] },
    };
    const { call, signIn } = await createConsoleApp({ check: () => [issue] });
    const answer = await call('GET', '/api/draft/check', { cookie: await signIn('viewer') });
    expect(answer.json()).toMatchObject({ issues: [issue] });
  });
});
