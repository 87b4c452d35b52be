import { sql, type RawBuilder } from 'kysely';
import { mostMembers, type MemberHit, type MemberSign } from '../../../src/protocol/calls/members.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { selectMembers, writeLines } from '../accounts/read-member.ts';
import { readSought, type Sought } from './read-sought.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
/** Rows `member_id`, `sign`, `says`, `rank`: where a member was found, the surest with the lowest rank. */
type Branch = RawBuilder<unknown>;

const most = sql.lit(mostMembers);
const sure = 0;
/** What begins like the text, in the order of its characters, which is that of the index. */
const begins = { account: 1, email: 2, phone: 3, name: 4 } as const;
const likeBeginning = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
const isFilled = sql`profile ->> 'payeeName' <> ''`;
const foldedName = sql`fold_name(profile ->> 'payeeName')`;
const turnedName = sql`turn_name(${foldedName})`;

function byBeginnings(merchant: string, { account, email }: Sought): readonly Branch[] {
  const accounts = (text: string): Branch => sql`(
    select id, 'account', '',
      case lower(account) when ${text} then ${sure}::int else ${begins.account}::int end
    from member where merchant = ${merchant} and lower(account) like ${likeBeginning(text)}
    order by lower(account) using ~<~ limit ${most})`;
  const emails = (text: string): Branch => sql`(
    select id, 'email', '', case lower(email) when ${text} then ${sure}::int else ${begins.email}::int end
    from member where merchant = ${merchant} and email is not null and lower(email) like ${likeBeginning(text)}
    order by lower(email) using ~<~ limit ${most})`;
  return [...(account === null ? [] : [accounts(account)]), ...(email === null ? [] : [emails(email)])];
}

function byPhone(merchant: string, { phone }: Sought): readonly Branch[] {
  if (phone === null) return [];
  const { whole, end } = phone;
  return [
    sql`(select id, 'phone', '', ${sure}::int from member
      where merchant = ${merchant} and mobile = any(${whole}::text[]) limit ${most})`,
    sql`(select id, 'phone', '', ${begins.phone}::int from member
      where merchant = ${merchant} and mobile is not null and right(mobile, 6) = ${end.slice(-6)}
        and right(mobile, ${end.length}::int) = ${end} limit ${most})`,
  ];
}

/** First and last name in either order; a middle name may be left out where the last name is there. */
function byName(merchant: string, { name }: Sought): readonly Branch[] {
  if (name === null) return [];
  const folded = sql`fold_name(${name})`;
  const branch = (column: RawBuilder<unknown>, sought: RawBuilder<unknown>): Branch => sql`(
    select id, 'name', profile ->> 'payeeName', ${begins.name}::int from member
    where merchant = ${merchant} and ${isFilled} and ${column} like ${sought} || '%' and ${folded} <> ''
    order by ${column} using ~<~ limit ${most})`;
  return [
    branch(foldedName, folded),
    branch(turnedName, folded),
    branch(turnedName, sql`turn_name(${folded})`),
  ];
}

/** Numbers of members and of what belongs to them. */
function byNumber(merchant: string, { number }: Sought): readonly Branch[] {
  if (number === null) return [];
  const owned = (sign: MemberSign, table: string, owner = 'member_id'): Branch => sql`(
    select ${sql.ref(owner)}, ${sql.lit(sign)}, id::text, ${sure}::int from ${sql.table(table)}
    where id = ${number}::bigint and merchant = ${merchant})`;
  return [
    owned('id', 'member', 'id'),
    owned('deposit', 'deposit_order'),
    owned('withdrawal', 'withdrawal'),
    owned('transfer', 'member_transfer', 'sender_id'),
    owned('transfer', 'member_transfer', 'recipient_id'),
    owned('order', 'lottery_order'),
    owned('ticket', 'lottery_ticket'),
  ];
}

/** What banks, vendors and papers call things by. */
function byThing(merchant: string, { text, document }: Sought): readonly Branch[] {
  const upper = text.toUpperCase();
  const ofMerchant = sql`m.merchant = ${merchant}`;
  const documents = (from: string): Branch => sql`(
    select m.id, 'document', '', ${sure}::int from identity_document d join member m on m.id = d.member_id
    where fold_document(d.number) = fold_document(${from}) and ${ofMerchant} limit ${most})`;
  const papers = (from: string): Branch => sql`(
    select m.id, 'document', '', ${sure}::int from member m
    where m.profile ->> 'idNumber' <> '' and fold_document(m.profile ->> 'idNumber') = fold_document(${from})
      and ${ofMerchant} limit ${most})`;
  const payouts = (from: string): Branch => sql`(
    select m.id, 'payoutAccount', '', ${sure}::int from payout_account p join member m on m.id = p.member_id
    where fold_document(p.number) = fold_document(${from}) and ${ofMerchant} limit ${most})`;
  return [
    sql`(select member_id, 'deposit', reference, ${sure}::int from deposit_order
      where merchant = ${merchant} and reference = any(${[text, upper]}::text[]))`,
    sql`(select member_id, 'payment', payment_reference, ${sure}::int from withdrawal
      where merchant = ${merchant} and payment_reference <> '' and payment_reference = ${text} limit ${most})`,
    // Vendors number their rounds apart: one look into the index for each vendor that has rounds.
    sql`(with recursive vendors (vendor) as (
        (select min(vendor) from play_round where merchant = ${merchant})
        union all
        select (select min(r.vendor) from play_round r where r.merchant = ${merchant} and r.vendor > v.vendor)
        from vendors v where v.vendor is not null)
      select r.member_id, 'round', r.round, ${sure}::int from vendors v
      cross join lateral (select member_id, round from play_round
        where merchant = ${merchant} and vendor = v.vendor and round = ${text} limit 1) r limit ${most})`,
    ...(document === null ? [] : [documents(document), papers(document), payouts(document)]),
  ];
}

interface Found {
  readonly member_id: string;
  readonly sign: MemberSign;
  readonly says: string;
  readonly rank: number;
}
/** The statement of a search, for the database and for a test of its plan; null where nothing is sought. */
export function writeSearch(merchant: string, typed: string): RawBuilder<Found> | null {
  const sought = readSought(typed);
  if (sought === null) return null;
  const branches = [byBeginnings, byPhone, byName, byNumber, byThing].flatMap((list) =>
    list(merchant, sought),
  );
  return sql<Found>`select * from (${sql.join(branches, sql` union all `)}) found (member_id, sign, says, rank)`;
}

/** Members by anything that they may name, the surest first. */
export async function searchMembers(deps: Deps, typed: string): Promise<readonly MemberHit[]> {
  const search = writeSearch(deps.merchant, typed);
  if (search === null) return [];
  const { rows } = await search.execute(deps.db);
  const hits = new Map<string, Found[]>();
  for (const row of rows.toSorted((one, other) => one.rank - other.rank)) {
    const before = hits.get(row.member_id) ?? [];
    // Found twice by one thing: the surer is there already.
    if (!before.some(({ sign, says }) => sign === row.sign && says === row.says)) before.push(row);
    hits.set(row.member_id, before);
  }
  if (hits.size === 0) return [];
  const members = await selectMembers(deps)
    .where('id', 'in', [...hits.keys()].slice(0, mostMembers))
    .execute();
  const rowOf = new Map(members.map((row) => [row.id, row]));
  const ordered = [...hits.keys()].flatMap((id) => rowOf.get(id) ?? []);
  const lines = await writeLines(deps, ordered);
  return lines.map((line) => ({
    ...line,
    signs: (hits.get(line.id) ?? []).map(({ sign, says }) => ({ by: sign, text: says })),
  }));
}
