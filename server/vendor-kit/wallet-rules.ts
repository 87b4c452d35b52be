import { systemRandom } from '../infrastructure/random.ts';
import { readMoney, writeMoney } from '../../src/protocol/money/money.ts';
import { readAnswer, type KitCall } from './kit-client.ts';
import { expectRule, type KitRule } from './rules.ts';

/** A platform's wallet, called as a vendor would. */
export interface WalletBench {
  readonly call: KitCall;
  /** From the address of a game that was started; it is used up. */
  readonly ticket: string;
  /** What the ticket opened, once the rules of the session were tried. */
  session?: { readonly id: string; readonly currency: string; readonly smallest: string };
}

const name = (): string => `kit-${systemRandom.token(9)}`;
const sessionOf = ({ session }: WalletBench) => {
  expectRule(session !== undefined, 'No session was opened, see wallet.ticket.');
  return session as NonNullable<WalletBench['session']>;
};
const minor = (bench: WalletBench, text: unknown): bigint => {
  const value = typeof text === 'string' ? readMoney(text, sessionOf(bench).currency) : null;
  expectRule(value !== null, `Expected an amount as a decimal text, got ${JSON.stringify(text)}.`);
  return value ?? 0n;
};

const ask = async (bench: WalletBench, path: string, request: object) =>
  readAnswer(await bench.call(`/${path}`, { session: sessionOf(bench).id, ...request }));
const readBalance = async (bench: WalletBench): Promise<bigint> =>
  minor(bench, (await ask(bench, 'balance', {})).value['balance']);
const stake = (bench: WalletBench, part: { round: string; transaction: string; amount?: string }) =>
  ask(bench, 'debit', { amount: sessionOf(bench).smallest, ...part });

interface Wanted {
  readonly status?: number;
  readonly errorClass?: string;
}
function expectAnswer(answer: Awaited<ReturnType<typeof ask>>, { status = 200, errorClass }: Wanted): void {
  const got = `${answer.status} ${answer.code} ${answer.errorClass}`.trim();
  if (errorClass === undefined) expectRule(answer.status === status, `Expected ${status}, got ${got}.`);
  else expectRule(answer.errorClass === errorClass, `Expected the class ${errorClass}, got ${got}.`);
}

const signature: readonly KitRule<WalletBench>[] = [
  {
    id: 'wallet.unsigned',
    text: 'a message without a signature, or signed with another secret, is refused',
    check: async ({ call }) => {
      expectAnswer(readAnswer(await call('/endings', {}, { unsigned: true })), { status: 401 });
      expectAnswer(readAnswer(await call('/endings', {}, { secret: 'another secret' })), { status: 401 });
    },
  },
  {
    id: 'wallet.body',
    text: 'a message whose body was changed on its way is refused',
    check: async ({ call }) =>
      expectAnswer(readAnswer(await call('/endings', {}, { changed: '{ }' })), { status: 401 }),
  },
  {
    id: 'wallet.window',
    text: 'a message that is more than 300 seconds old or early is refused',
    check: async ({ call }) => {
      for (const age of [400, -400])
        expectAnswer(readAnswer(await call('/endings', {}, { age })), { status: 401 });
    },
  },
  {
    id: 'wallet.replay',
    text: 'a message that comes a second time with the same nonce is refused',
    check: async ({ call }) => {
      const nonce = systemRandom.token(18);
      expectAnswer(readAnswer(await call('/endings', {}, { nonce })), {});
      expectAnswer(readAnswer(await call('/endings', {}, { nonce })), { status: 401 });
    },
  },
];

const session: readonly KitRule<WalletBench>[] = [
  {
    id: 'wallet.ticket',
    text: 'a ticket opens one session, and is refused the second time',
    check: async (bench) => {
      const { status, code, value } = readAnswer(await bench.call('/authenticate', { ticket: bench.ticket }));
      expectRule(status === 200, `Expected a session, got ${status} ${code}. Is the ticket fresh?`);
      bench.session = {
        id: String(value['session']),
        currency: String(value['currency']),
        smallest: String(value['smallestStake']),
      };
      expectAnswer(readAnswer(await bench.call('/authenticate', { ticket: bench.ticket })), {
        errorClass: 'final',
      });
    },
  },
  {
    id: 'wallet.session',
    text: 'a session that is not there is refused for good',
    check: async ({ call }) =>
      expectAnswer(readAnswer(await call('/balance', { session: systemRandom.uuid() })), {
        errorClass: 'final',
      }),
  },
];

const money: readonly KitRule<WalletBench>[] = [
  {
    id: 'wallet.debit',
    text: 'a debit takes its amount once, however often and at once it comes',
    check: async (bench) => {
      const before = await readBalance(bench);
      const part = { round: name(), transaction: name() };
      const all = await Promise.all(Array.from({ length: 5 }, () => stake(bench, part)));
      for (const one of all) expectAnswer(one, {});
      const amount = minor(bench, sessionOf(bench).smallest);
      expectRule((await readBalance(bench)) === before - amount, 'The balance went down by another sum.');
      expectAnswer(await ask(bench, 'rollback', part), {});
    },
  },
  {
    id: 'wallet.duplicate',
    text: 'a transaction that comes again with another amount is a duplicate',
    check: async (bench) => {
      const part = { round: name(), transaction: name() };
      expectAnswer(await stake(bench, part), {});
      const { currency, smallest } = sessionOf(bench);
      const amount = writeMoney(minor(bench, smallest) + 1n, currency);
      expectAnswer(await stake(bench, { ...part, amount }), { errorClass: 'duplicate' });
      expectAnswer(await ask(bench, 'rollback', part), {});
    },
  },
  {
    id: 'wallet.digits',
    text: 'an amount with more decimal places than the currency has is refused, and so is a number',
    check: async (bench) => {
      const { smallest } = sessionOf(bench);
      const fine = smallest.includes('.') ? `${smallest}1` : `${smallest}.001`;
      for (const amount of [fine, '1e3', '-1', 5])
        expectAnswer(await ask(bench, 'debit', { round: name(), transaction: name(), amount }), {
          errorClass: 'final',
        });
    },
  },
  {
    id: 'wallet.funds',
    text: 'a stake above the balance is refused for good, with the balance or by a limit',
    check: async (bench) => {
      const amount = '999999999999';
      const answer = await stake(bench, { round: name(), transaction: name(), amount });
      expectAnswer(answer, { errorClass: 'final' });
      if (answer.code === 'balance.insufficient') minor(bench, answer.value['balance']);
    },
  },
  {
    id: 'wallet.credit',
    text: 'a credit ends its round and pays once; another amount is a duplicate, another name is settled',
    check: async (bench) => {
      const before = await readBalance(bench);
      const { smallest: amount } = sessionOf(bench);
      const round = name();
      expectAnswer(await stake(bench, { round, transaction: name() }), {});
      const credit = { round, transaction: name(), amount };
      const all = await Promise.all(Array.from({ length: 5 }, () => ask(bench, 'credit', credit)));
      for (const one of all) expectAnswer(one, {});
      expectRule((await readBalance(bench)) === before, 'The win was not paid exactly once.');
      expectAnswer(await ask(bench, 'credit', { ...credit, amount: '0' }), { errorClass: 'duplicate' });
      expectAnswer(await ask(bench, 'credit', { ...credit, transaction: name() }), {
        errorClass: 'settled',
      });
    },
  },
  {
    id: 'wallet.at-risk',
    text: 'a credit may say what of the stakes is at risk, and is refused where that is more than they are',
    check: async (bench) => {
      const { smallest: amount } = sessionOf(bench);
      const credit = { round: name(), transaction: name(), amount };
      expectAnswer(await stake(bench, { round: credit.round, transaction: name() }), {});
      expectAnswer(await ask(bench, 'credit', { ...credit, atRisk: '999999999' }), { errorClass: 'final' });
      expectAnswer(await ask(bench, 'credit', { ...credit, atRisk: '0' }), {});
    },
  },
  {
    id: 'wallet.credit-alone',
    text: 'a credit without a debit has an unknown parent',
    check: async (bench) =>
      expectAnswer(await ask(bench, 'credit', { round: name(), transaction: name(), amount: '1' }), {
        errorClass: 'unknown-parent',
      }),
  },
];

const ends: readonly KitRule<WalletBench>[] = [
  {
    id: 'wallet.rollback',
    text: 'a rollback gives its debit back, once, and gets the first answer again',
    check: async (bench) => {
      const before = await readBalance(bench);
      const part = { round: name(), transaction: name() };
      expectAnswer(await stake(bench, part), {});
      for (const _turn of [1, 2, 3]) expectAnswer(await ask(bench, 'rollback', part), {});
      expectRule((await readBalance(bench)) === before, 'The balance is not what it was.');
    },
  },
  {
    id: 'wallet.overtaken',
    text: 'a rollback that comes before its debit has an unknown parent, and the debit is refused',
    check: async (bench) => {
      const before = await readBalance(bench);
      const part = { round: name(), transaction: name() };
      for (const _turn of [1, 2])
        expectAnswer(await ask(bench, 'rollback', part), { errorClass: 'unknown-parent' });
      expectAnswer(await stake(bench, part), { errorClass: 'final' });
      expectRule((await readBalance(bench)) === before, 'The late debit was booked.');
    },
  },
  {
    id: 'wallet.settled',
    text: 'a debit whose round was credited stays',
    check: async (bench) => {
      const part = { round: name(), transaction: name() };
      expectAnswer(await stake(bench, part), {});
      const { smallest: amount } = sessionOf(bench);
      expectAnswer(await ask(bench, 'credit', { round: part.round, transaction: name(), amount }), {});
      expectAnswer(await ask(bench, 'rollback', part), { errorClass: 'settled' });
    },
  },
  {
    id: 'wallet.raise',
    text: 'a further debit raises the round, and can be given back alone',
    check: async (bench) => {
      const before = await readBalance(bench);
      const amount = minor(bench, sessionOf(bench).smallest);
      const round = name();
      const [first, second] = [name(), name()];
      expectAnswer(await stake(bench, { round, transaction: first }), {});
      expectAnswer(await stake(bench, { round, transaction: second }), {});
      expectAnswer(await ask(bench, 'rollback', { round, transaction: second }), {});
      expectRule((await readBalance(bench)) === before - amount, 'Not one of the two stakes was given back.');
      expectAnswer(await ask(bench, 'rollback', { round, transaction: first }), {});
      expectRule((await readBalance(bench)) === before, 'The balance is not what it was.');
    },
  },
  {
    id: 'wallet.finish',
    text: 'a round ends without a win, and a repeat changes nothing',
    check: async (bench) => {
      const round = name();
      expectAnswer(await stake(bench, { round, transaction: name() }), {});
      for (const _turn of [1, 2]) expectAnswer(await ask(bench, 'finish', { round }), {});
    },
  },
];

/** What a platform's wallet has to keep. Every round that they open is given back or paid even, but one. */
export const walletRules: readonly KitRule<WalletBench>[] = [...signature, ...session, ...money, ...ends];
