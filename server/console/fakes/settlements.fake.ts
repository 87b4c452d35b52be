import type {
  HoldProposal,
  HoldRecord,
  RunCheck,
  RunLine,
  SettlementLine,
  settlements,
} from '../../../src/protocol/calls/settlements.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings } from '../../infrastructure/http/answer-after.ts';
import { keepProposals, now, throwUnknown } from './proposals.fake.ts';

const day = '2026-11-19';
const line: SettlementLine = {
  id: '1',
  memberId: '2',
  account: 'bayani',
  upline: 'agent',
  product: 'CONS',
  from: day,
  to: day,
  validBets: '30000.00',
  netLoss: '4000.00',
  rate: '0.50',
  amount: '150.00',
  state: 'pending',
};
const sampleCheck: RunCheck = {
  kind: 'daily',
  slot: day,
  lines: 1,
  stored: '150.00',
  computed: '150.00',
  differing: 0,
  differences: [],
  currency: 'PHP',
};

const detail = {
  kind: 'daily',
  period: 'D',
  fromAt: 0,
  toAt: 0,
  at: 0,
  isCut: false,
  base: '30000.00',
  members: 2,
  payouts: '25800.00',
  rebates: '200.00',
  bonuses: '0.00',
  lateBets: '0.00',
  latePayouts: '0.00',
  isLate: false,
  carriedLoss: '0.00',
  share: '150.00',
  dueBelow: '0.00',
  carriedDue: '0.00',
  uncovered: '0.00',
  activeBets: '0.00',
  activeDeposits: '0.00',
  branches: [],
  tiers: [{ id: '0', bet: '10000.00', loss: '0.00', members: 0, rate: '0.50', isReached: true }],
  contractId: '1',
  version: 1,
  slot: day,
  settledAt: now,
  payAt: now,
  paidAt: null,
  reference: null,
  isFrozen: false,
  currency: 'PHP',
} as const;
const paging = { page: 1, pages: 1, currency: 'PHP' };

/** One daily run with one line, number 1, in memory; nothing is refused but lines that there are not. */
export function createSettlementsFake(): Answers<typeof settlements> {
  let open: readonly HoldRecord[] = [];
  let ended = 0;
  const proposals = keepProposals<HoldProposal>();
  const current = (): SettlementLine => (open.length === 0 ? line : { ...line, state: 'withheld' });
  const run = (): RunLine => ({
    kind: 'daily',
    slot: day,
    state: open.length === 0 ? 'due' : 'withheld',
    settledAt: now,
    payAt: now,
    lines: 1,
    amount: '150.00',
    paid: '0.00',
    withheld: open.length === 0 ? '0.00' : '150.00',
  });
  const holds = async () => ({
    waiting: proposals.waiting(),
    holds: open,
    past: proposals.past(),
    currency: 'PHP',
  });
  return {
    runs: async ({ kind }) => {
      const rows = kind === 'daily' ? [run()] : [];
      return { warnings: [], rows, total: rows.length, ...paging };
    },
    lines: async ({ filter }) => {
      const rows = filter === 'all' || filter === current().state ? [current()] : [];
      return { run: run(), rows, total: rows.length, ...paging };
    },
    line: async ({ id }) =>
      id === '1' ? { ...current(), ...detail, holds: open } : throwUnknown('settlement.line-unknown'),
    check: async () => sampleCheck,
    export: async ({ kind, slot }) => ({
      name: `settlement-${kind}-${slot}.csv`,
      content: 'line,account\r\n',
    }),
    holds,
    withhold: answerAfter(async ({ memberId, lineId, note, by }) => {
      const id = String(open.length + ended + 1);
      const held = { memberId, account: 'bayani', lineId, heldAt: now, heldBy: by, reason: note };
      const hold = { id, ...held, lines: 1, amount: '150.00' };
      open = [hold, ...open];
      proposals.add({ action: 'withhold', hold, note, proposedBy: by });
    }, holds),
    release: answerAfter(async ({ id, note, by }) => {
      const hold = open.find((one) => one.id === id);
      if (hold !== undefined) proposals.add({ action: 'release', hold, note, proposedBy: by });
    }, holds),
    ...answerEndings(async (decision) => {
      const asked = proposals.end(decision);
      if (asked === null || (asked.action === 'release') !== (decision.state === 'approved')) return;
      ended += 1;
      open = open.filter((one) => one.id !== asked.hold.id);
    }, holds),
  };
}
