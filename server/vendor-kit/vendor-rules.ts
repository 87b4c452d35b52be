import { setTimeout as sleep } from 'node:timers/promises';
import type { FitsSchema } from '../infrastructure/http/compile-at-first-use.ts';
import { compileContract } from '../../platform/play/vendors/contract-schemas.ts';
import { systemRandom } from '../infrastructure/random.ts';
import { readAnswer, type KitCall } from './kit-client.ts';
import type { Fate, KitWallet, SeenCall } from './kit-wallet.ts';
import { expectRule, type KitRule } from './rules.ts';

/** A vendor's server, called as a platform would, with the kit's wallet behind it. */
export interface VendorBench {
  readonly call: KitCall;
  readonly wallet: KitWallet;
  /** The key before the one in use, while both are good; null to leave that rule out. */
  readonly formerSecret: string | null;
  /** A vendor's code of a game. */
  readonly game: string;
  /** How long to wait for the last call of a round. */
  readonly patienceMs: number;
}
const retryAfterMs = 50;
const stake = '5.00';

const launch = ({ wallet, game }: VendorBench) => ({
  ticket: wallet.giveTicket(),
  game,
  language: 'EN',
  device: 'desktop',
  mode: 'real',
});

async function expectRefused(bench: VendorBench, sent: Parameters<KitCall>[2], what: string): Promise<void> {
  const { status } = await bench.call('/status', {}, sent);
  expectRule(status === 401, `Expected 401 to ${what}, got ${status}.`);
}

const access: readonly KitRule<VendorBench>[] = [
  {
    id: 'vendor.unsigned',
    text: 'a message without a signature, with another secret or another body is refused',
    check: async (bench) => {
      await expectRefused(bench, { unsigned: true }, 'a message without a signature');
      await expectRefused(bench, { secret: 'another secret' }, 'a message of another secret');
      await expectRefused(bench, { changed: '{ }' }, 'a message whose body was changed');
    },
  },
  {
    id: 'vendor.window',
    text: 'a message more than 300 seconds old, and a nonce that came before, is refused',
    check: async (bench) => {
      await expectRefused(bench, { age: 400 }, 'an old message');
      const nonce = systemRandom.token(18);
      expectRule((await bench.call('/status', {}, { nonce })).status === 200, 'The first one is refused.');
      await expectRefused(bench, { nonce }, 'a message that came before');
    },
  },
  {
    id: 'vendor.rotation',
    text: 'while keys are changed, both are good',
    check: async (bench) => {
      if (bench.formerSecret === null) return;
      const { status } = await bench.call('/status', {}, { secret: bench.formerSecret });
      expectRule(status === 200, `Expected 200 to a message of the former key, got ${status}.`);
    },
  },
];

async function expectShape(
  bench: VendorBench,
  path: string,
  request: object,
  schema: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { status, value, code } = readAnswer(await bench.call(path, request));
  expectRule(status === 200, `Expected 200, got ${status} ${code}.`);
  const validate: FitsSchema<unknown> = compileContract(schema);
  const isGood = validate(value);
  const [error] = validate.errors ?? [];
  expectRule(isGood, `The answer at ${error?.instancePath ?? ''} ${error?.message ?? ''}.`);
  return value;
}

const answers: readonly KitRule<VendorBench>[] = [
  {
    id: 'vendor.launch',
    text: 'a launch is answered with an address that carries the ticket',
    check: async (bench) => {
      const asked = launch(bench);
      const { url } = await expectShape(bench, '/launch', asked, 'LaunchAnswer');
      const isCarried = typeof url === 'string' && decodeURIComponent(url).includes(asked.ticket);
      expectRule(isCarried, 'The address does not carry the ticket.');
    },
  },
  ...(
    [
      ['vendor.rooms', 'rooms are listed as the contract says', '/rooms', 'RoomsAnswer'],
      ['vendor.jackpots', 'jackpots are listed as the contract says', '/jackpots', 'JackpotsAnswer'],
      ['vendor.catalogue', 'games are listed as the contract says', '/catalogue', 'CatalogueAnswer'],
      ['vendor.matches', 'matches are listed as the contract says', '/matches', 'MatchesAnswer'],
      ['vendor.status', 'maintenance is told as the contract says', '/status', 'StatusAnswer'],
    ] as const
  ).map(([id, text, path, schema]): KitRule<VendorBench> => ({
    id,
    text,
    check: async (bench) => {
      const request = path === '/rooms' ? { game: bench.game } : {};
      await expectShape(bench, path, request, schema);
    },
  })),
];

/** The calls about money that the vendor makes for one round, until `isOver` or until patience ends. */
async function playRound(
  bench: VendorBench,
  outcome: 'win' | 'lose',
  fate: (call: SeenCall['call'], times: number) => Fate,
  isOver: (calls: readonly SeenCall[]) => boolean,
): Promise<readonly SeenCall[]> {
  const { wallet } = bench;
  const from = wallet.seen.length;
  const counts = new Map<string, number>();
  wallet.fate = (call) => {
    counts.set(call, (counts.get(call) ?? 0) + 1);
    return fate(call, counts.get(call) ?? 1);
  };
  const asked = { ticket: wallet.giveTicket(), stake, outcome, retryAfterMs };
  const { status, code } = readAnswer(await bench.call('/test/round', asked));
  expectRule(status === 200, `Expected a round of the test mode, got ${status} ${code}.`);
  const money = () =>
    wallet.seen.slice(from).filter(({ call }) => ['debit', 'credit', 'rollback', 'finish'].includes(call));
  const turns = Math.ceil(bench.patienceMs / retryAfterMs);
  for (let turn = 0; turn < turns && !isOver(money()); turn += 1) await sleep(retryAfterMs);
  // What comes although the round has ended is seen too.
  await sleep(3 * retryAfterMs);
  wallet.fate = () => 'answer';
  return money();
}

const callsOf = (calls: readonly SeenCall[]): string => calls.map(({ call }) => call).join(', ') || 'none';
const only = (calls: readonly SeenCall[], call: SeenCall['call']) => calls.filter((one) => one.call === call);
const hasEnded = (calls: readonly SeenCall[]): boolean =>
  calls.some(({ call }) => call === 'credit' || call === 'finish');
const isSame = (calls: readonly SeenCall[]): boolean =>
  new Set(calls.map(({ asked }) => JSON.stringify(asked))).size === 1;
const nameOf = ({ asked }: SeenCall): string => `${String(asked['round'])} ${String(asked['transaction'])}`;

async function expectReturn(bench: VendorBench, fate: Fate): Promise<void> {
  const calls = await playRound(
    bench,
    'win',
    (call) => (call === 'debit' ? fate : 'answer'),
    (seen) => only(seen, 'rollback').length > 0,
  );
  const [debit] = only(calls, 'debit');
  const [rollback] = only(calls, 'rollback');
  expectRule(
    !hasEnded(calls),
    `The round was paid although its stake is not known. Calls: ${callsOf(calls)}.`,
  );
  expectRule(debit !== undefined && rollback !== undefined, `No rollback came. Calls: ${callsOf(calls)}.`);
  if (debit !== undefined && rollback !== undefined)
    expectRule(nameOf(debit) === nameOf(rollback), 'The rollback names another round or transaction.');
}

const rounds: readonly KitRule<VendorBench>[] = [
  {
    id: 'vendor.win',
    text: 'a round that is won is one debit and one credit',
    check: async (bench) => {
      const calls = await playRound(bench, 'win', () => 'answer', hasEnded);
      expectRule(callsOf(calls) === 'debit, credit', `Expected debit, credit, got ${callsOf(calls)}.`);
      const [debit, credit] = calls;
      expectRule(debit?.asked['round'] === credit?.asked['round'], 'The credit names another round.');
      expectRule(
        debit?.asked['transaction'] !== credit?.asked['transaction'],
        'Debit and credit have one name of a transaction.',
      );
    },
  },
  {
    id: 'vendor.lose',
    text: 'a round that is lost ends with a credit of 0 or a finish',
    check: async (bench) => {
      const calls = await playRound(bench, 'lose', () => 'answer', hasEnded);
      expectRule(hasEnded(calls), `The round has no end. Calls: ${callsOf(calls)}.`);
    },
  },
  {
    id: 'vendor.debit-unanswered',
    text: 'a debit without an answer is rolled back by its own name, and nothing is paid',
    check: async (bench) => {
      await expectReturn(bench, 'silent');
      await expectReturn(bench, 'lost');
    },
  },
  {
    id: 'vendor.debit-temporary',
    text: 'a debit that is refused for now is rolled back',
    check: (bench) => expectReturn(bench, { status: 503, errorClass: 'temporary' }),
  },
  {
    id: 'vendor.debit-refused',
    text: 'a debit that is refused for good is not played: no credit follows',
    check: async (bench) => {
      const fate: Fate = { status: 409, errorClass: 'final' };
      const calls = await playRound(bench, 'win', (call) => (call === 'debit' ? fate : 'answer'), hasEnded);
      expectRule(!hasEnded(calls), `Expected no credit, got ${callsOf(calls)}.`);
    },
  },
  {
    id: 'vendor.credit-retry',
    text: 'a credit without an answer is sent again, the same to the letter, until it is answered',
    check: async (bench) => {
      const calls = await playRound(
        bench,
        'win',
        (call, times) => {
          if (call !== 'credit' || times > 3) return 'answer';
          return times === 2 ? { status: 500, errorClass: 'internal' } : 'lost';
        },
        (seen) => only(seen, 'credit').length >= 4,
      );
      const credits = only(calls, 'credit');
      expectRule(credits.length >= 4, `Expected four credits, got ${credits.length}.`);
      expectRule(credits.length === 4, `The credit came again after its answer: ${credits.length} times.`);
      expectRule(isSame(credits), 'The credit came with other content.');
    },
  },
  {
    id: 'vendor.rollback-unknown',
    text: 'a rollback that is answered with an unknown parent is not sent again',
    check: async (bench) => {
      const calls = await playRound(
        bench,
        'win',
        (call) => {
          if (call === 'debit') return 'silent';
          return call === 'rollback' ? { status: 404, errorClass: 'unknown-parent' } : 'answer';
        },
        (seen) => only(seen, 'rollback').length > 1,
      );
      const count = only(calls, 'rollback').length;
      expectRule(count === 1, `Expected one rollback, got ${count}.`);
    },
  },
  {
    id: 'vendor.messages',
    text: 'every call to the wallet was signed over its bytes, once, and as the contract has it',
    check: async ({ wallet }) => {
      const faulty = wallet.seen.find(({ faults }) => faults.length > 0);
      expectRule(wallet.seen.length > 0, 'No call to the wallet came.');
      expectRule(faulty === undefined, `A "${faulty?.call ?? ''}": ${faulty?.faults.join(', ') ?? ''}.`);
    },
  },
];

/** What a vendor's server has to keep. */
export const vendorRules: readonly KitRule<VendorBench>[] = [...access, ...answers, ...rounds];
