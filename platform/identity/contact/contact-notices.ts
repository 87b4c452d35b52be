import type { MemberNotice } from '../../messages/tell.ts';
import type { ContactKind } from './tables.ts';

/** `{contact}`: the new address, masked. */
export const contactNotices: Readonly<Record<ContactKind, MemberNotice>> = {
  email: {
    EN: {
      title: 'Your email address was changed',
      body: 'We’ll now write to {contact}. If this wasn’t you, contact customer service.',
    },
    AR: {
      title: 'تم تغيير بريدك الإلكتروني',
      body: 'نراسلك الآن على {contact}. إذا لم تكن أنت من فعل ذلك، فتواصل مع الدعم.',
    },
    TY: {
      title: 'Napalitan ang email mo',
      body: 'Sa {contact} na kami magsusulat. Kung hindi ikaw ito, makipag-ugnayan sa support.',
    },
  },
  mobile: {
    EN: {
      title: 'Your mobile number was changed',
      body: 'We’ll now send codes to {contact}. If this wasn’t you, contact customer service.',
    },
    AR: {
      title: 'تم تغيير رقم هاتفك',
      body: 'نرسل الرموز الآن إلى {contact}. إذا لم تكن أنت من فعل ذلك، فتواصل مع الدعم.',
    },
    TY: {
      title: 'Napalitan ang mobile number mo',
      body: 'Sa {contact} na kami magpapadala ng code. Kung hindi ikaw ito, makipag-ugnayan sa support.',
    },
  },
};
