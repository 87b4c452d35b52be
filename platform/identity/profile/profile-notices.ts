import type { MemberNotice } from '../../messages/tell.ts';

/** Details that can no longer be changed by the member were filled in. */
export const detailsFilledIn: MemberNotice = {
  EN: {
    title: 'Your personal details were saved',
    body: 'Details you can enter only once were saved to your profile. If this wasn’t you, contact customer service.',
  },
  AR: {
    title: 'حُفظت بياناتك الشخصية',
    body: 'حُفظت في ملفك بيانات لا يمكن إدخالها إلا مرة واحدة. إذا لم تكن أنت من فعل ذلك، فتواصل مع الدعم.',
  },
  TY: {
    title: 'Na-save ang personal mong detalye',
    body: 'Na-save sa profile mo ang mga detalyeng isang beses lang mailalagay. Kung hindi ikaw ito, makipag-ugnayan sa support.',
  },
};
