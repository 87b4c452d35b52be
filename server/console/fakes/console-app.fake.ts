import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import {
  idleHeader,
  type ConsolePermission,
  type ConsoleRole,
} from '../../../src/protocol/console/console-api.ts';
import type { Call } from '../../../src/protocol/console/define-call.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { Issue } from '../../../src/protocol/release/issue.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { createSiteServiceFake } from '../../site/site-service.fake.ts';
import type { SiteService } from '../../site/site-service.ts';
import { createDraftsFake } from './drafts.fake.ts';
import { createApprovalsFake } from './approvals.fake.ts';
import { createAuditFake } from './audit.fake.ts';
import { createBasesFake } from './bases.fake.ts';
import { createOutboxBackOfficeFake } from '../../infrastructure/messages/outbox-back-office.fake.ts';
import { createSenderBackOfficeFake } from '../../infrastructure/messages/sender-back-office.fake.ts';
import { watchAnswers } from './answer-watch.fake.ts';
import { createConsoleStoreFake } from './console-store.fake.ts';
import type { ConsoleStore } from '../console-store.ts';
import type { ConsoleDeps } from '../deps.ts';
import { createEditorFake } from '../../editor/editor.fake.ts';
import { createKillsFake } from './kills.fake.ts';
import { createOpeningFake } from './opening.fake.ts';
import { createWorkNews } from '../work-news.ts';
import { createReviewsFake } from './reviews.fake.ts';
import { createSchedulesFake } from './schedules.fake.ts';
import { createGamesFake } from './games.fake.ts';
import { createLotteryFake } from './lottery.fake.ts';
import { createAgentsFake } from './agents.fake.ts';
import { createFiguresFake } from './figures.fake.ts';
import { createReportsFake } from './reports.fake.ts';
import { createFraudFake } from './fraud.fake.ts';
import { createSettlementsFake } from './settlements.fake.ts';
import { createMediaFake } from './media.fake.ts';
import { createVendorsFake } from './vendors.fake.ts';
import { sampleJackpots } from './jackpots.fake.ts';
import { createLaunchFake } from './launch.fake.ts';
import { createDeskOverviewFake, createDesksFake } from './desks.fake.ts';
import { createNoticesFake } from './notices.fake.ts';
import { createMoneyFake } from './money.fake.ts';
import { createMemberFileFake } from './member-file.fake.ts';
import { createMembersFake } from './members.fake.ts';
import { createRemovalsFake } from './removals.fake.ts';
import { createWithdrawalsFake } from './withdrawals.fake.ts';
import { createRollbacksFake } from './rollbacks.fake.ts';
import { createStagesFake } from './stages.fake.ts';
import { createSupportFake } from './support.fake.ts';
import type { RefusedCall } from '../refusal-record.ts';
import type { OperationEntry } from '../../infrastructure/audit/operation-audit.ts';
import { createFactorsFake, createLostFactorsFake } from '../factors/factors.fake.ts';
import { createPeopleFake } from '../people/people.fake.ts';
import { serializeAtFirstUse } from '../../infrastructure/http/compile-at-first-use.ts';
import type { PasswordHasher } from '../../infrastructure/keys/passwords.ts';
import { registerConsoleRoutes } from '../routes.ts';
import { demoOperatorPassword, seedConsole } from '../../../demo/seed/operators.ts';

const consoleOrigin = 'http://console.test';

/** Hashes that are quick to make, for tests that are not about hashing. */
export const plainPasswords: PasswordHasher = {
  hash: async (password) => `plain:${password}`,
  verify: async (stored, password) => stored === `plain:${password}`,
};
const sampleDocuments: SiteDocuments = {
  site: {
    id: 'site',
    routes: [{ id: 'home', path: '/', page: 'home' }],
    locales: [{ code: 'EN', bcp47: 'en', dir: 'ltr', nativeName: 'English', enabled: true }],
  },
  'settings/register-fields': { fields: { email: { enabled: true, required: false } } },
  'locales/EN': { 'home.title': 'Home' },
};

const methods = ['GET', 'POST', 'PATCH'] as const;
export interface RegisteredRoute {
  readonly method: (typeof methods)[number];
  /** With the names of its parameters: `/api/withdrawals/:id`. */
  readonly url: string;
  readonly needs: ConsolePermission | 'nothing' | undefined;
  /** What its answer is written by; undefined where it has no schema. */
  readonly answer: JsonObject | undefined;
  /** The definition it comes from; its type and its schema are one. */
  readonly call: Call | undefined;
}
export interface ConsoleApp {
  readonly app: FastifyInstance;
  readonly site: SiteService;
  readonly store: ConsoleStore;
  /** What was recorded apart from changes: logins and looks. */
  readonly records: readonly Omit<OperationEntry, 'at'>[];
  /** Calls and logins that were refused. */
  readonly refused: readonly RefusedCall[];
  /** Every route that was registered, with what it needs. */
  readonly registered: readonly RegisteredRoute[];
  /** Moves the clock. */
  readonly pass: (ms: number) => void;
  /** Operators of the demonstration are called as their roles, and there are more. */
  readonly signIn: (username: string) => Promise<string>;
  readonly call: (
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    more?: {
      cookie?: string;
      body?: object;
      origin?: string | null;
      host?: string;
      idle?: boolean;
      from?: string;
    },
  ) => Promise<LightMyRequestResponse>;
}

/** The console's API over fakes, with the seeded operators and a clock the test turns. */
export async function createConsoleApp(
  options: {
    secure?: boolean;
    check?: (documents: SiteDocuments) => readonly Issue[];
    parts?: Partial<ConsoleDeps>;
  } = {},
): Promise<ConsoleApp> {
  let now = Date.parse('2026-11-21T10:00:00Z');
  const clock = { now: () => new Date(now) };
  const store = options.parts?.store ?? createConsoleStoreFake();
  const records: Omit<OperationEntry, 'at'>[] = [];
  const refused: RefusedCall[] = [];
  const site = createSiteServiceFake({
    documents: sampleDocuments,
    clock,
    ...(options.check ? { check: options.check } : {}),
  });
  const keepers = options.parts?.desks ?? createDesksFake();
  const deps: ConsoleDeps = {
    store,
    site,
    audit: createAuditFake(),
    drafts: createDraftsFake(),
    approvals: createApprovalsFake(site),
    schedules: createSchedulesFake(site),
    kills: createKillsFake(site),
    rollbacks: createRollbacksFake(site),
    bases: createBasesFake(site),
    editor: createEditorFake(),
    stages: createStagesFake(site),
    support: createSupportFake(),
    reviews: createReviewsFake(),
    workNews: createWorkNews({ waitMs: 0 }),
    withdrawals: createWithdrawalsFake(),
    removals: createRemovalsFake(),
    members: createMembersFake(),
    memberFile: createMemberFileFake(),
    money: createMoneyFake(),
    ...createGamesFake(),
    lottery: createLotteryFake(),
    agents: createAgentsFake(),
    figures: createFiguresFake(),
    reports: createReportsFake(),
    fraud: createFraudFake(),
    settlements: createSettlementsFake(),
    media: createMediaFake(),
    vendors: createVendorsFake(),
    notices: createNoticesFake(),
    desks: keepers,
    deskOverview: createDeskOverviewFake(keepers),
    launch: createLaunchFake(),
    jackpots: { figures: async () => sampleJackpots },
    opening: createOpeningFake(),
    clock,
    passwords: plainPasswords,
    outbox: createOutboxBackOfficeFake(),
    senders: createSenderBackOfficeFake(),
    ...createPeopleFake(store),
    factors: createFactorsFake(),
    lostFactors: createLostFactorsFake(),
    record: async (entry) => void records.push(entry),
    refusals: async (one) => void refused.push(one),
    demo: true,
    consoleOrigin,
    brand: { code: 'demo', readName: async () => 'Lumina' },
    environment: 'test',
    portalOrigin: 'http://portal.test',
    readTimeZone: async () => 'Asia/Manila',
    secureCookies: options.secure ?? false,
    ...options.parts,
  };
  await seedConsole(deps, () => undefined);
  const app = fastify({ schemaController: { compilersFactory: { buildSerializer: serializeAtFirstUse } } });
  const lost = watchAnswers(app);
  const registered: RegisteredRoute[] = [];
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    const { 200: answer } = (schema?.response ?? {}) as { readonly 200?: JsonObject };
    const known = methods.find((one) => one === method);
    if (known !== undefined)
      registered.push({ method: known, url, needs: config?.needs, answer, call: config?.call });
    else if (method !== 'HEAD')
      throw new Error(`Expected ${methods.join(', ')}, got ${String(method)} ${url}`);
  });
  registerConsoleRoutes(app, deps);
  const call: ConsoleApp['call'] = async (
    method,
    url,
    { cookie, body, origin = consoleOrigin, host = new URL(consoleOrigin).host, idle, from } = {},
  ) => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        host,
        ...(cookie ? { cookie } : {}),
        ...(idle ? { [idleHeader]: '1' } : {}),
        ...(origin === null ? {} : { origin }),
      },
      ...(body ? { payload: body } : {}),
      ...(from ? { remoteAddress: from } : {}),
    });
    const places = lost.splice(0);
    if (places.length > 0) throw new Error(`Expected the answer as it was given, lost ${places.join(', ')}`);
    return answer;
  };
  const signIn = async (username: string): Promise<string> => {
    const answer = await call('POST', '/api/login', {
      body: { username, password: demoOperatorPassword },
    });
    const cookie = answer.cookies[0];
    if (!cookie) throw new Error(`Expected a session cookie, got ${answer.body}`);
    return `${cookie.name}=${cookie.value}`;
  };
  return { app, site, store, records, refused, registered, call, signIn, pass: (ms) => void (now += ms) };
}

/** One app for all calls that change nothing: to make it takes far longer than such a call. */
export const openSharedApp = () => {
  const made = createConsoleApp();
  const cookies = new Map<ConsoleRole, Promise<string>>();
  return async (role: ConsoleRole) => {
    const { call, signIn } = await made;
    const cookie = cookies.get(role) ?? signIn(role);
    cookies.set(role, cookie);
    return { call, cookie: await cookie };
  };
};
