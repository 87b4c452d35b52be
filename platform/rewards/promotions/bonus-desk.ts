import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { DeskFault } from '../../../src/protocol/desks/desk-faults.ts';
import type { DeskCalls, DeskState } from '../../../src/protocol/desks/define-desk.ts';
import { depositBonuses } from '../../../src/protocol/desks/offers.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { createDesk } from '../../desks/create-desk.ts';
import { findPictureFault } from '../../desks/find-picture-fault.ts';
import { listLevelRows } from '../../desks/rate-grid.ts';
import type { ShelfChange, ValuesOf } from '../../desks/shelf.ts';
import { openTableShelf } from '../../desks/table-shelf.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { findEndFault, noteOffers } from '../offer-notes.ts';

type Bonus = ValuesOf<typeof depositBonuses>;
type Faults = Readonly<Record<string, DeskFault>>;

/** A bonus is a share with a cap, or a fixed amount without one. */
function findAmountFaults({ percent, fixed, cap }: Bonus): Faults {
  if (percent === null && fixed === null) return { percent: 'field.required' };
  if (percent === null) return cap === null ? {} : { cap: 'entry.not-used' };
  return {
    ...(fixed === null ? {} : { fixed: 'entry.not-used' }),
    ...(cap === null ? { cap: 'field.required' } : {}),
  };
}
/** Members agree to terms in the language in which they read about the bonus. */
const findTermFaults = ({ texts, terms }: Bonus): Faults =>
  Object.fromEntries(
    Object.keys(texts).flatMap((code) =>
      Object.hasOwn(terms, code) ? [] : [[`terms.${code}.title`, 'field.required']],
    ),
  );

const listChoices = async (db: Database, merchant: string): Promise<DeskState['choices']> => ({
  leastRank: [
    { value: '1', label: 'All levels' },
    ...(await listLevelRows(db, merchant)).filter(({ value }) => Number(value) > 1),
  ],
});

/** What came of each bonus so far. */
async function listFigures(db: Database, merchant: string) {
  const { code } = await readCurrency(db, merchant);
  const { rows } = await sql<{
    id: string;
    members: string;
    granted: string;
    paid: string;
    asked: string;
    left: string;
  }>`select e.promotion_id::text as id, count(*) as members,
      count(*) filter (where e.state = 'granted') as granted,
      coalesce(sum(e.bonus) filter (where e.state = 'granted'), 0)::text as paid,
      coalesce(sum(b.amount), 0)::text as asked,
      coalesce(sum(greatest(0, least(b.amount, b.mark - (t.asked - t.due)))), 0)::text as left
    from promotion_entry e
    left join bonus_wagering b on b.merchant = e.merchant and b.reference = 'promotion:' || e.id
    left join member_turnover t on t.member_id = e.member_id
    where e.merchant = ${merchant} group by e.promotion_id`.execute(db);
  const write = (minor: bigint): string => `${writeMoney(minor, code)} ${code}`;
  return Object.fromEntries(
    rows.map(({ id, members, granted, paid, asked, left }): [string, readonly string[]] => [
      id,
      [
        `members who joined: ${members}`,
        ...(granted === '0'
          ? []
          : [
              `bonuses granted: ${granted}`,
              `paid: ${write(BigInt(paid))}`,
              `wagered: ${write(BigInt(asked) - BigInt(left))} of ${write(BigInt(asked))}`,
            ]),
      ],
    ]),
  );
}

/** Deposit bonuses, for the console. */
export function createBonusDesk(deps: MemberDeps): Answers<DeskCalls> {
  const { merchant } = deps;
  const shelf = openTableShelf(depositBonuses, { merchant, table: 'promotion' });
  return createDesk<Bonus>(deps, depositBonuses, shelf, {
    check: async (_db, change: ShelfChange<Bonus>) => ({
      ...findAmountFaults(change.after),
      ...findTermFaults(change.after),
      ...findEndFault(change),
      ...(await findPictureFault(deps, 'image', change.after.image)),
    }),
    choices: (db) => listChoices(db, merchant),
    usedBy: (db) => listFigures(db, merchant),
    note: async (db) => noteOffers(deps, await shelf.list(db)),
  });
}
