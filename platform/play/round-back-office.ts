import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { RoundLine, RoundPage, rounds } from '../../src/protocol/calls/games.ts';
import type { Answers, InputOf } from '../../src/protocol/console/define-call.ts';
import type { Database } from '../../server/db/database.ts';
import { answerAfter } from '../../server/infrastructure/http/answer-after.ts';
import { writeCsv } from '../../server/infrastructure/http/csv.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { appendOperation, createOperationRecord } from '../../server/infrastructure/audit/operation-audit.ts';
import { normaliseName } from './games/normalise-name.ts';
import { refuseCall } from '../calls/refusals.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { playCurrency, readCurrency, trialType } from '../money/wallet/currency.ts';
import { lockMember } from '../money/withdrawals/accounts.ts';
import { refundRound } from './rounds.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
type Sought = Omit<InputOf<typeof rounds.list>, 'page'>;
const pageSize = 25;
/** Rows of one file: who needs more asks for a narrower one. */
const mostExported = 10_000;

const selectRounds = (db: Database, merchant: string) =>
  db
    .selectFrom('play_round as r')
    .innerJoin('member as m', 'm.id', 'r.member_id')
    .innerJoin('game as g', 'g.node_id', 'r.node_id')
    .where('r.merchant', '=', merchant);

function matches({ filter, search }: Sought): RawBuilder<SqlBool> {
  const state = filter === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`r.state = ${filter}`;
  const part = search.trim();
  if (part === '') return state;
  const name = normaliseName(part).replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql<SqlBool>`(${state} and (lower(m.account) = ${part.toLowerCase()} or r.round = ${part}
    or g.node_id::text = ${part} or g.search_name like ${`%${name}%`}))`;
}

interface RoundRow {
  readonly id: string;
  readonly round: string;
  readonly vendor: string;
  readonly account: string;
  readonly node_id: number;
  readonly name: string;
  readonly state: RoundLine['state'];
  readonly stake: string;
  readonly payout: string;
  readonly customer_type: number;
  readonly opened_at: Date;
  readonly closed_at: Date | null;
  readonly references: readonly string[];
}
function writeRound(row: RoundRow, ofMerchant: string): RoundLine {
  const currency = row.customer_type === trialType ? playCurrency.code : ofMerchant;
  return {
    id: row.id,
    round: row.round,
    vendor: row.vendor,
    account: row.account,
    gameId: String(row.node_id),
    game: row.name,
    state: row.state,
    stake: writeMoney(BigInt(row.stake), currency),
    payout: writeMoney(BigInt(row.payout), currency),
    currency,
    openedAt: row.opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    references: row.references,
  };
}

const readRows = (
  { db, merchant }: Deps,
  sought: Sought,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly RoundRow[]> =>
  selectRounds(db, merchant)
    .where(matches(sought))
    .select(['r.id', 'r.round', 'r.vendor', 'm.account', 'r.node_id', 'g.name', 'r.state'])
    .select(['r.stake', 'r.payout', 'r.opened_at', 'r.closed_at', 'm.customer_type'])
    .select(
      sql<string[]>`array(select t.reference from ledger_transfer t where t.merchant = r.merchant
        and t.reference in (
          'game:' || r.vendor || ':' || r.round || ':bet',
          'game:' || r.vendor || ':' || r.round || ':win',
          'game:' || r.vendor || ':' || r.round || ':refund')
        order by t.id)`.as('references'),
    )
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** One page of rounds for the console, newest first, with the sums of all that were found; play money is in no sum. */
async function list(deps: Deps, query: InputOf<typeof rounds.list>): Promise<RoundPage> {
  const sums = await selectRounds(deps.db, deps.merchant)
    .where(matches(query))
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<string>`coalesce(sum(r.stake) filter (where r.state in ('open', 'settled', 'held') and m.customer_type <> ${trialType}), 0)::bigint`.as(
        'staked',
      ),
      sql<string>`coalesce(sum(r.payout) filter (where r.state = 'settled' and m.customer_type <> ${trialType}), 0)::bigint`.as(
        'won',
      ),
    ])
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(sums.total / pageSize));
  const page = Math.min(query.page, pages);
  const rows = await readRows(deps, query, { limit: pageSize, offset: (page - 1) * pageSize });
  const { code: currency } = await readCurrency(deps.db, deps.merchant);
  return {
    rows: rows.map((row) => writeRound(row, currency)),
    page,
    pages,
    total: sums.total,
    staked: writeMoney(BigInt(sums.staked), currency),
    won: writeMoney(BigInt(sums.won), currency),
    currency,
  };
}

const columns = [
  'number',
  'round',
  'vendor',
  'account',
  'game number',
  'game',
  'state',
  'stake',
  'payout',
  'currency',
  'opened (UTC)',
  'closed (UTC)',
  'ledger references',
];
/** The same rounds as a file for a spreadsheet; that it was taken is written down. */
async function exportRounds(deps: Deps, sought: Sought, by: string): Promise<string> {
  const { code: currency } = await readCurrency(deps.db, deps.merchant);
  const lines = await readRows(deps, sought, { limit: mostExported, offset: 0 });
  const rows = lines.map((row) => writeRound(row, currency));
  await createOperationRecord(deps)({
    action: 'rounds.export',
    author: by,
    subject: `rounds:${sought.filter}`,
    note: `${rows.length} rows`,
  });
  return writeCsv(
    columns,
    rows.map((row) => [
      ...[row.id, row.round, row.vendor, row.account, row.gameId, row.game, row.state],
      ...[row.stake, row.payout, row.currency, row.openedAt, row.closedAt ?? ''],
      row.references.join(' '),
    ]),
  );
}

/**
 * Gives the stake of an open round back, once. The vendor learns of it when it settles the round. What a
 * round is worth only the vendor knows, so a round is never settled from here.
 * @throws AppError 404 `game.round-unknown`, 409 `game.round-closed` where it is no longer open
 */
async function giveBack(
  { db, merchant, clock }: Deps,
  { id, note, by }: { readonly id: string; readonly note: string; readonly by: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('play_round')
      .select(['round', 'launch_id', 'member_id'])
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .executeTakeFirst();
    if (row === undefined) throw refuseCall('game.round-unknown', 'There is no such round.', 404);
    // The member first and the round second, as everything that moves a round does.
    await lockMember(transaction, row.member_id);
    const { state } = await transaction
      .selectFrom('play_round')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (state !== 'open') throw refuseCall('game.round-closed', 'The round is no longer open.', 409);
    const launch = await transaction
      .selectFrom('play_launch')
      .selectAll()
      .where('id', '=', row.launch_id)
      .executeTakeFirstOrThrow();
    await refundRound(transaction, { launch, round: row.round, at: now });
    const subject = `round:${id}`;
    await appendOperation(transaction, merchant, {
      action: 'rounds.giveBack',
      author: by,
      subject,
      note,
      at: now,
    });
  });
}

/** Rounds of games, for the console. */
export const createRoundBackOffice = (deps: Deps): Answers<typeof rounds> => ({
  list: (query) => list(deps, query),
  export: async ({ by, ...sought }) => ({
    name: `rounds-${sought.filter}.csv`,
    content: await exportRounds(deps, sought, by),
  }),
  giveBack: answerAfter(
    (request) => giveBack(deps, request),
    async () => ({ done: true }),
  ),
});
