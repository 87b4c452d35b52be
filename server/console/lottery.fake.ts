import { createLotteryBook } from '../../src/protocol/console-lottery.fake.ts';
import { AppError } from '../platform/app-error.ts';
import type { LotteryBackOffice } from './lottery.ts';

/** A lottery in memory; nothing is refused but issues that there are not. */
export function createLotteryFake(): LotteryBackOffice {
  const book = createLotteryBook();
  const read = (id: string) => {
    const issue = book.issue(id);
    if (issue === null)
      throw new AppError({ status: 404, code: 'lottery.issue-unknown', message: 'There is no such issue.' });
    return issue;
  };
  return {
    games: async () => book.games(),
    close: async ({ game, note, by }) => book.close(game, note, by),
    open: async ({ game }) => book.open(game),
    move: async (move) => book.move(move),
    mark: async (marking) => book.mark(marking),
    issues: async (query) => book.issues(query),
    issue: async (id) => read(id),
    voids: async () => book.voids(),
    void: async ({ note, by }) => book.propose(note, by),
    decideVoid: async ({ by, ...verdict }) => book.decide(verdict, by),
  };
}
