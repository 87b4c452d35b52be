import type { JsonObject } from '../src/protocol/json/json.ts';
import type { OperationContract } from '../src/protocol/operation-contract.ts';
import { writeSample } from './calls/hostile-requests.fake.ts';
import { openSession } from './identity/sessions/sessions.ts';
import { ensurePoints } from './rewards/points/accounts.ts';
import { bookPoints } from './rewards/points/book-points.ts';
import { issueReward } from './rewards/issue-reward.ts';
import { demoFundPassword, demoPassword } from '../demo/seed/accounts.ts';
import { findOpen } from './money/withdrawals/terms.ts';
import type { MemberRig } from './member-rig.fake.ts';
import type { WithdrawalRig } from './money/withdrawals/withdrawal-rig.fake.ts';

/** A session of a member, without the way in. */
export const openToken = (rig: Pick<MemberRig, 'deps'>, memberId: string): Promise<string> =>
  openSession(rig.deps, { memberId, network: '203.0.113.7', device: '' });

const addCard = async (rig: WithdrawalRig, memberId: string): Promise<string> => {
  const { rows } = await rig.database.pool.query<{ id: string }>(
    `insert into payout_account (member_id, kind, provider, holder, number, created_at)
      values ($1, 'bank', 'FOYB', 'Amihan Reyes', '1002003004471', $2) returning id`,
    [memberId, rig.clock.now()],
  );
  return rows[0]?.id ?? '';
};
/** Ends what is open, for a member may have one of each only, and gives points. */
const makeRoom = async (rig: WithdrawalRig, memberId: string): Promise<void> => {
  const { db, clock, random } = rig.deps;
  const open = await findOpen(db, memberId);
  if (open !== null) await rig.decide(open.id, 'refuse');
  await rig.database.pool.query(
    `update deposit_order set status = 'cancelled' where member_id = $1 and status = 'waiting'`,
    [memberId],
  );
  await rig.database.pool.query(`update withdrawal set created_at = created_at - interval '1 day'`);
  const change = { merchant: 'demo', kind: 'points.opening', at: clock.now() } as const;
  await bookPoints(db, await ensurePoints(db, 'demo', memberId), {
    ...change,
    reference: `hostile:${random.uuid()}`,
    points: 10_000n,
  });
};
const makeLotteryOrder = async (rig: WithdrawalRig) => {
  const gameId = 102;
  const { currentNumero } = (await rig.call('lottery.near', { gameId })).value;
  const lines = [{ playId: 1011, content: { picks: ['B'] } }];
  return { gameId, currentNumero: currentNumero.numero, betCartAmountSum: '2.00', lines };
};
/** What belongs to one member, of every kind that a call names by its number. */
export const makeOwn = async (rig: WithdrawalRig, memberId: string) => {
  const { db, clock } = rig.deps;
  await makeRoom(rig, memberId);
  const token = await openToken(rig, memberId);
  const { rows } = await rig.database.pool.query<{ id: string }>(
    'select id from payout_account where member_id = $1 and removed_at is null order by id',
    [memberId],
  );
  const card = rows[0]?.id ?? (await addCard(rig, memberId));
  const session = await rig.database.pool.query<{ id: string }>(
    'select max(id) as id from member_session where member_id = $1',
    [memberId],
  );
  const passkey = await rig.database.pool.query<{ id: string }>(
    `insert into passkey (member_id, credential_id, public_key, sign_count, transports, name, created_at)
      values ($1, $2, '', 0, '{}', 'Phone', $3) returning id`,
    [memberId, rig.deps.random.token(), clock.now()],
  );
  const withdrawal = await rig.payOut({ token, card });
  const asked = (await rig.submit(token, { amount: '100.00', card })).value.id;
  await rig.decide(asked, 'ask');
  const deposit = await rig.call('deposit.create', { bankCode: 'transfer', amount: '500.00' }, { token });
  const redemption = await rig.call(
    'points.redeem',
    { rewardId: '2', quantity: 1, password: demoFundPassword },
    { token },
  );
  const subject = `hostile:${rig.deps.random.uuid()}`;
  await issueReward(db, {
    merchant: 'demo',
    memberId,
    promotionType: 'BONUS',
    texts: { EN: { title: 'Bonus' } },
    pays: 100n,
    points: 0n,
    wagering: 0,
    subject,
    at: clock.now(),
    expiresAt: null,
  });
  const reward = await db
    .selectFrom('issued_reward')
    .select('id')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  const upload = await rig.upload(memberId);
  const order = await makeLotteryOrder(rig);
  const bought = await rig.call('lottery.bet', order, { token });
  const chase = await rig.database.pool.query<{ id: string }>(
    `insert into lottery_chase (merchant, member_id, stops_on_win, state, created_at)
      values ('demo', $1, true, 'running', $2) returning id`,
    [memberId, clock.now()],
  );
  const link = await rig.call('agent.createLink', { type: 0 }, { token });
  return {
    token,
    card,
    link: link.value.id,
    passkey: passkey.rows[0]?.id ?? '',
    session: session.rows[0]?.id ?? '',
    withdrawal,
    asked,
    deposit: deposit.value.id,
    redemption: redemption.value.id,
    reward: reward.id,
    upload,
    order,
    ticket: bought.value.tickets[0]?.id ?? '',
    chase: chase.rows[0]?.id ?? '',
  };
};
export type OwnThings = Awaited<ReturnType<typeof makeOwn>>;

/** Calls of an area, each with the account that it names. */
export const nameAt = (account: string, area: string, ...calls: readonly string[]) =>
  Object.fromEntries(calls.map((call) => [`${area}.${call}`, { account }]));

/** Real values, so that a call with one wrong field gets as far as it can. */
export const writeGood = (ownThings: OwnThings): Readonly<Record<string, JsonObject>> => ({
  'confirmations.answer': {
    id: ownThings.withdrawal,
    claim: 'partial',
    amount: '10.00',
    comment: 'Less came.',
    proofs: [ownThings.upload],
  },
  'confirmations.receipt': { id: ownThings.withdrawal },
  'withdrawals.answer': { id: ownThings.asked },
  'withdrawals.detail': { id: ownThings.withdrawal },
  'withdrawals.cancel': { id: ownThings.asked },
  'withdrawals.submit': { amount: '100.00', card: ownThings.card, fundPassword: demoFundPassword },
  'deposit.create': { bankCode: 'gateway', amount: '100.00' },
  'deposit.order': { id: ownThings.deposit },
  'deposit.cancel': { id: ownThings.deposit },
  'deposit.prove': { id: ownThings.deposit, proofs: [ownThings.upload] },
  'deposit.settings': { order: ownThings.deposit },
  'payout.removeAccount': { id: ownThings.card },
  'payout.addAccount': { provider: 'FOYB', fundPassword: demoFundPassword },
  'points.convert': { points: 100, password: demoFundPassword },
  'points.redeem': { rewardId: '3', quantity: 1, password: demoFundPassword },
  'points.redemption': { id: ownThings.redemption },
  'rewards.claim': { promotionClaimId: ownThings.reward },
  'rewards.claimTicket': { transactionId: ownThings.reward },
  'rewards.cancelTicket': { transactionId: ownThings.reward },
  'devices.end': { id: ownThings.session },
  'lottery.bet': ownThings.order,
  'lottery.ticket': { id: ownThings.ticket },
  'lottery.cancel': { id: [ownThings.ticket] },
  'lottery.proof': { id: ownThings.ticket },
  'lottery.chases': { id: ownThings.chase },
  'lottery.cancelChase': { id: ownThings.chase },
  'lottery.betVietnam': {
    contents: [
      {
        gameId: ownThings.order.gameId,
        playId: 1011,
        bettingContent: 'B',
        numero: [{ numero: ownThings.order.currentNumero }],
      },
    ],
  },
  'member.changePassword': { oldPassword: demoPassword },
  'member.setPaymentPassword': { password: demoPassword },
  'member.changePaymentPassword': { oldPaymentPassword: demoFundPassword },
  'session.login': { username: 'player', password: demoPassword },
  'contracts.offer': { account: 'bayani' },
  'contracts.offerMany': { accounts: [{ account: 'bayani' }] },
  'contracts.read': { account: 'bayani' },
  'contracts.history': { account: 'bayani' },
  'contracts.copy': { account: 'bayani' },
  'contracts.end': { account: 'bayani' },
  'transfers.toDownline': { account: 'bayani', amount: '100.00', fundPassword: demoFundPassword },
  'transfers.toUpline': { amount: '100.00', fundPassword: demoFundPassword },
});

/** What a call takes, with the own things in it: a contract by its newest offer, and a copy of one of them. */
export const writeFields = (ownThings: OwnThings, contract: OperationContract): JsonObject => {
  const fields = { ...writeSample(contract), ...writeGood(ownThings)[contract.name] };
  const isOfNewest = contract.name.startsWith('contracts.') && contract.name !== 'contracts.copy';
  return isOfNewest ? { ...fields, version: undefined as never } : fields;
};
