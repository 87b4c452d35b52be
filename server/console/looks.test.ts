import { expect, it } from 'vitest';
import { createConsoleApp } from './fakes/console-app.fake.ts';
import { oneLookMs } from './looks.ts';
import { createReviewsFake } from './fakes/reviews.fake.ts';
import { routes } from './fakes/route-list.fake.ts';

const picture = { type: 'image/png', bytes: Buffer.from('a slip') };
const reviews = { ...createReviewsFake(), picture: async () => picture };

const things = [
  ['/api/reviews/pictures/picture-of-1', 'picture.look', 'picture:picture-of-1'],
  ['/api/withdrawals/1', 'withdrawal.look', 'withdrawal:1'],
  ['/api/members/1', 'member.look', 'member:1'],
  ['/api/agents/1', 'agent.look', 'agent:1'],
  ['/api/agents?search=ag', 'agents.look', 'agents:ag'],
  ['/api/settlements/lines/1', 'settlement-line.look', 'settlement-line:1'],
  ['/api/members?q=pla', 'members.look', 'members:pla'],
  ['/api/members?q=%2B63%20917%20000%200001', 'members.look', 'members:•••0001'],
  ['/api/members?q=ana.cruz%40mail.example', 'members.look', 'members:a•••@mail.example'],
  ['/api/members?q=Ana%20Cruz', 'members.look', 'members:A••• C•••'],
] as const;

for (const [url, action, subject] of things) {
  it(`records who looked at ${subject}, each browser once in a while, however often the page asks`, async () => {
    const { call, signIn, records, pass } = await createConsoleApp({ parts: { reviews } });
    const [cashier, support, again] = [
      await signIn('cashier'),
      await signIn('support'),
      await signIn('cashier'),
    ];
    const looks = () => records.filter((entry) => entry.action === action);
    for (const cookie of [cashier, cashier, support, again])
      expect((await call('GET', url, { cookie })).statusCode).toBe(200);
    const by = (author: string) => ({ action, author, subject, note: '' });
    expect(looks()).toEqual([by('cashier'), by('support'), by('cashier')]);
    pass(oneLookMs - 1);
    await call('GET', url, { cookie: cashier });
    expect(looks()).toHaveLength(3);
    pass(1);
    await call('GET', url, { cookie: cashier });
    expect(looks()).toHaveLength(4);
  });

  it(`does not show ${subject} where the look cannot be recorded`, async () => {
    let isBroken = false;
    const record = () => (isBroken ? Promise.reject(new Error('no database')) : Promise.resolve());
    const { call, signIn } = await createConsoleApp({ parts: { record, reviews } });
    const cookie = await signIn('cashier');
    isBroken = true;
    for (let count = 0; count < 2; count += 1)
      expect((await call('GET', url, { cookie })).statusCode).toBe(500);
  });
}

it('shows nothing of members to anyone who has no business with them', async () => {
  const { call, signIn, records } = await createConsoleApp();
  for (const role of ['viewer', 'editor', 'administrator'] as const) {
    const cookie = await signIn(role);
    for (const url of [
      '/api/reviews',
      '/api/withdrawals?filter=all',
      '/api/rounds?filter=all',
      '/api/removals',
    ])
      expect((await call('GET', url, { cookie })).statusCode, `${role} ${url}`).toBe(403);
    for (const [url] of things) expect((await call('GET', url, { cookie })).statusCode).toBe(403);
  }
  expect(records.filter(({ action }) => action.endsWith('.look'))).toEqual([]);
});

/** What is read with the permission to see members, and shows nothing of one. */
const blind = ['/api/work'];
/** Fields that an answer about a member has. */
const personal = /"(account|mobile|email|memberId|nickname|payer|phone|to|holder)":/;

it('records every answer that shows something of members, by the list of all routes', async () => {
  const { call, signIn, records } = await createConsoleApp({ parts: { reviews } });
  const cookies = { cashier: await signIn('cashier'), support: await signIn('support') };
  const seen = routes.filter(
    ({ method, needs }) => method === 'GET' && ['players', 'cashier', 'messages'].includes(needs),
  );
  expect(seen.length).toBeGreaterThan(25);
  for (const { url, needs } of seen) {
    const before = records.length;
    const answer = await call('GET', url, { cookie: cookies[needs === 'messages' ? 'support' : 'cashier'] });
    expect(answer.statusCode, url).toBe(200);
    // A list as a file is recorded as what was taken away.
    const looks = records
      .slice(before)
      .filter(({ action }) => action.endsWith('.look') || action === 'list.export');
    expect(looks, url).toHaveLength(blind.includes(url) ? 0 : 1);
  }
});

/** Answers with such fields that are the operator's own, or the house's. */
const own = ['/api/me', '/api/senders/state', '/api/draft/settings', '/api/desks/receiving-accounts'];
/** Names a member only for those who may see members, and then it is a look: see the test of it below. */
const byRole = ['/api/audit/entries'];
it('has no route for every operator whose answer has fields of a member', async () => {
  const { call, signIn } = await createConsoleApp();
  const cookie = await signIn('viewer');
  const shown: string[] = [];
  for (const { url } of routes.filter(({ method, needs }) => method === 'GET' && needs === 'read')) {
    const answer = await call('GET', url, { cookie });
    if (personal.test(answer.body)) shown.push(url);
  }
  expect(shown.toSorted()).toEqual([...own, ...byRole].toSorted());
});

it('records nothing where the answer shows nothing', async () => {
  const { call, signIn, records } = await createConsoleApp();
  const cookie = await signIn('cashier');
  expect((await call('GET', '/api/members/999999', { cookie })).statusCode).toBeGreaterThanOrEqual(400);
  expect(records.filter(({ action }) => action.endsWith('.look'))).toEqual([]);
});

it('takes lines about members in the audit for a look at members, and others for none', async () => {
  const { call, signIn, records } = await createConsoleApp();
  const [viewer, cashier] = [await signIn('viewer'), await signIn('cashier')];
  const seen = await call('GET', '/api/audit/entries', { cookie: viewer });
  expect(seen.body).not.toContain('player');
  expect(records.filter(({ action }) => action === 'audit.look')).toEqual([]);
  for (const search of ['', '', '17'])
    await call('GET', `/api/audit/entries?search=${search}`, { cookie: cashier });
  const look = (subject: string) => ({ action: 'audit.look', author: 'cashier', subject, note: '' });
  expect(records.filter(({ action }) => action === 'audit.look')).toEqual([look('audit:'), look('audit:17')]);
  await call('GET', '/api/audit/export', { cookie: viewer });
  expect(records.at(-1)).toEqual({
    action: 'audit.export',
    author: 'viewer',
    subject: 'audit:',
    note: '2 rows',
  });
});
