import { callSchemaPath } from '../../schemas/call-schema-path.ts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { operations } from '../../src/protocol/operations.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { ApiOperations } from '../../src/protocol/generated/wire-types.ts';
import { lotteryStates } from './lottery-states.ts';
import { fundPasswordOfPlayer, goodPayout, goodWithdrawal, withdrawalStates } from './withdrawal-states.ts';

/** Requests that depend on what the tests made, or carry a proof. All others are the `example` of their schema. */
const madeRequests: {
  readonly [Name in keyof ApiOperations]?: (humanToken: string) => ApiOperations[Name]['request'];
} = {
  'authenticator.confirm': () => ({ code: 'set by the test' }),
  'ownerProof.confirm': () => ({ code: 'set by the test' }),
  'authenticator.remove': () => ({ code: 'set by the test' }),
  'authenticator.renewCodes': () => ({ code: 'set by the test' }),
  'contracts.answerDaily': () => ({ id: 'set by the test', status: 'A' }),
  'contracts.answerHourly': () => ({ contractId: 'set by the test', status: 'A' }),
  'contracts.answerRealTime': () => ({ id: 'set by the test', status: 'A' }),
  'messages.readStopLink': () => ({ token: 'set by the test' }),
  'messages.stopByLink': () => ({ token: 'set by the test' }),
  'passkeys.add': () => ({ name: 'Contract', answer: 'set by the test' }),
  'passkeys.rename': () => ({ id: '1', name: 'Contract' }),
  'passkeys.remove': () => ({ id: '1', password: 'Foyer-2026' }),
  'providers.bind': () => ({ provider: 'google', code: 'set by the test', state: 'set by the test' }),
  'providers.unbind': () => ({ provider: 'line', password: 'Foyer-2026' }),
  'session.passkey': () => ({ answer: 'set by the test' }),
  'contact.sendOld': () => ({ ticket: 'set by the test' }),
  'contact.prove': () => ({ ticket: 'set by the test', way: 'code', code: '000000' }),
  'contact.sendNew': () => ({ ticket: 'set by the test', address: 'contract@mail.example' }),
  'contact.confirm': () => ({ ticket: 'set by the test', code: '000000' }),
  'closure.close': () => ({ reason: 'unused', password: 'Foyer-2026' }),
  'confirmations.answer': () => ({ id: goodWithdrawal(), claim: 'full' }),
  'confirmations.receipt': () => ({ id: goodWithdrawal() }),
  'member.register': (humanToken) => ({
    username: 'contract1',
    password: 'Foyer-2026',
    confirmPassword: 'Foyer-2026',
    mobileNum: '9175550001',
    email: 'a@lumina.example',
    age: true,
    terms: true,
    humanToken,
  }),
  'member.registerMobile': (humanToken) => ({
    password: 'Foyer-2026',
    confirmPassword: 'Foyer-2026',
    mobileNum: '9175550002',
    email: 'b@lumina.example',
    age: true,
    terms: true,
    humanToken,
  }),
  'member.resetByLink': () => ({
    token: 'set by the test',
    newPassword: 'Foyer-2027',
    confirmNewPassword: 'Foyer-2027',
  }),
  'member.resetByPhone': () => ({
    mobileNum: '+639170000001',
    verificationCode: 'set by the test',
    newPassword: 'Foyer-2027',
  }),
  'session.bindProvider': (humanToken) => ({
    bindTicket: 'set by the test',
    username: 'player',
    password: 'Foyer-2026',
    humanToken,
  }),
  'session.enterOnBreak': () => ({ ticket: 'set by the test' }),
  'session.exchangeProvider': () => ({
    provider: 'google',
    code: 'set by the test',
    state: 'set by the test',
  }),
  'payout.addAccount': () => ({
    provider: 'FOYB',
    holder: 'Mayari Dela Cruz',
    number: '5556667778',
    fundPassword: '246810',
  }),
  'payout.removeAccount': () => ({ id: goodPayout }),
  'session.login': (humanToken) => ({ username: 'player', password: 'Foyer-2026', humanToken }),
  'session.sendStepUpCode': () => ({ ticket: 'set by the test', method: 'sms' }),
  'session.stepUp': () => ({ ticket: 'set by the test', method: 'sms', answer: '000000' }),
  'verification.answer': () => ({ id: 'set by the test', number: 0 }),
  'verification.proveRegisterCode': () => ({
    attempt: 'set by the test',
    mobileNo: '9175550005',
    verificationCode: 'set by the test',
  }),
  'verification.sendLoginCode': (humanToken) => ({ mobileNum: '+639170000001', humanToken }),
  'verification.sendRegisterCode': (humanToken) => ({ mobileNo: '9175550003', humanToken }),
  'verification.sendResetCode': (humanToken) => ({ mobileNum: '+639170000001', humanToken }),
  'withdrawals.answer': () => ({ id: goodWithdrawal(), text: 'The name is mine.' }),
  'withdrawals.cancel': () => ({ id: goodWithdrawal() }),
  'withdrawals.detail': () => ({ id: goodWithdrawal() }),
  'withdrawals.submit': () => ({ amount: '100', card: goodPayout, fundPassword: '246810' }),
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const readExample = (name: string): JsonObject | undefined =>
  (JSON.parse(readFileSync(`${root}${callSchemaPath(name)}`, 'utf8')) as { readonly example?: JsonObject })
    .example;

/** Requests that a logged-in player with a fresh verification token gets a good answer to. */
export const goodRequests: Readonly<Record<string, (humanToken: string) => JsonObject>> = Object.fromEntries(
  operations.flatMap(({ name }) => {
    const made = madeRequests[name as keyof ApiOperations] as
      | ((humanToken: string) => JsonObject)
      | undefined;
    const example = readExample(name);
    if (made !== undefined) return [[name, made]];
    return example === undefined ? [] : [[name, () => example]];
  }),
);
export function readGoodRequest(name: string): (humanToken: string) => JsonObject {
  const make = goodRequests[name];
  if (make === undefined) throw new Error(`expects an "example" in ${callSchemaPath(name)}`);
  return make;
}

const ofPlayer = "member_id = (select id from member where account = 'player')";
const pointsOfPlayer =
  "update ledger_account set balance = 6000 where currency = 'PTS' and member_id is not null";
const forgetDeposits = 'delete from deposit_event; delete from deposit_order; delete from upload;';
/** An order to pay by hand that waits, and a picture that proves nothing yet. */
const waitingDeposit = `${forgetDeposits}
insert into deposit_order (id, merchant, member_id, method, kind, status, amount, fee, currency, reference,
  created_at, expires_at) overriding system value
select 901, 'demo', id, 'transfer', 'account', 'waiting', 50003, 0, 'PHP', 'DTEST0001', '2026-06-01', '2027-01-01'
from member where account = 'player';
insert into upload (id, member_id, type, name, size, sha256, bytes, created_at)
select 'proof-901', id, 'image/png', 'slip.png', 1, '', '1', '2026-06-01' from member where account = 'player';`;
/** What an empty line of a contract follows from. */
const lineFacts = JSON.stringify({
  validBets: '0',
  payouts: '0',
  rebates: '0',
  bonuses: '0',
  lateBets: '0',
  latePayouts: '0',
  netLoss: '0',

  carriedLoss: '0',
  base: '0',
  activeMembers: 0,
  activeBets: '0',
  activeDeposits: '0',
  tier: null,
  rate: '0',
  tiers: [],
  share: '0',
  dueBelow: '0',
  branches: [],
  carriedDue: '0',
  uncovered: '0',
});
/** A member with nothing open and no fund password; the triggers of the ledger are not what this is about. */
const emptyNewcomer = `set local session_replication_role = 'replica';
update ledger_account set balance = 0 where currency <> 'PTS'
  and member_id = (select id from member where account = 'newbie');
delete from fund_password where member_id = (select id from member where account = 'newbie')`;
/** Money in the wallet of every provider. */
const moneyInVendorWallets = `insert into ledger_account (merchant, owner, member_id, account_type, currency, balance)
  select distinct m.merchant, 'member', m.id, 10000 + v.account_type_id, 'PHP', 100000
  from member m, game_vendor v where m.account = 'player'
  on conflict (member_id, account_type) where member_id is not null do update set balance = 100000`;
const linkOfAgent = `insert into invitation_link (id, merchant, code, member_id, customer_type, created_at)
  overriding system value select 1, 'demo', 'CONTRACT01', id, 0, now() from member where account = 'agent'
  on conflict do nothing; update invitation_link set removed_at = null where id = 1`;
const openReward = 'update issued_reward set claimed_at = null, expires_at = null where id = 1';
/** The player is excluded, and may return; with a request where there is one. */
const makeReturn = (
  request: string,
  until: string,
): string => `delete from care_return; insert into care_return
    (member_id, ends_at, closed_until, from_at, wait_hours, asked_at, opens_at)
    select id, '2036-01-01', '2036-01-01', '2020-01-01', 24, ${request} from member where account = 'player';
  update member set break_until = '${until}' where account = 'player'`;

/** Statements that bring the database to where the good request of an operation is good (again). */
export const goodStates: { readonly [Name in keyof ApiOperations]?: string | (() => string) } = {
  'transfers.toUpline': 'delete from member_turnover',
  'transfers.toDownline': 'delete from member_turnover',
  ...withdrawalStates,
  ...lotteryStates,
  'care.askReturn': makeReturn('null, null', '2036-01-01'),
  'care.keepExclusion': makeReturn("'2026-05-01', '2035-01-01'", '2035-01-01'),
  'care.confirmLimit': `delete from care_limit; insert into care_limit
    (member_id, kind, period, amount, next_from, next_until, next_amount, changed_at)
    select id, 'deposit', 'day', 500000, '2026-05-31', '2026-06-07', 900000, '2026-05-30' from member where account = 'player'`,
  'contracts.line': `insert into contract_line (id, merchant, kind, contract_id, version, member_id, product, period,
      from_day, to_day, amount, loss_carried, due_carried, amount_by_shelf, facts, state, settled_at, pay_at)
      overriding system value
    select 901, 'demo', 'dividend', c.id, 1, c.downline_id, 'CONS', 'M', '2020-05-01', '2020-05-31', 0, 0, 0, '{}',
      '${lineFacts}', 'nothing', '2020-06-01', '2020-06-01'
    from contract c join member m on m.id = c.downline_id and m.account = 'agent'
    where c.kind = 'dividend' on conflict do nothing`,
  'closure.close': emptyNewcomer,
  'ownerProof.send': `update member set password_hash = null, mobile = '+639170000001' where account = 'player'`,
  'dataExport.request': `delete from data_export where ${ofPlayer}`,
  'agent.changeLink': linkOfAgent,
  'agent.removeLink': linkOfAgent,
  'deposit.cancel': waitingDeposit,
  'deposit.create': forgetDeposits,
  'deposit.order': waitingDeposit,
  'deposit.prove': waitingDeposit,
  'games.launch': moneyInVendorWallets,
  'identity.send': `delete from identity_document where ${ofPlayer}; delete from upload where id = 'proof-901';
    insert into upload (id, member_id, type, name, size, sha256, bytes, created_at)
    select 'proof-901', id, 'image/png', 'id.png', 1, '', '1', '2026-06-01' from member where account = 'player'`,
  'member.changePaymentPassword': fundPasswordOfPlayer,
  'points.convert': `${fundPasswordOfPlayer}; ${pointsOfPlayer}`,
  'points.redeem': `${fundPasswordOfPlayer}; ${pointsOfPlayer}; update point_reward set available = quantity`,
  'points.redemption': `insert into point_redemption
    (id, merchant, member_id, reward_id, quantity, points, created_at) overriding system value
    select 1, 'demo', id, 1, 1, 500, now() from member where account = 'player' on conflict do nothing`,
  'wallet.betweenSubs': moneyInVendorWallets,
  'wallet.toMain': moneyInVendorWallets,
  'missions.claim': `delete from mission_claim; insert into member_login (member_id, at, way, outcome, device, network)
    select id, '2026-06-01', 'password', 'accepted', '', '' from member where account = 'player'`,
  'promotions.join': `delete from promotion_entry where ${ofPlayer}`,
  'promotions.giveUp': `delete from promotion_entry where ${ofPlayer};
    insert into promotion_entry (merchant, promotion_id, member_id, state, joined_at)
      select 'demo', 2, id, 'joined', now() from member where account = 'player'`,
  'rebates.claim': `update rebate_day set claim_id = null, expires_at = null where ${ofPlayer}`,
  'rewards.apply': `delete from activity_application where ${ofPlayer}`,
  'rewards.claim': openReward,
  'rewards.claimTicket': openReward,
  'rewards.cancelTicket': openReward,
  'rewards.claimActivity': `delete from activity_application where ${ofPlayer};
    delete from issued_reward where subject like 'application:%';
    insert into activity_application (merchant, activity_id, member_id, status, comment, created_at)
      select 'demo', 2, id, 'approved', '', now() from member where account = 'player';
    insert into issued_reward (merchant, member_id, promotion_type, texts, points, subject, issued_at)
      select 'demo', member_id, 'MISSION', '{"EN": {"title": "Word"}}', 200, 'application:' || id, now()
      from activity_application where ${ofPlayer}`,
  'rewards.claimSignIn': `delete from sign_in_day where day >= '2026-06-01'`,
  'rewards.openEnvelope': 'delete from envelope_grab',
  'member.setPaymentPassword': `delete from fund_password where ${ofPlayer}`,
};

/** Who makes a call that not every member may make; all others are the player's. */
export const callerOf: Readonly<Partial<Record<keyof ApiOperations, string>>> = {
  'closure.close': 'newbie',
  'games.trialLaunch': 'trial',
  'agent.announcements': 'agent',
  'agent.bets': 'agent',
  'agent.branches': 'agent',
  'agent.changeLink': 'agent',
  'agent.createLink': 'agent',
  'agent.default': 'agent',
  'agent.downlines': 'agent',
  'agent.file': 'agent',
  'agent.globalRebates': 'agent',
  'agent.links': 'agent',
  'agent.lotteryProfit': 'agent',
  'agent.openAccount': 'agent',
  'agent.overview': 'agent',
  'agent.promote': 'agent',
  'agent.rebates': 'agent',
  'agent.registered': 'agent',
  'agent.removeLink': 'agent',
  'agent.setRebates': 'agent',
  'agent.transactions': 'agent',
  'agent.userLoss': 'agent',
  'agent.lotteryOdds': 'agent',
  'agent.setLotteryOdds': 'agent',
  'transfers.toDownline': 'agent',
  'records.income': 'agent',
  'contracts.simulate': 'agent',
  'contracts.accrued': 'agent',
  'contracts.answerDaily': 'agent',
  'contracts.answerDividend': 'agent',
  'contracts.answerHourly': 'agent',
  'contracts.answerRealTime': 'agent',
  'contracts.consolidated': 'agent',
  'contracts.copy': 'agent',
  'contracts.end': 'agent',
  'contracts.given': 'agent',
  'contracts.history': 'agent',
  'contracts.line': 'agent',
  'contracts.lines': 'agent',
  'contracts.log': 'agent',
  'contracts.directLine': 'agent',
  'contracts.offer': 'agent',
  'contracts.offerMany': 'agent',
  'contracts.own': 'agent',
  'contracts.partners': 'agent',
  'contracts.read': 'agent',
};
