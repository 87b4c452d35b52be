import { limitKinds, limitPeriods } from '../document/jurisdiction.ts';
import { decimalId, get, post, reason } from '../console/define-call.ts';
import {
  byDefault,
  count,
  flag,
  list,
  nullable,
  object,
  oneOf,
  text,
  textLike,
  type Schema,
  type ValueOf,
} from '../json/typed-schema.ts';
import type { ReceiptStatus, WithdrawalStatus } from './withdrawals.ts';

/**
 * The file of one member, a call for each part. Moments are ISO 8601 in UTC, amounts decimal texts of `currency`. Lists
 * are the newest first, {@link filePageSize} on a page; `next` is sent as `before` for the rows after them, and is null at
 * the end. Phone numbers, addresses, networks and numbers of accounts and papers are masked: `reveal` shows one.
 */

export const filePageSize = 50;

const pageOf = <Row>(row: Schema<Row>) => object({ rows: list(row), next: nullable(text) });
const moneyPageOf = <Row>(row: Schema<Row>) =>
  object({ rows: list(row), next: nullable(text), currency: text });
const byId = object({ id: decimalId });
const before = byDefault(textLike('^[0-9]{0,18}$'), '');
const paged = { needs: 'players', input: object({ id: decimalId, before }) } as const;

/** What waits for staff, or for the member, and how many of each. */
export const waitingKinds = [
  'deposit',
  'withdrawal',
  'application',
  'redemption',
  'document',
  'age',
  'likeness',
  'feedback',
  'money',
  'unfreeze',
  'lift',
  'authenticator',
] as const;
/** Why a member may need a second look. */
export const riskKinds = [
  'selfReferral',
  'hedgedBets',
  'circularTransfer',
  'likeness',
  'underAge',
  'withheld',
  'refusedPaper',
] as const;
const overview = object({
  nickname: text,
  /** Real name; empty where none is stored. */
  name: text,
  /** 0 player, 1 and above agent. */
  type: count,
  language: text,
  level: object({ name: text, rank: count }),
  currency: text,
  /** The main wallet, number 1, and those of vendors. */
  wallets: list(object({ number: count, balance: text })),
  /** What of the main wallet is bonus money, and what has to be staked before money goes out. */
  bonus: text,
  turnoverLeft: text,
  /** Set aside for withdrawals under way, and paid in above a limit; in no wallet. */
  inWithdrawals: text,
  heldDeposits: text,
  points: text,
  waiting: list(object({ kind: oneOf(waitingKinds), count })),
  /** From the top down to the one directly above. */
  above: list(object({ id: text, account: text })),
  risks: list(
    object({
      kind: oneOf(riskKinds),
      /** Of the hint of the team's fraud; null for what has no page. */
      hintId: nullable(text),
      isOpen: flag,
      at: text,
    }),
  ),
});

const movementKinds = [
  'deposit',
  'withdrawal',
  'bonus',
  'transfer',
  'contract',
  'adjustment',
  'lottery',
  'game',
  'other',
] as const;
const movement = object({
  id: text,
  at: text,
  kind: oneOf(movementKinds),
  /** As the ledger has it. */
  reference: text,
  /** Number of the wallet. */
  wallet: count,
  amount: text,
  /** In the wallet after it. */
  balance: text,
});
const deposit = object({
  id: text,
  at: text,
  reference: text,
  method: text,
  status: oneOf(['waiting', 'underReview', 'paid', 'expired', 'failed', 'cancelled', 'held']),
  amount: text,
  fee: text,
  /** What the wallet got; null until it is paid. */
  credited: nullable(text),
  /** Why it was refused; empty elsewhere. */
  reason: text,
});
const withdrawal = object({
  id: text,
  at: text,
  status: text as Schema<WithdrawalStatus>,
  receipt: text as Schema<ReceiptStatus>,
  amount: text,
  fee: text,
  provider: text,
  maskedNumber: text,
  paymentReference: text,
});
const bet = object({
  /** `r` and the number of a round, or `l` and that of a ticket. */
  id: text,
  at: text,
  /** Kind of game; LOTT for tickets of the house lottery. */
  product: text,
  game: text,
  /** As the vendor numbers the round; of a ticket its number. */
  number: text,
  state: oneOf(['open', 'settled', 'refunded', 'void', 'held']),
  stake: text,
  payout: text,
});
const reward = object({
  id: text,
  at: text,
  /** In English. */
  title: text,
  pays: text,
  points: text,
  wagering: count,
  claimedAt: nullable(text),
  expiresAt: nullable(text),
});
const bonusKinds = ['granted', 'staked', 'won', 'refunded', 'returned', 'released'] as const;
const bonusLine = object({
  id: text,
  at: text,
  kind: oneOf(bonusKinds),
  reference: text,
  /** Of bonus money in the main wallet; negative where it goes. */
  amount: text,
  balance: text,
});
const bonusPage = object({
  rows: list(bonusLine),
  next: nullable(text),
  currency: text,
  /** Bonuses that are not played off, the oldest first; `left` of what is to be staked. In English. */
  open: list(object({ id: text, title: text, toStake: text, left: text })),
});
const pointLine = object({ id: text, at: text, kind: text, reference: text, points: text, balance: text });

const paperStates = ['open', 'approved', 'rejected', 'more'] as const;
const papers = object({
  /** Masked; empty where none is stored. */
  birthday: text,
  idNumber: text,
  nationality: text,
  documents: list(
    object({ id: text, at: text, type: text, maskedNumber: text, status: oneOf(paperStates), remark: text }),
  ),
  payouts: list(
    object({
      id: text,
      at: text,
      kind: oneOf(['bank', 'wallet']),
      provider: text,
      holder: text,
      maskedNumber: text,
      isRemoved: flag,
    }),
  ),
});
const devices = object({
  sessions: list(object({ id: text, device: text, network: text, at: text, lastAt: text })),
  trusted: list(object({ device: text, network: text, at: text, until: text })),
  passkeys: list(object({ id: text, name: text, at: text, lastAt: nullable(text) })),
  /** When the authenticator was confirmed; null where there is none. */
  authenticatorSince: nullable(text),
});
const login = object({
  id: text,
  at: text,
  way: text,
  outcome: oneOf(['accepted', 'refused']),
  device: text,
  network: text,
});
const careEvent = object({
  id: text,
  at: text,
  what: oneOf(['set', 'cut', 'asked', 'raised', 'removed', 'kept', 'break', 'returnAsked', 'returnKept']),
  kind: nullable(oneOf(limitKinds)),
  period: nullable(oneOf(limitPeriods)),
  /** Money or, of a session, minutes. */
  amount: nullable(text),
  endsAt: nullable(text),
  isExclusion: flag,
  byStaff: flag,
});
const message = object({ id: text, at: text, title: text, body: text, readAt: nullable(text) });
const note = object({ id: text, at: text, by: text, text });
const operation = object({
  id: text,
  at: text,
  by: text,
  action: text,
  /** What it was done to: the member, or a thing of the member's. */
  subject: text,
  note: text,
});

/** What is masked until it is asked for. */
export const revealed = ['mobile', 'email', 'birthday', 'idNumber', 'document', 'payout'] as const;
const money = 'cashier';
export const memberFile = {
  overview: get('/members/:id/overview', { needs: 'players', input: byId, answer: overview }),
  ledger: get('/members/:id/ledger', { ...paged, answer: moneyPageOf(movement) }),
  deposits: get('/members/:id/deposits', { ...paged, answer: moneyPageOf(deposit) }),
  withdrawals: get('/members/:id/withdrawals', { ...paged, answer: moneyPageOf(withdrawal) }),
  bets: get('/members/:id/bets', {
    needs: 'players',
    input: object({ id: decimalId, before: byDefault(textLike('^([rl][0-9]{1,18})?$'), '') }),
    answer: moneyPageOf(bet),
  }),
  rewards: get('/members/:id/rewards', { ...paged, answer: moneyPageOf(reward) }),
  /** Every movement of bonus money, and what is still to be staked for it. */
  bonuses: get('/members/:id/bonuses', { ...paged, answer: bonusPage }),
  points: get('/members/:id/points', { ...paged, answer: pageOf(pointLine) }),
  papers: get('/members/:id/papers', { needs: 'players', input: byId, answer: papers }),
  devices: get('/members/:id/devices', { needs: 'players', input: byId, answer: devices }),
  logins: get('/members/:id/logins', { ...paged, answer: pageOf(login) }),
  care: get('/members/:id/care', { ...paged, answer: moneyPageOf(careEvent) }),
  /** What the brand wrote to the member; not what members write to each other. */
  messages: get('/members/:id/messages', { ...paged, answer: pageOf(message) }),
  notes: get('/members/:id/notes', { ...paged, answer: pageOf(note) }),
  /** Notes are only ever added. */
  addNote: post('/members/notes', {
    needs: 'players',
    input: object({ id: decimalId, note: reason }),
    reasonCode: 'publish.note-required',
    answer: note,
  }),
  /** What operators did about the member and the member's money. */
  history: get('/members/:id/history', { ...paged, answer: pageOf(operation) }),
  /** Shows what is masked, for a reason that the audit keeps. */
  reveal: post('/members/reveal', {
    needs: 'players',
    needsBy: { what: { birthday: money, idNumber: money, document: money, payout: money } },
    input: object({
      id: decimalId,
      what: oneOf(revealed),
      /** Number of the paper or of the account for withdrawals; empty for what a member has one of. */
      row: byDefault(textLike('^[0-9]{0,18}$'), ''),
      note: reason,
    }),
    answer: object({ text }),
  }),
};

export type MemberOverview = ValueOf<typeof overview>;
export type MovementLine = ValueOf<typeof movement>;
export type DepositLine = ValueOf<typeof deposit>;
export type BetLine = ValueOf<typeof bet>;
export type MemberPapers = ValueOf<typeof papers>;
export type MemberDevices = ValueOf<typeof devices>;
export type LoginLine = ValueOf<typeof login>;
export type CareLine = ValueOf<typeof careEvent>;
export type BonusLine = ValueOf<typeof bonusLine>;
export type NoteLine = ValueOf<typeof note>;
export type OperationLine = ValueOf<typeof operation>;
export type Revealed = (typeof revealed)[number];
export type WaitingKind = (typeof waitingKinds)[number];
