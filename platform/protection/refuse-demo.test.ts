import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../src/protocol/operations.ts';
import { defaultJurisdiction } from '../../src/protocol/document/jurisdiction.ts';
import { excludeMember } from '../identity/accounts/exclude-member.ts';
import { trustDevice } from '../identity/sessions/trusted-locations.ts';
import type { MemberRig } from '../member-rig.fake.ts';
import { nodeId, createPlayRig } from '../play/play-rig.fake.ts';
import { addPerson, type FakePerson } from './people.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createPlayRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.database.pool.query('delete from limit_window');
  rig.live.jurisdiction = defaultJurisdiction;
});

interface Browser {
  readonly token?: string;
  readonly cookie?: string;
}
/** Every call that lends a demo account. */
const ways = {
  'session.trial': (browser: Browser) => rig.call('session.trial', {}, browser),
  'games.trialLaunch': (browser: Browser) => rig.call('games.trialLaunch', { nodeId }, browser),
};
const takeBreak = ({ token }: FakePerson, length: string) =>
  rig.call('care.takeBreak', { length }, { token });
/** A session for withdrawals, as a member on a break has one. */
async function enter({ account }: FakePerson): Promise<Browser> {
  const { error } = await rig.call('session.login', { username: account, password: 'Foyer-2026' });
  const { ticket } = error.value as { readonly ticket: string };
  return { token: (await rig.call('session.enterOnBreak', { ticket }, {})).value.token };
}
/** A browser that the member trusted, and nothing else of it. */
async function trust({ id }: FakePerson): Promise<Browser> {
  let cookie = '';
  const reply = { setCookie: (name: string, value: string) => (cookie = `${name}=${value}`) };
  await trustDevice(rig.deps as never, id, { reply, device: '', network: '203.0.113.7' } as never);
  return { cookie };
}
let mails = 0;
const addKnown = () => {
  mails += 1;
  return addPerson(rig, { email: `demo.${mails}@lumina.example` });
};

/** What a browser still says of somebody whose play is closed, and the refusal of both ways. */
const closed: Readonly<Record<string, () => Promise<{ browser: Browser; code: string }>>> = {
  'a session for withdrawals on a time-out': async () => {
    const person = await addKnown();
    await takeBreak(person, 'PT24H');
    return { browser: await enter(person), code: 'account.on-break' };
  },
  'a session for withdrawals of an excluded member': async () => {
    const person = await addKnown();
    await takeBreak(person, 'P6M');
    return { browser: await enter(person), code: 'account.on-break' };
  },
  'a session for withdrawals of a member whom staff excluded': async () => {
    const person = await addKnown();
    await excludeMember(rig.deps, { id: person.id, length: 'P1Y', reason: 'Asked by phone.', by: 'amira' });
    return { browser: await enter(person), code: 'account.on-break' };
  },
  'a session of another account of an excluded person': async () => {
    const person = await addKnown();
    const other = await addPerson(rig);
    await takeBreak(person, 'P6M');
    await rig.database.pool.query(
      'update member set email = (select upper(email) from member where id = $1) where id = $2',
      [person.id, other.id],
    );
    return { browser: { token: other.token }, code: 'account.on-break' };
  },
  'the session that the break ended': async () => {
    const person = await addKnown();
    await takeBreak(person, 'PT24H');
    return { browser: { token: person.token }, code: 'login.not.session' };
  },
  'a browser that a member on a break trusted': async () => {
    const person = await addKnown();
    const browser = await trust(person);
    await takeBreak(person, 'PT24H');
    return { browser, code: 'function.not.available' };
  },
};

it('knows every call that lends a demo account', () => {
  const trials = operations.map(({ name }) => name).filter((name) => /trial|demo/i.test(name));
  expect(trials.toSorted()).toEqual(Object.keys(ways).toSorted());
});

describe.each(Object.entries(ways))('%s', (way, open) => {
  it.each(Object.entries(closed))('refuses %s', async (_, make) => {
    const { browser, code } = await make();
    const { status, error } = await open(browser);
    expect([status === 200, error.errorCode]).toEqual([false, code]);
  });

  it('is open to visitors, to a browser that somebody trusted who may play, and after a break', async () => {
    const person = await addKnown();
    expect((await open({})).status).toBe(200);
    const trusted = await trust(person);
    expect((await open(trusted)).status).toBe(200);
    await takeBreak(person, 'PT24H');
    expect((await open(trusted)).status).toBe(400);
    rig.clock.advance(86_400_000);
    expect((await open(trusted)).status).toBe(200);
  });

  it('lends to all where the market says so', async () => {
    rig.live.jurisdiction = { ...defaultJurisdiction, demoOnBreak: true };
    const person = await addKnown();
    const trusted = await trust(person);
    await takeBreak(person, 'P6M');
    expect((await open(trusted)).status).toBe(200);
    if (way === 'session.trial') expect((await open(await enter(person))).status).toBe(200);
  });
});
