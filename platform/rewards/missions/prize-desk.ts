import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { DeskFault } from '../../../src/protocol/desks/desk-faults.ts';
import type { DeskCalls } from '../../../src/protocol/desks/define-desk.ts';
import { leaderboardPrizes } from '../../../src/protocol/desks/leaderboard-prizes.ts';
import { readMoney } from '../../../src/protocol/money/money.ts';
import { createDesk } from '../../desks/create-desk.ts';
import type { SetOf } from '../../desks/shelf.ts';
import { openTableShelf } from '../../desks/table-shelf.ts';

type Prizes = SetOf<typeof leaderboardPrizes>;

/** Places count from 1 without a gap, and each brings something. */
function findFaults({ rows }: Prizes, currency: string): Record<string, DeskFault> {
  return Object.fromEntries(
    rows.flatMap(({ place, pays, points }, index): readonly (readonly [string, DeskFault])[] => {
      if (place !== index + 1) return [[`rows.${index}.place`, 'entry.gap']];
      const isEmpty = (readMoney(pays, currency) ?? 0n) === 0n && points === 0;
      return isEmpty ? [[`rows.${index}.pays`, 'prize.empty']] : [];
    }),
  );
}
/** Prizes of the leaderboard, for the console. */
export const createPrizeDesk = (deps: MemberDeps): Answers<DeskCalls> =>
  createDesk<Prizes>(
    deps,
    leaderboardPrizes,
    openTableShelf(leaderboardPrizes, { merchant: deps.merchant, table: 'leaderboard_prize' }),
    { check: async (_db, { after, currency }) => findFaults(after, currency) },
  );
