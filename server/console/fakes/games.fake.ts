import type {
  GameLine,
  games,
  RoundLine,
  rounds,
  MaintenanceWindow,
} from '../../../src/protocol/calls/games.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import { answerAfter } from '../../infrastructure/http/answer-after.ts';
import { now } from './proposals.fake.ts';

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

const done = async () => ({ done: true });
/** One vendor with one game, in memory; nothing is refused. */
function openGames(): Answers<typeof games> {
  let line = game;
  let vendor: GameLine['maintenance'] = null;
  let windows: readonly MaintenanceWindow[] = [];
  const stop = (kind: string, maintenance: GameLine['maintenance']): void => {
    if (kind === 'game') line = { ...line, maintenance };
    else vendor = maintenance;
  };
  return {
    list: async ({ search, filter }) => {
      const isClosed = line.maintenance !== null || vendor !== null;
      const isFound =
        line.name.toLowerCase().includes(search.toLowerCase()) && (filter !== 'maintenance' || isClosed);
      const rows = isFound ? [{ ...line, isVendorClosed: vendor !== null }] : [];
      return { rows, page: 1, pages: 1, total: rows.length };
    },
    vendors: async () => {
      const { vendor: code, vendorName: name, type, openRounds } = line;
      return { vendors: [{ code, name, types: [type], games: 1, maintenance: vendor, openRounds, windows }] };
    },
    close: answerAfter(
      async ({ kind, until, note: reason, by: author }) => stop(kind, { from: now, until, reason, author }),
      done,
    ),
    open: answerAfter(async ({ kind }) => stop(kind, null), done),
    mark: answerAfter(async ({ mark, isFeatured }) => {
      line = { ...line, mark, featuredPlace: isFeatured ? 1 : null };
    }, done),
    move: done,
    planWindow: answerAfter(async ({ from, until, texts, note, by: author }) => {
      const id = String(windows.length + 1);
      windows = [...windows, { id, from, until, texts, note, author, isRunning: false }];
    }, done),
    callOffWindow: answerAfter(async ({ id }) => {
      windows = windows.filter((window) => window.id !== id);
    }, done),
  };
}
/** One round that is open, in memory; nothing is refused. */
function openRounds(): Answers<typeof rounds> {
  let played = round;
  return {
    list: async ({ search, filter }) => {
      const isFound =
        (filter === 'all' || filter === played.state) && `${played.account} ${played.game}`.includes(search);
      const rows = isFound ? [played] : [];
      const sums = { staked: isFound ? played.stake : '0.00', won: '0.00', currency: 'PHP' };
      return { rows, page: 1, pages: 1, total: rows.length, ...sums };
    },
    export: async ({ filter }) => ({ name: `rounds-${filter}.csv`, content: 'number,round\r\n5,r-5\r\n' }),
    giveBack: answerAfter(async () => {
      const references = [...played.references, 'game:demo:r-5:refund'];
      played = { ...played, state: 'refunded', closedAt: now, references };
    }, done),
  };
}
export const createGamesFake = () => ({ games: openGames(), rounds: openRounds() });
