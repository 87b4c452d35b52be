import type { WireBase } from '../../src/protocol/console-base.ts';
import type { Bases } from '../site/base/bases.ts';
import type { SiteService } from '../site/site-service.ts';

/** A base that is the live site: a draft differs from it where it has edits. */
export function createBasesFake(site: SiteService): Omit<Bases, 'ship'> {
  return {
    standing: async (): Promise<WireBase> => {
      const { version, base, patches } = await site.draft();
      const paths = [...new Set(patches.map(({ document }) => document))];
      return {
        version,
        base: 'b1',
        total: Object.keys(base).length,
        documents: paths.map((path) => ({ path, state: 'changed' })),
        changes: paths.map((document) => ({
          document,
          pointer: '',
          kind: 'changed',
          summary: `${document} is changed`,
        })),
        live: [],
        isTaken: false,
        conflicts: [],
        update: null,
      };
    },
    take: async () => ({ ok: false, error: { code: 'base.none' } }),
    revert: ({ version, author, document }) =>
      site.rewriteDraft({
        version,
        author,
        onto: 'base',
        plan: ({ patches }) => patches.filter((patch) => patch.document !== document),
      }),
  };
}
