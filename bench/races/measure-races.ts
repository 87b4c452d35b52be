import { setTimeout } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '../../server/db/test-database.ts';
import { drawTable, type Row } from '../table.ts';
import { askNode, send, type Ask, type Reply } from './ask.ts';
import { auditLedger, type LedgerAudit } from './audit-ledger.ts';
import { openHouse } from './make-cast.ts';
import { races } from './race-kinds.ts';
import type { Play, Race } from './race.ts';
import { startNodes, type MemberNodes } from './start-nodes.ts';

export interface RaceResult {
  readonly name: string;
  readonly requests: number;
  readonly accepted: number;
  /** Code → how many were refused with it. */
  readonly refused: Readonly<Record<string, number>>;
  /** Answers of 500 and above but for `server.busy`, and requests that got none. */
  readonly broken: number;
  readonly wanted: number;
  readonly effects: number;
  /** Effects of the control, which looks and writes without a lock; null where none was asked for. */
  readonly naive: number | null;
  readonly outcome: string;
  readonly seconds: number;
}
export interface RacesOptions {
  /** Of each race, all at the same moment. */
  readonly requests: number;
  readonly processes: number;
  /** Whether those who look first and write then race besides. */
  readonly hasControl: boolean;
}
export interface RacesResult {
  readonly races: readonly RaceResult[];
  readonly audit: LedgerAudit;
}

const lost: Reply = { status: 0, value: null, code: 'no answer' };

/** All at the same moment, dealt out to the nodes in turn. */
const sendAll = (nodes: MemberNodes, asks: readonly Ask[]): Promise<readonly Reply[]> => {
  const origins = nodes.origins();
  // A lost answer is a result of the race.
  return Promise.all(
    asks.map((ask, index) => send(origins[index % origins.length] ?? '', ask).catch(() => lost)),
  );
};
const countCodes = (replies: readonly Reply[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { code } of replies) if (code !== '') counts[code] = (counts[code] ?? 0) + 1;
  return counts;
};

const prepareControl = async ({ pool }: TestDatabase): Promise<void> => {
  await pool.query('create table naive_stock (race text primary key, left_over int not null)');
  await pool.query('create table naive_effect (race text not null)');
};
const runControl = async (
  { pool }: TestDatabase,
  nodes: MemberNodes,
  race: string,
  requests: number,
): Promise<number> => {
  await pool.query('insert into naive_stock values ($1, 1)', [race]);
  const ask = askNode(`/naive/${encodeURIComponent(race)}`, {});
  await sendAll(
    nodes,
    Array.from({ length: requests }, () => ask),
  );
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from naive_effect where race = $1',
    [race],
  );
  return rows[0]?.count ?? 0;
};

/** A node that has more to do than it can says so, and the same call may come again; that is a refusal. */
const isBroken = ({ status, code }: Reply): boolean =>
  (status >= 500 && code !== 'server.busy') || status === 0;

/** What has to go well before a burst. A node that is still busy with the burst before says so, and is asked again. */
const sendUntilTaken = async (origin: string, ask: Ask): Promise<unknown> => {
  for (let turn = 1; ; turn += 1) {
    const reply = await send(origin, ask);
    if (reply.status === 200) return reply.value;
    if (reply.code !== 'server.busy' || turn === 40)
      throw new Error(`${ask.path}: expected to go well, got ${reply.code}`);
    await setTimeout(500);
  }
};

const runRace = async (
  database: TestDatabase,
  nodes: MemberNodes,
  {
    name,
    race,
    requests,
    hasControl,
  }: { readonly name: string; readonly race: Race; readonly requests: number; readonly hasControl: boolean },
): Promise<RaceResult> => {
  const play: Play = (ask) => sendUntilTaken(nodes.origins()[0] ?? '', ask);
  const prepared = await race(database.db, requests, play);
  const begin = performance.now();
  const replies = await sendAll(nodes, prepared.asks);
  const seconds = (performance.now() - begin) / 1_000;
  return {
    name,
    requests: replies.length,
    accepted: replies.filter(({ status }) => status === 200).length,
    refused: countCodes(replies),
    broken: replies.filter(isBroken).length,
    wanted: prepared.wanted,
    effects: await prepared.countEffects(),
    naive: hasControl ? await runControl(database, nodes, name, requests) : null,
    outcome: (await prepared.describe?.()) ?? '',
    seconds,
  };
};

/** Every race with so many requests, over several processes on one database, and then the ledger. */
export const runRaces = async ({ requests, processes, hasControl }: RacesOptions): Promise<RacesResult> => {
  const database = await createTestDatabase();
  const nodes = await startNodes(processes, database.config);
  try {
    await openHouse(database.db);
    await prepareControl(database);
    const results: RaceResult[] = [];
    for (const [name, race] of Object.entries(races))
      results.push(await runRace(database, nodes, { name, race, requests, hasControl }));
    return { races: results, audit: await auditLedger(database.pool) };
  } finally {
    await nodes.stop();
    await database.close();
  }
};

const writeCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([code, count]) => `${count} ${code}`)
    .join(', ');
const toRow = (race: RaceResult): Row => ({
  race: race.name,
  requests: race.requests,
  accepted: race.accepted,
  broken: race.broken,
  wanted: race.wanted,
  effects: race.effects,
  'naive effects': race.naive ?? '',
  seconds: race.seconds.toFixed(1),
  refused: writeCounts(race.refused),
  outcome: race.outcome,
});

const requestsOfBench = 1_000;
const processes = 3;
/** `npm run bench -- races`: a thousand requests at once for one thing, of each kind. */
export const measureRaces = async (): Promise<string> => {
  const { races: results, audit } = await runRaces({
    requests: requestsOfBench,
    processes,
    hasControl: true,
  });
  const isRight = results.every(
    (one) => one.effects === one.wanted && one.broken === 0 && (one.naive ?? 0) > 1,
  );
  if (!isRight || audit.faults.length > 0) process.exitCode = 1;
  return [
    drawTable(
      `Races: ${processes} processes on one database, by HTTP, all requests at once`,
      results.map(toRow),
    ),
    `  Ledger: ${audit.transfers} transfers, ${audit.entries} entries, ${audit.accounts} accounts; faults: ${
      audit.faults.join('; ') || 'none'
    }`,
  ].join('\n');
};
