import type { Issue } from '../../../src/protocol/release/issue.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import type { UnconfirmedRollback } from '../../../src/protocol/release/rollback.ts';
import { createSiteServiceFake } from '../../site/site-service.fake.ts';
import { createDraftsFake } from './drafts.fake.ts';
import { createApprovalsFake } from './approvals.fake.ts';
import { createAuditFake } from './audit.fake.ts';
import { createBasesFake } from './bases.fake.ts';
import { createConsoleStoreFake } from './console-store.fake.ts';
import { createFactorsFake } from '../factors/factors.fake.ts';
import { createKillsFake } from './kills.fake.ts';
import { createPeopleFake } from '../people/people.fake.ts';
import { createRollbacksFake } from './rollbacks.fake.ts';
import { createSchedulesFake } from './schedules.fake.ts';
import { createStagesFake } from './stages.fake.ts';

type Documents = Readonly<Record<string, Json>>;
export interface PartsOptions {
  /** What is live; a site of one page where the document `site` is left out. */
  readonly documents?: Documents;
  /** What the site stands on; else itself. */
  readonly base?: Documents;
  /** What the program ships since. */
  readonly shipped?: Documents;
  /** What the check of the draft finds. */
  readonly issues?: readonly Issue[];
  /** Rollbacks that wait for a second person. */
  readonly held?: readonly UnconfirmedRollback[];
  /** False where the passwords of the accounts are no longer public, and a second factor is needed. */
  readonly demo?: boolean;
  /** Second factors of the operator; where this is left out, an authenticator if one is needed. */
  readonly factors?: Parameters<typeof createFactorsFake>[0];
}
const plainSite: Json = {
  id: 'site',
  routes: [{ id: 'home', path: '/', page: 'home' }],
  locales: [{ code: 'EN', bcp47: 'en', dir: 'ltr', nativeName: 'English', enabled: true }],
};
const ownAuthenticator = { authenticator: { since: '2026-11-21T10:00:00.000Z', lastUsedAt: null } };
const withSite = (documents: Documents): Documents => ({ site: plainSite, ...documents });

/** What answers behind the console's routes about one site in memory, and about its operators. */
export function createConsoleParts(options: PartsOptions) {
  const { documents = {}, base, shipped, issues = [], held = [], demo = true } = options;
  const site = createSiteServiceFake({ documents: withSite(documents) });
  site.findings.issues = issues;
  const factors = createFactorsFake(options.factors ?? (demo ? {} : ownAuthenticator));
  const store = createConsoleStoreFake({ hasFactor: factors.hasFactor, isPublic: demo });
  return {
    demo,
    store,
    factors,
    ...createPeopleFake(store),
    site,
    audit: createAuditFake(),
    drafts: createDraftsFake(),
    approvals: createApprovalsFake(site),
    schedules: createSchedulesFake(site),
    kills: createKillsFake(site),
    rollbacks: createRollbacksFake(site, held),
    bases: createBasesFake(site, {
      ...(base === undefined ? {} : { base: withSite(base) }),
      ...(shipped === undefined ? {} : { shipped: withSite(shipped) }),
    }),
    stages: createStagesFake(site),
  };
}
