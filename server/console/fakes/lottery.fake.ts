import type {
  IssueFile,
  LotteryGameLine,
  lottery,
  VoidProposal,
} from '../../../src/protocol/calls/lottery.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings, type Decision } from '../../infrastructure/http/answer-after.ts';
import { now, throwUnknown, undecided } from './proposals.fake.ts';

const game: LotteryGameLine = {
  code: 'FIVE1',
  name: 'Five digits, every minute',
  area: 'lottery',
  group: 'Five digits',
  family: 'five-digits',
  closure: null,
  marks: [],
  isFeatured: false,
  next: {
    numero: '20261121-0541',
    closesAt: '2026-11-21T09:00:55.000Z',
    drawsAt: '2026-11-21T09:01:00.000Z',
  },
  today: { tickets: 3, sold: '6.00', paid: '3.92', refunded: '0.00' },
};
const second: LotteryGameLine = {
  ...game,
  code: 'FIVE5',
  name: 'Five digits, every 5 minutes',
  next: null,
  today: { tickets: 0, sold: '0.00', paid: '0.00', refunded: '0.00' },
};
const issue: IssueFile = {
  id: '1',
  numero: '20261121-0541',
  state: 'onSale',
  game: 'FIVE1',
  gameName: game.name,
  money: 'real',
  currency: 'PHP',
  opensAt: now,
  closesAt: '2026-11-21T09:00:55.000Z',
  drawsAt: '2026-11-21T09:01:00.000Z',
  numbers: [],
  tickets: 2,
  sold: '4.00',
  paid: '0.00',
  refunded: '0.00',
  commitment: 'ab'.repeat(32),
  seed: '',
  drawnAt: null,
  sealed: null,
  certificate: null,
  voided: null,
  open: { tickets: 2, members: 1, amount: '4.00' },
  won: 0,
  lost: 0,
  cancelled: 0,
  givenBack: 0,
  proposal: null,
};

/** Two games and one issue that is on sale, number 1, in memory; nothing is refused but issues that there are not. */
export function createLotteryFake(): Answers<typeof lottery> {
  let lines: readonly LotteryGameLine[] = [game, second];
  let file = issue;
  let past: readonly VoidProposal[] = [];
  const games = async () => ({ games: lines, currency: 'PHP', day: '2026-11-21' });
  const readIssue = async ({ id }: { readonly id: string }) =>
    id === file.id ? file : throwUnknown('lottery.issue-unknown');
  const voids = async () => ({
    waiting: file.proposal === null ? [] : [file.proposal],
    past,
    currency: 'PHP',
  });
  const change = async (code: string, set: Partial<LotteryGameLine>): Promise<void> => {
    lines = lines.map((line) => (line.code === code ? { ...line, ...set } : line));
  };
  const decideVoid = async ({ state, reason, by: decidedBy }: Decision): Promise<void> => {
    const { proposal } = file;
    if (proposal === null) return;
    past = [{ ...proposal, state, reason, decidedBy, decidedAt: now }, ...past];
    file = { ...file, state: 'onSale', proposal: null };
    if (state !== 'approved') return;
    const { tickets, amount: refunded } = file.open;
    const none = { tickets: 0, members: 0, amount: '0.00' };
    const voided = { at: now, reason: proposal.note };
    file = { ...file, state: 'void', voided, refunded, givenBack: tickets, open: none };
  };
  return {
    games,
    close: answerAfter(
      ({ game: code, note, by: author }) => change(code, { closure: { at: now, author, reason: note } }),
      games,
    ),
    open: answerAfter(({ game: code }) => change(code, { closure: null }), games),
    move: async ({ game: code, before }) => {
      const others = lines.filter((line) => line.code !== code);
      const place = before === null ? others.length : others.findIndex((line) => line.code === before);
      const moved = lines.filter((line) => line.code === code);
      lines = [...others.slice(0, place), ...moved, ...others.slice(place)];
      return games();
    },
    mark: answerAfter(({ game: code, marks, isFeatured }) => change(code, { marks, isFeatured }), games),
    issues: async ({ game: code, filter, day }) => {
      const isMatch = code === file.game && (filter === 'all' || filter === file.state) && day < '2026-11-22';
      return { rows: isMatch ? [file] : [], page: 1, pages: 1, total: isMatch ? 1 : 0, currency: 'PHP' };
    },
    issue: readIssue,
    void: async ({ note, by: proposedBy, id }) => {
      const { open, numero, gameName, id: issueId } = file;
      const added = { id: '1', issueId, game: gameName, numero, note, proposedBy, proposedAt: now };
      file = { ...file, state: 'held', proposal: { ...added, ...open, ...undecided } };
      return readIssue({ id });
    },
    voids,
    ...answerEndings(decideVoid, voids),
  };
}
