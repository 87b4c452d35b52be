import { expect, it } from 'vitest';
import { createConsoleApp } from './console-app.fake.ts';
import { oneLookMs } from './looks.ts';
import { createReviewsFake } from './reviews.fake.ts';

const picture = { type: 'image/png', bytes: Buffer.from('a slip') };
const reviews = { ...createReviewsFake(), readPicture: async () => picture };

const things = [
  ['/api/reviews/pictures/picture-of-1', 'picture.look', 'picture:picture-of-1'],
  ['/api/withdrawals/1', 'withdrawal.look', 'withdrawal:1'],
  ['/api/members/1', 'member.look', 'member:1'],
  ['/api/agents/1', 'agent.look', 'agent:1'],
  ['/api/agents?search=ag', 'agents.look', 'agents:ag'],
  ['/api/settlements/lines/1', 'settlement.look', 'settlement-line:1'],
  ['/api/members?account=pla', 'members.look', 'members:pla'],
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
