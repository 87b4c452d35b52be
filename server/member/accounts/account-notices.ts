import type { MemberNotice } from '../messages/tell.ts';

/** What a member reads in the inbox about a step of staff. `{until}`: a day. */
export const accountNotices = {
  excluded: {
    EN: {
      title: 'Your account is excluded from play',
      body: 'Our team has excluded your account from play until {until}. Nobody can shorten this. You can still withdraw your money.',
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
  reopened: {
    EN: {
      title: 'Your account is open again',
      body: 'You can log in, deposit, play and withdraw as before.',
    },
    TY: {
      title: 'Bukas na ulit ang account mo',
      body: 'Makakapag-log in, makapagdedeposito, makapaglalaro at makapagwi-withdraw ka na gaya ng dati.',
    },
    AR: {
      title: 'حسابك مفتوح من جديد',
      body: 'يمكنك تسجيل الدخول والإيداع واللعب والسحب كما في السابق.',
    },
  },
} as const satisfies Readonly<Record<string, MemberNotice>>;
