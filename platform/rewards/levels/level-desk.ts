import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { DeskFault } from '../../../src/protocol/desks/desk-faults.ts';
import type { DeskCalls } from '../../../src/protocol/desks/define-desk.ts';
import { memberLevels } from '../../../src/protocol/desks/member-levels.ts';
import { readMoney } from '../../../src/protocol/money/money.ts';
import { dayIn } from '../../../src/protocol/time/time-zone.ts';
import { plural } from '../../../src/protocol/words/plural.ts';
import { readSettings } from '../../calls/system/settings.ts';
import { trialType } from '../../money/wallet/currency.ts';
import { createDesk } from '../../desks/create-desk.ts';
import type { SetOf, ShelfChange, ValuesOf } from '../../desks/shelf.ts';
import { openTableShelf } from '../../desks/table-shelf.ts';

type Levels = SetOf<typeof memberLevels>;
type Level = ValuesOf<typeof memberLevels>;
const rising = ['totalBets', 'monthBets', 'keepBets'] as const;

const amountOf = (text: string, currency: string): bigint => readMoney(text, currency) ?? 0n;
/** Ranks count from 1 without a gap, what they ask rises with them, and none asks more to keep it than to reach it. */
function findFaults({ rows }: Levels, currency: string): Record<string, DeskFault> {
  const faults: Record<string, DeskFault> = {};
  for (const [index, level] of rows.entries()) {
    const below = rows[index - 1];
    if (level.rank !== index + 1) faults[`rows.${index}.rank`] = 'entry.gap';
    if (amountOf(level.keepBets, currency) > amountOf(level.monthBets, currency))
      faults[`rows.${index}.keepBets`] = 'amount.too-large';
    for (const name of below === undefined ? [] : rising)
      if (amountOf(level[name], currency) < amountOf(below?.[name] ?? '0', currency))
        faults[`rows.${index}.${name}`] = 'entry.order';
  }
  return faults;
}
/** Ranks that have members stay. */
async function findMissingRanks(db: Database, merchant: string, { rows }: Levels): Promise<boolean> {
  const { highest } = await db
    .selectFrom('member')
    .select(({ fn }) => fn.max('level_rank').as('highest'))
    .where('merchant', '=', merchant)
    .executeTakeFirstOrThrow();
  return rows.length > 0 && highest > Math.max(...rows.map(({ rank }) => rank));
}

/** How many members have reached more by their bets so far than they have: the next day of theirs with a bet raises them. */
async function countRises(
  db: Database,
  { merchant, month }: { readonly merchant: string; readonly month: string },
  { after, currency }: ShelfChange<Levels>,
): Promise<readonly string[]> {
  const ladder = JSON.stringify(
    after.rows.map(({ rank, totalBets, monthBets }: Level) => ({
      rank,
      total: amountOf(totalBets, currency).toString(),
      month: amountOf(monthBets, currency).toString(),
    })),
  );
  const { rows } = await sql<{ rank: number; members: number }>`
    with level as (
      select * from jsonb_to_recordset(${ladder}::jsonb) as l(rank integer, total bigint, month bigint)
    ), bets as (
      select m.id, m.level_rank, coalesce(sum(v.amount), 0) as total,
        coalesce(sum(v.amount) filter (where v.day >= ${month}::date), 0) as month
      from member m left join valid_bet_day v on v.member_id = m.id
      where m.merchant = ${merchant} and m.customer_type <> ${trialType} group by m.id
    ), reached as (
      select b.id, max(l.rank) as rank from bets b join level l
        on l.rank > b.level_rank and b.total >= l.total and b.month >= l.month
      group by b.id
    )
    select rank, count(*)::integer as members from reached group by rank order by rank`.execute(db);
  return rows.map(
    ({ rank, members }) =>
      `${plural(members, 'member', 'members')} would rise to rank ${rank} with the next bet, by what was bet so far.`,
  );
}

/** The levels of members, for the console. Members move when their next day has ended, never at the change itself. */
export function createLevelDesk(deps: MemberDeps): Answers<DeskCalls> {
  const { merchant } = deps;
  return createDesk<Levels>(
    deps,
    memberLevels,
    openTableShelf(memberLevels, { merchant, table: 'member_level' }),
    {
      check: async (db, { after, currency }) => {
        const faults = findFaults(after, currency);
        if (Object.keys(faults).length > 0) return faults;
        const isMissing = await findMissingRanks(db, merchant, after);
        return isMissing ? { [`rows.${after.rows.length - 1}.rank`]: 'entry.in-use' } : {};
      },
      foresee: async (db, change) => {
        const { timeZone } = await readSettings(deps);
        const month = `${dayIn(timeZone, change.now).slice(0, 7)}-01`;
        return countRises(db, { merchant, month }, change);
      },
      react: async (db, { after }) => {
        for (const { rank, texts } of after.rows)
          // oxlint-disable-next-line no-await-in-loop -- One connection writes one row after another.
          await db
            .updateTable('member')
            .set({ level_name: texts['EN']?.title ?? '' })
            .where('merchant', '=', merchant)
            .where('level_rank', '=', rank)
            .execute();
      },
    },
  );
}
