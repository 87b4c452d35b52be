import { sql } from 'kysely';
import type { RecordsStatementValue } from '../../src/protocol/generated/wire-types.ts';
import { formatValue, nameTimeZone } from '../../src/protocol/money/format-value.ts';
import { dayIn } from '../../src/protocol/time/time-zone.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { refuseField } from '../calls/refusals.ts';
import { tagOf, writeSum } from '../messages/write-sum.ts';
import type { MemberParts } from '../parts.ts';
import { readSettings } from '../calls/system/settings.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { findMainWallet } from '../money/wallet/ledger.ts';
import { drawStatement, type StatementTable } from './draw-statement.ts';
import { readScreenTexts } from './screen-texts.ts';
import { readBalanceBefore, spanOfMonth } from './statements.ts';

interface Sum {
  readonly name: string;
  readonly came: string;
  readonly went: string;
}

/** What came in and went out in a month, by kind and by day of the brand. */
async function readSums({ db }: MemberParts, wallet: string, { from, to, zone }: MonthOf) {
  const source = sql`account_quarter where account_id = ${wallet} and at >= ${from} and at < ${to}`;
  const sums = sql`sum(came)::text as came, sum(went)::text as went`;
  const [kinds, days] = await Promise.all([
    sql<Sum>`select kind as name, ${sums} from ${source} group by 1 order by 1`.execute(db),
    sql<Sum>`select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as name, ${sums}
      from ${source} group by 1 order by 1`.execute(db),
  ]);
  return { kinds: kinds.rows, days: days.rows };
}
interface MonthOf {
  readonly from: Date;
  readonly to: Date;
  readonly zone: string;
}

/**
 * The statement of a month as a PDF in the language of the caller: balances, sums by kind, sums by day.
 * @throws AppError 400 on the field `month` for one that did not begin yet
 */
export async function writeStatement(
  parts: MemberParts,
  { month }: { readonly month: string },
  caller: Caller,
): Promise<RecordsStatementValue> {
  const { db, clock, liveSite } = parts;
  const { id: memberId, account } = requireMember(caller);
  const { timeZone: zone } = await readSettings(parts);
  const today = dayIn(zone, clock.now());
  if (month > today.slice(0, 7)) throw refuseField('month', 'field.invalid', 'This month did not begin yet.');
  const currency = await readMemberCurrency(db, memberId);
  const wallet = await findMainWallet(db, memberId);
  const span = spanOfMonth(month, zone);
  const [opening, { kinds, days }, text, { name: brand, locales }] = await Promise.all([
    readBalanceBefore(db, wallet, span.from),
    readSums(parts, wallet, { ...span, zone }),
    readScreenTexts(parts, caller.language),
    liveSite.site(),
  ]);
  const show = (amount: bigint): string =>
    writeSum({ amount, currency: currency.code }, currency, caller.language);
  const locale = locales.find(({ code }) => code === caller.language);
  const setting = { languageTag: locale?.bcp47 ?? tagOf(caller.language), timeZone: zone };
  let balance = opening;
  const showDay = ({ name, came, went }: Sum): readonly string[] => {
    balance += BigInt(came) + BigInt(went);
    return [formatValue(name, 'date', setting), show(BigInt(came)), show(BigInt(went)), show(balance)];
  };
  const columns = ['in', 'out'].map((sum) => text(`records.sum.${sum}`));
  const byDay: StatementTable = {
    title: text('statements.byDay'),
    columns: [text('records.col.day'), ...columns, text('records.col.balance')],
    rows: days.map(showDay),
  };
  const byKind: StatementTable = {
    title: text('statements.byKind'),
    columns: [text('records.col.kind'), ...columns, text('records.sum.change')],
    rows: kinds.map(({ name, came, went }) => [
      text(`records.kind.${name}`),
      ...[BigInt(came), BigInt(went), BigInt(came) + BigInt(went)].map(show),
    ]),
  };
  const bytes = drawStatement({
    direction: locale?.dir ?? 'ltr',
    language: caller.language,
    brand,
    title: text('statements.fileTitle'),
    facts: [
      [text('statements.account'), account],
      [text('statements.month'), formatValue(month, 'month', setting)],
      [text('statements.zone'), nameTimeZone(setting)],
      [text('statements.made'), formatValue(today, 'date', setting)],
      [text('statements.opening'), show(opening)],
      [text('statements.closing'), show(balance)],
    ],
    tables: [byKind, byDay],
  });
  return {
    name: `statement-${month}.pdf`,
    mediaType: 'application/pdf',
    content: bytes.toString('base64'),
  };
}
