import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { AppError } from '../http/app-error.ts';

/** Why an operator is not a second person about a proposal. */
export type SecondPersonFault =
  /** It is their own. */
  | { readonly code: 'approval.own-change' }
  /** One of the two accounts was made, confirmed, reset or promoted by the other, or both may be of one person. */
  | { readonly code: 'approval.tied'; readonly operator: string }
  /** Their account is too new; ISO 8601, UTC: from when it decides. */
  | { readonly code: 'approval.too-new'; readonly from: string };

interface Deciding {
  /** User name of the operator who decides. */
  readonly by: string;
  /** User names behind the proposal; names that no operator has (`gateway:…`) are tied to no account. */
  readonly others: readonly string[];
  readonly now: Date;
}

const findAccount = (db: Database, username: string) =>
  db
    .selectFrom('console_account')
    .select(['id', 'decides_from', 'link_shown_to'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();

/** The first of the operators that had a hand in the account, or in whose account it had one. */
async function findTied(
  db: Database,
  account: { readonly id: string; readonly link_shown_to: string | null },
  others: readonly string[],
): Promise<string | null> {
  if (others.length === 0) return null;
  const { id, link_shown_to: shownTo } = account;
  const tied = await db
    .selectFrom('console_account as other')
    .select('other.username')
    .where(
      sql`lower(other.username)`,
      'in',
      others.map((name) => name.toLowerCase()),
    )
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('console_account_tie as tie')
            .select('tie.deed')
            .where((side) =>
              side.or([
                side.and([
                  side('tie.account_id', '=', id),
                  side('tie.by_account_id', '=', side.ref('other.id')),
                ]),
                side.and([
                  side('tie.by_account_id', '=', id),
                  side('tie.account_id', '=', side.ref('other.id')),
                ]),
              ]),
            ),
        ),
        // Both links were shown to one person, who may have used both.
        ...(shownTo === null ? [] : [where('other.link_shown_to', '=', shownTo)]),
      ]),
    )
    .orderBy('other.username')
    .limit(1)
    .executeTakeFirst();
  return tied?.username ?? null;
}

/**
 * The one place that judges whether an operator is a second person: another one than those behind the proposal, not
 * tied to them by the making, confirming, reset or promotion of an account, and no newer than accounts that decide
 * may be. Null where they are.
 */
export async function findSecondPersonFault(
  db: Database,
  { by, others, now }: Deciding,
): Promise<SecondPersonFault | null> {
  if (others.some((other) => other.toLowerCase() === by.toLowerCase()))
    return { code: 'approval.own-change' };
  const account = await findAccount(db, by);
  if (account === undefined) return null;
  const tied = await findTied(db, account, others);
  if (tied !== null) return { code: 'approval.tied', operator: tied };
  const from = account.decides_from;
  return from !== null && from > now ? { code: 'approval.too-new', from: from.toISOString() } : null;
}

/** The sentence for an operator who is no second person. */
export const describeSecondPersonFault = (fault: SecondPersonFault): string => {
  switch (fault.code) {
    case 'approval.own-change':
      return 'Another operator must decide about it.';
    case 'approval.tied':
      return `One of the accounts of you and ${fault.operator} was made, reset or promoted by the other, or both links were shown to one person. Another operator must decide.`;
    case 'approval.too-new':
      return `This account is new or was changed, and decides from ${fault.from} on.`;
  }
};

/** @throws AppError 403 `approval.own-change`, `approval.tied`, `approval.too-new` */
export async function requireSecondPerson(db: Database, deciding: Deciding): Promise<void> {
  const fault = await findSecondPersonFault(db, deciding);
  if (fault === null) return;
  const { code, ...value } = fault;
  throw new AppError({
    status: 403,
    code,
    message: describeSecondPersonFault(fault),
    ...(Object.keys(value).length === 0 ? {} : { value }),
  });
}
