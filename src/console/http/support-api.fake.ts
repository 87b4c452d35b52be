import type { ConsoleApi } from './console-api.ts';

/** Who gave settings their values, on the console's server in memory. */
export function createSupportApiFake(): Pick<ConsoleApi, 'explain'> {
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
  };
}
