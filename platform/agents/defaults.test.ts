import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';

let rig: MemberRig;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  rig = await createSeededRig();
  for (const username of ['agent', 'player']) {
    const login = { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() };
    tokens[username] = (await rig.call('session.login', login)).value.token;
  }
});
afterAll(() => rig.close());
const as = (who: string, language = 'EN') => ({ token: tokens[who] ?? '', language });

it('the brand tells agents what no other member gets, in the language of the page', async () => {
  await rig.database.pool.query(`insert into notice (merchant, kind, position, texts, starts_on)
    values ('demo', 'AG', -1, '{"EN": {"title": "New odds", "content": "<p>Read them.</p>"}}', '2026-05-30'),
      ('other', 'AG', -2, '{"EN": {"title": "Of another brand", "content": ""}}', '2026-05-30')`);
  const { announcements } = (await rig.call('agent.announcements', {}, as('agent'))).value;
  expect(announcements[0]).toMatchObject({
    title: 'New odds',
    content: '<p>Read them.</p>',
    startDateStr: '2026-05-30',
    promotionType: '',
  });
  expect(announcements).toHaveLength(2);
  const arabic = (await rig.call('agent.announcements', {}, as('agent', 'AR'))).value.announcements;
  expect(arabic[1]?.title).toMatch(/^اعرض/);
  for (const types of ['', 'A', 'AG', 'B,PL,PU,PR']) {
    const { body } = await rig.app.inject({
      url: '/wps/relay/MCSFE_getListAnnouncements',
      query: { types },
      headers: { merchant: 'demo', language: 'EN', authorization: tokens['player'] ?? '' },
    });
    expect(body).toContain('"player"');
    expect(body).not.toContain('New odds');
  }
});

it('what an agent does not name is what the defaults say', async () => {
  const { value } = await rig.call('agent.default', {}, as('agent'));
  expect(value).toMatchObject({ type: 0, step: '0.10', days: null, mostUses: null });
  const { rates } = (await rig.call('agent.globalRebates', {}, as('agent'))).value;
  expect(value.rates.map(({ product, own }) => [product, own])).toEqual(
    rates.map(({ product, own }) => [product, own]),
  );
  expect(value.rates.some(({ own }) => own !== '0.00')).toBe(true);
  const link = (await rig.call('agent.createLink', { type: value.type }, as('agent'))).value;
  expect(link).toMatchObject({ type: value.type, expiresAt: value.days, mostUses: value.mostUses });
  await rig.call('agent.openAccount', { account: 'unnamed1', type: 0, password: 'First-2026' }, as('agent'));
  const opened = (await rig.call('agent.rebates', { account: 'unnamed1' }, as('agent'))).value;
  expect(opened.type).toBe(value.type);
  expect(opened.rates.map(({ rate }) => rate)).toEqual(value.rates.map(({ rate }) => rate));
});

it.each(['agent.announcements', 'agent.default'] as const)('%s is for agents alone', async (name) => {
  const trial = (await rig.call('session.trial', {})).value.token;
  expect(await rig.call(name, {})).toMatchObject({ status: 401 });
  expect(await rig.call(name, {}, as('player'))).toMatchObject({
    status: 403,
    error: { errorCode: 'agent.only' },
  });
  expect(await rig.call(name, {}, { token: trial })).toMatchObject({
    status: 403,
    error: { errorCode: 'account.trial' },
  });
});

it.each(['announcements', 'default'])('%s answers both verbs alike', async (path) => {
  const ask = (method: 'GET' | 'POST') =>
    rig.app.inject({
      method,
      url: `/wps/agent/${path}`,
      headers: { merchant: 'demo', language: 'EN', authorization: tokens['agent'] ?? '' },
      ...(method === 'POST' ? { payload: {} } : {}),
    });
  const [got, posted] = [await ask('GET'), await ask('POST')];
  expect(got.statusCode).toBe(200);
  expect(posted.json<{ value: unknown }>().value).toEqual(got.json<{ value: unknown }>().value);
});
