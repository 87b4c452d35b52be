import type { BrandSettings } from '../../../src/protocol/generated/settings.ts';
import { readFixed } from '../../../src/protocol/money/decimal-arithmetic.ts';
import { readMoney } from '../../../src/protocol/money/money.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';

/** A jackpot as the brand sets it up. */
export interface JackpotRule {
  readonly id: string;
  readonly name: string;
  /** Ten thousandths of each stake. */
  readonly rate: bigint;
  /** Minor units that a turn begins with. */
  readonly seed: bigint;
  /** Minor units at which it has fallen at the latest. */
  readonly most: bigint;
}
const percentPlaces = 2;

/** What the live release says; a jackpot whose sums do not fit the currency is none. */
export async function readJackpotRules(
  { liveSite }: Pick<MemberDeps, 'liveSite'>,
  currency: string,
): Promise<readonly JackpotRule[]> {
  const brand = (await liveSite.site()).settings['brand'] as Partial<BrandSettings> | undefined;
  return (brand?.jackpots ?? []).flatMap(({ id, name, contribution, seed, mustFallBy }) => {
    const rate = readFixed(contribution, percentPlaces);
    const [from, most] = [readMoney(seed, currency), readMoney(mustFallBy, currency)];
    if (rate === null || rate <= 0n || from === null || most === null || from < 0n || most <= from) return [];
    return [{ id, name, rate, seed: from, most }];
  });
}
