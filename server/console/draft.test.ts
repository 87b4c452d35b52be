import { describe, expect, it } from 'vitest';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import type { Issue } from '../../src/protocol/release/issue.ts';
import { createConsoleApp } from './fakes/console-app.fake.ts';
import { findDifferences, planUndo } from './draft-summary.ts';
import { applyDocumentPatches } from '../site/draft/apply-patches.ts';
import { planRebase } from './rebase.ts';

const fields = 'settings/register-fields';
function setField(name: 'enabled' | 'required', value: boolean) {
  return { document: fields, op: 'replace', path: ['fields', 'email', name], value };
}
function issue(severity: Issue['severity']): Issue {
  return { code: 'pattern.unsafe', severity, document: fields, pointer: '/fields/email', message: 'No.' };
}

async function begin(check?: (documents: SiteDocuments) => readonly Issue[]) {
  const console = await createConsoleApp(check ? { check } : {});
  const cookie = await console.signIn('publisher');
  const save = (version: number, ...patches: object[]) =>
    console.call('PATCH', '/api/draft', { cookie, body: { version, patches } });
  const publish = (body: object) => console.call('POST', '/api/publish', { cookie, body });
  return { ...console, cookie, save, publish };
}

describe('the draft', () => {
  it('names each place that differs from what is live', async () => {
    const { save } = await begin();
    const answer = await save(1, setField('required', true));
    expect(answer.json()).toMatchObject({
      version: 2,
      undoable: 1,
      updatedBy: 'publisher',
      differences: [{ document: fields, pointer: '/fields/email/required' }],
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
    expect((await save(2, setField('required', false))).json()).toMatchObject({ differences: [] });
  });

  it('refuses a save over somebody else’s edit and tells the version to reload', async () => {
    const { save } = await begin();
    await save(1, setField('required', true));
    const late = await save(1, setField('enabled', false));
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ errorCode: 'publish.draft-moved', value: { version: 2 } });
  });

  it('undoes a whole edit, however many patches it made', async () => {
    const { save, call, cookie } = await begin();
    await save(1, setField('required', true));
    await save(2, setField('enabled', false), setField('required', false));
    const undone = await call('POST', '/api/draft/undo', { cookie, body: { version: 3 } });
    expect(undone.json()).toMatchObject({
      undoable: 1,
      differences: [{ document: fields, pointer: '/fields/email/required' }],
    });
  });

  it('is empty after discarding', async () => {
    const { save, call, cookie } = await begin();
    await save(1, setField('required', true));
    const discarded = await call('POST', '/api/draft/discard', { cookie, body: { version: 2 } });
    expect(discarded.json()).toMatchObject({ differences: [], undoable: 0 });
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
    expect(overview).toMatchObject({ active: { revision: 2 }, draft: { differences: [], undoable: 0 } });
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
    const { version } = (await save(3, setField('enabled', false))).json();
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

describe('differences', () => {
  it('are pointers in the form of RFC 6901', () => {
    expect(findDifferences({ 'a/b': { '~': 1 } }, { 'a/b': { '~': 2 } })).toEqual(['/a~1b/~0']);
  });
  it('take a list of another length as one place', () => {
    expect(findDifferences({ a: [1, 2] }, { a: [1] })).toEqual(['/a']);
  });
});

describe('undo', () => {
  it('goes patch by patch when somebody else than the console edited the draft', () => {
    expect(planUndo(3, [2, 1])).toEqual({ undoable: 2, last: 1 });
    expect(planUndo(4, [2, 1])).toEqual({ undoable: 4, last: 1 });
  });
});

describe('rebasing', () => {
  const base = { a: { list: [1, 2], kept: 1, gone: { x: 1 } } };
  it('keeps the draft’s value where both sides changed it, and tells both', () => {
    const plan = planRebase(base, { a: { ...base.a, kept: 2 } }, { a: { ...base.a, kept: 3 } });
    expect(plan).toEqual({
      patches: [{ document: 'a', op: 'replace', path: ['kept'], value: 2 }],
      contested: [{ document: 'a', place: 'kept', kind: 'value', was: '1', theirs: '3', yours: '2' }],
    });
  });
  it('keeps what the live site has taken out and the draft has changed, and tells it', () => {
    const plan = planRebase(base, { a: { ...base.a, gone: { x: 2 } } }, { a: { list: [1, 2], kept: 1 } });
    expect(plan).toMatchObject({
      patches: [{ op: 'add', path: ['gone'], value: { x: 2 } }],
      contested: [{ kind: 'base-removed', place: 'gone' }],
    });
  });
  it('replaces a member that the live site has got in the meantime', () => {
    const plan = planRebase(base, { a: { ...base.a, added: 1 } }, { a: { ...base.a, added: 2 } });
    expect(plan.patches).toEqual([{ document: 'a', op: 'replace', path: ['added'], value: 1 }]);
  });
  it('keeps the nodes that somebody else put into the list that the draft changed', () => {
    const page = (...ids: readonly string[]) => ({ p: { children: ids.map((id) => ({ id })) } });
    const { patches, contested } = planRebase(page('a'), page('a', 'mine'), page('theirs', 'a'));
    expect(contested).toEqual([]);
    expect(applyDocumentPatches(page('theirs', 'a'), patches)).toEqual(page('theirs', 'a', 'mine'));
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
