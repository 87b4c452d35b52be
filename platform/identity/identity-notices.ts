import type { MemberNotice } from '../messages/tell.ts';

/** What a member reads in the inbox about the way into the account. */
export const identityNotices = {
  welcome: {
    EN: { title: 'Welcome', body: 'Your account is ready. You can set your own limits any time.' },
    AR: { title: 'مرحباً بك', body: 'حسابك جاهز. يمكنك وضع حدود لنفسك في أي وقت.' },
    TY: {
      title: 'Maligayang pagdating',
      body: 'Handa na ang account mo. Maaari kang magtakda ng sarili mong limitasyon anumang oras.',
    },
  },
  passwordChanged: {
    EN: {
      title: 'Your password was changed',
      body: 'You’ve been logged out on every other device. If this wasn’t you, contact customer service immediately.',
    },
    AR: {
      title: 'تم تغيير كلمة مرورك',
      body: 'تم تسجيل الخروج من كل جهاز آخر. إذا لم تكن أنت من فعل ذلك، فتواصل مع خدمة العملاء فوراً.',
    },
    TY: {
      title: 'Napalitan ang password mo',
      body: 'Na-log out ang lahat ng ibang device. Kung hindi ikaw ito, makipag-ugnayan kaagad sa customer service.',
    },
  },
} as const satisfies Readonly<Record<string, MemberNotice>>;
