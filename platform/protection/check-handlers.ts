import type { CarePlayValue } from '../../src/protocol/generated/wire-types.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import type { MemberParts } from '../parts.ts';
import { endPlayAtLimit } from '../play/end-at-limit.ts';
import { readPlayRules } from './play-rules.ts';
import { answerDueCheck, findRest, notePresence, readPlayClock } from './play-session.ts';

/** Rounded up: a page that waits so long finds the moment passed. */
const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / 1_000));

/** What the protections of play say now: next check, rest, and whether the time limit is used up. */
export async function readPlayState(parts: MemberParts, caller: Caller): Promise<CarePlayValue> {
  const { id: memberId } = requireMember(caller);
  const now = parts.clock.now();
  const rules = await readPlayRules(parts);
  const query = { memberId, rules, now };
  await notePresence(parts.db, query);
  const due = (await readPlayClock(parts.db, query))?.checkDueAt ?? null;
  const rest = await findRest(parts.db, memberId, now);
  return {
    checkInSeconds: due === null ? null : secondsUntil(due, now),
    restSeconds: rest === null ? 0 : secondsUntil(rest, now),
    restUntil: rest?.toISOString() ?? null,
    isTimeUp: await endPlayAtLimit(parts, rules, memberId),
  };
}

/** Answers the check that is due, for every tab and login of the member. */
export async function answerCheck(parts: MemberParts, caller: Caller): Promise<CarePlayValue> {
  const { id: memberId } = requireMember(caller);
  const now = parts.clock.now();
  const query = { memberId, rules: await readPlayRules(parts), now };
  await answerDueCheck(parts.db, query);
  return readPlayState(parts, caller);
}
