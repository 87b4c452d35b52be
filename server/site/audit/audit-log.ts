import type { WireAudit, WireChain } from '../../../src/protocol/console/console-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../infrastructure/clock.ts';
import type { ChainVerdict } from '../../infrastructure/keys/hash-chain.ts';
import { verifyRecords } from './audit.ts';

export interface AuditLog {
  /** Goes through all records of the merchant, from the first entry on. */
  verify(): Promise<WireAudit>;
}
const toWire = ({ links, brokenAt, brokenEntry }: ChainVerdict): WireChain => ({
  entries: links,
  brokenAt,
  brokenEntry,
});

export function createAuditLog(parts: {
  readonly db: Database;
  readonly clock: Clock;
  readonly merchant: string;
}): AuditLog {
  const { db, clock, merchant } = parts;
  return {
    verify: async () => {
      const { site, operations } = await verifyRecords(db, merchant);
      return {
        checkedAt: clock.now().toISOString(),
        site: { ...toWire(site), untold: site.untold },
        operations: { ...toWire(operations), missing: operations.missing },
      };
    },
  };
}
