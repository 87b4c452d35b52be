import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { makeDayEnds } from './day-ends.ts';
import { makeFraudHints } from './fraud-hints.ts';
import { makeLevels } from './levels.ts';
import { makePlayerPlay } from './player-play.ts';
import { makePromotions } from './promotions.ts';
import { makeMissions } from './missions.ts';
import { makeRebates } from './rebates.ts';
import { makeReferrals } from './referrals.ts';
import { makeTeamPlay } from './team-play.ts';
import { makeTransferRules } from './transfers.ts';

/** The parts of the seed about what play brings. */
export const listBenefits = (deps: Pick<MemberDeps, 'merchant' | 'clock' | 'liveSite' | 'gameVendor'>) => [
  { name: 'team-play', make: (db: Database) => makeTeamPlay(db, deps) },
  { name: 'player-play', make: (db: Database) => makePlayerPlay(db, deps) },
  { name: 'levels', make: (db: Database) => makeLevels(db, deps) },
  { name: 'promotions', make: (db: Database) => makePromotions(db, deps) },
  { name: 'missions', make: (db: Database) => makeMissions(db, deps) },
  { name: 'rebates', make: (db: Database) => makeRebates(db, deps) },
  { name: 'referrals', make: (db: Database) => makeReferrals(db, deps) },
  { name: 'day-ends', make: (db: Database) => makeDayEnds(db, deps) },
  { name: 'transfers', make: (db: Database) => makeTransferRules(db, deps) },
  { name: 'fraud-hints', make: (db: Database) => makeFraudHints(db, deps) },
];
