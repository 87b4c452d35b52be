import type {
  IssueFile,
  IssuePage,
  IssueQuery,
  LotteryGameLine,
  LotteryGameList,
  LotteryMarking,
  LotteryMove,
  VoidProposal,
  VoidState,
} from './console-lottery.ts';

const now = '2026-11-21T09:00:00.000Z';
const game: LotteryGameLine = {
  ...{ code: 'FIVE1', name: 'Five digits, every minute', area: 'lottery' },
  ...{ group: 'Five digits', family: 'five-digits', closure: null, marks: [], isFeatured: false },
  next: {
    numero: '20261121-0541',
    closesAt: '2026-11-21T09:00:55.000Z',
    drawsAt: '2026-11-21T09:01:00.000Z',
  },
  today: { tickets: 3, sold: '6.00', paid: '3.92', refunded: '0.00' },
};
const second: LotteryGameLine = {
  ...{ ...game, code: 'FIVE5', name: 'Five digits, every 5 minutes', next: null },
  today: { tickets: 0, sold: '0.00', paid: '0.00', refunded: '0.00' },
};
const issue: IssueFile = {
  ...{ id: '1', numero: '20261121-0541', state: 'onSale', game: 'FIVE1', gameName: game.name },
  ...{ money: 'real', currency: 'PHP', opensAt: now, numbers: [] },
  ...{ closesAt: '2026-11-21T09:00:55.000Z', drawsAt: '2026-11-21T09:01:00.000Z' },
  ...{ tickets: 2, sold: '4.00', paid: '0.00', refunded: '0.00' },
  ...{ commitment: 'ab'.repeat(32), seed: '', drawnAt: null, sealed: null, certificate: null, voided: null },
  open: { tickets: 2, members: 1, amount: '4.00' },
  ...{ won: 0, lost: 0, cancelled: 0, givenBack: 0, proposal: null },
};
type Verdict = { readonly state: 'approved' | 'rejected' | 'withdrawn'; readonly reason: string };

export interface LotteryBook {
  readonly games: () => LotteryGameList;
  readonly close: (code: string, reason: string, by: string) => void;
  readonly open: (code: string) => void;
  readonly move: (move: LotteryMove) => void;
  readonly mark: (marking: LotteryMarking) => void;
  readonly issues: (query: IssueQuery) => IssuePage;
  /** Null for an issue that there is not. */
  readonly issue: (id: string) => IssueFile | null;
  readonly propose: (note: string, by: string) => void;
  readonly voids: () => VoidState;
  readonly decide: (verdict: Verdict, by: string) => void;
}

/** Two games and one issue that is on sale, number 1, in memory. */
export function createLotteryBook(): LotteryBook {
  let lines: readonly LotteryGameLine[] = [game, second];
  let file = issue;
  let past: readonly VoidProposal[] = [];
  const change = (code: string, set: Partial<LotteryGameLine>): void => {
    lines = lines.map((line) => (line.code === code ? { ...line, ...set } : line));
  };
  return {
    games: () => ({ games: lines, currency: 'PHP', day: '2026-11-21' }),
    close: (code, reason, author) => change(code, { closure: { at: now, author, reason } }),
    open: (code) => change(code, { closure: null }),
    move: ({ game: code, before }) => {
      const moved = lines.filter((line) => line.code === code);
      const others = lines.filter((line) => line.code !== code);
      const place = before === null ? others.length : others.findIndex((line) => line.code === before);
      lines = [...others.slice(0, place), ...moved, ...others.slice(place)];
    },
    mark: ({ game: code, marks, isFeatured }) => change(code, { marks, isFeatured }),
    issues: ({ game: code, filter, day }) => {
      const isFound = code === file.game && (filter === 'all' || filter === file.state) && day < '2026-11-22';
      return { rows: isFound ? [file] : [], page: 1, pages: 1, total: isFound ? 1 : 0, currency: 'PHP' };
    },
    issue: (id) => (id === file.id ? file : null),
    propose: (note, proposedBy) => {
      const { open, numero, gameName, id: issueId } = file;
      const undecided = { state: 'waiting', decidedBy: null, decidedAt: null, reason: '' } as const;
      const made = { id: '1', issueId, game: gameName, numero, note, proposedBy, proposedAt: now };
      file = { ...file, state: 'held', proposal: { ...made, ...open, ...undecided } };
    },
    voids: () => ({ waiting: file.proposal === null ? [] : [file.proposal], past, currency: 'PHP' }),
    decide: ({ state, reason }, decidedBy) => {
      const { proposal } = file;
      if (proposal === null) return;
      past = [{ ...proposal, state, reason, decidedBy, decidedAt: now }, ...past];
      file = { ...file, state: 'onSale', proposal: null };
      if (state !== 'approved') return;
      const { tickets, amount: refunded } = file.open;
      const none = { tickets: 0, members: 0, amount: '0.00' };
      const voided = { at: now, reason: proposal.note };
      file = { ...file, state: 'void', voided, refunded, givenBack: tickets, open: none };
    },
  };
}
