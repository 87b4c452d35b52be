import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { Ajv, type ValidateFunction } from 'ajv';
import { demonstration } from '../demo/index.ts';
import { seedMember } from '../demo/seed/seed.ts';
import { layoutMarks } from '../src/protocol/document/layout-marks.ts';
import { operations } from '../src/protocol/operations.ts';
import type { ApiOperations } from '../src/protocol/generated/wire-types.ts';
import type { ErrorBody } from '../src/protocol/error-code.ts';
import { createTestDatabase, type OpenedDatabase, type TestDatabase } from '../server/db/test-database.ts';
import { createFakeClock, type FakeClock } from '../server/infrastructure/clock.fake.ts';
import type { MemberDeps } from '../server/infrastructure/deps.ts';
import type { Deadlines } from '../server/infrastructure/http/deadlines.ts';
import { createHttpServer } from '../server/infrastructure/http/http-server.ts';
import { createLimits } from '../server/infrastructure/http/limits.ts';
import { createMessageWriter } from '../server/infrastructure/messages/message-texts.ts';
import { createTestOutbox, type TestOutbox } from '../server/infrastructure/messages/outbox.fake.ts';
import type { PasswordHasher } from '../server/infrastructure/keys/passwords.ts';
import { createReleaseSigner } from '../server/infrastructure/keys/release-signer.ts';
import { systemRandom } from '../server/infrastructure/random.ts';
import { createSecretBox } from '../server/infrastructure/keys/secret-box.ts';
import type { ProxyTrust } from '../server/infrastructure/http/trust-proxy.ts';
import { createSiteServiceFake } from '../server/site/site-service.fake.ts';
import { createLiveSiteFake, type LiveSiteFake } from './live-site.fake.ts';
import { registerMemberRoutes } from './routes.ts';
import { askVendorFake } from './play/vendors/vendor.fake.ts';

/** Fast and comparable; the real one is measured in its own test. */
export const plainPasswords: PasswordHasher = {
  hash: async (password) => `plain:${password}`,
  verify: async (stored, password) => stored === `plain:${password}`,
};

export interface Answer<Value> {
  readonly status: number;
  readonly value: Value;
  /** The refusal; its fields are undefined where the call went well. */
  readonly error: Partial<ErrorBody>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookie: string;
}
interface CallOptions {
  readonly token?: string;
  readonly cookie?: string;
  readonly language?: string;
  /** Key of a call that moves money; a fresh one for each call by default. */
  readonly key?: string;
  /** Address the call seems to come from. */
  readonly from?: string;
}
export interface MemberRig {
  readonly app: FastifyInstance;
  readonly deps: MemberDeps;
  readonly database: TestDatabase;
  readonly clock: FakeClock;
  readonly live: LiveSiteFake;
  readonly outbox: TestOutbox;
  /** Makes a call as the client would, and checks a good answer against its schema. */
  readonly call: <Name extends keyof ApiOperations>(
    name: Name,
    params: ApiOperations[Name]['request'],
    options?: CallOptions,
  ) => Promise<Answer<ApiOperations[Name]['value']>>;
  /** A token for the next protected call, got by doing the work. */
  proveHuman(caller?: { readonly from?: string }): Promise<string>;
  close(): Promise<void>;
}

const ajv = new Ajv({
  strict: true,
  allowUnionTypes: true,
  keywords: [...layoutMarks],
});
const validators = new Map<string, ValidateFunction>();
/** Throws where a response value breaks its own schema. */
export function checkValue(name: string, value: unknown): void {
  const contract = operations.find((one) => one.name === name);
  if (contract === undefined) throw new Error(`No operation ${name}`);
  const validate = validators.get(name) ?? ajv.compile(contract.response);
  validators.set(name, validate);
  if (!validate(value)) throw new Error(`${name} breaks its schema: ${ajv.errorsText(validate.errors)}`);
}

const headers = { all: {}, of: () => ({}) };
const assetFolder = new URL('../src/portal/public/assets/', import.meta.url);

interface RigOptions {
  readonly passwords?: PasswordHasher;
  readonly trustProxy?: ProxyTrust;
  /** Shorter ones than usual, for a node that is too slow. */
  readonly deadlines?: Deadlines;
  readonly isDemonstration?: boolean;
}
/** Opens what one rig sealed in another one: databases are copied. */
const secretKey = new Uint8Array(32).fill(11);

/** The member platform on a database, and with a clock and settings that tests change. */
async function openMemberRig(
  database: TestDatabase,
  {
    passwords = plainPasswords,
    trustProxy = { kind: 'hops', hops: 1 },
    deadlines,
    isDemonstration = true,
  }: RigOptions,
): Promise<MemberRig> {
  const clock = createFakeClock('2026-06-01T08:00:00.000Z');
  const live = createLiveSiteFake(clock.now);
  const secretBox = createSecretBox(secretKey);
  const write = createMessageWriter(live);
  const outbox = createTestOutbox(database.db, { clock, merchant: 'demo', secretBox, write });
  const portalOrigin = 'https://portal.test';
  const demo = await demonstration.open({
    db: database.db,
    clock,
    random: systemRandom,
    secretBox,
    merchant: 'demo',
    portalOrigin,
    gamesOrigin: 'https://games.test',
  });
  const deps: MemberDeps = {
    ...demo.adapters,
    gameVendor:
      demo.adapters.gameVendor === null ? null : { ...demo.adapters.gameVendor, ask: askVendorFake },
    db: database.db,
    clock,
    random: systemRandom,
    outbox,
    messagesKeptDays: 90,
    limits: createLimits(database.db, clock),
    site: createSiteServiceFake({ documents: {} }),
    liveSite: live,
    merchant: 'demo',
    secretBox,
    signText: createReleaseSigner().signText,
    dataFolder: '/nowhere',
    listAssets: () => ['mark.svg'],
    hasAsset: async (path) => existsSync(fileURLToPath(new URL(path, assetFolder))),
    portalOrigin,
    isDemonstration,
    countryHeader: 'x-country',
    secureCookies: false,
  };
  // Facts of other kinds log in from many places; those about new places switch it on.
  live.modules = { ...live.modules, LOGINIPVERF3: false };
  const app = createHttpServer({
    headers,
    trustProxy,
    logLevel: 'silent',
    ...(deadlines === undefined ? {} : { deadlines }),
  });
  demo.registerPages(app);
  await registerMemberRoutes(app, deps, { passwords });
  await app.ready();

  const call: MemberRig['call'] = async (name, params, options = {}) => {
    const contract = operations.find((one) => one.name === name);
    if (contract === undefined) throw new Error(`No operation ${name}`);
    const inQuery = contract.method === 'GET' || contract.method === 'DELETE';
    const request: InjectOptions = {
      method: contract.method,
      url: contract.path,
      headers: {
        merchant: 'demo',
        moduleid: contract.moduleId,
        language: options.language ?? 'EN',
        'x-forwarded-for': options.from ?? '203.0.113.7',
        ...(contract.money ? { 'idempotency-key': options.key ?? systemRandom.uuid() } : {}),
        ...(options.token === undefined ? {} : { authorization: options.token }),
        ...(options.cookie === undefined ? {} : { cookie: options.cookie }),
      },
      ...(inQuery ? { query: params as Record<string, string> } : { payload: params }),
    };
    const response = await app.inject(request);
    const body = response.json<{ value?: unknown } & Partial<ErrorBody>>();
    const isGood = response.statusCode === 200;
    const value = contract.envelope ? body.value : body;
    if (isGood) checkValue(name, value);
    return {
      status: response.statusCode,
      value: value as never,
      error: isGood ? {} : body,
      headers: response.headers,
      cookie: String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '',
    };
  };
  return {
    app,
    deps,
    database,
    clock,
    live,
    outbox,
    call,
    proveHuman: async (caller = {}) => {
      const { value } = await call('verification.challenge', { kind: 'work' }, caller);
      const row = await database.db
        .selectFrom('human_challenge')
        .select('answer')
        .where('id', '=', value.id)
        .executeTakeFirstOrThrow();
      return (await call('verification.answer', { id: value.id, number: row.answer }, caller)).value.token;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** The member platform with its own database, which has no members. */
export const createMemberRig = async (options: RigOptions = {}): Promise<MemberRig> =>
  openMemberRig(await createTestDatabase(), options);

const seed = async (opened: OpenedDatabase): Promise<void> => {
  const rig = await openMemberRig({ ...opened, close: async () => undefined }, {});
  await seedMember(rig.deps, () => undefined, plainPasswords);
  await rig.close();
};

/** The member platform with members, games and offers of the demonstration: a copy of what was seeded once. */
export const createSeededRig = async (options: RigOptions = {}): Promise<MemberRig> =>
  openMemberRig(await createTestDatabase({ name: 'seeded', fill: seed }), options);
