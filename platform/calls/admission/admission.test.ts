import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../src/protocol/operations.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { OperationContract } from '../../../src/protocol/operation-contract.ts';
import type { OperationName } from '../call.ts';
import { isInQuery, writeRequest, writeSample } from '../hostile-requests.fake.ts';
import { createMember } from '../../identity/registration/create-member.ts';
import { registerPerson, writePerson } from '../../identity/registration/registration.fake.ts';
import { openSession } from '../../identity/sessions/sessions.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { guardedCalls, openCalls } from './guarded-calls.ts';

const isAboutMember = ({ token, method, money }: OperationContract): boolean =>
  token !== 'none' && (method !== 'GET' || money);
const guarded = operations.filter(({ name }) => Object.hasOwn(guardedCalls, name));

let rig: MemberRig;
/** A call whose module is switched off is refused before anybody asks whose it is. */
const openModules = (): void => {
  const ids = guarded.flatMap(({ moduleId, alsoModuleIds = [] }) => [moduleId, ...alsoModuleIds]);
  rig.live.modules = { ...rig.live.modules, ...Object.fromEntries(ids.map((id) => [id, true])) };
};
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

/** Calls one operation by all its addresses and methods, and gives the code of each answer. */
async function callEverywhere(contract: OperationContract, token: string): Promise<readonly string[]> {
  const codes: string[] = [];
  for (const url of [contract.path, ...contract.aliases])
    for (const method of [contract.method, ...contract.alsoMethods]) {
      const fields = writeSample(contract);
      const sent = isInQuery(contract)
        ? { query: fields as Record<string, string> }
        : { body: JSON.stringify(fields) };
      const request = writeRequest(contract, { token, key: `key-${contract.name}-${codes.length}`, ...sent });
      const answer = await rig.app.inject({ ...request, method: method as 'POST', url });
      codes.push(answer.json<{ errorCode?: string }>().errorCode ?? String(answer.statusCode));
    }
  return codes;
}
const callAll = async (token: string): Promise<Readonly<Record<string, readonly string[]>>> => {
  const answers: Record<string, readonly string[]> = {};
  for (const contract of guarded) answers[contract.name] = await callEverywhere(contract, token);
  return answers;
};
const codesOf = (answers: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> =>
  new Set(Object.values(answers).flat());

const publishTerms = (version: string): void => {
  const { documents } = rig.live;
  rig.live.documents = async () => {
    const all = await documents();
    const brand = all['settings/brand'] as JsonObject;
    const terms = { version, date: '2026-12-01' };
    return {
      ...all,
      'settings/brand': { ...brand, legalTexts: { ...(brand['legalTexts'] as JsonObject), terms } },
    };
  };
};

const logIn = async (username: string, password = 'Foyer-2026'): Promise<string> =>
  (await rig.call('session.login', { username, password, humanToken: await rig.proveHuman() })).value.token;
const openByAgent = async (account: string): Promise<string> => {
  const agent = await logIn('agent');
  const password = 'Kalye-9041-luntian';
  const opened = await rig.call('agent.openAccount', { account, type: 0, password }, { token: agent });
  expect(opened.status).toBe(200);
  return logIn(account, password);
};
const importMember = async (account: string, mobile = '+639175559901'): Promise<string> => {
  const now = rig.clock.now();
  const { id } = await rig.deps.db.transaction().execute((work) =>
    createMember(work, {
      merchant: 'demo',
      account,
      nickname: account,
      passwordHash: 'plain:Foyer-2026',
      customerType: 0,
      uplineId: null,
      mobile,
      email: `${account}@lumina.example`,
      language: 'EN',
      profile: {},
      firstLogin: false,
      passwordSetAt: now,
      createdAt: now,
    }),
  );
  return openSession(rig.deps, { memberId: id, network: '203.0.113.7', device: '' });
};
/** A ticket of a provider's person who has no account yet, and the registration that uses it. */
const registerByProvider = async (): Promise<string> => {
  const started = await rig.call('session.startProvider', { provider: 'google' });
  const url = new URL(started.value.url);
  const form = new URLSearchParams(url.search);
  form.set('person', 'Diwata Santos');
  const answer = await rig.app.inject({
    method: 'POST',
    url: url.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  const back = new URL(String(answer.headers.location)).searchParams;
  const { error } = await rig.call(
    'session.exchangeProvider',
    { provider: 'google', code: back.get('code') ?? '', state: back.get('state') ?? '' },
    { cookie: started.cookie },
  );
  const { bindTicket } = error.value as { readonly bindTicket: string };
  const person = { ...writePerson(8), bindTicket };
  return (await registerPerson(rig, person, { from: '198.51.100.8', language: 'EN' })).value.token;
};

describe('calls that play or pay', () => {
  it('are all decided about: guarded, or open for a reason', () => {
    const about = operations.filter(isAboutMember).map(({ name }) => name as OperationName);
    const decided = [...Object.keys(guardedCalls), ...openCalls];
    expect(about.filter((name) => !decided.includes(name))).toEqual([]);
    expect(new Set(decided).size).toBe(decided.length);
    expect(guarded.length).toBe(20);
  });

  it('are refused before age and terms, in accounts of every origin', async () => {
    const registered = await registerPerson(rig, writePerson(7), { from: '198.51.100.7', language: 'EN' });
    expect(registered.error).toEqual({});
    const origins = {
      registered: registered.value.token,
      provider: await registerByProvider(),
      demonstration: await logIn('player'),
    };
    const never = { agent: await openByAgent('kapatid1'), import: await importMember('luma1') };
    openModules();
    // Who registered agreed to age and terms there, so nothing is due yet.
    for (const token of Object.values(origins))
      expect(codesOf(await callAll(token))).not.toContain('consent.due');
    for (const token of Object.values(never))
      expect(codesOf(await callAll(token))).toEqual(new Set(['consent.due']));
    publishTerms('2.0');
    for (const token of Object.values({ ...origins, ...never }))
      expect(codesOf(await callAll(token))).toEqual(new Set(['consent.due']));
  });
});

/** Agrees to everything that is due, and gives its names. */
const agree = async (token: string): Promise<readonly string[]> => {
  const { due } = (await rig.call('consents.due', {}, { token })).value;
  const documents = due.map(({ document, version }) => ({ document, version }));
  expect((await rig.call('consents.renew', { documents }, { token })).value.due).toEqual([]);
  return due.map(({ document }) => document);
};

describe('an account that an agent opened', () => {
  it('is admitted by agreeing and by what registration would have asked for', async () => {
    const token = await openByAgent('kapatid2');
    expect(await agree(token)).toEqual(['responsibleGaming', 'terms']);
    expect(codesOf(await callAll(token))).toEqual(new Set(['details.due']));
    const lacking = (await rig.call('admission.read', {}, { token })).value;
    expect(lacking).toEqual({ texts: [], details: ['mobileNum', 'email'], identityBefore: [] });
    await rig.database.pool.query(
      `update member set email = 'kapatid2@lumina.example', mobile = '+639175559977' where account = 'kapatid2'`,
    );
    const codes = codesOf(await callAll(token));
    for (const code of ['consent.due', 'details.due', 'identity.due']) expect(codes).not.toContain(code);
  });

  it('gets no money of a member before, and refuses an excluded person', async () => {
    await openByAgent('kapatid3');
    const agent = await logIn('agent');
    await agree(agent);
    const money = { account: 'kapatid3', amount: '200.00', fundPassword: '246810' };
    const sent = await rig.call('transfers.toDownline', money, { token: agent });
    expect(sent.error.errorCode).toBe('transfer.not-accepted');
    const person = { payeeName: 'Luz Santos', birthday: '1988-08-08' };
    const { id } = await rig.database.pool
      .query<{ id: string }>(`update member set profile = $1 where account = 'newbie' returning id`, [
        JSON.stringify(person),
      ])
      .then(({ rows }) => rows[0] ?? { id: '' });
    const token = await openSession(rig.deps, { memberId: id, network: '203.0.113.7', device: '' });
    expect((await rig.call('care.takeBreak', { length: 'P1Y' }, { token })).status).toBe(200);
    const opened = await rig.call(
      'agent.openAccount',
      { account: 'kapatid4', type: 0, password: 'Kalye-9041-luntian', ...person },
      { token: agent },
    );
    expect([opened.status, opened.error.errorCode]).toEqual([403, 'account.on-break']);
  });
});

describe('identity before play or deposits', () => {
  it('is enforced for what the market names, until a paper is approved', async () => {
    const token = await importMember('luma2', '+639175559902');
    await agree(token);
    const refusedFor = async (identityBefore: readonly string[]): Promise<readonly string[]> => {
      rig.live.jurisdiction = { ...rig.live.jurisdiction, identityBefore: [...identityBefore] };
      const answers = await callAll(token);
      return Object.keys(answers).filter((name) => answers[name]?.includes('identity.due'));
    };
    expect(await refusedFor([])).toEqual([]);
    expect(await refusedFor(['deposit'])).toEqual(['deposit.create']);
    const played = await refusedFor(['play']);
    expect(played).toEqual(
      expect.arrayContaining(['games.launch', 'lottery.bet', 'lottery.betVietnam', 'promotions.join']),
    );
    expect(played).not.toContain('deposit.create');
    await rig.database.pool.query(
      `insert into identity_document (merchant, member_id, type, status, created_at, decided_at, decided_by)
        select 'demo', id, 'passport', 'approved', now(), now(), 'cashier' from member where account = 'luma2'`,
    );
    expect(await refusedFor(['deposit', 'play', 'withdrawal'])).toEqual([]);
  });
});
