import type { lottery } from '../../src/protocol/calls/lottery.ts';
import type { Answers, InputOf } from '../../src/protocol/console/define-call.ts';
import { answerAfter, answerEndings } from '../../server/infrastructure/http/answer-after.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { closeGame, listBackOfficeGames, markGame, moveGame, openGame } from './back-office-games.ts';
import { listBackOfficeIssues, readBackOfficeIssue } from './back-office-issues.ts';
import { decideVoid, proposeVoid, readVoids } from './void-proposals.ts';

/** Lottery games, their issues and what is void, for the console. */
export const createLotteryBackOffice = (deps: MemberDeps): Answers<typeof lottery> => {
  const games = () => listBackOfficeGames(deps);
  const issue = ({ id }: { readonly id: string }) => readBackOfficeIssue(deps, id);
  const voids = () => readVoids(deps);
  return {
    games,
    close: answerAfter((change) => closeGame(deps, change), games),
    open: answerAfter((change) => openGame(deps, change), games),
    move: answerAfter((change) => moveGame(deps, change), games),
    mark: answerAfter((change) => markGame(deps, change), games),
    issues: (query) => listBackOfficeIssues(deps, query),
    issue,
    void: answerAfter((request: InputOf<typeof lottery.void>) => proposeVoid(deps, request), issue),
    voids,
    ...answerEndings((decision) => decideVoid(deps, decision), voids),
  };
};
