import type { MemberNotice } from './tell.ts';

type Decision = 'approved' | 'rejected';

/**
 * What a member reads when an operator has decided what was under review. `{reason}`: what the operator wrote,
 * `{amount}`: what came into the wallet.
 */
export const decisionNotices = {
  deposit: {
    approved: {
      EN: { title: 'Your deposit has arrived', body: '{amount} is in your wallet.' },
      AR: { title: 'وصل إيداعك', body: '{amount} في محفظتك الآن.' },
      TY: { title: 'Dumating na ang deposito mo', body: 'Nasa wallet mo na ang {amount}.' },
    },
    rejected: {
      EN: { title: 'Your deposit was rejected', body: '{reason}' },
      AR: { title: 'رُفض إيداعك', body: '{reason}' },
      TY: { title: 'Hindi tinanggap ang deposito mo', body: '{reason}' },
    },
  },
  application: {
    approved: {
      EN: {
        title: 'Your application was approved',
        body: 'Claim your reward in the reward centre. {reason}',
      },
      AR: { title: 'تمت الموافقة على طلبك', body: 'استلم مكافأتك من مركز المكافآت. {reason}' },
      TY: { title: 'Naaprubahan ang aplikasyon mo', body: 'Kunin ang gantimpala sa reward centre. {reason}' },
    },
    rejected: {
      EN: { title: 'Your application was rejected', body: '{reason}' },
      AR: { title: 'رُفض طلبك', body: '{reason}' },
      TY: { title: 'Hindi tinanggap ang aplikasyon mo', body: '{reason}' },
    },
  },
  redemption: {
    approved: {
      EN: { title: 'Your order was approved', body: 'See the points mall for details. {reason}' },
      AR: { title: 'تمت الموافقة على طلبك من متجر النقاط', body: 'التفاصيل في متجر النقاط. {reason}' },
      TY: { title: 'Naaprubahan ang order mo', body: 'Nasa points mall ang detalye. {reason}' },
    },
    rejected: {
      EN: { title: 'Your order was rejected', body: 'We’ve returned your points. {reason}' },
      AR: { title: 'رُفض طلبك من متجر النقاط', body: 'أُعيدت نقاطك. {reason}' },
      TY: { title: 'Hindi tinanggap ang order mo', body: 'Naibalik na ang mga puntos mo. {reason}' },
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Decision, MemberNotice>>>>;
