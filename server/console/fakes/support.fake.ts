import type { Submission } from '../../../src/protocol/calls/submissions.ts';
import type { ConsoleDeps } from '../deps.ts';

const sent: Submission = {
  id: '1',
  account: 'player',
  operation: 'deposit.create',
  reference: 'D-1',
  outcome: 'done',
  standing: { kind: 'deposit', status: 'underReview' },
  release: 'a'.repeat(64),
  revision: 1,
  locale: 'EN',
  page: '/deposit',
  at: '2026-11-21T10:00:00.000Z',
};

/** One deposit, which can be looked at. */
export function createSupportFake(): ConsoleDeps['support'] {
  return {
    list: async ({ account = '' } = {}) => ({
      submissions: [sent].filter((one) => account === '' || one.account === account),
      hasMore: false,
    }),
    look: async () => ({ path: '/preview/fake/deposit?locale=EN', expiresAt: '2026-11-21T10:15:00.000Z' }),
  };
}
