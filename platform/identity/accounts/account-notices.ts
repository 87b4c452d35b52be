import type { MemberNotice } from '../../messages/tell.ts';

/** What a member reads in the inbox about a step of staff. `{until}`: a day. */
export const accountNotices = {
  excluded: {
    EN: {
      title: 'Your account is excluded from play',
      body: 'Our team has excluded your account from play until {until}. This cannot be shortened. You can still withdraw your money.',
    },
    TY: {
      title: 'Hindi muna makapaglalaro ang account mo',
      body: 'Hindi muna pinapayagan ng aming team na maglaro ang account mo hanggang {until}. Walang makapagpapaikli nito. Maaari ka pa ring mag-withdraw ng pera mo.',
    },
    AR: {
      title: 'حسابك مستبعد من اللعب',
      body: 'استبعد فريقنا حسابك من اللعب حتى {until}. لا يستطيع أحد تقصير هذه المدة. لا يزال بإمكانك سحب أموالك.',
    },
  },
  excludedForGood: {
    EN: {
      title: 'Your account is excluded from play for good',
      body: 'Our team has excluded your account from play for good. This cannot be undone. You can still withdraw your money.',
    },
    TY: {
      title: 'Habambuhay nang hindi makapaglalaro ang account mo',
      body: 'Habambuhay nang hindi pinapayagan ng aming team na maglaro ang account mo. Walang makababawi nito. Maaari ka pa ring mag-withdraw ng pera mo.',
    },
    AR: {
      title: 'حسابك مستبعد من اللعب نهائياً',
      body: 'استبعد فريقنا حسابك من اللعب نهائياً. لا يستطيع أحد التراجع عن ذلك. لا يزال بإمكانك سحب أموالك.',
    },
  },
  limited: {
    EN: {
      title: 'A limit is set on your account',
      body: 'Our team has set or lowered a limit on your account. It’s in force now. You can see it under Responsible gaming, and ask for a higher one there.',
    },
    TY: {
      title: 'May limitasyong itinakda sa account mo',
      body: 'Nagtakda o nagbaba ng limitasyon sa account mo ang aming team. Umiiral na ito ngayon. Makikita mo ito sa Responsableng paglalaro, at doon ka makahihiling ng mas mataas.',
    },
    AR: {
      title: 'وُضع حد على حسابك',
      body: 'وضع فريقنا حداً على حسابك أو خفّضه، وهو سارٍ الآن. تجده في صفحة اللعب المسؤول، ومن هناك يمكنك طلب حد أعلى.',
    },
  },
  reopened: {
    EN: {
      title: 'Your account is open again',
      body: 'You can log in again. Any break or exclusion stays in force.',
    },
    TY: {
      title: 'Bukas na ulit ang account mo',
      body: 'Makakapag-log in ka na ulit. Mananatili ang pahinga o pag-iwas na umiiral pa.',
    },
    AR: {
      title: 'حسابك مفتوح من جديد',
      body: 'يمكنك تسجيل الدخول من جديد. تبقى أي استراحة أو استبعاد سارٍ كما هو.',
    },
  },
} as const satisfies Readonly<Record<string, MemberNotice>>;
