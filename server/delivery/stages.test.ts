import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { get, openAppFake, readBoot, viewerSeal, type AppFake } from '../app.fake.ts';
import { systemRandom } from '../infrastructure/random.ts';
import { createFindViewer } from '../../platform/identity/sessions/stage-viewer.ts';
import { registerStagedCalls } from './staged-calls.ts';
import { hashToken } from '../../platform/calls/tokens.ts';

let fake: AppFake;
beforeEach(async () => {
  fake = await openAppFake();
});
afterEach(() => fake.close());

const addMember = async (account: string): Promise<string> => {
  const { db } = fake.database;
  const now = fake.clock.now();
  const { id } = await db
    .insertInto('member')
    .values({
      merchant: 'demo',
      account,
      nickname: account,
      password_hash: null,
      customer_type: 0,
      upline_id: null,
      mobile: null,
      email: null,
      language: 'EN',
      avatar: '',
      level_name: 'One',
      level_rank: 1,
      password_set_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = systemRandom.token();
  const later = new Date(now.getTime() + 3_600_000);
  await db
    .insertInto('member_session')
    .values({
      token_hash: hashToken(token),
      member_id: id,
      network: 'n',
      device: 'd',
      created_at: now,
      last_seen_at: now,
      expires_at: later,
      ends_at: later,
    })
    .execute();
  return token;
};
const begin = async (accounts: readonly string[], share = 0) => {
  const { service, watch } = fake.site;
  const { version } = await service.draft();
  const edited = await service.editDraft({
    version,
    patches: [{ document: 'settings/brand', op: 'replace', path: ['name'], value: 'staged' }],
    author: 'e',
  });
  if (!edited.ok) throw new Error(edited.error.code);
  const { version: draftVersion, baseRevision } = edited.value;
  const plan = { share, audience: 'everybody', accounts, haltAfter: 1 } as const;
  const begun = await service.stages.begin({ note: 'n', author: 'a', draftVersion, baseRevision, plan });
  if (!begun.ok) throw new Error(begun.error.code);
  await watch.refresh();
  return begun.value;
};
const cookieOf = (answer: Awaited<ReturnType<typeof get>>): string =>
  String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
const active = (headers: Record<string, string> = {}) => get(fake.app.portal, '/site/active', headers);

test('sets no cookie and lets caches keep the pointer while everybody has the same release', async () => {
  const answer = await active();
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['cache-control']).toBe('no-cache');
});
test('shows a named member the staged release on every later page, and nobody else', async () => {
  const [ana, ben] = [await addMember('ana'), await addMember('ben')];
  const { revision } = await begin(['ANA']);
  const staged = await active({ authorization: ana });
  expect(staged.json()).toMatchObject({ revision });
  expect(staged.headers['cache-control']).toBe('private, no-cache');
  expect(String(staged.headers['set-cookie'])).toMatch(
    /^foyer-reader=m\.[0-9a-f]{32}\.[\w-]{43}; .*HttpOnly; SameSite=Lax; Secure$/,
  );
  const page = await get(fake.app.portal, '/', { cookie: cookieOf(staged) });
  expect(readBoot(page.body)).toMatchObject({
    active: { revision },
    site: { settings: { brand: { name: 'staged' } } },
  });
  expect((await active({ cookie: cookieOf(staged) })).headers['set-cookie']).toBeUndefined();
  const other = await active({ authorization: ben, cookie: cookieOf(staged) });
  expect(other.json()).toMatchObject({ revision: revision - 1 });
  expect(readBoot((await get(fake.app.portal, '/', { cookie: cookieOf(other) })).body)).toMatchObject({
    active: { revision: revision - 1 },
  });
});
test('gives a visitor its own number once, and the same release with it ever after', async () => {
  const { revision } = await begin([], 100);
  const first = await get(fake.app.portal, '/', { accept: 'text/html' });
  expect(readBoot(first.body)).toMatchObject({ active: { revision } });
  expect(cookieOf(first)).toMatch(/^foyer-reader=v\.[0-9a-f]{32}\.[\w-]{43}$/);
  const again = await active({ cookie: cookieOf(first) });
  expect([again.json<{ revision: number }>().revision, again.headers['set-cookie']]).toEqual([
    revision,
    undefined,
  ]);
});
test('takes a browser with a key that it made up for a new one, which counts for nothing', async () => {
  const ana = await addMember('ana');
  await begin(['ana']);
  const ownCookie = cookieOf(await active({ authorization: ana }));
  const release = fake.site.watch.stage()?.pointer.release ?? '';
  // The member's own key with a seal that is not ours, and the same as it was before there was a seal.
  for (const cookie of [ownCookie.replace(/.{43}$/, 'A'.repeat(43)), ownCookie.replace(/\..{43}$/, '')]) {
    const answer = await active({ cookie });
    expect(answer.json<{ release: string }>().release).not.toBe(release);
    expect(cookieOf(answer)).toMatch(/^foyer-reader=v\./);
    const payload = { page: 'home', release, nodeId: 'root', message: 'broke' };
    await fake.app.portal.inject({ method: 'POST', url: '/site/reports', headers: { cookie }, payload });
  }
  await fake.site.watch.refresh();
  expect(fake.site.watch.stage()?.pointer.release).toBe(release);
});
test('answers the calls of a staged page by the staged settings, and only those', async () => {
  const ana = await addMember('ana');
  await begin(['ana']);
  const staged = fake.site.watch.stage()?.pointer.release ?? '';
  const portal = fastify();
  const { watch, shown, liveSite } = fake.site;
  const findMember = createFindViewer({ db: fake.database.db, clock: fake.clock, merchant: 'demo' });
  registerStagedCalls(portal, {
    watch,
    shown,
    findMember,
    viewerSeal,
    secureCookies: true,
    random: systemRandom,
  });
  portal.post('/call', async () => {
    await Promise.resolve();
    return (await liveSite.site()).settings['brand'];
  });
  const ask = async (headers: Record<string, string>) =>
    (await portal.inject({ method: 'POST', url: '/call', headers, payload: { a: 1 } })).json<unknown>();
  expect(
    await Promise.all([
      ask({ 'x-release': staged, authorization: ana }),
      ask({ 'x-release': staged }),
      ask({ authorization: ana }),
    ]),
  ).toEqual([{ name: 'staged' }, { name: 'one' }, { name: 'one' }]);
  await portal.close();
});
test('ends when browsers of the stage report errors; others do not count', async () => {
  const ana = await addMember('ana');
  const before = (await fake.site.service.active()).release;
  await begin(['ana']);
  const cookie = cookieOf(await active({ authorization: ana }));
  const send = (release: string, headers: Record<string, string>) =>
    fake.app.portal.inject({
      method: 'POST',
      url: '/site/reports',
      headers,
      payload: { page: 'home', release, nodeId: 'root', message: `broke ${release.slice(0, 6)}` },
    });
  const staged = fake.site.watch.stage()?.pointer.release ?? '';
  await send(before, { cookie });
  await send(staged, {});
  await fake.site.watch.refresh();
  expect(fake.site.watch.stage()).not.toBeNull();
  await send(staged, { cookie });
  await fake.site.watch.refresh();
  expect(fake.site.watch.stage()).toBeNull();
  expect((await active({ cookie })).json()).toMatchObject({ release: before });
});
