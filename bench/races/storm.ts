import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createTestDatabase, type TestDatabase } from '../../server/db/test-database.ts';
import { gatewayName } from '../../demo/payment/payment-pages.ts';
import { ensureGatewayKey } from '../../platform/money/cashier/gateway/gateway-key.ts';
import { vendorCode } from '../../demo/games.ts';
import { createSeededRandom } from '../../server/infrastructure/random.fake.ts';
import { systemRandom } from '../../server/infrastructure/random.ts';
import { createSecretBox } from '../../server/infrastructure/keys/secret-box.ts';
import { send, type Reply } from './ask.ts';
import { auditLedger, type LedgerAudit } from './audit-ledger.ts';
import {
  launchGame,
  makeGame,
  makePlayer,
  makePlayers,
  makePointReward,
  merchant,
  openHouse,
  planEnvelopes,
  signWithHouse,
} from './make-cast.ts';
import type { Fault } from './planted-fault.ts';
import { sharedSecretKey } from './shared-secret.ts';
import { startNodes, type MemberNodes } from './start-nodes.ts';
import { createBook } from './storm-book.ts';
import type { Person, Step, Storm } from './storm-people.ts';
import { roundSteps } from './storm-rounds.ts';
import { steps as ownSteps } from './storm-steps.ts';

export interface StormOptions {
  /** Answers to be had. */
  readonly operations: number;
  /** Ends after so long, however many answers there were. */
  readonly mostSeconds?: number;
  /** On average a process is killed after so many answers of all. */
  readonly answersPerKill?: number;
  readonly fault?: Fault;
  readonly seed?: number;
}
export interface StormResult {
  readonly operations: number;
  /** Kind → how often it went well. */
  readonly done: Readonly<Record<string, number>>;
  /** Code → how often it was refused with it. */
  readonly refused: Readonly<Record<string, number>>;
  readonly kills: number;
  /** Requests without an answer, sent again to another node. */
  readonly unanswered: number;
  /** Answers of 500 and above. */
  readonly broken: number;
  /** Repeats of an acknowledged request. */
  readonly repeats: number;
  /** One sentence for each repeat whose answer was another one than the first. */
  readonly unlike: readonly string[];
  /** Good answers without the value that they promise. */
  readonly senseless: number;
  readonly effects: number;
  readonly seconds: number;
  readonly audit: LedgerAudit;
  /** Where clients and database do not agree. */
  readonly differences: readonly string[];
}

const processes = 3;
const lanes = 24;
const people = 60;
const opening = { money: 1_000_000n, points: 50_000n };
const steps = [...ownSteps, ...roundSteps];
const millions = 1_000_000_000_000n;

const prepare = async (database: TestDatabase, seed: number): Promise<Storm> => {
  const { db } = database;
  await openHouse(db);
  await planEnvelopes(db, { least: 10n, most: 90n, budget: millions, grabs: 1_000_000 });
  const rewardId = await makePointReward(db, { pieces: 1_000_000, points: 10n, pays: 500n });
  const agent = await makePlayer(db, { account: 'agent', money: 0n, points: 0n });
  await signWithHouse(db, agent.id);
  const below = { account: 'below', money: 0n, points: 0n, uplineId: agent.id };
  const downlines = await makePlayers(db, 6, below);
  const book = createBook();
  await makeGame(db);
  const toPerson = async (player: (typeof downlines)[0]): Promise<Person> => {
    book.open(player.id, opening.money, opening.points);
    const cashier = { deposit: null, withdrawal: null, paid: null, redemptions: [], rewards: [] };
    const launch = await launchGame(db, player);
    return { ...player, ...cashier, launch, round: null, settled: null, voided: [] };
  };
  const [first, ...others] = await makePlayers(db, people, { account: 'person', ...opening });
  const keyDeps = { merchant, random: systemRandom, secretBox: createSecretBox(sharedSecretKey) };
  return {
    db,
    book,
    rewardId,
    agent,
    downlines,
    random: createSeededRandom(seed),
    gatewayKey: await ensureGatewayKey(db, keyDeps, gatewayName),
    vendorKey: await ensureGatewayKey(db, keyDeps, vendorCode),
    people: [await toPerson(first), ...(await Promise.all(others.map(toPerson)))],
    doubts: [],
  };
};

interface Tally {
  readonly done: Record<string, number>;
  readonly refused: Record<string, number>;
  operations: number;
  unanswered: number;
  broken: number;
  repeats: number;
  readonly unlike: string[];
  senseless: number;
  kills: number;
}
const count = (counts: Record<string, number>, name: string): void => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Sends until somebody answers: a process that is killed answers nothing. */
const sendUntilAnswered = async (
  nodes: MemberNodes,
  tally: Tally,
  { ask, askAgain = () => ask }: Pick<Step, 'ask' | 'askAgain'>,
): Promise<{ readonly reply: Reply; readonly tries: number }> => {
  for (let tries = 1; ; tries += 1) {
    const origins = nodes.origins();
    const origin = origins[systemRandom.integer(0, Math.max(1, origins.length))];
    try {
      if (origin !== undefined) return { reply: await send(origin, tries === 1 ? ask : askAgain()), tries };
      await sleep(20);
    } catch (cause) {
      if (tries > 200) throw cause;
      tally.unanswered += 1;
    }
  }
};

const perform = async (nodes: MemberNodes, tally: Tally, step: Step): Promise<void> => {
  const { reply, tries } = await sendUntilAnswered(nodes, tally, step);
  tally.operations += 1;
  if (reply.status >= 500) tally.broken += 1;
  if (reply.status !== 200) {
    count(tally.refused, reply.code);
    if (tries > 1) step.doubt?.();
    return;
  }
  count(tally.done, step.kind);
  try {
    step.settle(reply.value);
  } catch {
    // Said to have gone well, with a value that is none: counted, and found by the reader of the count.
    tally.senseless += 1;
    return;
  }
  // Now and then somebody presses twice, at another node, perhaps after a kill.
  if (!step.isRepeatable || systemRandom.integer(0, 10) > 0) return;
  const again = await sendUntilAnswered(nodes, tally, step);
  tally.operations += 1;
  tally.repeats += 1;
  if (again.reply.status >= 500) tally.broken += 1;
  if (isDeepStrictEqual(again.reply, reply)) return;
  tally.unlike.push(`${step.kind}: first ${JSON.stringify(reply)}, repeated ${JSON.stringify(again.reply)}`);
};

const runLane = async (
  storm: Storm,
  nodes: MemberNodes,
  tally: Tally,
  isOver: () => boolean,
): Promise<void> => {
  while (!isOver()) {
    const make = steps[storm.random.integer(0, steps.length)];
    const person = storm.people[storm.random.integer(0, storm.people.length)] ?? storm.people[0];
    const step = (await make?.(storm, person)) ?? null;
    if (step !== null) await perform(nodes, tally, step);
  }
};

/**
 * Kills at moments by chance, on average after so many answers, while at least one other node answers. By
 * answers and not by time: a slow machine would do nothing but start processes.
 */
const runKiller = async (
  nodes: MemberNodes,
  tally: Tally,
  answersPerKill: number,
  isOver: () => boolean,
): Promise<void> => {
  const restarts: Promise<void>[] = [];
  let next = systemRandom.integer(0, 2 * answersPerKill);
  while (!isOver()) {
    await sleep(systemRandom.integer(2, 30));
    const alive = nodes.all.filter(({ origin }) => origin() !== null);
    if (tally.operations < next || alive.length < 2) continue;
    next = tally.operations + systemRandom.integer(0, 2 * answersPerKill);
    tally.kills += 1;
    restarts.push(alive[systemRandom.integer(0, alive.length)]?.kill() ?? Promise.resolve());
  }
  await Promise.all(restarts);
};

/**
 * Random operations from many clients over several processes that are killed all the time (SIGKILL). The
 * clients repeat what got no answer, like a browser does, and keep a book of what they were told.
 */
export const runStorm = async ({
  operations,
  fault,
  mostSeconds = Number.POSITIVE_INFINITY,
  answersPerKill = 400,
  seed = 1,
}: StormOptions): Promise<StormResult> => {
  const database = await createTestDatabase();
  const nodes = await startNodes(processes, database.config, fault);
  try {
    const storm = await prepare(database, seed);
    const tally: Tally = {
      done: {},
      refused: {},
      operations: 0,
      unanswered: 0,
      broken: 0,
      repeats: 0,
      unlike: [],
      senseless: 0,
      kills: 0,
    };
    const begin = performance.now();
    const isOver = (): boolean =>
      tally.operations >= operations || performance.now() - begin > mostSeconds * 1_000;
    const lanesOver = Promise.all(Array.from({ length: lanes }, () => runLane(storm, nodes, tally, isOver)));
    await Promise.all([lanesOver, runKiller(nodes, tally, answersPerKill, isOver)]);
    const seconds = (performance.now() - begin) / 1_000;
    await nodes.stop();
    for (const ask of storm.doubts) await ask();
    const audit = await auditLedger(database.pool);
    const differences = await storm.book.compare(database.pool);
    return { ...tally, seconds, audit, differences, effects: storm.book.effects() };
  } finally {
    await nodes.stop();
    await database.close();
  }
};
