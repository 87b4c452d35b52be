import type { MemberNotice } from '../../messages/tell.ts';

/** Messages that a member gets about a withdrawal without asking. */
export type WithdrawalNotice =
  | 'infoNeeded'
  | 'paidOut'
  | 'half'
  | 'ending'
  | 'autoReceived'
  | 'rejected'
  | 'returned'
  | 'toppedUp'
  | 'confirmedPaid'
  | 'refunded';
const words = (title: string, body: string) => ({ title, body });
/** `{id}`, `{amount}`, `{time}` and `{reason}` are filled in. Same languages as the notices of the seed. */
export const noticeTexts: Readonly<Record<WithdrawalNotice, MemberNotice>> = {
  infoNeeded: {
    EN: words('A question about your withdrawal', 'Withdrawal {id}: {reason} Answer on the withdrawal page.'),
    TY: words(
      'Tanong tungkol sa iyong withdrawal',
      'Withdrawal {id}: {reason} Sumagot sa pahina ng withdrawal.',
    ),
    AR: words('سؤال عن طلب السحب', 'السحب {id}: {reason} أجب في صفحة السحب.'),
  },
  paidOut: {
    EN: words(
      'Your withdrawal has been paid',
      '{amount} is on its way. Tell us within {time} whether it arrived; after that it counts as received.',
    ),
    TY: words(
      'Nabayaran na ang iyong withdrawal',
      'Paparating na ang {amount}. Sabihin sa loob ng {time} kung dumating ito; pagkatapos noon ay itinuturing itong natanggap.',
    ),
    AR: words('تم دفع السحب', 'المبلغ {amount} في الطريق. أكّد خلال {time}؛ بعد ذلك يُعد مستلمًا.'),
  },
  half: {
    EN: words(
      'Did your withdrawal arrive?',
      'You have {time} left to tell us whether {amount} arrived. After that it counts as received and is not refunded.',
    ),
    TY: words(
      'Dumating na ba ang iyong withdrawal?',
      'May {time} ka pa para sabihin kung dumating ang {amount}. Pagkatapos noon ay itinuturing itong natanggap at hindi na ibabalik.',
    ),
    AR: words('هل وصل السحب؟', 'الوقت المتبقي لتأكيد وصول {amount}: {time}. بعد ذلك يُعد مستلمًا ولا يُسترد.'),
  },
  ending: {
    EN: words(
      'Your time to reply is running out',
      'You have only {time} left to tell us that {amount} didn’t arrive.',
    ),
    TY: words(
      'Malapit nang matapos ang oras para sumagot',
      'May {time} ka na lang para sabihing hindi dumating ang {amount}.',
    ),
    AR: words('اقترب انتهاء وقت الرد', 'الوقت المتبقي للإبلاغ عن عدم وصول {amount}: {time}.'),
  },
  autoReceived: {
    EN: words('Withdrawal marked as received', 'You didn’t reply in time, so {amount} counts as received.'),
    TY: words(
      'Itinuring na natanggap ang withdrawal',
      'Walang sumagot sa oras, kaya itinuturing na natanggap ang {amount}.',
    ),
    AR: words('عُدّ السحب مستلمًا', 'لم يصل رد في الوقت المحدد، لذا يُعد {amount} مستلمًا.'),
  },
  rejected: {
    EN: words(
      'Your withdrawal was rejected',
      'Withdrawal {id} was rejected: {reason} Your money’s back in your wallet.',
    ),
    TY: words(
      'Tinanggihan ang iyong withdrawal',
      'Tinanggihan ang withdrawal {id}: {reason} Nasa wallet mo na muli ang pera.',
    ),
    AR: words('رُفض طلب السحب', 'رُفض السحب {id}: {reason} عاد المبلغ إلى محفظتك.'),
  },
  returned: {
    EN: words(
      'Your withdrawal was returned',
      'Withdrawal {id} couldn’t be paid: {reason} Your money’s back in your wallet.',
    ),
    TY: words(
      'Bumalik ang iyong withdrawal',
      'Hindi nabayaran ang withdrawal {id}: {reason} Nasa wallet mo na muli ang pera.',
    ),
    AR: words('عاد مبلغ السحب', 'تعذر دفع السحب {id}: {reason} عاد المبلغ إلى محفظتك.'),
  },
  toppedUp: {
    EN: words('We’ve added the rest', 'We’ve checked withdrawal {id} and added the rest to your wallet.'),
    TY: words(
      'Idinagdag ang kulang',
      'Sinuri namin ang withdrawal {id} at inilagay ang kulang sa iyong wallet.',
    ),
    AR: words('أُضيف الجزء الناقص', 'راجعنا السحب {id} وأضفنا الجزء الناقص إلى محفظتك.'),
  },
  confirmedPaid: {
    EN: words('Payment confirmed', 'We’ve checked withdrawal {id}: the payment arrived. {reason}'),
    TY: words('Nakumpirma ang bayad', 'Sinuri namin ang withdrawal {id}: dumating ang bayad. {reason}'),
    AR: words('تم تأكيد الدفع', 'راجعنا السحب {id}: وصلت الدفعة. {reason}'),
  },
  refunded: {
    EN: words(
      'Your withdrawal was refunded',
      'We’ve checked withdrawal {id} and refunded the whole amount to your wallet.',
    ),
    TY: words(
      'Ibinalik ang iyong withdrawal',
      'Sinuri namin ang withdrawal {id} at ibinalik ang buong halaga sa iyong wallet.',
    ),
    AR: words('تم رد مبلغ السحب', 'راجعنا السحب {id} وأعدنا المبلغ كاملًا إلى محفظتك.'),
  },
} satisfies Readonly<Record<WithdrawalNotice, MemberNotice>>;
