import type { Database } from '../../server/db/database.ts';
import { unitOf } from '../../src/protocol/money/money.ts';
import type { LocalTexts } from '../../platform/local-texts.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { readCurrency } from '../../platform/money/wallet/currency.ts';
import { writeSeedTexts } from './amounts.ts';

interface SeedLevel {
  readonly names: readonly [en: string, ar: string, ty: string];
  readonly texts: readonly [en: string, ar: string, ty: string];
  /** Whole units of the currency: in all, of a month, to keep it, and the bonus. */
  readonly asks: readonly [total: bigint, month: bigint, keep: bigint, bonus: bigint];
}
const seedLevels: readonly SeedLevel[] = [
  {
    names: ['Bronze', 'البرونزي', 'Bronze'],
    texts: ['Rebate on every product', 'استرداد على كل المنتجات', 'Rebate sa bawat produkto'],
    asks: [0n, 0n, 0n, 0n],
  },
  {
    names: ['Silver', 'الفضي', 'Silver'],
    texts: ['A higher rebate', 'استرداد أعلى', 'Mas mataas na rebate'],
    asks: [10_000n, 5_000n, 2_000n, 50n],
  },
  {
    names: ['Gold', 'الذهبي', 'Gold'],
    texts: [
      'A higher rebate, and support answers first',
      'استرداد أعلى وأولوية في الدعم',
      'Mas mataas na rebate, at una sa suporta',
    ],
    asks: [100_000n, 30_000n, 15_000n, 200n],
  },
  {
    names: ['Platinum', 'البلاتيني', 'Platinum'],
    texts: [
      'A higher rebate, and a personal host',
      'استرداد أعلى ومضيف خاص بك',
      'Mas mataas na rebate, at sariling host',
    ],
    asks: [500_000n, 100_000n, 50_000n, 500n],
  },
  {
    names: ['Diamond', 'الماسي', 'Diamond'],
    texts: [
      'The highest rebate, and a personal host',
      'أعلى استرداد ومضيف خاص بك',
      'Pinakamataas na rebate, at sariling host',
    ],
    asks: [2_000_000n, 300_000n, 150_000n, 2_000n],
  },
];
const write = (
  [en, ar, ty]: SeedLevel['names'],
  [enText, arText, tyText]: SeedLevel['texts'],
): LocalTexts => ({
  EN: { title: en, text: enText },
  AR: { title: ar, text: arText },
  TY: { title: ty, text: tyText },
});

/** What each level asks for and gives. */
export async function makeLevels(db: Database, { merchant }: Pick<MemberDeps, 'merchant'>): Promise<string> {
  const { code, symbol } = await readCurrency(db, merchant);
  const minor = (units: bigint): string => String(units * unitOf(code));
  const levels = seedLevels.map(({ names, texts, asks: [total, month, keep, bonus] }, index) => ({
    merchant,
    rank: index + 1,
    texts: writeSeedTexts(write(names, texts), symbol),
    total_bets: minor(total),
    month_bets: minor(month),
    keep_bets: minor(keep),
    bonus: minor(bonus),
    bonus_texts: writeSeedTexts(
      write(
        [`Welcome to ${names[0]}`, `أهلاً بك في المستوى ${names[1]}`, `Maligayang pagdating sa ${names[2]}`],
        ['Your bonus for a new level.', 'مكافأتك لبلوغ مستوى جديد.', 'Ang bonus mo sa bagong antas.'],
      ),
      symbol,
    ),
    bonus_wagering: 1,
    bonus_days: 30,
  }));
  await db.insertInto('member_level').values(levels).execute();
  return `${levels.length} levels`;
}
