import type { Database } from '../../db/database.ts';
import { verifyRecords, type AuditVerdict } from './audit.ts';

/** The verdict on the record of what happened to the site. */
export const verifyAudit = async (db: Database, merchant: string): Promise<AuditVerdict> =>
  (await verifyRecords(db, merchant)).site;
