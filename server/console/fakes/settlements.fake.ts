import type {
  HoldAction,
  HoldProposal,
  HoldRecord,
  HoldState,
  LinePage,
  RunCheck,
  RunLine,
  RunName,
  RunPage,
  SettlementLine,
  SettlementLineFile,
  settlements,
} from '../../../src/protocol/calls/settlements.ts';
import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings, type Decision } from '../../infrastructure/http/answer-after.ts';
import { AppError } from '../../infrastructure/http/app-error.ts';

const now = '2026-11-21T09:00:00.000Z';
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

interface SettlementBook {
  readonly runs: (kind: RunName['kind']) => RunPage;
  readonly lines: (query: InputOf<typeof settlements.lines>) => LinePage;
  /** Null for a line that there is not. */
  readonly line: (id: string) => SettlementLineFile | null;
  readonly holds: () => HoldState;
  readonly withhold: (request: InputOf<typeof settlements.withhold>) => void;
  readonly release: (request: InputOf<typeof settlements.release>) => void;
  readonly decide: (decision: Decision) => void;
}

/** One daily run with one line, number 1, in memory. */
function createSettlementBook(): SettlementBook {
  let holds: readonly HoldRecord[] = [];
  let ended: readonly HoldRecord[] = [];
  let proposals: readonly HoldProposal[] = [];
  const current = (): SettlementLine => (holds.length === 0 ? line : { ...line, state: 'withheld' });
  const run = (): RunLine => ({
    kind: 'daily',
    slot: day,
    state: holds.length === 0 ? 'due' : 'withheld',
    settledAt: now,
    payAt: now,
    lines: 1,
    amount: '150.00',
    paid: '0.00',
    withheld: holds.length === 0 ? '0.00' : '150.00',
  });
  const paging = { page: 1, pages: 1, currency: 'PHP' } as const;
  const ask = (action: HoldAction, hold: HoldRecord, note: string, by: string): void => {
    const id = String(proposals.length + 1);
    const undecided = { state: 'waiting', decidedBy: null, decidedAt: null, reason: '' } as const;
    proposals = [{ id, note, proposedBy: by, proposedAt: now, ...undecided, action, hold }, ...proposals];
  };
  return {
    runs: (kind) => ({
      warnings: [],
      rows: kind === 'daily' ? [run()] : [],
      total: kind === 'daily' ? 1 : 0,
      ...paging,
    }),
    lines: ({ filter }) => {
      const rows = filter === 'all' || filter === current().state ? [current()] : [];
      return { run: run(), rows, total: rows.length, ...paging };
    },
    line: (id) =>
      id === '1'
        ? {
            ...current(),
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
            holds,
            isFrozen: false,
            currency: 'PHP',
          }
        : null,
    holds: () => ({
      waiting: proposals.filter(({ state }) => state === 'waiting'),
      holds,
      past: proposals.filter(({ state }) => state !== 'waiting'),
      currency: 'PHP',
    }),
    withhold: ({ memberId, lineId, note, by }) => {
      const id = String(holds.length + ended.length + 1);
      const hold = { id, memberId, account: 'bayani', lineId, heldAt: now, heldBy: by, reason: note };
      holds = [{ ...hold, lines: 1, amount: '150.00' }, ...holds];
      if (holds[0] !== undefined) ask('withhold', holds[0], note, by);
    },
    release: ({ id, note, by }) => {
      const hold = holds.find((one) => one.id === id);
      if (hold !== undefined) ask('release', hold, note, by);
    },
    decide: ({ id, state, reason, by }) => {
      const asked = proposals.find((one) => one.id === id);
      proposals = proposals.map((one) =>
        one.id === id ? { ...one, state, reason, decidedBy: by, decidedAt: now } : one,
      );
      if (asked === undefined || (asked.action === 'release') !== (state === 'approved')) return;
      ended = [asked.hold, ...ended];
      holds = holds.filter((one) => one.id !== asked.hold.id);
    },
  };
}

/** Settlements in memory; nothing is refused but lines that there are not. */
export function createSettlementsFake(): Answers<typeof settlements> {
  const book = createSettlementBook();
  const holds = async () => book.holds();
  return {
    runs: async ({ kind }) => book.runs(kind),
    lines: async (query) => book.lines(query),
    line: async ({ id }) => {
      const file = book.line(id);
      if (file !== null) return file;
      const code = 'settlement.line-unknown';
      throw new AppError({ status: 404, code, message: 'There is no such line.' });
    },
    check: async () => sampleCheck,
    export: async ({ kind, slot }) => ({
      name: `settlement-${kind}-${slot}.csv`,
      content: 'line,account\r\n',
    }),
    holds,
    withhold: answerAfter(async (request) => book.withhold(request), holds),
    release: answerAfter(async (request) => book.release(request), holds),
    ...answerEndings(async (decision) => book.decide(decision), holds),
  };
}
