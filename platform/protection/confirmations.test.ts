import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { excludeMember } from '../identity/accounts/exclude-member.ts';
import { createJobRunner } from '../../server/infrastructure/jobs/job-runner.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { createConfirmationJobs } from './confirmations.ts';
import { addPerson, type FakePerson } from './people.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
  rig.live.modules = { ...rig.live.modules, GEETEST3: false };
});
afterAll(() => rig.close());
beforeEach(() => rig.database.pool.query('delete from limit_window'));

const runJobs = () =>
  createJobRunner({
    db: rig.deps.db,
    clock: rig.clock,
    merchant: 'demo',
    notifications: rig.database.notifications,
    handlers: createConfirmationJobs(rig.deps),
    onTrouble: (cause) => {
      throw cause;
    },
  }).runDue();
const hourMs = 3_600_000;
const place = { kind: 'deposit', period: 'day' } as const;
const setLimit = ({ token }: FakePerson, amount: string | null) =>
  rig.call('care.setLimit', { ...place, amount }, { token });
const logIn = async ({ account }: FakePerson): Promise<FakePerson['token']> =>
  (await rig.call('session.login', { username: account, password: 'Foyer-2026' })).value.token;
const loosen = async (person: FakePerson, amount: string | null, days: number) => {
  await setLimit(person, '50.00');
  await setLimit(person, amount);
  rig.clock.advance(days * 24 * hourMs + 60_000);
  await rig.call('care.confirmLimit', place, { token: await logIn(person) });
};
const staff = { reason: 'asked for by letter', by: 'clara' };
const takeBreak = ({ token }: FakePerson, length: 'PT24H' | 'P6W' | 'P6M' | 'P5Y' | 'forever') =>
  rig.call('care.takeBreak', { length }, { token });

/** Every step of protection, with the kind of its message and what it has to say. */
const steps: readonly (readonly [string, string, (person: FakePerson) => Promise<unknown>, RegExp])[] = [
  ['a break of a day', 'playClosed', (one) => takeBreak(one, 'PT24H'), /2026/u],
  ['a break of weeks', 'playClosed', (one) => takeBreak(one, 'P6W'), /2026/u],
  ['an exclusion', 'playClosed', (one) => takeBreak(one, 'P6M'), /202[67]/u],
  ['an exclusion for good', 'playClosedForGood', (one) => takeBreak(one, 'forever'), /withdraw/u],
  [
    'an exclusion by staff',
    'exclusionBegan',
    ({ id }) => excludeMember(rig.deps, { id, length: 'P6M', ...staff }),
    /202[67]/u,
  ],
  [
    'an exclusion by staff for good',
    'exclusionForGood',
    ({ id }) => excludeMember(rig.deps, { id, length: 'forever', ...staff }),
    /withdraw/u,
  ],
  [
    'an exclusion that ends on request',
    'playClosedOnRequest',
    async (one) => {
      rig.live.jurisdiction = { ...rig.live.jurisdiction, returnOnRequest: true };
      await takeBreak(one, 'P6M');
      rig.live.jurisdiction = { ...rig.live.jurisdiction, returnOnRequest: false };
    },
    /202[67]/u,
  ],
  [
    'an exclusion by staff that ends on request',
    'exclusionOnRequest',
    async ({ id }) => {
      rig.live.jurisdiction = { ...rig.live.jurisdiction, returnOnRequest: true };
      await excludeMember(rig.deps, { id, length: 'P6M', ...staff });
      rig.live.jurisdiction = { ...rig.live.jurisdiction, returnOnRequest: false };
    },
    /202[67]/u,
  ],
  [
    'an exclusion that another account brings',
    'playClosed',
    async (one) => {
      const email = `${one.account}@lumina.example`;
      await rig.database.pool.query('update member set email = $1 where id = $2', [email, one.id]);
      const other = await addPerson(rig, { profile: {}, email: email.toUpperCase() });
      await takeBreak(other, 'P6M');
      await rig.database.pool.query('delete from job; delete from outbox_message');
      return rig.call('session.login', { username: one.account, password: 'Foyer-2026' });
    },
    /202[67]/u,
  ],
  ['a limit that is set', 'limitSet', (one) => setLimit(one, '100.00'), /100/u],
  [
    'a limit that is tightened',
    'limitSet',
    async (one) => [await setLimit(one, '100.00'), await setLimit(one, '40.00')],
    /40/u,
  ],
  [
    'a looser limit that is asked for',
    'limitAsked',
    async (one) => [await setLimit(one, '50.00'), await setLimit(one, '900.00')],
    /900.*2026.*2026/su,
  ],
  ['a looser limit that is confirmed', 'limitRaised', (one) => loosen(one, '900.00', 1), /900/u],
  ['a removal that is confirmed', 'limitRemoved', (one) => loosen(one, null, 1), /daily|اليومي|araw-araw/iu],
  [
    'a looser limit that is cancelled',
    'limitKept',
    async (one) => {
      await setLimit(one, '50.00');
      await setLimit(one, '900.00');
      return rig.call('care.keepLimit', place, { token: one.token });
    },
    /50/u,
  ],
];
const languages = ['EN', 'AR', 'TY'] as const;
const cases = steps.flatMap((step) => languages.map((language) => [...step, language] as const));

describe('a confirmation leaves the house', () => {
  it.each(cases)('of %s (%s)', async (_, kind, take, says, language) => {
    rig.live.jurisdiction = {
      ...rig.live.jurisdiction,
      exclusions: ['P6M', 'P1Y', 'P5Y', 'forever'],
      helplineName: 'Hopeline',
      helplineContact: '1553',
    };
    const mobile = `+63917${String(Date.now()).slice(-4)}${String(Math.random()).slice(2, 5)}`;
    const person = await addPerson(rig, { mobile, language });
    await rig.database.pool.query('update member set email = $1 where id = $2', [
      `${person.account}@lumina.example`,
      person.id,
    ]);
    await take(person);
    await runJobs();
    const [message] = await rig.outbox.list({ search: `${person.account}@lumina.example`, limit: 1 });
    expect(message).toMatchObject({ kind, language });
    const text = message?.body ?? '';
    expect(text).toMatch(says);
    expect(text).toContain('Hopeline: 1553');
    expect(text).not.toMatch(/\{\{/u);
    if (kind.startsWith('play') || kind.startsWith('exclusion'))
      expect(text).toContain('https://portal.test/withdraw');
  });

  it('by SMS where there is no email address, and once, whichever node is alive', async () => {
    const person = await addPerson(rig, { mobile: '+639170099123' });
    await takeBreak(person, 'PT24H');
    await Promise.all([runJobs(), runJobs()]);
    const sent = await rig.outbox.list({ search: '+639170099123', limit: 5 });
    expect(sent.map(({ kind, channel }) => [kind, channel])).toEqual([['playClosed', 'sms']]);
  });
});
