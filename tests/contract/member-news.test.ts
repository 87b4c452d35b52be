import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RefreshedFlow } from '../../src/portal/live/refresh-flows.ts';
import type { Subscription } from '../../server/db/listen.ts';
import { hashToken } from '../../platform/calls/tokens.ts';
import { createSeededRig, type MemberRig } from '../../platform/member-rig.fake.ts';
import { watchMemberNews } from '../../platform/identity/sessions/member-news.ts';

/** What tells the page of each flow that looks again: tables; `visible` where the tab coming back is enough. */
const tellers: Readonly<Record<RefreshedFlow, readonly string[]>> = {
  accountClosure: ['withdrawal', 'lottery_ticket', 'issued_reward'],
  activityApplication: ['activity_application', 'issued_reward'],
  contractOffers: ['member'],
  deposit: ['deposit_order'],
  deviceList: ['member_session'],
  identityDocuments: ['identity_document'],
  limits: ['care_limit'],
  lotteryChase: ['lottery_chase'],
  lotteryTicket: ['lottery_ticket'],
  missionClaim: ['visible'],
  payoutAccounts: ['payout_account'],
  pointsRedeem: ['point_redemption'],
  promotionOffer: ['promotion_entry'],
  rebateClaim: ['rebate_day'],
  redEnvelope: ['visible'],
  rewardClaim: ['issued_reward'],
  withdrawal: ['withdrawal'],
  withdrawalConfirmation: ['withdrawal'],
};

let rig: MemberRig;
let watch: Subscription;
const heard: (string | null)[] = [];
let token = '';
let id = '';
const logIn = async (username: string): Promise<string> =>
  (await rig.call('session.login', { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() }))
    .value.token;
beforeAll(async () => {
  rig = await createSeededRig();
  token = await logIn('player');
  const { rows } = await rig.database.pool.query<{ id: string }>(
    "select id::text from member where account = 'player'",
  );
  id = rows[0]?.id ?? '';
  watch = await watchMemberNews({
    notifications: rig.database.notifications,
    tell: (session) => void heard.push(session),
  });
});
afterAll(async () => {
  await watch.stop();
  await rig.close();
});
const expectHeard = async (work: () => Promise<unknown>): Promise<void> => {
  heard.splice(0);
  await work();
  await expect.poll(() => heard).toContain(hashToken(token));
};

it.each(Object.entries(tellers))('%s hears of changes in %o', async (_, tables) => {
  const { rows } = await rig.database.pool.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     where p.proname in ('tell_member_pages', 'tell_upline_pages')`,
  );
  const told = ['visible', ...rows.map(({ table }) => table)];
  expect(tables.filter((table) => !told.includes(table))).toEqual([]);
});

describe('open pages of the member hear', () => {
  it('that the member logged in elsewhere, and logged out there', async () => {
    let other = '';
    await expectHeard(async () => (other = await logIn('player')));
    await expectHeard(() => rig.call('session.logout', {}, { token: other }));
  });
  it('of a limit that another page set', () =>
    expectHeard(() =>
      rig.call('care.setLimit', { kind: 'deposit', period: 'day', amount: '5000' }, { token }),
    ));
  it('of an account to pay out to', () =>
    expectHeard(() =>
      rig.database.pool.query(
        `insert into payout_account (member_id, kind, provider, holder, number, created_at)
         values (${id}, 'wallet', 'gcash', 'Mayari Cruz', '09171234567', now())`,
      ),
    ));
  it('of a paper that is decided', () =>
    expectHeard(() =>
      rig.database.pool.query(
        `insert into identity_document (merchant, member_id, type, number, birthday, created_at)
         select merchant, id, 'passport', '1', '1990-01-01', now() from member where id = ${id}`,
      ),
    ));
});

it('says nothing where a statement changes nothing, and nothing to another member', async () => {
  const other = await logIn('agent');
  heard.splice(0);
  await rig.database.pool.query('update withdrawal set status = status where id = -1');
  await rig.database.pool.query(
    `insert into payout_account (member_id, kind, provider, holder, number, created_at)
     select id, 'wallet', 'gcash', 'Amihan Cruz', '09171234568', now() from member where account = 'agent'`,
  );
  await expect.poll(() => heard).toContain(hashToken(other));
  expect(heard).not.toContain(hashToken(token));
});
