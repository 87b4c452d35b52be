import type { MemberNotice } from '../../messages/tell.ts';

/** What a member reads who got money. `{name}`: who sent it. */
export const transferReceived = {
  EN: { title: 'You’ve received {amount}', body: '{name} sent you {amount}. It’s in your main wallet.' },
  TY: {
    title: 'Nakatanggap ka ng {amount}',
    body: 'Nagpadala si {name} ng {amount} sa iyo. Nasa pangunahing wallet mo na ito.',
  },
  AR: { title: 'استلمت {amount}', body: 'أرسل إليك {name} مبلغ {amount}. المبلغ في محفظتك الرئيسية.' },
} as const satisfies MemberNotice;
