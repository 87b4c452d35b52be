import type { MemberNotice } from '../../messages/tell.ts';

/** What a member reads in the inbox when staff end a hold on withdrawals early. */
export const holdLiftedNotice: MemberNotice = {
  EN: {
    title: 'You can withdraw again',
    body: 'We’ve checked your account and lifted the hold on withdrawals. If you didn’t change your account yourself, contact customer service.',
  },
  TY: {
    title: 'Makakapag-withdraw ka na ulit',
    body: 'Sinuri ng aming team ang account mo at inalis ang pagpigil sa mga withdrawal. Kung hindi ikaw ang nagbago sa account mo, makipag-ugnayan sa support.',
  },
  AR: {
    title: 'يمكنك السحب من جديد',
    body: 'تحقق فريقنا من حسابك وأنهى إيقاف السحب. إذا لم تكن أنت من غيّر حسابك، فتواصل مع الدعم.',
  },
};
