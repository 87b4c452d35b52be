import { utcDay } from '../../../src/protocol/time/time-zone.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { LocalTexts } from '../../local-texts.ts';

type Words = readonly [title: string, content: string];
const write = ([title, content]: Words) => ({ title, content });
const topic = (tag: string, en: Words, ar: Words, ty: Words) => ({
  tag,
  texts: { EN: write(en), AR: write(ar), TY: write(ty) } satisfies LocalTexts,
});
/**
 * Topics of help that a brand begins with, which name no brand and promise nothing that a market may forbid. Operators
 * change them like all others.
 */
export const firstTopics: readonly { readonly tag: string; readonly texts: LocalTexts }[] = [
  topic(
    'account',
    [
      'Opening an account',
      '<p>Press <strong>Register</strong> and fill in the form. If we send you a code, enter it to confirm your number.</p>',
    ],
    ['فتح حساب', '<p>اضغط <strong>تسجيل</strong> واملأ النموذج. إذا أرسلنا إليك رمزاً فأدخله لتأكيد رقمك.</p>'],
    [
      'Pagbubukas ng account',
      '<p>Pindutin ang <strong>Register</strong> at punan ang form. Kung may ipadala kaming code, ilagay ito para kumpirmahin ang numero mo.</p>',
    ],
  ),
  topic(
    'password',
    [
      'Forgotten password',
      '<p>On the login page, press <em>Forgot your password?</em> and choose your phone or your email.</p>',
    ],
    [
      'فقدان كلمة المرور',
      '<p>في صفحة الدخول اضغط <em>هل نسيت كلمة المرور؟</em> ثم اختر هاتفك أو بريدك الإلكتروني.</p>',
    ],
    [
      'Nawalang password',
      '<p>Sa login page pindutin ang <em>Nakalimutan ang password?</em> at piliin ang telepono o email mo.</p>',
    ],
  ),
  topic(
    'money',
    [
      'Deposits and withdrawals',
      '<p>Each method lists its minimum, maximum and fee before you type an amount.</p>',
    ],
    ['الإيداع والسحب', '<p>تعرض كل وسيلة حدها الأدنى والأقصى ورسومها قبل كتابة المبلغ.</p>'],
    [
      'Deposito at withdrawal',
      '<p>Nakasulat sa bawat paraan ang minimum, maximum at bayarin bago ka mag-type ng halaga.</p>',
    ],
  ),
  topic(
    'safe',
    [
      'Safer play',
      '<p>You must be of legal age to play. Set limits, take a break, or exclude yourself for longer at any time.</p><ul><li>Don’t chase your losses.</li><li>Talk to someone you trust.</li></ul>',
    ],
    [
      'لعب أكثر أماناً',
      '<p>يجب أن تكون في السن القانونية للعب. حدّد حدوداً أو خذ استراحة أو استبعد نفسك مدة أطول متى شئت.</p><ul><li>لا تلعب لتعويض الخسائر.</li><li>تحدث إلى شخص تثق به.</li></ul>',
    ],
    [
      'Mas ligtas na paglalaro',
      '<p>Para lamang sa may legal na edad. Magtakda ng limitasyon, magpahinga, o ibukod ang sarili nang mas matagal kahit kailan.</p><ul><li>Huwag maglaro para bawiin ang talo.</li><li>Makipag-usap sa pinagkakatiwalaan mo.</li></ul>',
    ],
  ),
  topic(
    'identity',
    [
      'Verifying your identity',
      '<p>Send a picture of your passport, ID or licence under <a href="/member/profile/identity">Verify your identity</a>. We’ll message you once we’ve checked it.</p>',
    ],
    [
      'التحقق من هويتك',
      '<p>أرسل صورة جواز سفرك أو هويتك أو رخصتك من صفحة <a href="/member/profile/identity">التحقق من الهوية</a>. نكتب إلى رسائلك بعد فحصها.</p>',
    ],
    [
      'Pagpapatunay ng pagkakakilanlan',
      '<p>Magpadala ng larawan ng passport, ID o lisensya sa <a href="/member/profile/identity">Patunayan ang pagkakakilanlan</a>. Susulat kami sa mga mensahe mo kapag nasuri na.</p>',
    ],
  ),
  topic(
    'fund-password',
    [
      'Fund password',
      '<p>A second password of 6 digits for every withdrawal. Set or change it under <a href="/member/security">Security</a>. Our staff will never ask for it.</p>',
    ],
    [
      'كلمة مرور الأموال',
      '<p>كلمة مرور ثانية من 6 أرقام لكل سحب. عيّنها أو غيّرها من صفحة <a href="/member/security">الأمان</a>. لا يطلبها موظفونا أبداً.</p>',
    ],
    [
      'Fund password',
      '<p>Ikalawang password na 6 na digit para sa bawat withdrawal. Itakda o palitan ito sa <a href="/member/security">Seguridad</a>. Hindi ito hinihingi ng staff namin.</p>',
    ],
  ),
  topic(
    'withdrawal',
    [
      'Where is my withdrawal?',
      '<p>Open it under <a href="/withdraw">Withdraw</a>: the page shows which step it’s reached and the usual time. You can cancel it until review starts.</p>',
    ],
    [
      'أين طلب السحب؟',
      '<p>افتحه من صفحة <a href="/withdraw">السحب</a>: تعرض الصفحة الخطوة التي بلغها والوقت المعتاد. يمكنك إلغاؤه قبل بدء مراجعته.</p>',
    ],
    [
      'Nasaan ang withdrawal ko?',
      '<p>Buksan ito sa <a href="/withdraw">Mag-withdraw</a>: makikita kung nasaang hakbang na ito at ang karaniwang tagal. Makakansela mo ito bago magsimula ang pagsusuri.</p>',
    ],
  ),
  topic(
    'bonus',
    [
      'Bonuses and wagering',
      '<p>Join an offer under <a href="/promotions">Promotions</a> before you deposit. Complete its wagering before you withdraw: your <a href="/member/wallet">wallet</a> shows what’s left.</p>',
    ],
    [
      'المكافآت والرهان المطلوب',
      '<p>انضم إلى عرض من صفحة <a href="/promotions">العروض</a> قبل الإيداع. يجب إكمال الرهان المطلوب قبل السحب: تعرض <a href="/member/wallet">محفظتك</a> ما تبقى منه.</p>',
    ],
    [
      'Mga bonus at wagering',
      '<p>Sumali sa alok sa <a href="/promotions">Mga promo</a> bago ka magdeposito. Kailangang matapos ang wagering bago mag-withdraw: makikita sa <a href="/member/wallet">wallet</a> mo ang natitira.</p>',
    ],
  ),
  topic(
    'round',
    [
      'A game stopped in the middle',
      '<p>Open the game again: an open round carries on where it stopped. Every round and its result is in your <a href="/member/betting-record">bet history</a>.</p>',
    ],
    [
      'توقفت اللعبة في منتصفها',
      '<p>افتح اللعبة مرة أخرى: تستمر الجولة المفتوحة من حيث توقفت. كل جولة ونتيجتها في <a href="/member/betting-record">سجل الرهانات</a>.</p>',
    ],
    [
      'Huminto ang laro sa gitna',
      '<p>Buksan muli ang laro: magpapatuloy ang bukas na round kung saan ito huminto. Nasa <a href="/member/betting-record">talaan ng taya</a> ang bawat round at resulta nito.</p>',
    ],
  ),
  topic(
    'records',
    [
      'Records and statements',
      '<p>Your <a href="/member/account-record">transactions</a> show everything in and out of your wallet. Save them as CSV, or a whole month as a PDF under <a href="/member/statements">Statements</a>.</p>',
    ],
    [
      'السجلات والكشوف',
      '<p>يضم <a href="/member/account-record">سجل الحساب</a> كل حركة في محفظتك. احفظه بصيغة CSV، أو احفظ شهراً كاملاً بصيغة PDF من صفحة <a href="/member/statements">الكشوف</a>.</p>',
    ],
    [
      'Mga talaan at statement',
      '<p>Nasa <a href="/member/account-record">talaan ng account</a> ang bawat galaw ng wallet mo. I-save ito bilang CSV, o ang buong buwan bilang PDF sa <a href="/member/statements">Mga statement</a>.</p>',
    ],
  ),
  topic(
    'close',
    [
      'Closing an account',
      '<p>Under <a href="/member/close-account">Close account</a> you’ll see what to finish first. Withdraw your money before you close it. For a break, use <a href="/member/responsible-gaming">Responsible gaming</a>.</p>',
    ],
    [
      'إغلاق الحساب',
      '<p>تعرض صفحة <a href="/member/close-account">إغلاق الحساب</a> ما يبقيه مفتوحاً. اسحب أموالك أولاً. للاستراحة استخدم <a href="/member/responsible-gaming">اللعب المسؤول</a>.</p>',
    ],
    [
      'Pagsasara ng account',
      '<p>Makikita sa <a href="/member/close-account">Isara ang account</a> kung ano pa ang pumipigil dito. I-withdraw muna ang pera mo. Para magpahinga, gamitin ang <a href="/member/responsible-gaming">Responsableng paglalaro</a>.</p>',
    ],
  ),
];

/** Gives a brand that never had a topic of help its first ones. */
export async function writeFirstTopics({
  db,
  merchant,
  clock,
}: Pick<MemberDeps, 'db' | 'merchant' | 'clock'>): Promise<void> {
  const topics = await db
    .selectFrom('notice')
    .select('id')
    .where('merchant', '=', merchant)
    .where('kind', '=', 'HT')
    .limit(1)
    .execute();
  if (topics.length > 0) return;
  const rows = firstTopics.map(({ tag, texts }, position) => ({
    merchant,
    kind: 'HT' as const,
    tag,
    position,
    texts: JSON.stringify(texts),
    starts_on: utcDay(clock.now()),
  }));
  // Of two nodes that start together one writes them.
  await db
    .insertInto('notice')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
