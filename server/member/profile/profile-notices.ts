import type { MemberNotice } from '../messages/tell.ts';

/** Details that can no longer be changed by the member were filled in. */
export const detailsFilledIn: MemberNotice = {
  EN: {
    title: 'Your personal details were saved',
    body: 'Details that can be filled in only once were saved in your profile. If this was not you, contact support.',
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
