import type { ReviewVerdict } from '../../../src/protocol/calls/reviews.ts';
import type { MemberNotice } from '../../messages/tell.ts';

/** `{reason}`: what the operator wrote. */
export const documentNotices: Readonly<Record<ReviewVerdict, MemberNotice>> = {
  approved: {
    EN: { title: 'Your document was approved', body: 'We’ve checked your document. {reason}' },
    AR: { title: 'تمت الموافقة على مستندك', body: 'شكراً لك. تحققنا من مستندك. {reason}' },
    TY: {
      title: 'Naaprubahan ang dokumento mo',
      body: 'Salamat. Nasuri na namin ang dokumento mo. {reason}',
    },
  },
  rejected: {
    EN: { title: 'Your document was rejected', body: '{reason} You can send another one.' },
    AR: { title: 'رُفض مستندك', body: '{reason} يمكنك إرسال مستند آخر.' },
    TY: { title: 'Hindi tinanggap ang dokumento mo', body: '{reason} Maaari kang magpadala ng iba.' },
  },
  more: {
    EN: { title: 'We need one more document', body: '{reason} Send it from your personal details.' },
    AR: { title: 'نحتاج إلى مستند إضافي', body: '{reason} أرسله من صفحة بياناتك الشخصية.' },
    TY: {
      title: 'Kailangan pa namin ng isang dokumento',
      body: '{reason} Ipadala ito mula sa personal mong detalye.',
    },
  },
};
