import type { MemberNotice } from '../messages/tell.ts';

/** Messages to a member about a deposit that met a limit. `{amount}`, `{reference}`, `{reason}`, `{days}`. */
export const depositNotices = {
  cancelled: {
    EN: {
      title: 'Open deposit cancelled',
      body: 'Your new deposit limit leaves no room for deposit {reference} of {amount}, so we’ve cancelled it. Don’t pay it.',
    },
    TY: {
      title: 'Kinansela ang bukas na deposito',
      body: 'Walang puwang ang bago mong limitasyon sa deposito para sa depositong {reference} na {amount}, kaya kinansela ito. Huwag itong bayaran.',
    },
    AR: {
      title: 'أُلغي الإيداع المفتوح',
      body: 'حد الإيداع الجديد لا يسمح بالإيداع {reference} بقيمة {amount}، لذلك أُلغي. لا تدفعه.',
    },
  },
  held: {
    EN: {
      title: 'Deposit held',
      body: '{amount} of deposit {reference} is above your deposit limit, so it isn’t in your wallet. Within {days} days we’ll return it, or release it once your limit allows.',
    },
    TY: {
      title: 'Hawak muna ang deposito',
      body: 'Lampas sa limitasyon mo ang dumating na {amount} ng depositong {reference}. Hawak ito at wala sa wallet mo. Sa loob ng {days} araw ibabalik ito ng aming team, o ilalabas kapag may puwang na ang limitasyon mo.',
    },
    AR: {
      title: 'الإيداع محتجز',
      body: 'تجاوز مبلغ {amount} من الإيداع {reference} حد الإيداع الخاص بك. المبلغ محتجز وليس في محفظتك. خلال {days} أيام يعيده فريقنا، أو يُفرج عنه عندما يسمح حدك بذلك.',
    },
  },
  released: {
    EN: {
      title: 'Held deposit released',
      body: '{amount} of deposit {reference} is now in your wallet.',
    },
    TY: {
      title: 'Inilabas ang hawak na deposito',
      body: 'Nasa wallet mo na ang {amount} ng depositong {reference}.',
    },
    AR: {
      title: 'أُفرج عن الإيداع المحتجز',
      body: 'أصبح مبلغ {amount} من الإيداع {reference} في محفظتك.',
    },
  },
  returned: {
    EN: {
      title: 'Held deposit returned',
      body: 'We’re sending {amount} of deposit {reference} back to the account it came from: {reason}',
    },
    TY: {
      title: 'Ibinalik ang hawak na deposito',
      body: 'Ibabalik ang {amount} ng depositong {reference} sa account na pinanggalingan nito: {reason}',
    },
    AR: {
      title: 'أُعيد الإيداع المحتجز',
      body: 'يعود مبلغ {amount} من الإيداع {reference} إلى الحساب الذي جاء منه: {reason}',
    },
  },
} as const satisfies Readonly<Record<string, MemberNotice>>;
