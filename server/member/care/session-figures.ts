import type { CareSessionValue } from '../../../src/protocol/generated/wire-types.ts';
import { requireMember, type Caller } from '../http/call.ts';
import type { MemberParts } from '../parts.ts';
import { writeAmount } from '../wallet/amount.ts';
import { currencyOf } from '../wallet/ledger.ts';
import { sumPlayMoney } from './play-money.ts';
import { readPlayRules } from './play-rules.ts';
import { findPlaySession } from './play-session.ts';

/** What the play session came to: how long it has lasted, and what went into games and came out. */
export async function readSessionFigures(
  { db, clock, liveSite }: MemberParts,
  caller: Caller,
): Promise<CareSessionValue> {
  const { id, customerType } = requireMember(caller);
  const currency = currencyOf(customerType);
  const now = clock.now();
  const session = await findPlaySession(db, { memberId: id, rules: await readPlayRules({ liveSite }), now });
  const since = session?.started_at ?? now;
  const { staked, won } = await sumPlayMoney(db, id, since);
  return {
    staked: writeAmount(staked),
    won: writeAmount(won),
    net: writeAmount(won - staked),
    currency: currency.code,
    currencySymbol: currency.symbol,
    minutes: Math.floor((now.getTime() - since.getTime()) / 60_000),
  };
}
