import type { Submission } from '../../protocol/console-support.ts';
import type { ConsoleApi } from './console-api.ts';

const sampleSubmission: Submission = {
  ...{ id: '1', account: 'player', operation: 'deposit.create', reference: 'D-1', outcome: 'done' },
  standing: { kind: 'deposit', status: 'underReview' },
  ...{ release: 'hash-1', revision: 1, locale: 'EN', page: '/deposit', at: '2026-11-21T10:00:00.000Z' },
};

/** What members sent, and who gave settings their values, on the console's server in memory. */
export function createSupportApiFake(): Pick<ConsoleApi, 'explain' | 'submissions' | 'look'> {
  return {
    explain: async (paths, rules) => {
      const by = { revision: 1, author: 'Ana', at: '2026-11-21T10:00:00.000Z', note: 'First site' };
      return {
        origins: paths.map((path) => ({
          ...{ path, value: false, document: 'settings/whitelabel', pointer: '/tree/enabled', because: null },
          ...by,
        })),
        rules: rules.map((rule) => ({
          ...{ rule, document: rule.document, pointer: `/${rule.nodeId}/${rule.kind}`, ...by },
          author: 'Emil',
          named:
            rule.kind === 'show'
              ? [{ name: 'isAsked', rule: { '!': { var: 'member.verified' } }, pointer: '/rules/isAsked' }]
              : [],
        })),
      };
    },
    submissions: async ({ account = '' }) => ({
      submissions: [sampleSubmission].filter((one) => account === '' || one.account === account),
      hasMore: false,
    }),
    look: async () => ({
      url: 'http://portal.test/preview/look/deposit?locale=EN',
      expiresAt: '2026-11-21T10:15:00.000Z',
    }),
  };
}
