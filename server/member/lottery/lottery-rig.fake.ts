import { createJobRunner } from '../../platform/jobs/job-runner.ts';
import { createPlayRig, type PlayRig } from '../play/play-rig.fake.ts';
import { createLotteryJobs } from './draw-issue.ts';

type BetLines = readonly { readonly playId: number; readonly content: object; readonly multiple?: number }[];

export interface LotteryRig extends PlayRig {
  readonly troubles: unknown[];
  /** Buys on the issue that is on sale, unless another is named. */
  bet(
    token: string,
    order: {
      readonly lines: BetLines;
      readonly sum: string;
      readonly gameId?: number;
      readonly numero?: string;
      readonly mode?: number;
      readonly key?: string;
    },
  ): ReturnType<typeof sendBet>;
  numeroOf(gameId?: number): Promise<string>;
  /** A node's runner of jobs. */
  node(): { readonly runDue: () => Promise<number> };
}

/** Five digits, every minute. */
export const fiveDigits = 101;

const sendBet = (
  rig: PlayRig,
  token: string,
  order: {
    readonly lines: BetLines;
    readonly sum: string;
    readonly gameId: number;
    readonly numero: string;
    readonly mode: number;
    readonly key?: string;
  },
) =>
  rig.call(
    'lottery.bet',
    {
      gameId: order.gameId,
      currentNumero: order.numero,
      bettingMode: order.mode,
      betCartAmountSum: order.sum,
      lines: order.lines as never,
    },
    { token, ...(order.key === undefined ? {} : { key: order.key }) },
  );

/** The member platform with its lottery, whose jobs run when a test says so. */
export async function createLotteryRig(): Promise<LotteryRig> {
  const rig = await createPlayRig();
  const troubles: unknown[] = [];
  const numeroOf = async (gameId = fiveDigits): Promise<string> =>
    (await rig.call('lottery.near', { gameId })).value.currentNumero.numero;
  return {
    ...rig,
    troubles,
    numeroOf,
    bet: async (token, { gameId = fiveDigits, mode = 1, numero, ...order }) =>
      sendBet(rig, token, { ...order, gameId, mode, numero: numero ?? (await numeroOf(gameId)) }),
    node: () =>
      createJobRunner({
        db: rig.deps.db,
        merchant: 'demo',
        clock: rig.clock,
        notifications: rig.database.notifications,
        handlers: createLotteryJobs(rig.deps),
        onTrouble: (cause) => troubles.push(cause),
      }),
  };
}
