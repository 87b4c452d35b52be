import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDayRig, type DayRig } from '../day-rig.fake.ts';
import { readInvitation } from '../identity/invitations.ts';
import { readSettings } from '../system/settings.ts';

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
      ...{ code: null, link: null },
      referrer: { code, memberId: rig.player },
      record: { invitedBy: code },
    });
  },
);

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
