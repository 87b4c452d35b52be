import { createLotteryBook } from '../../protocol/console-lottery.fake.ts';
import { ApiFailure } from './call-api.ts';
import type { LotteryApi } from './lottery-api.ts';

export interface LotteryFake {
  /** Another operator proposes to void the issue. */
  proposeVoidElsewhere(by: string): void;
}

/** A lottery, as the server keeps it. */
export function createLotteryApiFake(role: string): LotteryApi & LotteryFake {
  const book = createLotteryBook();
  const read = (id: string) => {
    const issue = book.issue(id);
    if (issue === null) throw new ApiFailure('lottery.issue-unknown', 'no', { status: 404 });
    return issue;
  };
  return {
    proposeVoidElsewhere: (by) => book.propose('Wrong source', by),
    lotteryGames: async () => book.games(),
    closeLottery: async (game, note) => {
      book.close(game, note, role);
      return book.games();
    },
    openLottery: async (game) => {
      book.open(game);
      return book.games();
    },
    moveLottery: async (move) => {
      book.move(move);
      return book.games();
    },
    markLottery: async (marking) => {
      book.mark(marking);
      return book.games();
    },
    lotteryIssues: async (query) => book.issues(query),
    lotteryIssue: async (id) => read(id),
    voidIssue: async ({ id, note }) => {
      book.propose(note, role);
      return read(id);
    },
    lotteryVoids: async () => book.voids(),
    withdrawVoid: async () => {
      book.decide({ state: 'withdrawn', reason: '' }, role);
      return book.voids();
    },
    decideVoid: async (_, state, reason) => {
      book.decide({ state, reason }, role);
      return book.voids();
    },
  };
}
