import type { LocalTexts } from '../../platform/local-texts.ts';
import { note } from './note.ts';

const help = (
  tag: string,
  en: readonly [string, string],
  ar: readonly [string, string],
  ty: readonly [string, string],
) => ({
  tag,
  texts: note(0, en, ar, ty).texts satisfies LocalTexts,
});
/** Items of the help centre; `tag` is the anchor of /help#tag. */
export const seedHelp: readonly { readonly tag: string; readonly texts: LocalTexts }[] = [
  help(
    'about',
    ['About us', '<p>Lumina is a demonstration portal. No real money moves here.</p>'],
    ['من نحن', '<p>Lumina بوابة تجريبية. لا تُستخدم هنا أموال حقيقية.</p>'],
    ['Tungkol sa amin', '<p>Demo portal ang Lumina. Walang tunay na perang gumagalaw dito.</p>'],
  ),
  help(
    'account',
    [
      'Opening an account',
      '<p>Press <strong>Register</strong>, fill in the form and confirm your number with the code we send.</p>',
    ],
    ['فتح حساب', '<p>اضغط <strong>تسجيل</strong>، واملأ النموذج، وأكّد رقمك بالرمز الذي نرسله.</p>'],
    [
      'Pagbubukas ng account',
      '<p>Pindutin ang <strong>Register</strong>, punan ang form at kumpirmahin ang numero gamit ang code.</p>',
    ],
  ),
  help(
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
  help(
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
  help(
    'safe',
    [
      'Safer play',
      '<p>You must be 21 or over. Set limits, take a break, or exclude yourself for longer at any time.</p><ul><li>Don’t chase your losses.</li><li>Talk to someone you trust.</li></ul>',
    ],
    [
      'لعب أكثر أماناً',
      '<p>يجب أن يكون عمرك 21 عاماً أو أكثر. حدّد حدوداً أو خذ استراحة أو استبعد نفسك مدة أطول متى شئت.</p><ul><li>لا تلعب لتعويض الخسائر.</li><li>تحدث إلى شخص تثق به.</li></ul>',
    ],
    [
      'Mas ligtas na paglalaro',
      '<p>21 taong gulang pataas lamang. Magtakda ng limitasyon, magpahinga, o ibukod ang sarili nang mas matagal kahit kailan.</p><ul><li>Huwag maglaro para bawiin ang talo.</li><li>Makipag-usap sa pinagkakatiwalaan mo.</li></ul>',
    ],
  ),
  help(
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
  help(
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
  help(
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
  help(
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
  help(
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
  help(
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
  help(
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
  help(
    'contact',
    ['Contact', '<p>Write to support@lumina.example or open the chat.</p>'],
    ['اتصل بنا', '<p>راسلنا على support@lumina.example أو افتح الدردشة.</p>'],
    ['Makipag-ugnayan', '<p>Sumulat sa support@lumina.example o buksan ang chat.</p>'],
  ),
];
