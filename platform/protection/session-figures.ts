import type { CareSessionValue } from '../../src/protocol/generated/wire-types.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import type { MemberParts } from '../parts.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { sumGamingTotals } from './gaming-totals.ts';
import { readPlayRules } from './play-rules.ts';
import { notePresence, readPlayClock } from './play-session.ts';

/** What the stretch of play came to: how much time of it counts, and what went into games and came out. */
export async function readSessionFigures(
  { db, clock, liveSite }: MemberParts,
  caller: Caller,
): Promise<CareSessionValue> {
  const { id } = requireMember(caller);
  const currency = await readMemberCurrency(db, id);
  const now = clock.now();
  const moment = { memberId: id, rules: await readPlayRules({ liveSite }), now };
  await notePresence(db, moment);
  const play = await readPlayClock(db, moment);
  const { staked, won } = await sumGamingTotals(db, id, play?.startedAt ?? now);
  return {
    staked: writeMoney(staked, currency.code),
    won: writeMoney(won, currency.code),
    net: writeMoney(won - staked, currency.code),
    currency: currency.code,
    currencySymbol: currency.symbol,
    minutes: Math.floor((play?.seconds ?? 0) / 60),
  };
}
