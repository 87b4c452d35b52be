import { isTimeUp } from '../protection/time-limit.ts';
import type { PlayRules } from '../protection/play-rules.ts';
import type { MemberParts } from '../parts.ts';
import { endPlay } from './end-play.ts';

/**
 * Ends play of a member whose limit on time is used up.
 * @returns whether it is
 */
export async function endPlayAtLimit(
  { db, merchant, clock }: Pick<MemberParts, 'db' | 'merchant' | 'clock'>,
  { roundEnding: ending }: PlayRules,
  memberId: string,
): Promise<boolean> {
  const now = clock.now();
  if (!(await isTimeUp(db, memberId, now))) return false;
  await db
    .transaction()
    .execute((work) => endPlay(work, { merchant, memberId, by: 'time-limit', ending, now }));
  return true;
}
