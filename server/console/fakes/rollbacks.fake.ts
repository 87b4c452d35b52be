import type { UnconfirmedRollback } from '../../../src/protocol/release/rollback.ts';
import type { Rollbacks } from '../../site/release/rollbacks.ts';
import type { SiteServiceFake } from '../../site/site-service.fake.ts';

/** Rollbacks of a site where these wait for a second person. */
export function createRollbacksFake(
  site: SiteServiceFake,
  held: readonly UnconfirmedRollback[] = [],
): Rollbacks {
  let waiting = held;
  const find = (revision: number) => waiting.find((one) => one.revision === revision);
  const settle = ({ revision }: UnconfirmedRollback): void => {
    waiting = waiting.filter((one) => one.revision !== revision);
  };
  return {
    waiting: async () => waiting,
    confirm: async ({ revision, author }) => {
      const one = find(revision);
      if (one === undefined) return { ok: false, error: { code: 'rollback.settled' } };
      const { authors } = one;
      if (authors.includes(author)) return { ok: false, error: { code: 'approval.own-change', authors } };
      settle(one);
      return { ok: true, value: null };
    },
    takeBack: async ({ revision, note, author }) => {
      const one = find(revision);
      if (one === undefined) return { ok: false, error: { code: 'rollback.settled' } };
      if (!one.isLive) return { ok: false, error: { code: 'rollback.moved-on' } };
      settle(one);
      const rolledBackTo = one.beforeRevision;
      return { ok: true, value: site.addRelease({ kind: 'rollback', note, author, rolledBackTo }) };
    },
  };
}
