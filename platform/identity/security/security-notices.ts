import type { MemberNotice } from '../../messages/tell.ts';

/** `{provider}`: the service, as people call it. */
export const providerNotices: Readonly<Record<'bound' | 'unbound', MemberNotice>> = {
  bound: {
    EN: {
      title: 'You can now log in with {provider}',
      body: '{provider} was linked to your account. If this wasn’t you, contact customer service.',
    },
    AR: {
      title: 'يمكنك تسجيل الدخول عبر {provider}',
      body: 'تم ربط {provider} بحسابك. إذا لم تكن أنت من فعل ذلك، فتواصل مع الدعم.',
    },
    TY: {
      title: 'Makakapag-log in ka na gamit ang {provider}',
      body: 'Na-link ang {provider} sa account mo. Kung hindi ikaw ito, makipag-ugnayan sa support.',
    },
  },
  unbound: {
    EN: {
      title: 'You can no longer log in with {provider}',
      body: '{provider} was unlinked from your account. If this wasn’t you, contact customer service.',
    },
    AR: {
      title: 'لم يعد {provider} يسجّل دخولك',
      body: 'تم إلغاء ربط {provider} بحسابك. إذا لم تكن أنت من فعل ذلك، فتواصل مع الدعم.',
    },
    TY: {
      title: 'Hindi ka na makakapag-log in gamit ang {provider}',
      body: 'Inalis ang link ng {provider} sa account mo. Kung hindi ikaw ito, makipag-ugnayan sa support.',
    },
  },
};

export const questionNotices: Readonly<Record<'set' | 'changed', MemberNotice>> = {
  set: {
    EN: {
      title: 'Your security questions are set',
      body: 'Resetting your password now needs one of your answers. If this wasn’t you, contact customer service.',
    },
    AR: {
      title: 'تم ضبط أسئلة الأمان',
      body: 'كلمة المرور الجديدة عبر البريد أو الهاتف تحتاج الآن إلى إحدى إجاباتك. إذا لم تكن أنت من فعل ذلك، فتواصل مع الدعم.',
    },
    TY: {
      title: 'Nakatakda na ang security questions mo',
      body: 'Kailangan na ang isa sa mga sagot mo para sa bagong password sa email o telepono. Kung hindi ikaw ito, makipag-ugnayan sa support.',
    },
  },
  changed: {
    EN: {
      title: 'Your security questions were changed',
      body: 'Your earlier answers no longer work. If this wasn’t you, contact customer service.',
    },
    AR: {
      title: 'تم تغيير أسئلة الأمان',
      body: 'لم تعد الإجابات السابقة صالحة. إذا لم تكن أنت من فعل ذلك، فتواصل مع الدعم.',
    },
    TY: {
      title: 'Napalitan ang security questions mo',
      body: 'Hindi na gagana ang mga dating sagot. Kung hindi ikaw ito, makipag-ugnayan sa support.',
    },
  },
};

/** Two operators removed an authenticator. */
export const authenticatorRemoved: MemberNotice = {
  EN: {
    title: 'Your authenticator was removed',
    body: 'Customer service removed your authenticator and logged out every device. If you didn’t ask for this, contact customer service immediately.',
  },
  AR: {
    title: 'تمت إزالة تطبيق المصادقة',
    body: 'أزالت خدمة العملاء تطبيق المصادقة من حسابك، وتم تسجيل الخروج من كل الأجهزة. إذا لم تطلب ذلك، فتواصل مع خدمة العملاء فوراً.',
  },
  TY: {
    title: 'Inalis ang authenticator mo',
    body: 'Inalis ng customer service ang authenticator ng account mo, at na-log out ang lahat ng device. Kung hindi mo ito hiniling, makipag-ugnayan kaagad sa customer service.',
  },
};
