import { createJobRunner, type JobHandlers } from '../../server/infrastructure/jobs/job-runner.ts';
import { createPlayRig, type PlayRig } from '../play/play-rig.fake.ts';
import { drawJob, sealJob } from './issues.ts';
import { createLotteryJobs } from './jobs.ts';

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
      readonly series?: number;
      readonly key?: string;
    },
  ): ReturnType<typeof sendBet>;
  /** The issue on sale, to a visitor or to the one with a token. */
  numeroOf(gameId?: number, token?: string): Promise<string>;
  /** Ends sales and draws what is due, and settles nothing. */
  draw(): Promise<void>;
  /** A node's runner of jobs. */
  node(change?: Partial<LotteryRig['deps']>): { readonly runDue: () => Promise<number> };
}

/** Five digits, every minute. */
export const fiveDigits = 101;

/** Longer than from any moment to the draw of the issue of five digits that is on sale then. */
export const drawnMs = 120_000;
export const big = { playId: 1011, content: { picks: ['B'] } };
export const digitsOf = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** Every digit in two places: one of the hundred wins whatever comes. */
export const sure = { playId: 1006, content: { rows: [digitsOf, digitsOf] } };

const sendBet = (
  rig: PlayRig,
  token: string,
  order: {
    readonly lines: BetLines;
    readonly sum: string;
    readonly gameId: number;
    readonly numero: string;
    readonly mode: number;
    readonly series?: number;
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
      ...(order.series === undefined ? {} : { series: order.series }),
      lines: order.lines as never,
    },
    { token, ...(order.key === undefined ? {} : { key: order.key }) },
  );

/** The member platform with its lottery, whose jobs run when a test says so. */
export async function createLotteryRig(): Promise<LotteryRig> {
  const rig = await createPlayRig();
  const troubles: unknown[] = [];
  const numeroOf = async (gameId = fiveDigits, token?: string): Promise<string> =>
    (await rig.call('lottery.near', { gameId }, token === undefined ? {} : { token })).value.currentNumero
      .numero;
  const startNode = (handlers: JobHandlers) =>
    createJobRunner({
      db: rig.deps.db,
      merchant: 'demo',
      clock: rig.clock,
      notifications: rig.database.notifications,
      handlers,
      onTrouble: (cause) => troubles.push(cause),
    });
  return {
    ...rig,
    troubles,
    numeroOf,
    bet: async (token, { gameId = fiveDigits, mode = 1, numero, ...order }) =>
      sendBet(rig, token, { ...order, gameId, mode, numero: numero ?? (await numeroOf(gameId, token)) }),
    draw: async () => {
      const handlers = createLotteryJobs(rig.deps);
      const draws = Object.entries(handlers).filter(([kind]) => kind === sealJob || kind === drawJob);
      await startNode(Object.fromEntries(draws)).runDue();
    },
    node: (change = {}) => startNode(createLotteryJobs({ ...rig.deps, ...change })),
  };
}
