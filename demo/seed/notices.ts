import type { LocalTexts } from '../../platform/local-texts.ts';
import { agentNotices } from './agent-notices.ts';
import { note } from './note.ts';

/** A notice of the seed; `days` is how long ago it started. */
export interface SeedNotice {
  readonly kind: 'B' | 'PL' | 'PU' | 'PR' | 'AG';
  readonly texts: LocalTexts;
  readonly image?: string;
  readonly linkage?: string;
  readonly groupName?: string;
  readonly promotionType?: string;
  readonly days: number;
  readonly afterLogin?: boolean;
}

const banner = (name: string, linkage: string, texts: LocalTexts): SeedNotice => ({
  kind: 'B',
  texts,
  linkage,
  image: `/media/banners/${name}.svg?v=1`,
  groupName: 'w_home',
  days: 20,
});

const banners: readonly SeedNotice[] = [
  banner('welcome', '/register', {
    EN: { title: 'Thousands of games, one home', text: 'Slots, live tables, fishing and card games.' },
    AR: { title: 'آلاف الألعاب في مكان واحد', text: 'سلوتس وطاولات مباشرة وصيد وألعاب ورق.' },
    TY: {
      title: 'Libo-libong laro, iisang tahanan',
      text: 'Mga slot, live na mesa, pangingisda at larong baraha.',
    },
  }),
  banner('live', '/live', {
    EN: { title: 'Take a seat at a live table', text: 'Roulette, baccarat and more in the live casino.' },
    AR: { title: 'اجلس إلى طاولة مباشرة', text: 'الروليت والباكارات وغيرهما في الكازينو المباشر.' },
    TY: { title: 'Umupo sa live na mesa', text: 'Roulette, baccarat at iba pa sa live casino.' },
  }),
  banner('ocean', '/fish', {
    EN: { title: 'Dive into the reef', text: 'Fishing rooms from twelve providers.' },
    AR: { title: 'اغطس بين الشعاب', text: 'غرف صيد من اثني عشر مزوّداً.' },
    TY: { title: 'Sumisid sa bahura', text: 'Mga silid-pangisda mula sa labindalawang provider.' },
  }),
  banner('play', '/responsible-gaming', {
    EN: { title: 'Play your way, stay in charge', text: 'Set limits and take breaks at any time.' },
    AR: { title: 'العب على طريقتك وابقَ مسيطراً', text: 'ضع حدوداً وخذ استراحات في أي وقت.' },
    TY: {
      title: 'Maglaro sa paraan mo, ikaw ang may kontrol',
      text: 'Magtakda ng limitasyon at magpahinga kahit kailan.',
    },
  }),
];

const player: readonly SeedNotice[] = [
  {
    kind: 'PL',
    ...note(
      2,
      [
        'Find a game by its name',
        '<p>Search any lobby for games by <strong>name</strong> and by <strong>provider</strong>.</p>',
      ],
      [
        'ابحث عن لعبة باسمها',
        '<p>يجد البحث في كل ردهة الألعاب <strong>بالاسم</strong> و<strong>بالمزوّد</strong>.</p>',
      ],
      [
        'Hanapin ang laro sa pangalan nito',
        '<p>Hinahanap ng search ng bawat lobby ang mga laro ayon sa <strong>pangalan</strong> at <strong>provider</strong>.</p>',
      ],
    ),
  },
  {
    kind: 'PL',
    ...note(
      6,
      [
        'Keep your account yours',
        '<p>Our staff will never ask for your password or an SMS code.</p><ul><li>Use a password you use nowhere else.</li><li>Log out on shared devices.</li></ul>',
      ],
      [
        'حافظ على حسابك',
        '<p>لا يطلب موظفونا كلمة المرور أو رمز الرسالة أبداً.</p><ul><li>استخدم كلمة مرور لا تستخدمها في مكان آخر.</li><li>سجّل الخروج من الأجهزة المشتركة.</li></ul>',
      ],
      [
        'Ingatan ang iyong account',
        '<p>Hindi kailanman hihingin ng aming staff ang password o SMS code.</p><ul><li>Gumamit ng password na hindi mo gamit sa iba.</li><li>Mag-log out sa mga device na ginagamit ng iba.</li></ul>',
      ],
    ),
  },
  {
    kind: 'PL',
    ...note(
      11,
      ['Slots by Velmara Play', '<p>Choose <em>Velmara Play</em> in the slots lobby to see them all.</p>'],
      ['سلوتس من Velmara Play', '<p>اختر <em>Velmara Play</em> في ردهة السلوتس لتراها كلها.</p>'],
      [
        'Mga slot ng Velmara Play',
        '<p>Piliin ang <em>Velmara Play</em> sa lobby ng mga slot para makita ang lahat.</p>',
      ],
    ),
  },
  {
    kind: 'PL',
    afterLogin: true,
    ...note(
      14,
      [
        'Your deposits and withdrawals',
        '<p>The pages <strong>Deposit</strong> and <strong>Withdraw</strong> list what you’ve paid in and out, with the status of each order.</p>',
      ],
      [
        'إيداعاتك وسحوباتك',
        '<p>تعرض صفحتا <strong>الإيداع</strong> و<strong>السحب</strong> ما أودعته وما سحبته مع حالة كل طلب.</p>',
      ],
      [
        'Mga deposito at withdrawal mo',
        '<p>Nasa mga page na <strong>Deposito</strong> at <strong>Withdraw</strong> ang ipinasok at inilabas mo, kasama ang lagay ng bawat isa.</p>',
      ],
    ),
  },
];

const popups: readonly SeedNotice[] = [
  {
    kind: 'PU',
    ...note(
      1,
      [
        'Limits in your hands',
        '<p>Set a daily, weekly or monthly limit at any time. A lower limit applies immediately. You can confirm a higher one after 24 hours.</p>',
      ],
      [
        'الحدود بين يديك',
        '<p>حدّد حداً يومياً أو أسبوعياً أو شهرياً في أي وقت. يسري الحد الأدنى فوراً، والأعلى بعد 24 ساعة.</p>',
      ],
      [
        'Nasa kamay mo ang limitasyon',
        '<p>Magtakda ng araw-araw, lingguhan o buwanang limitasyon kahit kailan. Agad ang mas mababa; ang mas mataas ay pagkalipas ng 24 oras.</p>',
      ],
    ),
  },
  {
    kind: 'PU',
    promotionType: 'MISSION',
    afterLogin: true,
    ...note(
      3,
      ['Activities to join', '<p>See open activities and their rewards under Promotions.</p>'],
      ['أنشطة للمشاركة', '<p>الأنشطة المفتوحة مدرجة ضمن العروض، ولكل منها مكافأته.</p>'],
      [
        'Mga activity na masasalihan',
        '<p>Nasa Mga promo ang mga bukas na activity, kasama ang gantimpala ng bawat isa.</p>',
      ],
    ),
  },
  {
    kind: 'PU',
    afterLogin: true,
    ...note(
      5,
      [
        'Check your mobile number',
        '<p>A confirmed number lets you log in by code and reset a forgotten password.</p>',
      ],
      ['تحقق من رقم هاتفك', '<p>يتيح لك الرقم المؤكد الدخول برمز واستعادة كلمة المرور.</p>'],
      [
        'Suriin ang numero mo',
        '<p>Sa kumpirmadong numero, makakapag-login ka gamit ang code at mababawi ang nawalang password.</p>',
      ],
    ),
  },
];

const promotions: readonly SeedNotice[] = [
  {
    kind: 'PR',
    promotionType: 'FIRST_DEPOSIT',
    image: '/media/banners/welcome.svg?v=1',
    ...note(
      4,
      [
        'First deposit, step by step',
        '<ul><li>Set a deposit limit under Responsible gaming.</li><li>Choose a method: each shows its fee and limits.</li><li>Pay, and follow the order on the page Deposit.</li></ul>',
      ],
      [
        'أول إيداع خطوة بخطوة',
        '<ul><li>ضع حداً للإيداع ضمن اللعب المسؤول.</li><li>اختر طريقة: تعرض كل طريقة رسومها وحدودها.</li><li>ادفع وتابع الطلب في صفحة الإيداع.</li></ul>',
      ],
      [
        'Unang deposito, bawat hakbang',
        '<ul><li>Magtakda ng limitasyon sa deposito sa Responsableng paglalaro.</li><li>Pumili ng paraan: nakasulat ang bayarin at limitasyon ng bawat isa.</li><li>Magbayad, at subaybayan ang order sa page na Mag-deposito.</li></ul>',
      ],
    ),
  },
  {
    kind: 'PR',
    promotionType: 'MANUAL',
    image: '/media/banners/rebate.svg?v=1',
    ...note(
      9,
      [
        'Points for gifts',
        '<p>Check in every day and claim rewards to collect points, then swap them in the points mall.</p>',
      ],
      ['نقاط مقابل هدايا', '<p>سجّل حضورك كل يوم واطلب مكافآتك لتجمع النقاط، ثم استبدلها في متجر النقاط.</p>'],
      [
        'Puntos para sa regalo',
        '<p>Mag-check in araw-araw at kunin ang mga gantimpala para makaipon ng puntos, at ipalit ang mga ito sa points mall.</p>',
      ],
    ),
  },
  {
    kind: 'PR',
    promotionType: 'MISSION',
    image: '/media/banners/ocean.svg?v=1',
    ...note(
      12,
      [
        'Tell us what we could do better',
        '<p>Apply with one comment about the portal: <strong>200 points</strong> for each one we approve.</p>',
      ],
      [
        'قل لنا ما الذي نحسّنه',
        '<p>تقدّم بملاحظة واحدة عن البوابة: <strong>200 نقطة</strong> لكل ملاحظة نوافق عليها.</p>',
      ],
      [
        'Sabihin kung ano ang pagbubutihin',
        '<p>Mag-apply nang may isang puna tungkol sa portal: <strong>200 puntos</strong> sa bawat maaprubahan.</p>',
      ],
    ),
  },
  {
    kind: 'PR',
    promotionType: 'RAFFLE',
    image: '/media/banners/envelopes.svg?v=1',
    ...note(
      16,
      [
        'Red envelopes',
        '<p>Envelopes open every hour in the reward centre: ¤1 to ¤88 in each, three for each member.</p>',
      ],
      [
        'المظاريف الحمراء',
        '<p>تُفتح المظاريف كل ساعة في مركز المكافآت: من ¤1 إلى ¤88 في كل مظروف، ثلاثة لكل عضو.</p>',
      ],
      [
        'Mga pulang sobre',
        '<p>Bumubukas bawat oras sa reward centre: ¤1 hanggang ¤88 bawat sobre, tatlo sa bawat miyembro.</p>',
      ],
    ),
  },
  {
    kind: 'PR',
    promotionType: 'MANUAL',
    image: '/media/banners/levels.svg?v=1',
    ...note(
      24,
      ['Your reward centre', '<p>Claim your rewards in the reward centre by the date shown on each.</p>'],
      ['مركز مكافآتك', '<p>تنتظرك المكافآت التي كسبتها في مركز المكافآت حتى التاريخ المبيّن معها.</p>'],
      [
        'Ang reward centre mo',
        '<p>Naghihintay sa reward centre ang nakuha mong mga gantimpala hanggang sa petsang nakasulat dito.</p>',
      ],
    ),
  },
  {
    kind: 'PR',
    promotionType: 'MANUAL',
    image: '/media/banners/live.svg?v=1',
    ...note(
      33,
      [
        'Show your table',
        '<p>Apply for open activities with a picture. Our team reviews each application.</p>',
      ],
      ['أرنا طاولتك', '<p>تقدّم إلى الأنشطة المفتوحة بصورة. يراجع فريقنا كل طلب.</p>'],
      [
        'Ipakita ang mesa mo',
        '<p>Mag-apply sa mga bukas na activity na may larawan. Sinusuri ng team namin ang bawat application.</p>',
      ],
    ),
  },
];

export const seedNotices: readonly SeedNotice[] = [
  ...banners,
  ...player,
  ...popups,
  ...promotions,
  ...agentNotices,
];
