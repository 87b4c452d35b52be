import type { LocalTexts } from '../../server/member/local-texts.ts';
import { note } from './note.ts';

/** A notice of the seed; `days` is how long ago it started. */
export interface SeedNotice {
  readonly kind: 'B' | 'PL' | 'PU' | 'PR';
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
    EN: { title: 'Ten thousand games, one home', text: 'Join in two minutes and set your own limits first.' },
    AR: { title: 'عشرة آلاف لعبة في مكان واحد', text: 'انضم خلال دقيقتين وحدّد حدودك أولاً.' },
    TY: {
      title: 'Sampung libong laro, iisang tahanan',
      text: 'Sumali sa loob ng dalawang minuto at itakda muna ang iyong limitasyon.',
    },
  }),
  banner('live', '/live', {
    EN: { title: 'Take a seat at a live table', text: 'Real dealers around the clock, from ¤10 a round.' },
    AR: { title: 'اجلس إلى طاولة مباشرة', text: 'موزعون حقيقيون على مدار الساعة، ابتداءً من ¤10 للجولة.' },
    TY: { title: 'Umupo sa live na mesa', text: 'Tunay na dealer buong araw, mula ¤10 kada round.' },
  }),
  banner('ocean', '/fish', {
    EN: { title: 'A new reef opens', text: 'Thirty fresh fishing rooms from twelve studios.' },
    AR: { title: 'شعاب جديدة تفتح أبوابها', text: 'ثلاثون غرفة صيد جديدة من اثني عشر استوديو.' },
    TY: {
      title: 'Bukas na ang bagong bahura',
      text: 'Tatlumpung bagong silid-pangisda mula sa labindalawang studio.',
    },
  }),
  banner('play', '/help', {
    EN: { title: 'Play your way, stay in charge', text: 'Limits and breaks are one tap away.' },
    AR: { title: 'العب على طريقتك وابقَ مسيطراً', text: 'الحدود والاستراحات على بُعد نقرة.' },
    TY: {
      title: 'Maglaro sa paraan mo, ikaw ang may kontrol',
      text: 'Limitasyon at pahinga — isang pindot lang.',
    },
  }),
];

const player: readonly SeedNotice[] = [
  {
    kind: 'PL',
    ...note(
      2,
      [
        'Planned maintenance on Tuesday',
        '<p>Lobby search pauses on <strong>Tuesday, 04:00–04:30 (GMT+8)</strong>. Games in progress are not affected.</p>',
      ],
      [
        'صيانة مجدولة يوم الثلاثاء',
        '<p>يتوقف البحث في الردهة يوم <strong>الثلاثاء من 04:00 إلى 04:30 (GMT+8)</strong>. لا تتأثر الألعاب الجارية.</p>',
      ],
      [
        'Nakatakdang maintenance sa Martes',
        '<p>Titigil ang paghahanap sa lobby sa <strong>Martes, 04:00–04:30 (GMT+8)</strong>. Hindi apektado ang kasalukuyang laro.</p>',
      ],
    ),
  },
  {
    kind: 'PL',
    ...note(
      6,
      [
        'Keep your account yours',
        '<p>Our staff never ask for your password or an SMS code.</p><ul><li>Use a password you use nowhere else.</li><li>Sign out on shared devices.</li></ul>',
      ],
      [
        'حافظ على حسابك',
        '<p>لا يطلب موظفونا كلمة المرور أو رمز الرسالة أبداً.</p><ul><li>استخدم كلمة مرور لا تستخدمها في مكان آخر.</li><li>سجّل الخروج من الأجهزة المشتركة.</li></ul>',
      ],
      [
        'Ingatan ang iyong account',
        '<p>Hindi kailanman hihingin ng aming staff ang password o SMS code.</p><ul><li>Gumamit ng password na hindi mo gamit sa iba.</li><li>Mag-sign out sa mga device na ginagamit ng iba.</li></ul>',
      ],
    ),
  },
  {
    kind: 'PL',
    ...note(
      11,
      [
        'New studio: Velmara Play',
        '<p>Twenty slots by <em>Velmara Play</em> joined the lobby this week.</p>',
      ],
      ['استوديو جديد: Velmara Play', '<p>انضمت هذا الأسبوع عشرون لعبة من <em>Velmara Play</em>.</p>'],
      [
        'Bagong studio: Velmara Play',
        '<p>Dalawampung slot mula sa <em>Velmara Play</em> ang sumali ngayong linggo.</p>',
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
        '<p>The pages <strong>Deposit</strong> and <strong>Withdraw</strong> list what you paid in and out, with the state of each order.</p>',
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
        '<p>Set a daily, weekly or monthly limit at any time. A lower limit counts at once; a higher one after 24 hours.</p>',
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
      ['This week’s missions', '<p>Three missions are open until Sunday. Progress counts by itself.</p>'],
      ['مهام هذا الأسبوع', '<p>ثلاث مهام مفتوحة حتى الأحد. يُحتسب التقدم تلقائياً.</p>'],
      [
        'Mga misyon ngayong linggo',
        '<p>Tatlong misyon ang bukas hanggang Linggo. Awtomatikong bibilangin ang progreso.</p>',
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
        '<p>A confirmed number lets you log in by code and win back a lost password.</p>',
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
        'First deposit: 50 % up to ¤2,000',
        '<p>Get half of your first deposit on top.</p><ul><li>From ¤200</li><li>Turnover 8×, slots only</li><li>Open for 14 days</li></ul>',
      ],
      [
        'أول إيداع: 50٪ حتى ¤2,000',
        '<p>احصل على نصف أول إيداع إضافةً.</p><ul><li>من ¤200</li><li>التدوير 8 مرات، السلوتس فقط</li><li>متاح 14 يوماً</li></ul>',
      ],
      [
        'Unang deposito: 50 % hanggang ¤2,000',
        '<p>Dagdag na kalahati ng unang deposito.</p><ul><li>Mula ¤200</li><li>Turnover 8×, slots lang</li><li>Bukas nang 14 araw</li></ul>',
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
        '<p>Sign in every day and claim rewards to collect points, then swap them in the points mall.</p>',
      ],
      ['نقاط مقابل هدايا', '<p>سجّل حضورك كل يوم واطلب مكافآتك لتجمع النقاط، ثم استبدلها في متجر النقاط.</p>'],
      [
        'Puntos para sa regalo',
        '<p>Mag-sign in araw-araw at kunin ang mga gantimpala para makaipon ng puntos, at ipalit ang mga ito sa points mall.</p>',
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
        'Reef week',
        '<p>Play five rounds in any three fishing rooms and claim <strong>¤88</strong>. Turnover 1×.</p>',
      ],
      [
        'أسبوع الشعاب',
        '<p>العب خمس جولات في أي ثلاث غرف صيد واحصل على <strong>¤88</strong>. التدوير مرة واحدة.</p>',
      ],
      [
        'Linggo ng bahura',
        '<p>Maglaro ng limang round sa tatlong silid-pangisda at kunin ang <strong>¤88</strong>. Turnover 1×.</p>',
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
        'Friday red envelopes',
        '<p>Envelopes open every Friday from 20:00 to 21:00 (GMT+8): ¤5 to ¤500, one each.</p>',
      ],
      [
        'مغلفات الجمعة الحمراء',
        '<p>تُفتح المغلفات كل جمعة من 20:00 إلى 21:00 (GMT+8): من ¤5 إلى ¤500، واحد لكل عضو.</p>',
      ],
      [
        'Pulang sobre tuwing Biyernes',
        '<p>Bukas tuwing Biyernes 20:00–21:00 (GMT+8): ¤5 hanggang ¤500, tig-isa.</p>',
      ],
    ),
  },
  {
    kind: 'PR',
    promotionType: 'MANUAL',
    image: '/media/banners/levels.svg?v=1',
    ...note(
      24,
      [
        'Your reward centre',
        '<p>Rewards that you have earned wait in the reward centre until the date shown with them.</p>',
      ],
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
        '<p>Apply for the open activities with a picture. We look at each one and answer in your messages.</p>',
      ],
      ['أرنا طاولتك', '<p>تقدّم إلى الأنشطة المفتوحة بصورة. ننظر في كل طلب ونجيبك في رسائلك.</p>'],
      [
        'Ipakita ang mesa mo',
        '<p>Mag-apply sa mga bukas na activity na may larawan. Tinitingnan namin ang bawat isa at sasagot sa mga mensahe mo.</p>',
      ],
    ),
  },
];

export const seedNotices: readonly SeedNotice[] = [...banners, ...player, ...popups, ...promotions];
