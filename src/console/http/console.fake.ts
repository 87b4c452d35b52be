import type { ConsoleRole } from '../../protocol/console-api.ts';
import type { Issue } from '../../protocol/issue.ts';
import type { Json } from '../../protocol/json.ts';
import type { UnconfirmedRollback } from '../../protocol/rollback.ts';
import { createApprovalsFake } from '../../../server/console/approvals.fake.ts';
import { createBasesFake } from '../../../server/console/bases.fake.ts';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import { createKillsFake } from '../../../server/console/kills.fake.ts';
import { createRollbacksFake } from '../../../server/console/rollbacks.fake.ts';
import { createSchedulesFake } from '../../../server/console/schedules.fake.ts';
import { createStagesFake } from '../../../server/console/stages.fake.ts';
import { createSiteServiceFake } from '../../../server/site/site-service.fake.ts';
import { openBrowser } from './send-in-memory.fake.ts';

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
  /** What answers in place of the fakes of the server. */
  readonly parts?: Partial<ConsoleDeps>;
}
const plainSite: Json = {
  id: 'site',
  routes: [{ id: 'home', path: '/', page: 'home' }],
  locales: [{ code: 'EN', bcp47: 'en', dir: 'ltr', nativeName: 'English', enabled: true }],
};
const withSite = (documents: Documents): Documents => ({ site: plainSite, ...documents });

/** The console's server in memory and a browser in which an operator of the role is logged in. */
export function createConsoleFake(options: ConsoleOptions = {}) {
  const { role = 'publisher', documents = {}, base, shipped, issues = [], held = [] } = options;
  const site = createSiteServiceFake({ documents: withSite(documents) });
  site.findings.issues = issues;
  const parts = {
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
  return { ...parts, ...openBrowser(role, { ...parts, ...options.parts }) };
}
export type ConsoleFake = ReturnType<typeof createConsoleFake>;
