import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDayRig, type DayRig } from '../../day-rig.fake.ts';
import { readInvitation } from '../../identity/registration/invitations.ts';
import { readSettings } from '../../calls/system/settings.ts';

let rig: DayRig;
let code = '';
beforeAll(async () => {
  rig = await createDayRig();
  await rig.query('delete from referral');
  await rig.query('delete from referral_code');
});
afterAll(() => rig.close());
const invite = async (given: Readonly<Record<string, string>>) =>
  readInvitation(rig.deps as never, given, await readSettings(rig.deps), 'portal.test');

it('gives a member one code, with a link that the page of invitations understands', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      rig.call('referrals.details', { autoGenerate: 'true' }, { token: rig.token }),
    ),
  );
  const codes = new Set(answers.map(({ value }) => value.referralCode));
  expect(codes.size).toBe(1);
  code = [...codes][0] ?? '';
  expect(code).toMatch(/^[A-Z2-9]{8}$/);
  expect(answers[0]?.value).toMatchObject({
    link: `https://portal.test/join?referralCode=${code}`,
    totalInvitations: 0,
    promotionDomains: ['https://portal.test'],
    invited: [],
  });
});

it.each(['referralCode', 'affiliateCode', 'recommenderId'])(
  'who registers with it as %s is the friend of that member, in the same downline',
  async (field) => {
    const [row] = await rig.query(`select upline_id from member where id = ${rig.player}`);
    expect(await invite({ [field]: ` ${code.toLowerCase()} ` })).toEqual({
      uplineId: row?.['upline_id'] ?? null,
      code: null,
      link: null,
      referrer: { code, memberId: rig.player },
      record: { invitedBy: code },
    });
  },
);

describe('who invites', () => {
  const ask = async (given: string) => (await rig.call('member.invitation', { code: given })).value;
  const link = (change: string) =>
    rig.query(`update invitation_link set ${change} where code = 'OPENLINK22'`);
  beforeAll(() =>
    rig.query(`insert into invitation_link (merchant, code, member_id, customer_type, created_at)
      select 'demo', 'OPENLINK22', id, 0, now() from member where account = 'agent'`),
  );

  it('is named to a visitor by the code of a friend, with half of the name', async () => {
    expect(await ask(` ${code.toLowerCase()} `)).toEqual({ from: 'friend', name: 'pl•••er' });
  });

  it('is an agent by the code of an open link', async () => {
    const [agent] = await rig.query("select nickname from member where account = 'agent'");
    expect(await ask('openlink22')).toEqual({ from: 'agent', name: agent?.['nickname'] });
  });

  it.each([
    'paused = true',
    'removed_at = now()',
    "expires_at = '2020-01-01T00:00:00Z'",
    'most_uses = 1, uses = 1',
  ])('is no one by a link with %s', async (closed) => {
    await link(closed);
    expect(await ask('OPENLINK22')).toEqual({ from: 'none', name: '' });
    await link('paused = false, removed_at = null, expires_at = null, most_uses = null, uses = 0');
    expect((await ask('OPENLINK22')).from).toBe('agent');
  });

  it('is no one by a code that there is not', async () => {
    expect(await ask('NOBODY22')).toEqual({ from: 'none', name: '' });
  });
});

it('rewards the referrer once, when the friend has played enough', async () => {
  const [friend] = await rig.query("select id from member where account = 'expired'");
  await rig.query(`insert into referral (member_id, merchant, referrer_id, code, joined_at)
    values (${String(friend?.['id'])}, 'demo', ${rig.player}, '${code}', '2026-05-30T00:00:00Z')`);
  const countRewards = async () =>
    (await rig.query("select member_id from issued_reward where promotion_type = 'REFERRAL'")).length;
  const play = (stake: bigint, playedAt: string) =>
    rig.settle(stake, playedAt, 'settled', String(friend?.['id']));
  await play(1_000n, '2026-06-01T09:00:00Z');
  await rig.endDays('2026-06-02T12:00:00Z');
  expect(await countRewards()).toBe(0);
  await play(10_000_000n, '2026-06-02T13:00:00Z');
  await rig.endDays('2026-06-03T12:00:00Z', 2);
  await play(10_000_000n, '2026-06-03T13:00:00Z');
  await rig.endDays('2026-06-04T12:00:00Z', 2);
  expect(await countRewards()).toBe(1);
});
