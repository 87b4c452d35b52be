import type { Database } from '../../db/database.ts';
import { verifyOperations } from './operation-audit.ts';

/** Position of the first link that does not hold, or null where the chain is whole. */
export const findBrokenOperation = async (db: Database, merchant: string): Promise<number | null> =>
  (await verifyOperations(db, merchant)).brokenAt;
