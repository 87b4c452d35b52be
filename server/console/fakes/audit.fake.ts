import type { AuditLog } from '../../site/audit/audit-log.ts';

/** Records of a site with one release, and of nobody's decisions. */
export function createAuditFake(): AuditLog {
  const chain = { brokenAt: null, brokenEntry: null };
  return {
    verify: async () => ({
      checkedAt: '2026-11-21T10:00:00.000Z',
      site: { ...chain, entries: 1, untold: [] },
      operations: { ...chain, entries: 0, missing: 0 },
    }),
  };
}
