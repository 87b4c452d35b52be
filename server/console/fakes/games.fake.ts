import type {
  GameLine,
  GamePage,
  games,
  GameTarget,
  RoundLine,
  RoundPage,
  rounds,
  MaintenanceWindow,
  VendorList,
} from '../../../src/protocol/calls/games.ts';
import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import { answerAfter } from '../../infrastructure/http/answer-after.ts';

const now = '2026-11-21T09:00:00.000Z';
const game: GameLine = {
  id: '10001',
  name: 'Golden Reef',
  vendor: 'HARBOR',
  vendorName: 'Harbour Games',
  type: 'RNG',
  maintenance: null,
  isVendorClosed: false,
  openRounds: 1,
  mark: null,
  featuredPlace: null,
};
const round: RoundLine = {
  id: '5',
  round: 'r-5',
  vendor: 'demo',
  account: 'mayari',
  gameId: '10001',
  game: 'Golden Reef',
  state: 'open',
  stake: '20.00',
  payout: '0.00',
  currency: 'PHP',
  openedAt: now,
  closedAt: null,
  references: ['game:demo:r-5:bet'],
};

interface GameBook {
  readonly games: (query: InputOf<typeof games.list>) => GamePage;
  readonly vendors: () => VendorList;
  readonly close: (closure: InputOf<typeof games.close>) => void;
  readonly open: (target: GameTarget) => void;
  readonly plan: (plan: InputOf<typeof games.planWindow>) => void;
  readonly callOff: (id: string) => void;
  readonly mark: (marking: InputOf<typeof games.mark>) => void;
  readonly rounds: (query: InputOf<typeof rounds.list>) => RoundPage;
  readonly giveBack: (id: string) => void;
}

/** One vendor with one game and one round that is open, in memory. */
function createGameBook(): GameBook {
  let line = game;
  let played = round;
  let vendor: GameLine['maintenance'] = null;
  let windows: readonly MaintenanceWindow[] = [];
  return {
    games: ({ search, filter }) => {
      const isClosed = line.maintenance !== null || vendor !== null;
      const isFound =
        line.name.toLowerCase().includes(search.toLowerCase()) && (filter !== 'maintenance' || isClosed);
      const rows = isFound ? [{ ...line, isVendorClosed: vendor !== null }] : [];
      return { rows, page: 1, pages: 1, total: rows.length };
    },
    vendors: () => {
      const { vendor: code, vendorName: name, type, openRounds } = line;
      return { vendors: [{ code, name, types: [type], games: 1, maintenance: vendor, openRounds, windows }] };
    },
    close: ({ kind, until, note, by }) => {
      const maintenance = { from: now, until, reason: note, author: by };
      if (kind === 'game') line = { ...line, maintenance };
      else vendor = maintenance;
    },
    open: ({ kind }) => {
      if (kind === 'game') line = { ...line, maintenance: null };
      else vendor = null;
    },
    plan: ({ from, until, texts, note, by: author }) => {
      const id = String(windows.length + 1);
      windows = [...windows, { id, from, until, texts, note, author, isRunning: false }];
    },
    callOff: (id) => {
      windows = windows.filter((window) => window.id !== id);
    },
    mark: ({ mark, isFeatured }) => {
      line = { ...line, mark, featuredPlace: isFeatured ? 1 : null };
    },
    rounds: ({ search, filter }) => {
      const isFound =
        (filter === 'all' || filter === played.state) && `${played.account} ${played.game}`.includes(search);
      const rows = isFound ? [played] : [];
      const sums = { staked: rows.length === 0 ? '0.00' : played.stake, won: '0.00', currency: 'PHP' };
      return { rows, page: 1, pages: 1, total: rows.length, ...sums };
    },
    giveBack: () => {
      const references = [...played.references, 'game:demo:r-5:refund'];
      played = { ...played, state: 'refunded', closedAt: now, references };
    },
  };
}

/** Games and rounds in memory; nothing is refused. */
export function createGamesFake(): {
  readonly games: Answers<typeof games>;
  readonly rounds: Answers<typeof rounds>;
} {
  const book = createGameBook();
  const done = async () => ({ done: true });
  return {
    games: {
      list: async (query) => book.games(query),
      vendors: async () => book.vendors(),
      close: answerAfter(async (closure) => book.close(closure), done),
      open: answerAfter(async (target) => book.open(target), done),
      mark: answerAfter(async (marking) => book.mark(marking), done),
      move: done,
      planWindow: answerAfter(async (plan) => book.plan(plan), done),
      callOffWindow: answerAfter(async ({ id }) => book.callOff(id), done),
    },
    rounds: {
      list: async (query) => book.rounds(query),
      export: async ({ filter }) => ({
        name: `rounds-${filter}.csv`,
        content: 'number,round\r\n5,r-5\r\n',
      }),
      giveBack: answerAfter(async ({ id }) => book.giveBack(id), done),
    },
  };
}
