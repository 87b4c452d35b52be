import type {
  IssueFile,
  IssuePage,
  IssueQuery,
  LotteryGameList,
  LotteryMarking,
  LotteryMove,
  VoidRequest,
  VoidState,
} from '../../protocol/console-lottery.ts';
import { callApi } from './call-api.ts';

/** Calls about lottery games and their issues. */
export interface LotteryApi {
  lotteryGames(): Promise<LotteryGameList>;
  closeLottery(game: string, note: string): Promise<LotteryGameList>;
  openLottery(game: string, note: string): Promise<LotteryGameList>;
  moveLottery(move: LotteryMove): Promise<LotteryGameList>;
  markLottery(marking: LotteryMarking): Promise<LotteryGameList>;
  lotteryIssues(query: IssueQuery): Promise<IssuePage>;
  lotteryIssue(id: string): Promise<IssueFile>;
  /** Voids the issue, or proposes it where real money goes back. */
  voidIssue(request: VoidRequest): Promise<IssueFile>;
  lotteryVoids(): Promise<VoidState>;
  withdrawVoid(id: string): Promise<VoidState>;
  decideVoid(id: string, state: 'approved' | 'rejected', reason: string): Promise<VoidState>;
}

export const lotteryApi: LotteryApi = {
  lotteryGames: () => callApi('GET', '/api/lottery'),
  closeLottery: (game, note) => callApi('POST', '/api/lottery/close', { game, note }),
  openLottery: (game, note) => callApi('POST', '/api/lottery/open', { game, note }),
  moveLottery: ({ game, before }) => callApi('POST', '/api/lottery/move', { game, before }),
  markLottery: ({ game, marks, isFeatured }) =>
    callApi('POST', '/api/lottery/mark', { game, marks, isFeatured }),
  lotteryIssues: ({ game, filter, day, money, page }) => {
    const query = new URLSearchParams({ game, filter, day, money, page: String(page) });
    return callApi('GET', `/api/lottery/issues?${query.toString()}`);
  },
  lotteryIssue: (id) => callApi('GET', `/api/lottery/issues/${encodeURIComponent(id)}`),
  voidIssue: (request) => callApi('POST', '/api/lottery/void', request),
  lotteryVoids: () => callApi('GET', '/api/lottery/voids'),
  withdrawVoid: (id) => callApi('POST', '/api/lottery/voids/withdraw', { id }),
  decideVoid: (id, state, reason) => callApi('POST', '/api/lottery/voids/decide', { id, state, reason }),
};
