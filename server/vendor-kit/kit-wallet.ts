import type { FitsSchema } from '../infrastructure/http/compile-at-first-use.ts';
import { readMoney, writeMoney } from '../../src/protocol/money/money.ts';
import { isRequest, type WalletCall } from '../../platform/play/vendors/wallet-contract.ts';
import { systemClock } from '../infrastructure/clock.ts';
import { systemRandom } from '../infrastructure/random.ts';
import { readSignedNonce, vendorHeaders } from '../infrastructure/outside/vendor-signature.ts';

const currency = 'EUR';
const opening = 100_000n;

/** A call of the vendor to the wallet of the kit. */
export interface SeenCall {
  readonly call: WalletCall;
  /** As it came. */
  readonly body: string;
  readonly asked: Readonly<Record<string, unknown>>;
  /** What is wrong with it whatever it asks; empty where nothing is. */
  readonly faults: readonly string[];
}
export interface KitReplySent {
  readonly status: number;
  readonly body: string;
}
/** What the wallet does with a call: `lost` books it and gives no answer, `silent` does neither. */
export type Fate = 'answer' | 'lost' | 'silent' | { readonly status: number; readonly errorClass: string };
export interface KitWallet {
  readonly secret: string;
  readonly seen: SeenCall[];
  /** Decides about each call; every call is answered by default. */
  fate: (call: WalletCall, times: number) => Fate;
  giveTicket(): string;
  /** Null: the connection is to be cut. */
  take(call: WalletCall, body: string, headers: Readonly<Record<string, unknown>>): KitReplySent | null;
}

const textOf = (asked: Readonly<Record<string, unknown>>, name: string): string => {
  const value = asked[name];
  return typeof value === 'string' ? value : '';
};
const readObject = (body: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    // Told as a fault of the body.
    return {};
  }
};

/** A wallet in memory that keeps the contract, but where a rule wants it to fail. */
export function createKitWallet({
  vendor,
  secret,
}: {
  readonly vendor: string;
  readonly secret: string;
}): KitWallet {
  const tickets = new Set<string>();
  const nonces = new Set<string>();
  const booked = new Map<string, { readonly body: string; readonly answer: object }>();
  let balance = opening;
  const times = new Map<string, number>();

  const findFaults = (call: WalletCall, body: string, headers: Readonly<Record<string, unknown>>) => {
    const header = headers[vendorHeaders.signature];
    const signature = typeof header === 'string' ? header : '';
    const nonce = readSignedNonce([secret], { now: systemClock.now(), body, header: signature });
    const validate: FitsSchema<unknown> = isRequest[call];
    const faults = [
      ...(nonce === null ? ['it is not signed over its bytes, or not within the window'] : []),
      ...(nonce !== null && nonces.has(nonce) ? ['its nonce was used before'] : []),
      ...(headers[vendorHeaders.vendor] === vendor ? [] : ['it does not name its vendor']),
      ...(validate(readObject(body))
        ? []
        : [
            `its body is not as the contract has it: ${validate.errors?.[0]?.instancePath ?? ''} ${validate.errors?.[0]?.message ?? ''}`,
          ]),
    ];
    if (nonce !== null) nonces.add(nonce);
    return faults;
  };
  const open = () => ({
    session: systemRandom.uuid(),
    player: 'kit-player',
    language: 'EN',
    currency,
    symbol: '€',

    smallestStake: '1.00',
    mode: 'real',
    game: { id: '1', name: 'Game of the kit', type: 'RNG', classify: '' },
    balance: writeMoney(balance, currency),
  });
  const book = (call: WalletCall, asked: Readonly<Record<string, unknown>>, body: string): object => {
    if (call === 'authenticate') return open();
    if (call === 'endings') return { rounds: [] };
    const transaction = textOf(asked, 'transaction');
    const key = `${call} ${transaction}`;
    const first = booked.get(key);
    if (transaction !== '' && first !== undefined) return first.answer;
    const amount = readMoney(textOf(asked, 'amount'), currency) ?? 0n;
    if (call === 'debit') balance -= amount;
    if (call === 'credit') balance += amount;
    const answer = { transaction, balance: writeMoney(balance, currency) };
    booked.set(key, { body, answer });
    return answer;
  };
  const wallet: KitWallet = {
    secret,
    seen: [],
    fate: () => 'answer',
    giveTicket: () => {
      const ticket = `kit.${systemRandom.token(12)}`;
      tickets.add(ticket);
      return ticket;
    },
    take: (call, body, headers) => {
      const asked = readObject(body);
      wallet.seen.push({ call, body, asked, faults: findFaults(call, body, headers) });
      times.set(call, (times.get(call) ?? 0) + 1);
      const fate = wallet.fate(call, times.get(call) ?? 1);
      if (fate === 'silent') return null;
      if (typeof fate === 'object') {
        const refusal = { success: false, errorCode: 'kit.refused', message: 'The kit refuses this call.' };
        return {
          status: fate.status,
          body: JSON.stringify({ ...refusal, value: { class: fate.errorClass, balance: '0.00' } }),
        };
      }
      const answer = book(call, asked, body);
      if (fate === 'lost') return null;
      return { status: 200, body: JSON.stringify({ success: true, value: answer }) };
    },
  };
  return wallet;
}
