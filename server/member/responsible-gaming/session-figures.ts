import type { CareSessionValue } from '../../../src/protocol/generated/wire-types.ts';
import { requireMember, type Caller } from '../http/call.ts';
import type { MemberParts } from '../parts.ts';
import { writeMoney } from '../../../src/protocol/money.ts';
import { readMemberCurrency } from '../wallet/currency.ts';
import { sumGamingTotals } from './gaming-totals.ts';
import { readPlayRules } from './play-rules.ts';
import { findPlaySession } from './play-session.ts';

/** What the play session came to: how long it has lasted, and what went into games and came out. */
export async function readSessionFigures(
  { db, clock, liveSite }: MemberParts,
  caller: Caller,
): Promise<CareSessionValue> {
  const { id } = requireMember(caller);
  const currency = await readMemberCurrency(db, id);
  const now = clock.now();
  const session = await findPlaySession(db, { memberId: id, rules: await readPlayRules({ liveSite }), now });
  const since = session?.started_at ?? now;
  const { staked, won } = await sumGamingTotals(db, id, since);
  return {
    staked: writeMoney(staked, currency.code),
    won: writeMoney(won, currency.code),
    net: writeMoney(won - staked, currency.code),
    currency: currency.code,
    currencySymbol: currency.symbol,
    minutes: Math.floor((now.getTime() - since.getTime()) / 60_000),
  };
}
