import type { Database } from '../../server/db/database.ts';
import { planCopies } from './settings/copies.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { writeSpan, type Span } from './write-span.ts';
import { writeSum, type Sum } from './write-sum.ts';

interface Words {
  readonly title: string;
  readonly body: string;
}
/** A message in every language of the members, by its wire code. `{name}` in it is filled in. */
export type MemberNotice = Readonly<Record<string, Words>> & { readonly EN: Words };

type Filling = string | Sum | Span;
const isSum = (value: Filling): value is Sum => typeof value === 'object' && 'amount' in value;

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '').trim();

/**
 * Puts a message into a member's inbox, in the member's language. One about account and money also goes by the
 * ways that the member chose for these.
 */
export async function tellMember(
  db: Database,
  memberId: string,
  {
    notice,
    values,
    at,
    about = 'account',
  }: {
    readonly notice: MemberNotice;
    /** What is filled in; a sum or a length of time is written in the member's language. */
    readonly values: Readonly<Record<string, Filling>>;
    readonly at: Date;
    /** `security`: the caller also sends what always goes by email or SMS. */
    readonly about?: 'account' | 'security';
  },
): Promise<void> {
  const { language, merchant } = await db
    .selectFrom('member')
    .select(['language', 'merchant'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { title, body } = notice[language] ?? notice.EN;
  const hasSum = Object.values(values).some(isSum);
  const wallet = hasSum ? await readMemberCurrency(db, memberId) : null;
  const write = (value: Filling): string => {
    if (typeof value === 'string') return value;
    return isSum(value) ? writeSum(value, wallet, language) : writeSpan(value, language);
  };
  const filled = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
  const { id } = await db
    .insertInto('inbox_message')
    .values({
      member_id: memberId,
      title: fill(title, filled),
      body: fill(body, filled),
      created_at: at,
      read_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (about === 'account') await planCopies(db, { merchant, memberId, messageId: id, at });
}
