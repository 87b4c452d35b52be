import { createSeededRig, type MemberRig } from '../../platform/member-rig.fake.ts';
import { openToken } from '../../platform/own-things.fake.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import type { OperationContract } from '../../src/protocol/operation-contract.ts';
import { hashToken } from '../../platform/calls/tokens.ts';
import { callerOf, goodStates, readGoodRequest } from './good-requests.ts';
import { preparedRequests } from './prepared-requests.ts';

/** A call as raw as needed; absent fields and a wrong verb are the caller's choice. */
export interface Sent {
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly payload?: string;
  readonly method?: string;
  readonly path?: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly withoutKey?: boolean;
}
export interface Received {
  readonly status: number;
  readonly body: JsonObject;
}
/** The member platform with the people of the demonstration, and what brings it to where any call goes well. */
export interface ContractRig {
  readonly rig: MemberRig;
  send(contract: OperationContract, sent: Sent): Promise<Received>;
  /** Fields that the call goes well with; makes what they lean on. */
  makeGood(contract: OperationContract): Promise<JsonObject>;
  /** A session without the way in: of the calls of these tests, nine in ten would be one of logging in. */
  openFor(account: string): Promise<string>;
  /** A session of who may make the call. */
  openCaller(contract: OperationContract): Promise<string>;
  /** Takes away what good registrations made, so that the same request is good again. */
  forgetNewcomers(): Promise<void>;
  /** Passwords as they were, and no hold: a call before may have changed what protects the account. */
  resetPasswords(): Promise<void>;
  /** Before each test: limits are forgotten, and what the one before changed. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

export const byQuery = (method: string): boolean => method === 'GET' || method === 'DELETE';
export const valueOf = (contract: OperationContract, body: JsonObject): Json =>
  contract.envelope ? (body['value'] ?? null) : body;

const newcomers = "select id from member where account like 'contract%' or account like '639175550%'";
/** A break is never shortened: a test that continues with the same member has to get past the database. */
const returnCalls = ['care.askReturn', 'care.keepExclusion'];
const forgetBreaks =
  "set local session_replication_role = 'replica'; update member set break_until = null where break_until is not null; delete from care_return";

async function openRig(): Promise<{ readonly rig: MemberRig; readonly ids: ReadonlyMap<string, string> }> {
  const rig = await createSeededRig();
  const { rows } = await rig.database.pool.query<{ id: string; account: string }>(
    "select id, account from member where merchant = 'demo'",
  );
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
  return { rig, ids: new Map(rows.map(({ id, account }) => [account, id])) };
}

async function answerWork(rig: MemberRig): Promise<JsonObject> {
  const { value } = await rig.call('verification.challenge', { kind: 'work' });
  const { rows } = await rig.database.pool.query<{ answer: number }>(
    'select answer from human_challenge where id = $1',
    [value.id],
  );
  return { id: value.id, number: rows[0]?.answer ?? 0 };
}

/** Where the fields go, and what says so. */
const writeSent = (contract: OperationContract, sent: Sent) => {
  const method = sent.method ?? contract.method;
  const url = sent.path ?? contract.path;
  if (!byQuery(method) || sent.payload !== undefined)
    return {
      method: method as 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: sent.payload ?? JSON.stringify(sent.fields ?? {}),
    };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sent.fields ?? {}))
    query.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  return { method: method as 'GET', url: `${url}?${query.toString()}`, headers: {} };
};

export async function createContractRig(): Promise<ContractRig> {
  const { rig, ids } = await openRig();
  const { pool } = rig.database;
  /** What the browser of the good request at hand keeps. */
  let cookie = '';
  /** Whether a call was answered that may have changed something; what was refused changes limits only. */
  let isChanged = true;
  const openFor = (account: string) => openToken(rig, ids.get(account) ?? account);
  const resetPasswords = async () => {
    await pool.query(
      "update member set password_hash = 'plain:Foyer-2026'; update fund_password set hash = 'plain:246810'",
    );
    await pool.query('delete from withdrawal_hold');
  };
  const forgetNewcomers = async () => {
    // What somebody agreed to is kept for good: a test has to get past the database.
    await pool.query(`set local session_replication_role = 'replica';
      delete from member_consent where member_id in (${newcomers})`);
    await pool.query(`delete from ledger_account where member_id in (${newcomers})`);
    await pool.query(`delete from member where id in (${newcomers})`);
  };
  return {
    rig,
    openFor,
    resetPasswords,
    forgetNewcomers,
    openCaller: async ({ name }) => {
      const token = await openFor(callerOf[name as keyof typeof callerOf] ?? 'player');
      // Asked by somebody who is excluded: of their sessions one for withdrawals alone is left.
      if (returnCalls.includes(name))
        await pool.query("update member_session set scope = 'withdrawal' where token_hash = $1", [
          hashToken(token),
        ]);
      return token;
    },
    send: async (contract, sent) => {
      const { headers, ...request } = writeSent(contract, sent);
      const response = await rig.app.inject({
        ...request,
        headers: {
          merchant: 'demo',
          // From where the rig calls: a login from elsewhere would have to be proven first.
          'x-forwarded-for': '203.0.113.7',
          ...headers,
          ...(contract.money && sent.withoutKey !== true
            ? { 'idempotency-key': rig.deps.random.uuid() }
            : {}),
          ...(sent.token === undefined ? {} : { authorization: sent.token }),
          ...(cookie === '' ? {} : { cookie }),
          ...sent.headers,
        },
      });
      isChanged ||= response.statusCode < 400 && contract.method !== 'GET';
      return { status: response.statusCode, body: response.json<JsonObject>() };
    },
    makeGood: async ({ name }) => {
      isChanged = true;
      const state = goodStates[name as keyof typeof goodStates];
      if (state !== undefined) await pool.query(typeof state === 'function' ? state() : state);
      const needsPerson = /egister|session\.login|send(Login|Reset)Code/.test(name);
      const fields = readGoodRequest(name)(needsPerson ? await rig.proveHuman() : '');
      const prepared = await preparedRequests[name]?.(rig);
      cookie = prepared?.cookie ?? '';
      return prepared?.fields ?? (name === 'verification.answer' ? answerWork(rig) : fields);
    },
    forget: async () => {
      await pool.query('delete from limit_window');
      if (!isChanged) return;
      isChanged = false;
      await forgetNewcomers();
      await pool.query(forgetBreaks);
      await pool.query('update member set frozen = false, closed_at = null where closed_at is not null');
      await pool.query('delete from member_authenticator');
      await resetPasswords();
    },
    close: () => rig.close(),
  };
}
