import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forever } from '../../src/protocol/time/break-length.ts';
import { defaultJurisdiction, endOfTime } from '../../src/protocol/document/jurisdiction.ts';
import { marketProfiles } from '../../src/protocol/market-profiles.fake.ts';
import { readMember } from '../identity/accounts/read-member.ts';
import { searchMembers } from '../identity/member-file/search-members.ts';
import { createJobRunner } from '../../server/infrastructure/jobs/job-runner.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { createConfirmationJobs } from './confirmations.ts';
import { addPerson, type FakePerson } from './people.fake.ts';
import { createSpreadJobs } from './spread-exclusion.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
  rig.live.modules = { ...rig.live.modules, GEETEST3: false };
});
afterAll(() => rig.close());
beforeEach(() =>
  rig.database.pool.query('delete from limit_window; delete from job; delete from outbox_message'),
);

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const runJobs = async (): Promise<void> => {
  const handlers = { ...createConfirmationJobs(rig.deps), ...createSpreadJobs(rig.deps) };
  const runner = createJobRunner({
    db: rig.deps.db,
    clock: rig.clock,
    merchant: 'demo',
    notifications: rig.database.notifications,
    handlers,
    onTrouble: (cause) => {
      throw cause;
    },
  });
  while ((await runner.runDue()) > 0);
};
const logIn = ({ account }: FakePerson) =>
  rig.call('session.login', { username: account, password: 'Foyer-2026' });
/** A session for withdrawals, as a member on a break has one. */
async function enter(person: FakePerson): Promise<string> {
  const { error } = await logIn(person);
  const { ticket } = error.value as { readonly ticket: string };
  return (await rig.call('session.enterOnBreak', { ticket }, {})).value.token;
}
const canPlay = async (person: FakePerson): Promise<boolean> => (await logIn(person)).status === 200;
const advanceTo = (moment: string | number): void => {
  const at = typeof moment === 'number' ? moment : Date.parse(moment);
  rig.clock.advance(at - rig.clock.now().getTime());
};

const base = () => ({ ...defaultJurisdiction, panicButton: false });
const cases = Object.entries(marketProfiles).flatMap(([market, profile]) =>
  profile.exclusions.map((length) => ({ market, profile, length })),
);
const timeOuts = Object.entries(marketProfiles).map(([market, profile]) => ({ market, profile }));

/** What the rules of a market say of an exclusion, in words of the test alone. */
function expectRule(
  market: string,
  length: string,
): { when: 'end' | 'early' | 'request' | 'never'; wait: number } {
  if (['Great Britain', 'Ontario'].includes(market)) return { when: 'request', wait: 24 };
  if (market === 'Malta') return { when: 'early', wait: length === forever ? 168 : 24 };
  // The first twelve months are closed: shorter ones end on request, at their end.
  if (market === 'Germany') return { when: length === forever ? 'early' : 'request', wait: 168 };
  if (market === 'Philippines') return { when: length === 'P6M' ? 'end' : 'early', wait: 24 };
  return { when: length === forever ? 'never' : 'end', wait: 0 };
}

describe.each(cases)('in the market $market, an exclusion of $length', ({ market, profile, length }) => {
  it('ends as the market says, and no sooner', async () => {
    rig.live.jurisdiction = { ...base(), ...profile };
    const { when, wait } = expectRule(market, length);
    const begun = rig.clock.now().getTime();
    const person = await addPerson(rig);
    const { until, onRequest } = (await rig.call('care.takeBreak', { length }, { token: person.token }))
      .value;
    if (when === 'never') expect(until).toBe(endOfTime);
    // Member, staff and the next login read the same of it, and no year 9999 but of one for good.
    expect(onRequest).toBe(when === 'request');
    expect((await logIn(person)).error.value).toMatchObject({ until, onRequest });
    expect(await readMember(rig.deps, person.id)).toMatchObject({
      breakUntil: until,
      isOnRequest: onRequest,
    });
    expect(await searchMembers(rig.deps, person.account)).toContainEqual(
      expect.objectContaining({ id: person.id, breakUntil: until, isOnRequest: onRequest }),
    );
    const token = await enter(person);
    const ask = () => rig.call('care.askReturn', {}, { token });
    const state = (await rig.call('care.returnState', {}, { token })).value;
    expect([state.endsAt, state.isOnRequest]).toEqual([until, when === 'request']);
    if (when === 'end' || when === 'never') {
      expect([state.from, (await ask()).error.errorCode]).toEqual([null, 'return.none']);
      advanceTo(when === 'end' ? Date.parse(until) + 1_000 : begun + 3_650 * dayMs);
      expect(await canPlay(person)).toBe(when === 'end');
      rig.clock.advance(-rig.clock.now().getTime() + begun);
      return;
    }
    const from = Date.parse(String(state.from));
    if (from > rig.clock.now().getTime()) {
      expect((await ask()).error.errorCode).toBe('return.too-early');
      advanceTo(from + 1_000);
    }
    expect(await canPlay(person)).toBe(false);
    const late = await enter(person);
    const asked = await rig.call('care.askReturn', {}, { token: late });
    const now = rig.clock.now().getTime();
    expect(asked.value.opensAt).toBe(new Date(now + wait * hourMs).toISOString());
    rig.clock.advance(wait * hourMs - 60_000);
    expect(await canPlay(person)).toBe(false);
    rig.clock.advance(120_000);
    expect(await canPlay(person)).toBe(true);
    rig.clock.advance(begun - rig.clock.now().getTime());
  });
});

describe.each(timeOuts)('in the market $market', ({ profile }) => {
  it('a time-out ends by its time, without a request', async () => {
    rig.live.jurisdiction = { ...base(), ...profile };
    const person = await addPerson(rig);
    const [length = ''] = profile.timeOuts;
    const { until } = (await rig.call('care.takeBreak', { length }, { token: person.token })).value;
    const token = await enter(person);
    expect((await rig.call('care.askReturn', {}, { token })).error.errorCode).toBe('return.none');
    const begun = rig.clock.now().getTime();
    advanceTo(Date.parse(until) + 1_000);
    expect(await canPlay(person)).toBe(true);
    rig.clock.advance(begun - rig.clock.now().getTime());
  });
});

describe('a return', () => {
  const openTwo = async (): Promise<readonly [FakePerson, FakePerson]> => {
    rig.live.jurisdiction = { ...base(), ...marketProfiles['Malta'] };
    const first = await addPerson(rig);
    const email = `${first.account}@lumina.example`;
    await rig.database.pool.query('update member set email = $1 where id = $2', [email, first.id]);
    const second = await addPerson(rig, { email: email.toUpperCase() });
    await rig.call('care.takeBreak', { length: 'P6M' }, { token: first.token });
    await runJobs();
    return [first, second];
  };

  it('reaches every account of the person, is confirmed by letter and is in the audit', async () => {
    const [first, second] = await openTwo();
    await rig.database.pool.query('delete from outbox_message');
    const token = await enter(second);
    expect((await rig.call('care.askReturn', {}, { token })).status).toBe(200);
    await runJobs();
    expect((await rig.outbox.list({ limit: 5 })).map(({ kind }) => kind)).toEqual(['returnAsked']);
    const { rows } = await rig.database.pool.query<{ entry: string }>(
      `select entry from operation_audit where entry like '%"member.return-ask"%' and entry like $1`,
      [`%"member:${second.id}"%`],
    );
    expect(rows.map(({ entry }) => JSON.parse(entry) as unknown)).toMatchObject([
      { action: 'member.return-ask', author: `member:${second.id}` },
    ]);
    rig.clock.advance(24 * hourMs + 60_000);
    expect([await canPlay(first), await canPlay(second)]).toEqual([true, true]);
  });

  it('is taken back in every account until play opens', async () => {
    const [first, second] = await openTwo();
    await rig.call('care.askReturn', {}, { token: await enter(first) });
    const kept = await rig.call('care.keepExclusion', {}, { token: await enter(second) });
    expect(kept.value).toMatchObject({ opensAt: null, canAsk: true });
    rig.clock.advance(40 * hourMs);
    expect([await canPlay(first), await canPlay(second)]).toEqual([false, false]);
    const token = await enter(first);
    expect((await rig.call('care.keepExclusion', {}, { token })).error.errorCode).toBe('return.none');
  });

  it('is none any more where a longer break begins, and holds to what is stricter', async () => {
    const [first] = await openTwo();
    const token = await enter(first);
    await rig.call('care.askReturn', {}, { token });
    expect((await rig.call('care.takeBreak', { length: 'P1Y' }, { token })).status).toBe(200);
    rig.clock.advance(30 * hourMs);
    expect(await canPlay(first)).toBe(false);
    const state = (await rig.call('care.returnState', {}, { token: await enter(first) })).value;
    expect([state.opensAt, state.canAsk]).toEqual([null, true]);
  });

  it('counts the rule of the day on which the exclusion began', async () => {
    const [first] = await openTwo();
    rig.live.jurisdiction = { ...base(), ...marketProfiles['Brazil'] };
    const asked = await rig.call('care.askReturn', {}, { token: await enter(first) });
    expect(asked.status).toBe(200);
  });

  it('is asked for once by two calls at the same time, and the database shortens no break without one', async () => {
    const [first, second] = await openTwo();
    const tokens = [await enter(first), await enter(second)];
    const answers = await Promise.all(tokens.map((token) => rig.call('care.askReturn', {}, { token })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await rig.database.pool.query(
      `select count(*)::int as count from care_event where what = 'returnAsked' and member_id = any($1)`,
      [[first.id, second.id]],
    );
    expect(rows).toEqual([{ count: 1 }]);
    await expect(
      rig.database.pool.query(
        "update member set break_until = break_until - interval '1 minute' where id = $1",
        [first.id],
      ),
    ).rejects.toThrow('never shortened');
  });
});
