import { sql } from 'kysely';
import type { Database } from '../../../../../server/db/database.ts';
import { planPayment } from '../pay-lines.ts';
import type { SettledKind } from '../tables.ts';
import { isWithheldByHand } from './is-withheld.ts';

/** Whose lines, and which one where it is not all of them. */
interface HeldLines {
  readonly id: string;
  readonly member_id: string;
  readonly line_id: string | null;
}
const whichOf = ({ line_id: lineId }: HeldLines) => (lineId === null ? sql`true` : sql`l.id = ${lineId}`);

/** Withholds what is still to be paid. Rows are locked as payments lock them, so that none is paid meanwhile. */
export async function holdLines(db: Database, hold: HeldLines): Promise<void> {
  await sql`with open as (
      select l.id from contract_line l where l.member_id = ${hold.member_id} and ${whichOf(hold)}
        and l.state in ('pending', 'released')
      order by l.pay_at, l.id for no key update
    )
    update contract_line l set state = 'withheld' from open where l.id = open.id`.execute(db);
}

/** Lets what nothing else withholds be paid, and plans its payment. */
export async function releaseLines(
  db: Database,
  merchant: string,
  hold: HeldLines,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{
    kind: SettledKind;
  }>`update contract_line l set state = 'released' from member m
    where m.id = l.member_id and not m.frozen and l.member_id = ${hold.member_id} and ${whichOf(hold)}
      and l.state = 'withheld' and not ${isWithheldByHand} returning l.kind`.execute(db);
  for (const kind of new Set(rows.map((row) => row.kind)))
    await planPayment(db, { merchant, kind, slot: `hold-${hold.id}`, batch: 1 }, now, now);
}
