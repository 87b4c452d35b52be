import type {
  IssueQuery,
  LotteryMarking,
  LotteryMove,
  VoidRequest,
} from '../../../src/protocol/console-lottery.ts';
import type { MemberDeps } from '../../platform/deps.ts';
import type { Decision } from '../second-person.ts';
import { closeGame, listBackOfficeGames, markGame, moveGame, openGame } from './back-office-games.ts';
import { listBackOfficeIssues, readBackOfficeIssue } from './back-office-issues.ts';
import { decideVoid, proposeVoid, readVoids } from './void-proposals.ts';

interface Author {
  readonly by: string;
}
interface Reason {
  readonly note: string;
}

/** Lottery games, their issues and what is void, for the console. */
export const createLotteryBackOffice = (deps: MemberDeps) => ({
  games: () => listBackOfficeGames(deps),
  close: (request: { readonly game: string } & Reason & Author) => closeGame(deps, request),
  open: (request: { readonly game: string } & Reason & Author) => openGame(deps, request),
  move: (request: LotteryMove & Author) => moveGame(deps, request),
  mark: (request: LotteryMarking & Author) => markGame(deps, request),
  issues: (query: IssueQuery) => listBackOfficeIssues(deps, query),
  issue: (id: string) => readBackOfficeIssue(deps, id),
  voids: () => readVoids(deps),
  void: (request: VoidRequest & Author) => proposeVoid(deps, request),
  decideVoid: (decision: Decision) => decideVoid(deps, decision),
});
