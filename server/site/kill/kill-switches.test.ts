import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashText } from '../../../src/compiler/content-hash.ts';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import { killKinds } from '../../../src/protocol/release/kill-switch.ts';
import type { CompiledNode, CompiledScreen, ReleaseManifest } from '../../../src/protocol/release/release.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { verifyAudit } from '../audit/audit.fake.ts';
import { killNodes } from './kill-nodes.ts';
import { killRelease } from './kill-release.ts';
import { createSiteService, type StoredSiteService } from '../postgres-site-service.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';
import { isTrusted } from '../release/signature-store.ts';

let database: TestDatabase;
let merchant: string;
let site: StoredSiteService;
const signer = createReleaseSigner();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  merchant = `m-${randomUUID().slice(0, 8)}`;
  site = createSiteService({
    db: database.db,
    clock: createFakeClock(),
    random: systemRandom,
    merchant,
    compiler: createFakeCompiler(),
    signer,
    listVendors: async () => ['lumina'],
  });
  await site.importDocuments({
    documents: { 'pages/home': { name: merchant } },
    note: 'First',
    author: 'foyer',
    kind: 'initial',
  });
});
const contact = { kind: 'form', name: 'contact', note: 'It fails', author: 'paula' } as const;
const hasForm = async () => (await site.active()).manifest.forms['contact'] !== undefined;

test('switches off what is live, signed like any release, and back to the very same release', async () => {
  const before = await site.active();
  expect(await site.kills.kill(contact)).toMatchObject({ ok: true, value: { revision: 2, kind: 'kill' } });
  expect(await hasForm()).toBe(false);
  expect(isTrusted(signer, await site.active())).toBe(true);
  expect(await site.kills.list()).toMatchObject([{ kind: 'form', name: 'contact', reason: 'It fails' }]);
  expect(await site.kills.restore(contact)).toMatchObject({ ok: true, value: { kind: 'restore' } });
  expect((await site.active()).release).toBe(before.release);
  expect(await verifyAudit(database.db, merchant)).toMatchObject({ brokenAt: null, untold: [] });
});
test('stays switched off through a publish and a rollback', async () => {
  await site.kills.kill(contact);
  const { version } = await site.draft();
  const patches = [{ document: 'pages/home', op: 'replace', path: ['name'], value: 'two' }] as const;
  const edited = await site.editDraft({ version, patches, author: 'emil' });
  if (!edited.ok) throw new Error(edited.error.code);
  await site.publish({ note: 'n', author: 'p', draftVersion: edited.value.version, baseRevision: 2 });
  expect(await hasForm()).toBe(false);
  await site.rollback({ toRevision: 1, note: 'n', author: 'p' });
  expect(await hasForm()).toBe(false);
  await site.kills.restore(contact);
  expect(await hasForm()).toBe(true);
});
test('does not make a draft stale', async () => {
  const { version } = await site.draft();
  const patches = [{ document: 'pages/home', op: 'replace', path: ['name'], value: 'two' }] as const;
  await site.editDraft({ version, patches, author: 'emil' });
  await site.kills.kill(contact);
  const draft = await site.draft();
  expect(draft.baseRevision).toBe(2);
  const published = await site.publish({
    note: 'n',
    author: 'p',
    draftVersion: draft.version,
    baseRevision: draft.baseRevision,
  });
  expect(published).toMatchObject({ ok: true });
});
test('refuses without a reason, twice, and for what nothing live has', async () => {
  expect(await site.kills.kill({ ...contact, note: ' ' })).toMatchObject({
    error: { code: 'publish.note-required' },
  });
  expect(await site.kills.kill({ ...contact, name: 'nothing' })).toMatchObject({
    error: { code: 'kill.nothing' },
  });
  expect((await site.active()).revision).toBe(1);
  expect(await site.kills.list()).toEqual([]);
  expect(await site.kills.restore(contact)).toMatchObject({ error: { code: 'kill.unknown' } });
  await site.kills.kill(contact);
  expect(await site.kills.kill(contact)).toMatchObject({ error: { code: 'kill.already' } });
});
test('refuses what no release has, whatever the kind, and makes no revision of it', async () => {
  for (const kind of killKinds) {
    const refused = await site.kills.kill({ ...contact, kind, name: 'nope' });
    expect([kind, refused]).toMatchObject([kind, { ok: false, error: { code: 'kill.nothing' } }]);
  }
  expect((await site.active()).revision).toBe(1);
  expect(await site.kills.list()).toEqual([]);
  expect(await site.kills.kill({ ...contact, kind: 'vendor', name: 'lumina' })).toMatchObject({ ok: true });
});
test('leaves a release that has drawn views as it is where nothing of it is switched off', () => {
  const site = { settings: { whitelabel: { chat: true } } };
  const texts: Readonly<Record<string, string>> = {
    site: toCanonicalJson(site),
    home: toCanonicalJson(screen([node('root')])),
    css: '',
  };
  const manifest = {
    format: 1,
    site: hashText(texts['site'] ?? ''),
    shell: 'home',
    pages: { home: 'home' },
    modals: {},
    forms: { register: 'f' },
    messages: {},
    styles: 'css',
    prerendered: { home: 'drawn' },
    drawnBy: 'p',
  } as unknown as ReleaseManifest;
  const text = (hash: string) => texts[hash] ?? texts['site'] ?? '';
  for (const kind of ['component', 'form', 'machine', 'feature'] as const)
    expect(killRelease(manifest, text, [{ kind, name: 'nope' }]).manifest).toBe(manifest);
  const off = killRelease(manifest, text, [{ kind: 'form', name: 'register' }]).manifest;
  expect([off.prerendered, off.drawnBy]).toEqual([undefined, undefined]);
});

const node = (id: string, rest: Partial<CompiledNode> = {}): CompiledNode => ({
  id,
  type: 'Box',
  version: 1,
  tag: 'div',
  ...rest,
});
const screen = (nodes: readonly CompiledNode[]): CompiledScreen => ({
  kind: 'page',
  id: 'p',
  data: {},
  machines: { reg: { use: 'registration' } },
  nodes,
  root: 0,
  forms: ['register'],
});
const shown = ({ nodes, root }: CompiledScreen): readonly string[] => {
  const visit = (index: number): readonly string[] => {
    const screenNode = nodes[index];
    if (screenNode === undefined || screenNode.props?.['hidden'] === true) return [];
    const nodeName = screenNode.props?.['role'] === 'status' ? `${screenNode.id}!` : screenNode.id;
    return [
      nodeName,
      ...(screenNode.children ?? []).flatMap((child) => (typeof child === 'number' ? visit(child) : [])),
    ];
  };
  return visit(root);
};
test('a switched-off component gives way to its fallback, or to nothing', () => {
  const page = screen([
    node('root', { children: [1, 3] }),
    node('fancy', { type: 'Carousel', fallback: 2 }),
    node('plain', { type: 'Text' }),
    node('bare', { type: 'Carousel' }),
  ]);
  const killed = killNodes(page, [{ kind: 'component', name: 'Carousel' }]);
  expect(shown(killed)).toEqual(['root', 'fancy']);
  expect(killed.nodes[1]?.type).toBe('Text');
  expect(killNodes(page, [{ kind: 'component', name: 'Other' }])).toBe(page);
});
test('the replacement of a switched-off part is there only when that part would be', () => {
  const online = { r: { var: 'ui.online' }, d: ['ui.online'] };
  const light = { r: { '===': [{ var: 'ui.theme' }, 'light'] }, d: ['ui.theme'] };
  const page = screen([
    node('root', { children: [1, 3] }),
    node('fancy', { type: 'Carousel', show: online, in: ['reg', 'editing'], fallback: 2 }),
    node('plain', { type: 'Text', show: light, in: ['reg', 'done'] }),
    node('form', { type: 'SchemaForm', props: { form: 'register' }, show: light, in: ['reg', 'editing'] }),
  ]);
  const [, fallback] = killNodes(page, [{ kind: 'component', name: 'Carousel' }]).nodes;
  expect(fallback).toMatchObject({
    id: 'fancy',
    in: ['reg', 'done'],
    show: { r: { and: [online.r, { in: ['reg', 'editing'] }, light.r] }, d: ['ui.online', 'ui.theme'] },
  });
  const notice = killNodes(page, [{ kind: 'form', name: 'register' }]).nodes[3];
  expect(notice).toMatchObject({ props: { role: 'status' }, in: ['reg', 'editing'], show: light });
});
test('what a screen begins with and the place of the page cannot be switched off: nothing would be left', () => {
  const shell = screen([
    node('root', { children: [1, 2] }),
    node('main', { type: 'Slot:main' }),
    node('box', { fallback: 3 }),
    node('words', { type: 'Text' }),
  ]);
  expect(killNodes(shell, [{ kind: 'component', name: 'Slot:main' }])).toBe(shell);
  expect(shown(killNodes(shell, [{ kind: 'component', name: 'Box' }]))).toEqual(['root', 'main', 'box']);
  const close = { press: [{ do: 'send', to: 'reg', event: 'cancel' }] } as const;
  const dialog = screen([
    node('root', { type: 'Modal', children: [1], on: close }),
    node('form', { in: ['reg', 'editing'] }),
  ]);
  expect(shown(killNodes(dialog, [{ kind: 'machine', name: 'registration' }]))).toEqual(['root', 'form!']);
});
test('a switched-off form or flow says once that it is not available', () => {
  const page = screen([
    node('root', { children: [1, 2, 3, 4] }),
    node('title'),
    node('form', { type: 'SchemaForm', props: { form: 'register' }, in: ['reg', 'editing'] }),
    node('code', { in: ['reg', ['sms.waiting', 'sms.sent']] }),
    node('again', { on: { press: [{ do: 'send', to: 'reg', event: 'code.resend' }] } }),
  ]);
  expect(shown(killNodes(page, [{ kind: 'machine', name: 'registration' }]))).toEqual([
    'root',
    'title',
    'form!',
  ]);
  expect(shown(killNodes(page, [{ kind: 'form', name: 'register' }]))).toEqual([
    'root',
    'title',
    'form!',
    'code',
    'again',
  ]);
});
test('compares a draft with what was published, so that a switch is not a separate change', async () => {
  const { component } = await site.kills.candidates();
  const name = component[0] ?? '';
  expect(await site.kills.kill({ kind: 'component', name, note: 'n', author: 'p' })).toMatchObject({
    ok: true,
  });
  expect((await site.checkDraft()).impact?.screens).toEqual([]);
  const { revision } = await site.active();
  expect((await site.compare({ from: revision, to: 'draft' })).impact?.screens).toEqual([]);
  expect((await site.compare({ from: 1, to: revision })).impact?.screens.length).toBeGreaterThan(0);
});
