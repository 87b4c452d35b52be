import type { RewardKind } from '../../platform/rewards/points/tables.ts';
import type { LocalTexts } from '../../platform/local-texts.ts';

type Words = readonly [title: string, text: string];
/** Title and one line of text in the three languages of the seed. */
const words = (en: Words, ar: Words, ty: Words): LocalTexts => ({
  EN: { title: en[0], text: en[1] },
  AR: { title: ar[0], text: ar[1] },
  TY: { title: ty[0], text: ty[1] },
});

/** A reward of the points mall. Money in minor units. */
export interface SeedReward {
  readonly kind: RewardKind;
  readonly motif: string;
  readonly points: number;
  readonly amountRequirement?: bigint;
  readonly quantity: number;
  readonly limit?: number;
  readonly pays?: bigint;
  readonly grabs?: number;
  /** Days from now at which it starts; in the past where it is negative. */
  readonly startDays: number;
  readonly endDays?: number;
  readonly texts: LocalTexts;
}
const reward = (
  terms: Omit<SeedReward, 'texts'>,
  [en, ar, ty]: readonly [en: Words, ar: Words, ty: Words],
): SeedReward => ({ ...terms, texts: words(en, ar, ty) });
export const seedRewards: readonly SeedReward[] = [
  reward({ kind: 'bonus', motif: 'coins', points: 500, quantity: 5_000, pays: 5_000n, startDays: -60 }, [
    ['¤50 bonus', 'Paid into your wallet as soon as it’s approved.'],
    ['¤50 للعب', 'تُضاف إلى محفظتك فور الموافقة.'],
    ['¤50 pang-laro', 'Papasok sa wallet kapag naaprubahan.'],
  ]),
  reward(
    { kind: 'ticket', motif: 'envelope', points: 300, quantity: 800, limit: 5, grabs: 2, startDays: -30 },
    [
      ['Two more red envelopes', 'To open with your own while envelopes are open.'],
      ['مظروفان أحمران إضافيان', 'يمكن فتحهما في أي نافذة، زيادة على ما للجميع.'],
      ['Dalawa pang pulang sobre', 'Mabubuksan sa anumang window, dagdag sa para sa lahat.'],
    ],
  ),
  reward({ kind: 'physical', motif: 'cup', points: 1_200, quantity: 40, limit: 2, startDays: -20 }, [
    ['Coffee set', 'Two cups and a pot of glazed stoneware, sent to your door.'],
    ['طقم قهوة', 'فنجانان وإبريق من الخزف المزجج، يصل إلى بابك.'],
    ['Set ng kape', 'Dalawang tasa at palayok na stoneware, ihahatid sa inyo.'],
  ]),
  reward({ kind: 'physical', motif: 'headphones', points: 4_800, quantity: 12, limit: 1, startDays: -20 }, [
    ['Wireless headphones', 'Thirty hours on one charge, with a case.'],
    ['سماعات لاسلكية', 'ثلاثون ساعة بشحنة واحدة، مع حافظة.'],
    ['Wireless na headphone', 'Tatlumpung oras sa isang charge, may lalagyan.'],
  ]),
  reward(
    {
      kind: 'physical',
      motif: 'watch',
      points: 9_500,
      amountRequirement: 5_000_000n,
      quantity: 5,
      limit: 1,
      startDays: -10,
    },
    [
      ['Diving watch', 'Steel, 200 m. For members with deposits of ¤50,000 or more.'],
      ['ساعة غوص', 'فولاذ، 200 م. للأعضاء بإيداعات ¤50,000 فأكثر.'],
      ['Relong pandagat', 'Bakal, 200 m. Para sa may depositong ¤50,000 pataas.'],
    ],
  ),
  reward({ kind: 'bonus', motif: 'gem', points: 25_000, quantity: 100, pays: 300_000n, startDays: -10 }, [
    ['¤3,000 bonus', 'For patient collectors: paid into your wallet.'],
    ['مكافأة ¤3,000', 'لمن يجمع بصبر: تُضاف إلى محفظتك.'],
    ['¤3,000 na bonus', 'Para sa matiyagang nag-iipon: papasok sa wallet.'],
  ]),
  reward({ kind: 'physical', motif: 'bag', points: 2_200, quantity: 0, startDays: -40 }, [
    ['Weekend bag', 'Canvas and leather. All gone.'],
    ['حقيبة عطلة', 'قماش وجلد. وجدت جميعها أصحابها.'],
    ['Bag na pang-weekend', 'Canvas at katad. Naubos na ang lahat.'],
  ]),
  reward({ kind: 'physical', motif: 'lamp', points: 1_800, quantity: 30, limit: 1, startDays: 14 }, [
    ['Reading lamp', 'Coming in two weeks: warm light, folding arm.'],
    ['مصباح قراءة', 'بعد أسبوعين: ضوء دافئ وذراع قابلة للطي.'],
    ['Lamparang pambasa', 'Darating sa dalawang linggo: mainit na ilaw, natitiklop.'],
  ]),
];

/** An activity to apply for. */
export interface SeedActivity {
  readonly promotionType: string;
  readonly reviewed: boolean;
  readonly needsPicture: boolean;
  readonly pays: bigint;
  readonly points: number;
  readonly wagering: number;
  readonly openDays: number;
  readonly closeDays: number | null;
  readonly texts: LocalTexts;
}
/** Reviewed, without a picture and for nothing, where it does not say otherwise. */
const activity = (
  terms: Pick<SeedActivity, 'promotionType' | 'openDays' | 'closeDays'> & Partial<SeedActivity>,
  [en, ar, ty]: readonly [en: Words, ar: Words, ty: Words],
): SeedActivity => ({
  reviewed: true,
  needsPicture: false,
  pays: 0n,
  points: 0,
  wagering: 0,
  ...terms,
  texts: words(en, ar, ty),
});
export const seedActivities: readonly SeedActivity[] = [
  activity(
    { promotionType: 'MANUAL', needsPicture: true, pays: 10_000n, wagering: 1, openDays: -14, closeDays: 60 },
    [
      [
        'Show us your best round',
        'Send a picture of a round that made your day. ¤100 for each picture we approve, with 1x wagering.',
      ],
      ['أرنا أفضل جولاتك', 'أرسل صورة لجولة أسعدتك. ¤100 لكل صورة نوافق عليها، تُراهن مرة واحدة.'],
      [
        'Ipakita ang pinakamagandang round',
        'Magpadala ng larawan ng round na nagpasaya sa iyo. ¤100 sa bawat maaprubahan; itaya nang isang beses.',
      ],
    ],
  ),
  activity({ promotionType: 'MISSION', points: 200, openDays: -7, closeDays: 30 }, [
    ['Tell us what we could do better', 'One comment about the portal, in your own words: 200 points.'],
    ['قل لنا ما الذي نحسّنه', 'ملاحظة واحدة عن البوابة بكلماتك: 200 نقطة.'],
    ['Sabihin kung ano ang pagbubutihin', 'Isang puna tungkol sa portal, sa sarili mong salita: 200 puntos.'],
  ]),
  activity({ promotionType: 'MISSION', reviewed: false, openDays: -3, closeDays: 25 }, [
    ['Thirty quiet days', 'Join, and take one day off this month. There’s nothing to claim.'],
    ['ثلاثون يومًا هادئًا', 'انضم، وخذ يوم راحة واحدًا هذا الشهر. لا يوجد ما يُستلم.'],
    ['Tatlumpung tahimik na araw', 'Sumali, at magpahinga nang isang araw ngayong buwan. Walang kukunin.'],
  ]),
  activity(
    { promotionType: 'MANUAL', needsPicture: true, pays: 20_000n, wagering: 2, openDays: 10, closeDays: 40 },
    [
      ['Lantern week', 'Opens soon: a picture of your lantern, ¤200 for the loveliest.'],
      ['أسبوع الفوانيس', 'يفتح قريبًا: صورة لفانوسك، و¤200 للأجمل.'],
      ['Linggo ng parol', 'Magbubukas na: larawan ng parol mo, ¤200 sa pinakamaganda.'],
    ],
  ),
  activity({ promotionType: 'MANUAL', pays: 5_000n, wagering: 1, openDays: -50, closeDays: -5 }, [
    ['Summer postcards', 'Thank you for 412 postcards. This activity has ended.'],
    ['بطاقات الصيف', 'شكرًا على 412 بطاقة. انتهى هذا النشاط.'],
    ['Mga postcard ng tag-init', 'Salamat sa 412 postcard. Tapos na ito.'],
  ]),
];

/** Rewards that wait for the demonstration player, and one that was claimed. */
export const seedIssued = [
  {
    promotionType: 'MISSION',
    pays: 0n,
    points: 150n,
    wagering: 0,
    days: 1,
    expiresDays: 13,
    claimed: false,
    texts: words(
      ['Five games explored', 'For exploring: five different games in a week.'],
      ['استكشاف خمس ألعاب', 'للتجول: خمس ألعاب مختلفة في أسبوع.'],
      ['Limang laro ang nasubukan', 'Sa paglilibot: limang magkakaibang laro sa isang linggo.'],
    ),
  },
  {
    promotionType: 'FIRST_DEPOSIT',
    pays: 10_000n,
    points: 0n,
    wagering: 3,
    days: 40,
    expiresDays: -10,
    claimed: true,
    texts: words(
      ['First deposit', 'Your welcome bonus.'],
      ['الإيداع الأول', 'مكافأتك الترحيبية.'],
      ['Unang deposito', 'Ang welcome bonus mo.'],
    ),
  },
] as const;

/** Days in a row that the demonstration player has checked in up to yesterday, and points before them. */
export const seedStreak = 2;
export const seedPoints: Readonly<Record<string, number>> = { player: 6_400, agent: 1_200, expired: 90 };
