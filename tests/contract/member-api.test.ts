import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../src/protocol/generated/operations.ts';
import type { Json, JsonObject } from '../../src/protocol/json.ts';
import type { OperationContract } from '../../src/protocol/operation-contract.ts';
import { checkValue, createSeededRig, type MemberRig } from '../../server/member/member-rig.fake.ts';
import { listModuleIds } from '../../server/member/http/check-module-id.ts';
import { openToken } from '../../server/member/own-things.fake.ts';
import { callerOf, goodRequests, goodStates, readGoodRequest } from './good-requests.ts';
import { preparedRequests } from './prepared-requests.ts';

let rig: MemberRig;
let token = '';
/** What the browser of the good request at hand keeps. */
let cookie = '';

beforeAll(async () => {
  rig = await createSeededRig();
  const { rows } = await rig.database.pool.query<{ id: string; account: string }>(
    "select id, account from member where merchant = 'demo'",
  );
  for (const { id, account } of rows) ids.set(account, id);
  const { captcha } = rig.live.fields;
  if (captcha !== undefined)
    rig.live.fields = { ...rig.live.fields, captcha: { ...captcha, enabled: false } };
  rig.live.modules = {
    ...rig.live.modules,
    REGMOBVERF3: false,
    LOGINIPVERF3: true,
    LOGINTOTP3: false,
    FUNDTRANS3: true,
  };
});
afterAll(() => rig.close());
/** Takes away what good registrations made, so that the same request is good again. */
async function forgetNewcomers(): Promise<void> {
  const newcomers = "select id from member where account like 'contract%' or account like '639175550%'";
  // What somebody agreed to is kept for good: a test has to get past the database.
  await rig.database.pool.query(`set local session_replication_role = 'replica';
    delete from member_consent where member_id in (${newcomers})`);
  await rig.database.pool.query(`delete from ledger_account where member_id in (${newcomers})`);
  await rig.database.pool.query(`delete from member where id in (${newcomers})`);
}
/** A break is never shortened: a test that continues with the same member has to get past the database. */
const forgetBreaks =
  "set local session_replication_role = 'replica'; update member set break_until = null where break_until is not null";
/** Whether a call was answered that may have changed something; what was refused changes limits only. */
let isChanged = true;
beforeEach(async () => {
  await rig.database.pool.query('delete from limit_window');
  if (!isChanged) return;
  isChanged = false;
  await forgetNewcomers();
  await rig.database.pool.query(forgetBreaks);
  await rig.database.pool.query(
    'update member set frozen = false, closed_at = null where closed_at is not null',
  );
  await rig.database.pool.query('delete from member_authenticator');
  await rig.database.pool.query("update member set password_hash = 'plain:Foyer-2026'");
  token = await openFor('player');
});
const ids = new Map<string, string>();
/** A session without the way in: of the calls of this file, nine in ten would be one of logging in. */
const openFor = (account: string): Promise<string> => openToken(rig, ids.get(account) ?? account);
const callerFor = (contract: OperationContract): string =>
  callerOf[contract.name as keyof typeof callerOf] ?? 'player';

interface Sent {
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly payload?: string;
  readonly method?: string;
  readonly path?: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly withoutKey?: boolean;
}
const byQuery = (method: string): boolean => method === 'GET' || method === 'DELETE';

/** Sends a call as raw as needed; absent fields and a wrong verb are the caller's choice. */
async function send(contract: OperationContract, sent: Sent) {
  const method = sent.method ?? contract.method;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sent.fields ?? {}))
    query.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  const inQuery = byQuery(method) && sent.payload === undefined;
  const response = await rig.app.inject({
    method: method as 'GET',
    url: inQuery ? `${sent.path ?? contract.path}?${query.toString()}` : (sent.path ?? contract.path),
    headers: {
      merchant: 'demo',
      // From where the rig calls: a login from elsewhere would have to be proven first.
      'x-forwarded-for': '203.0.113.7',
      ...(inQuery ? {} : { 'content-type': 'application/json' }),
      ...(contract.money && sent.withoutKey !== true ? { 'idempotency-key': rig.deps.random.uuid() } : {}),
      ...(sent.token === undefined ? {} : { authorization: sent.token }),
      ...(cookie === '' ? {} : { cookie }),
      ...sent.headers,
    },
    ...(inQuery ? {} : { payload: sent.payload ?? JSON.stringify(sent.fields ?? {}) }),
  });
  isChanged ||= response.statusCode < 400 && contract.method !== 'GET';
  return { status: response.statusCode, body: response.json<JsonObject>() };
}

async function makeGood(contract: OperationContract): Promise<JsonObject> {
  isChanged = true;
  const state = goodStates[contract.name as keyof typeof goodStates];
  if (state !== undefined) await rig.database.pool.query(typeof state === 'function' ? state() : state);
  const make = readGoodRequest(contract.name);
  const fields = make(
    /egister|session\.login|send(Login|Reset)Code/.test(contract.name) ? await rig.proveHuman() : '',
  );
  const prepared = await preparedRequests[contract.name]?.(rig);
  cookie = prepared?.cookie ?? '';
  if (prepared !== undefined) return prepared.fields;
  if (contract.name !== 'verification.answer') return fields;
  const { value } = await rig.call('verification.challenge', { kind: 'work' });
  const { rows } = await rig.database.pool.query<{ answer: number }>(
    'select answer from human_challenge where id = $1',
    [value.id],
  );
  return { id: value.id, number: rows[0]?.answer ?? 0 };
}

const countTransfers = async (): Promise<string | undefined> =>
  (await rig.database.pool.query<{ count: string }>('select count(*) from ledger_transfer')).rows[0]?.count;

const valueOf = (contract: OperationContract, body: JsonObject): Json =>
  contract.envelope ? (body['value'] ?? null) : body;

const named = (some: readonly OperationContract[]) =>
  some.map((contract) => [contract.name, contract] as const);

describe.each(named(operations))('%s', (_, contract) => {
  it('answers a good request within its schema, at its path by every verb and at every alias', async () => {
    const ways = [contract.method, ...contract.alsoMethods].flatMap((method) =>
      [contract.path, ...contract.aliases].map((path) => ({ method, path })),
    );
    for (const way of ways) {
      await forgetNewcomers();
      const { status, body } = await send(contract, {
        ...way,
        token: await openFor(callerFor(contract)),
        fields: await makeGood(contract),
      });
      expect(status, `${way.method} ${way.path}: ${JSON.stringify(body)}`).toBe(200);
      checkValue(contract.name, valueOf(contract, body));
      await rig.database.pool.query("update member set password_hash = 'plain:Foyer-2026'");
    }
  });

  it('drops a field it does not know', async () => {
    const fields = { ...(await makeGood(contract)), merchantAdmin: { all: true }, id2: [1], customerType: 1 };
    const { status, body } = await send(contract, { fields, token: await openFor(callerFor(contract)) });
    expect(status, JSON.stringify(body)).toBe(200);
    checkValue(contract.name, valueOf(contract, body));
  });

  it('refuses a token that is unknown, and a missing one where it needs a member', async () => {
    const wrong = ['nonsense', 'x'.repeat(5_000), 'Bearer abc', "' or 1=1 --"];
    for (const bad of wrong) {
      const answer = await send(contract, { fields: await makeGood(contract), token: bad });
      if (contract.token === 'none') expect(answer.status).toBeLessThan(500);
      else expect(answer).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } });
    }
    if (contract.token === 'required')
      expect((await send(contract, { fields: await makeGood(contract) })).status).toBe(401);
  });

  it('wants exactly one known merchant header', async () => {
    const fields = await makeGood(contract);
    for (const merchant of ['other', '', 'demo, demo']) {
      const answer = await send(contract, { fields, token, headers: { merchant } });
      expect(answer).toMatchObject({ status: 400, body: { errorCode: 'function.not.available' } });
    }
  });

  it('is taken under its module ids, and refused under that of another call', async () => {
    const ask = async (moduleid: string) =>
      send(contract, {
        fields: await makeGood(contract),
        token: await openFor(callerFor(contract)),
        headers: { moduleid },
      });
    for (const moduleId of listModuleIds(contract)) {
      await forgetNewcomers();
      await rig.database.pool.query('delete from limit_window');
      const { status, body } = await ask(moduleId);
      expect(status, `${moduleId}: ${JSON.stringify(body)}`).toBe(200);
      await rig.database.pool.query("update member set password_hash = 'plain:Foyer-2026'");
    }
    for (const moduleId of [
      'NOSUCH3',
      contract.moduleId.toLowerCase(),
      `${contract.moduleId}, COMM3`,
      'SITE3',
    ])
      expect(await ask(moduleId)).toMatchObject({
        status: 400,
        body: { errorCode: 'function.not.available' },
      });
  });
});

describe.each(named(operations.filter(({ money }) => money)))('%s moves money', (_, contract) => {
  // Clients of the wire contract know no key; a repeat of theirs within seconds is the same call.
  it.each([
    ['with its key', { headers: { 'idempotency-key': `again-${contract.name}` } }],
    ['without a key', { withoutKey: true }],
  ])('once, and a repeat %s has the same answer', async (__, key) => {
    const sent = {
      fields: await makeGood(contract),
      token: await openFor(callerFor(contract)),
      ...key,
    };
    const first = await send(contract, sent);
    // A call of the portal alone, which always has a key.
    if ('withoutKey' in key && contract.name === 'contracts.offerMany')
      return expect(first).toMatchObject({ status: 400, body: { errorCode: 'request.key-missing' } });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const booked = await countTransfers();
    expect(await send(contract, sent)).toEqual(first);
    expect(await countTransfers()).toBe(booked);
  });
});

it('names a good request for every operation of the contract', () => {
  expect(Object.keys(goodRequests).sort()).toEqual(operations.map(({ name }) => name).sort());
});
