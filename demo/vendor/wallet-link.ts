import { AppError } from '../../server/infrastructure/http/app-error.ts';
import type { Clock } from '../../server/infrastructure/clock.ts';
import type { Random } from '../../server/infrastructure/random.ts';
import { signVendorMessage, vendorHeaders } from '../../server/infrastructure/outside/vendor-signature.ts';

/** What the wallet says when a launch is opened. Amounts are decimals of the currency. */
export interface OpenedLaunch {
  readonly launch: string;
  /** The player's name here; it does not identify the person. */
  readonly player: string;
  /** Wire code of the language. */
  readonly language: string;
  readonly currency: string;
  readonly symbol: string;
  readonly smallestStake: string;
  /** By the rules of the player's market; a platform that knows none leaves it out. */
  readonly shortestRoundMs?: number;
  /** With the codes that the platform's catalogue knows its kind by. */
  readonly game: {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly classify: string;
  };
  readonly balance: string;
}
/** `finish`: as it is, through the wallet; `refund`: the platform has given the stake back. */
export interface RoundEnd {
  readonly round: string;
  readonly ending: 'finish' | 'refund';
}
export interface WalletAnswer {
  readonly status: number;
  readonly body: string;
}
/** Carries a message to a call of the platform's wallet, as a vendor elsewhere would over the network. */
export type PostToWallet = (
  call: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<WalletAnswer>;

/** The calls to the wallet. Each may be repeated: a step of a round counts once. */
export interface WalletLink {
  open(ticket: string): Promise<OpenedLaunch>;
  /** Decimal text. */
  balance(launch: string): Promise<string>;
  /** Whether a round may be played on. Refused once a break, a rest or a time limit has ended play. */
  step(launch: string): Promise<string>;
  /** Rounds that the platform has ended, by the vendor's names. */
  endings(): Promise<readonly RoundEnd[]>;
  stake(step: { launch: string; round: string; amount: string }): Promise<string>;
  settle(step: { launch: string; round: string; amount: string; atRisk?: string }): Promise<string>;
  /** Takes a further stake, before the move that it pays for is made; `turn` counts those of a round from 1. */
  raise(step: { launch: string; round: string; turn: number; amount: string }): Promise<string>;
  /** Gives that one alone back. */
  lower(step: { launch: string; round: string; turn: number }): Promise<string>;
  /** Gives all stakes of a round back; `raises` says how many further ones were asked for. */
  refund(step: { launch: string; round: string; raises?: number }): Promise<string>;
}
/** The wallet gave no usable answer, so it is unknown whether the call took effect. */
export class WalletUnclear extends Error {}

export const refuse = (code: string, message: string, status = 409): AppError =>
  new AppError({ status, code, message });
/** What the game's page is answered while the wallet is silent: it may ask again. */
export const refuseSilent = (cause: WalletUnclear): AppError =>
  new AppError(
    { status: 503, code: 'wallet.unclear', message: 'The wallet has not answered.', retryAfterSeconds: 2 },
    { cause },
  );

interface LinkOptions {
  /** Code of the vendor. */
  readonly vendor: string;
  /** Asked for each call: keys change while the vendor runs. */
  readonly readSecret: () => Promise<string>;
  readonly clock: Clock;
  readonly random: Random;
  readonly post: PostToWallet;
}

const parseBody = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new WalletUnclear('The wallet answered with something that is no JSON.', { cause });
  }
};
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const readObject = (body: string): Readonly<Record<string, unknown>> => {
  const value = parseBody(body);
  if (!isRecord(value)) throw new WalletUnclear('The wallet answered with JSON that is no object.');
  return value;
};

/**
 * The seam between vendor and platform. A refusal of the wallet is thrown as an `AppError` with its code;
 * everything else that is no good answer as `WalletUnclear`.
 */
export function createWalletLink(options: LinkOptions): WalletLink {
  const { vendor, readSecret, clock, random, post } = options;
  const ask = async <Value>(call: string, message: object): Promise<Value> => {
    const body = JSON.stringify(message);
    const signed = { now: clock.now(), nonce: random.token(18), body };
    const headers = {
      'content-type': 'application/json',
      [vendorHeaders.vendor]: vendor,
      [vendorHeaders.signature]: signVendorMessage(await readSecret(), signed),
    };
    const answer = await post(call, body, headers).catch((cause: unknown) => {
      throw new WalletUnclear('The wallet could not be reached.', { cause });
    });
    const object = readObject(answer.body);
    if (answer.status === 200) return object['value'] as Value;
    const code = object['errorCode'];
    if (answer.status >= 500 || typeof code !== 'string')
      throw new WalletUnclear(`The wallet failed with ${answer.status}.`);
    throw new AppError({ status: answer.status, code, message: 'The wallet refused.' });
  };
  const readBalance = async (call: string, message: object): Promise<string> =>
    (await ask<{ readonly balance: string }>(call, message)).balance;
  /** A round has one first stake, one end, and counts its further stakes: their names come from the round's. */
  const nameMoney = (round: string, step: 'debit' | 'credit' | `raise${number}`) => ({
    round,
    transaction: `${round}.${step}`,
  });
  /** A stake that never arrived needs no return, and is refused from now on. */
  const rollback = (session: string, money: ReturnType<typeof nameMoney>): Promise<string> =>
    readBalance('rollback', { session, ...money }).catch((cause: unknown) => {
      if (cause instanceof AppError && cause.code === 'transaction.unknown') return '';
      throw cause;
    });
  return {
    open: async (ticket) => {
      const { session, ...opened } = await ask<Omit<OpenedLaunch, 'launch'> & { readonly session: string }>(
        'authenticate',
        { ticket },
      );
      return { launch: session, ...opened };
    },
    balance: (session) => readBalance('balance', { session }),
    step: (session) => readBalance('check', { session }),
    endings: async () => (await ask<{ readonly rounds: readonly RoundEnd[] }>('endings', {})).rounds,
    stake: ({ launch: session, round, amount }) =>
      readBalance('debit', { session, ...nameMoney(round, 'debit'), amount }),
    settle: ({ launch: session, round, ...sums }) =>
      readBalance('credit', { session, ...nameMoney(round, 'credit'), ...sums }),
    raise: ({ launch: session, round, turn, amount }) =>
      readBalance('debit', { session, ...nameMoney(round, `raise${turn}`), amount }),
    lower: ({ launch: session, round, turn }) => rollback(session, nameMoney(round, `raise${turn}`)),
    refund: async ({ launch: session, round, raises = 0 }) => {
      for (let turn = raises; turn > 0; turn -= 1) await rollback(session, nameMoney(round, `raise${turn}`));
      return rollback(session, nameMoney(round, 'debit'));
    },
  };
}
