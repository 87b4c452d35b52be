import type { Database } from '../../../server/db/database.ts';
import { agreeToAll } from '../consents.ts';
import { createLiveSiteFake } from '../../live-site.fake.ts';

const liveSite = createLiveSiteFake();

/** A member whom a test makes, as if registered: agreed to the texts of the site as it ships. */
export const agreeAsRegistered = (db: Database, memberId: string, at: Date): Promise<void> =>
  agreeToAll(db, { liveSite }, memberId, { network: '203.0.113.7', at });
