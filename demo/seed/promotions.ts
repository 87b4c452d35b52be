import { unitOf } from '../../src/protocol/money/money.ts';
import type { LocalTexts } from '../../platform/local-texts.ts';
import { dayMs } from '../../platform/calendar-days.ts';
import { readCurrency } from '../../platform/money/wallet/currency.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { writeSeedTexts } from './amounts.ts';

interface SeedPromotion {
  readonly promotionType: string;
  readonly motif: string;
  /** English, Arabic, Filipino: title, one sentence, terms. */
  readonly words: readonly (readonly [title: string, text: string, terms: string])[];
  readonly startDays: number;
  readonly endDays: number;
  readonly leastRank?: number;
  readonly isFirst?: boolean;
  readonly percent: number | null;
  /** Whole units of the currency. */
  readonly fixed?: bigint;
  /** Of a share. */
  readonly cap?: bigint;
  readonly minimum: bigint;
  readonly wagering: number;
}
const seedPromotions: readonly SeedPromotion[] = [
  {
    promotionType: 'FIRST_DEPOSIT',
    motif: 'welcome',
    words: [
      [
        'Double your first deposit',
        '100% on top of your first deposit, up to ¤1,000.',
        'For your first deposit. Wager the bonus 5× before you withdraw it. Settled rounds and lottery tickets count. You can forfeit the bonus until you’ve played with it.',
      ],
      [
        'ضاعف إيداعك الأول',
        '100% إضافية على أول إيداع، حتى ¤1,000.',
        'لأول إيداع في الحساب. راهن بقيمة المكافأة خمس مرات قبل السحب. تُحتسب الجولات المنتهية وتذاكر اليانصيب. يمكنك إعادة المكافأة ما لم تراهن منها.',
      ],
      [
        'Doblehin ang unang deposito',
        '100% dagdag sa unang deposito, hanggang ¤1,000.',
        'Para sa unang deposito ng account. Itaya nang limang beses ang bonus bago mag-withdraw. Binibilang ang mga tapos na round at tiket sa loterya. Maibabalik mo ang bonus hangga’t wala pang naitataya.',
      ],
    ],
    startDays: -10,
    endDays: 80,
    isFirst: true,
    percent: 100,
    cap: 1_000n,
    minimum: 100n,
    wagering: 5,
  },
  {
    promotionType: 'DEPOSIT',
    motif: 'ocean',
    words: [
      [
        '50% reload bonus',
        '50% on top of your next deposit, up to ¤500.',
        'One bonus per member, min deposit ¤200. Wager the bonus 3× before you withdraw it. Settled rounds and lottery tickets count. You can forfeit the bonus until you’ve played with it.',
      ],
      [
        'نصف إيداعك إضافة',
        '50% إضافية على إيداعك القادم، حتى ¤500.',
        'مكافأة واحدة لكل عضو، من إيداع ¤200 فأكثر. راهن بقيمة المكافأة ثلاث مرات قبل السحب. تُحتسب الجولات المنتهية وتذاكر اليانصيب. يمكنك إعادة المكافأة ما لم تراهن منها.',
      ],
      [
        'Kalahati ang dagdag',
        '50% dagdag sa susunod na deposito, hanggang ¤500.',
        'Isang bonus sa bawat miyembro, mula sa depositong ¤200. Itaya nang tatlong beses ang bonus bago mag-withdraw. Binibilang ang mga tapos na round at tiket sa loterya. Maibabalik mo ang bonus hangga’t wala pang naitataya.',
      ],
    ],
    startDays: -5,
    endDays: 40,
    percent: 50,
    cap: 500n,
    minimum: 200n,
    wagering: 3,
  },
  {
    promotionType: 'DEPOSIT',
    motif: 'live',
    words: [
      [
        'A gift for Diamond members',
        '¤300 for a deposit of ¤3,000 or more.',
        'For members of the level Diamond. Wager the bonus once before you withdraw it. Settled rounds and lottery tickets count.',
      ],
      [
        'هدية لأعضاء الماسي',
        '¤300 عند إيداع ¤3,000 فأكثر.',
        'لأعضاء المستوى الماسي. راهن بقيمة المكافأة مرة واحدة قبل السحب. تُحتسب الجولات المنتهية وتذاكر اليانصيب.',
      ],
      [
        'Regalo para sa Diamond',
        '¤300 sa depositong ¤3,000 pataas.',
        'Para sa mga miyembrong Diamond. Itaya nang isang beses ang bonus bago mag-withdraw. Binibilang ang mga tapos na round at tiket sa loterya.',
      ],
    ],
    startDays: -2,
    endDays: 60,
    leastRank: 5,
    percent: null,
    fixed: 300n,
    minimum: 3_000n,
    wagering: 1,
  },
  {
    promotionType: 'DEPOSIT',
    motif: 'rebate',
    words: [
      [
        'Autumn deposit bonus',
        '20% on top, up to ¤200.',
        'One bonus for each member. Stake the bonus twice before you withdraw.',
      ],
      [
        'مكافأة إيداع الخريف',
        '20% إضافية، حتى ¤200.',
        'مكافأة واحدة لكل عضو. راهن بقيمة المكافأة مرتين قبل السحب.',
      ],
      [
        'Bonus sa deposito ng taglagas',
        '20% dagdag, hanggang ¤200.',
        'Isang bonus sa bawat miyembro. Itaya nang dalawang beses ang bonus bago mag-withdraw.',
      ],
    ],
    startDays: -60,
    endDays: -3,
    percent: 20,
    cap: 200n,
    minimum: 100n,
    wagering: 2,
  },
];
const languages = ['EN', 'AR', 'TY'] as const;
const toTexts = (
  { words }: SeedPromotion,
  write: (of: SeedPromotion['words'][number]) => LocalTexts['EN'],
): LocalTexts =>
  Object.fromEntries(
    languages.map((language, index) => [language, write(words[index] ?? words[0] ?? ['', '', ''])]),
  ) as LocalTexts;

/** Deposit bonuses: two to join, one for a higher level, one that has ended. */
export async function makePromotions(
  db: Database,
  { merchant, clock }: Pick<MemberDeps, 'merchant' | 'clock'>,
): Promise<string> {
  const { code, symbol } = await readCurrency(db, merchant);
  const now = clock.now();
  const unit = unitOf(code);
  const rows = seedPromotions.map((promotion, position) => ({
    merchant,
    position,
    promotion_type: promotion.promotionType,
    texts: writeSeedTexts(
      toTexts(promotion, ([title, text]) => ({ title, text })),
      symbol,
    ),
    terms: writeSeedTexts(
      toTexts(promotion, ([, , terms]) => ({ title: terms })),
      symbol,
    ),
    image: `/media/banners/${promotion.motif}.svg?v=1`,
    starts_at: new Date(now.getTime() + promotion.startDays * dayMs),
    ends_at: new Date(now.getTime() + promotion.endDays * dayMs),
    least_rank: promotion.leastRank ?? 1,
    first_deposit: promotion.isFirst ?? false,
    percent: promotion.percent,
    fixed: promotion.fixed === undefined ? null : String(promotion.fixed * unit),
    cap: promotion.cap === undefined ? null : String(promotion.cap * unit),
    minimum: String(promotion.minimum * unit),
    wagering: promotion.wagering,
  }));
  await db.insertInto('promotion').values(rows).execute();
  return `${rows.length} deposit bonuses`;
}
