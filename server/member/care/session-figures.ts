import type { CareSessionValue } from '../../../src/api/generated/types.ts';
import { requireMember, type Caller } from '../http/call.ts';
import { hashToken } from '../http/tokens.ts';
import type { MemberParts } from '../parts.ts';
import { writeAmount } from '../wallet/amount.ts';
import { currency } from '../wallet/ledger.ts';
import { sumPlayMoney } from './play-money.ts';

/** What this session came to: how long it has lasted, and what went into games and came out. */
export async function readSessionFigures(
  { db, clock }: MemberParts,
  caller: Caller,
): Promise<CareSessionValue> {
  const { id } = requireMember(caller);
  const { created_at } = await db
    .selectFrom('member_session')
    .select('created_at')
    .where('token_hash', '=', hashToken(caller.token ?? ''))
    .executeTakeFirstOrThrow();
  const { staked, won } = await sumPlayMoney(db, id, created_at);
  return {
    staked: writeAmount(staked),
    won: writeAmount(won),
    net: writeAmount(won - staked),
    currency: currency.code,
    currencySymbol: currency.symbol,
    minutes: Math.floor((clock.now().getTime() - created_at.getTime()) / 60_000),
  };
}
