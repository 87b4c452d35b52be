import type { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { AppError as Refusal } from '../../../server/infrastructure/http/app-error.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { freezeInside } from '../accounts/freeze-member.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { AgeSource } from './tables.ts';

/** Named as the author where no operator decided. */
const programAuthor = 'foyer';
type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;

/** The refusal of a person who stated a birthday below the age, at its field where a form was sent. */
export const underAge = (field: string | null = null): AppError =>
  new Refusal({
    status: 403,
    code: 'account.under-age',
    message:
      'The date of birth is below the age of the market. The account is suspended, and its money is kept.',
    ...(field === null ? {} : { fields: { [field]: 'field.too-young' } }),
  });

/**
 * Ends play of a member who stated a birthday below the age: the account is frozen as by an operator, so nothing is
 * played, paid in or paid out, and what is in the wallet stays there. Stakes that can still be given back are, whatever
 * the market says of a break: no person of that age may lose or win them. Staff gets a line of open work. A freeze that
 * is in force stays the operator's own. The birthday is not kept in the profile: it may be a mistake.
 */
export async function suspendUnderAge(
  deps: Deps,
  {
    memberId,
    birthday,
    source,
  }: { readonly memberId: string; readonly birthday: string; readonly source: AgeSource },
): Promise<void> {
  const { db, merchant, clock } = deps;
  const now = clock.now();
  await db.transaction().execute(async (work) => {
    const { frozen } = await lockAccount(work, merchant, memberId);
    await work
      .insertInto('age_finding')
      .values({ merchant, member_id: memberId, birthday, source, created_at: now })
      .execute();
    const reason = `Date of birth below the age: ${birthday}`;
    if (!frozen)
      await freezeInside(work, {
        merchant,
        ending: 'refund',
        id: memberId,
        reason,
        by: programAuthor,
        actor: 'clock',
        at: now,
      });
  });
}
