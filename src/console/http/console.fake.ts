import type { ConsoleRole } from '../../protocol/console-api.ts';
import type { Issue } from '../../protocol/issue.ts';
import type { Json } from '../../protocol/json.ts';
import type { UnconfirmedRollback } from '../../protocol/rollback.ts';
import { createApprovalsFake } from '../../../server/console/approvals.fake.ts';
import { createBasesFake } from '../../../server/console/bases.fake.ts';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import { createConsoleStoreFake } from '../../../server/console/console-store.fake.ts';
import { createFactorsFake } from '../../../server/console/factors/factors.fake.ts';
import { createPeopleFake } from '../../../server/console/people/people.fake.ts';
import { createKillsFake } from '../../../server/console/kills.fake.ts';
import { createRollbacksFake } from '../../../server/console/rollbacks.fake.ts';
import { createSchedulesFake } from '../../../server/console/schedules.fake.ts';
import { createStagesFake } from '../../../server/console/stages.fake.ts';
import { createSiteServiceFake } from '../../../server/site/site-service.fake.ts';
import { openBrowser, type LoginStep } from './send-in-memory.fake.ts';

type Documents = Readonly<Record<string, Json>>;
interface ConsoleOptions {
  readonly role?: ConsoleRole;
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
  readonly login?: LoginStep;
  /** What answers in place of the fakes of the server. */
  readonly parts?: Partial<ConsoleDeps>;
}
const plainSite: Json = {
  id: 'site',
  routes: [{ id: 'home', path: '/', page: 'home' }],
  locales: [{ code: 'EN', bcp47: 'en', dir: 'ltr', nativeName: 'English', enabled: true }],
};
const ownAuthenticator = { authenticator: { since: '2026-11-21T10:00:00.000Z', lastUsedAt: null } };
const withSite = (documents: Documents): Documents => ({ site: plainSite, ...documents });

/** The console's server in memory and a browser in which an operator of the role is logged in. */
export function createConsoleFake(options: ConsoleOptions = {}) {
  const { role = 'publisher', documents = {}, base, shipped, issues = [], held = [] } = options;
  const { demo = true, login } = options;
  const site = createSiteServiceFake({ documents: withSite(documents) });
  site.findings.issues = issues;
  const factors = createFactorsFake(options.factors ?? (demo ? {} : ownAuthenticator));
  const store = createConsoleStoreFake({ hasFactor: factors.hasFactor, isPublic: demo });
  const parts = {
    store,
    factors,
    ...createPeopleFake(store),
    site,
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
  /** What answers behind the routes; a test may put another function in place of one. */
  return { ...parts, ...openBrowser(role, { ...parts, demo, ...options.parts }, login) };
}
export type ConsoleFake = ReturnType<typeof createConsoleFake>;
