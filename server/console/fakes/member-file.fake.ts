import type {
  memberFile,
  MemberOverview,
  NoteLine,
  Revealed,
} from '../../../src/protocol/calls/member-file.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';

const at = '2026-11-20T09:00:00.000Z';
const currency = 'PHP';
const overview: MemberOverview = {
  nickname: 'Mayari',
  name: 'Mayari Dela Cruz',
  type: 0,
  language: 'EN',
  level: { name: 'Bronze', rank: 1 },
  currency,
  wallets: [
    { number: 1, balance: '250.00' },
    { number: 7, balance: '20.00' },
  ],
  bonus: '50.00',
  turnoverLeft: '100.00',
  inWithdrawals: '300.00',
  heldDeposits: '0.00',
  points: '120',
  waiting: [{ kind: 'withdrawal', count: 1 }],
  above: [{ id: '2', account: 'agent' }],
  risks: [{ kind: 'selfReferral', hintId: '4', isOpen: true, at }],
};
const whole: Readonly<Record<Revealed, string>> = {
  mobile: '+639170000001',
  email: 'player@lumina.example',
  birthday: '1990-04-17',
  idNumber: 'P1234567A',
  document: 'P1234567A',
  payout: '1002003004471',
};

/** Parts of the file that have one row each, and a second page of the ledger. */
const pages = {
  movement: {
    at,
    kind: 'game',
    reference: 'game:LUMI:r-1:bet',
    wallet: 1,
    amount: '-5.00',
    balance: '250.00',
  },
  deposit: {
    id: '31',
    at,
    reference: 'DABCDEFGH',
    method: 'Bank transfer',
    status: 'paid',
    amount: '500.00',
    fee: '0.00',
    credited: '500.00',
    reason: '',
  },
  withdrawal: {
    id: '41',
    at,
    status: 'submitted',
    receipt: 'none',
    amount: '300.00',
    fee: '0.00',
    provider: 'Foyer Bank',
    maskedNumber: '•••• 4471',
    paymentReference: '',
  },
  bet: {
    id: 'r51',
    at,
    product: 'RNG',
    game: 'Lucky Lamp',
    number: 'r-1',
    state: 'settled',
    stake: '5.00',
    payout: '0.00',
  },
  reward: {
    id: '61',
    at,
    title: 'Welcome bonus',
    pays: '50.00',
    points: '0',
    wagering: 2,
    claimedAt: at,
    expiresAt: null,
  },
  login: {
    id: '71',
    at,
    way: 'password',
    outcome: 'accepted',
    device: 'Firefox',
    network: '203.0.113.•••',
  },
  care: {
    id: '81',
    at,
    what: 'set',
    kind: 'deposit',
    period: 'day',
    amount: '500.00',
    endsAt: null,
    isExclusion: false,
    byStaff: false,
  },
} as const;

/** The file of `player`, the member with the number 1. */
export function createMemberFileFake(): Answers<typeof memberFile> {
  let notes: readonly NoteLine[] = [];
  const open = <Answer>(id: string, answer: Answer): Answer => {
    if (id === '1') return answer;
    throw new AppError({ status: 404, code: 'member.unknown', message: 'There is no such account.' });
  };
  const one = <Row>(id: string, row: Row) => open(id, { rows: [row], next: null });
  const money = <Row>(id: string, row: Row) => ({ ...one(id, row), currency });
  return {
    overview: async ({ id }) => open(id, overview),
    ledger: async ({ id, before }) => ({
      ...open(id, { rows: [{ id: before === '' ? '22' : '21', ...pages.movement }], currency }),
      next: before === '' ? '22' : null,
    }),
    deposits: async ({ id }) => money(id, pages.deposit),
    withdrawals: async ({ id }) => money(id, pages.withdrawal),
    bets: async ({ id }) => money(id, pages.bet),
    rewards: async ({ id }) => money(id, pages.reward),
    bonuses: async ({ id }) => ({
      ...money(id, {
        id: '64',
        at,
        kind: 'granted',
        reference: 'promotion:61',
        amount: '50.00',
        balance: '50.00',
      } as const),
      open: [{ id: '3', title: 'Welcome bonus', toStake: '100.00', left: '40.00' }],
    }),
    points: async ({ id }) =>
      one(id, { id: '65', at, kind: 'points.signIn', reference: 'signIn:1', points: '20', balance: '120' }),
    papers: async ({ id }) =>
      open(id, {
        birthday: '1990-••-••',
        idNumber: '•••• 567A',
        nationality: 'PH',
        documents: [
          { id: '91', at, type: 'passport', maskedNumber: '•••• 567A', status: 'approved', remark: '' },
        ],
        payouts: [
          {
            id: '92',
            at,
            kind: 'bank',
            provider: 'Foyer Bank',
            holder: 'Mayari Dela Cruz',
            maskedNumber: '•••• 4471',
            isRemoved: false,
          },
        ],
      }),
    devices: async ({ id }) =>
      open(id, {
        sessions: [{ id: '93', device: 'Firefox', network: '203.0.113.•••', at, lastAt: at }],
        trusted: [{ device: 'Firefox', network: '203.0.113.•••', at, until: at }],
        passkeys: [{ id: '94', name: 'Phone', at, lastAt: null }],
        authenticatorSince: null,
      }),
    logins: async ({ id }) => one(id, pages.login),
    care: async ({ id }) => money(id, pages.care),
    messages: async ({ id }) =>
      one(id, { id: '95', at, title: 'Deposit arrived', body: 'Your deposit is in.', readAt: null }),
    notes: async ({ id }) => open(id, { rows: notes, next: null }),
    addNote: async ({ id, note, by }) => {
      const line = open(id, { id: String(notes.length + 1), at, by, text: note });
      notes = [line, ...notes];
      return line;
    },
    history: async ({ id }) =>
      one(id, { id: '96', at, by: 'carla', action: 'withdrawal.take', subject: 'withdrawal:41', note: '' }),
    reveal: async ({ id, what }) => open(id, { text: whole[what] }),
  };
}
