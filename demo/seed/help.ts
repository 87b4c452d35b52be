import type { LocalTexts } from '../../server/member/local-texts.ts';
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
      'Lost password',
      '<p>On the login page press <em>Forgot your password?</em> and choose your phone or your email.</p>',
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
      '<p>You must be 21 or older. Set limits, take a break, or exclude yourself for longer at any time.</p><ul><li>Never play to win back losses.</li><li>Talk to someone you trust.</li></ul>',
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
    'contact',
    ['Contact', '<p>Write to support@lumina.example or open the chat.</p>'],
    ['اتصل بنا', '<p>راسلنا على support@lumina.example أو افتح الدردشة.</p>'],
    ['Makipag-ugnayan', '<p>Sumulat sa support@lumina.example o buksan ang chat.</p>'],
  ),
];
