import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJobRunner } from '../../server/infrastructure/jobs/job-runner.ts';
import { excludeMember } from '../identity/accounts/exclude-member.ts';
import { watchSessions } from '../identity/sessions/watch-sessions.ts';
import type { MemberRig } from '../member-rig.fake.ts';
import { hashToken } from '../calls/tokens.ts';
import { addPerson, type FakePerson } from './people.fake.ts';
import {
  addPaper,
  addPayout,
  inventPerson,
  openRecognitionRig,
  query,
  type Known,
} from './recognised.fake.ts';
import { createSpreadJobs } from './spread-exclusion.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await openRecognitionRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.database.pool.query('delete from limit_window; delete from job'));

const runJobs = () =>
  createJobRunner({
    db: rig.deps.db,
    clock: rig.clock,
    merchant: 'demo',
    notifications: rig.database.notifications,
    handlers: createSpreadJobs(rig.deps),
    onTrouble: (cause) => {
      throw cause;
    },
  }).runDue();
/** Until nothing is due: an account that an exclusion reaches may lead to a third one. */
const runAll = async (): Promise<void> => {
  while ((await runJobs()) > 0);
};

/** What makes an account one of the same person, as it is written there. */
const shared: Readonly<Record<string, (id: string, known: Known) => Promise<unknown>>> = {
  email: (id, { emailAgain }) => query('update member set email = $2 where id = $1', [id, emailAgain]),
  'name and birthday': (id, { nameAgain, birthday }) =>
    query('update member set profile = $2 where id = $1', [
      id,
      JSON.stringify({ payeeName: nameAgain, birthday }),
    ]),
  'name of a withdrawal account and birthday': async (id, { nameAgain, birthday }) => {
    await query('update member set profile = $2 where id = $1', [id, JSON.stringify({ birthday })]);
    await addPayout(id, `77 ${id} 11`, nameAgain);
  },
  'number in the profile': (id, { idNumber }) =>
    query('update member set profile = $2 where id = $1', [
      id,
      JSON.stringify({ idNumber: idNumber.toLowerCase().replace('id', 'Ｉd-') }),
    ]),
  'number of a paper': (id, { paper }) => addPaper(id, paper.toLowerCase()),
  'withdrawal account': (id, { payout }) => addPayout(id, payout.replaceAll(' ', '-'), 'Somebody Else'),
};
const addKnown = async (known: Known): Promise<FakePerson> => {
  const { email, phone, name, birthday, idNumber } = known;
  const profile = { payeeName: name, birthday, idNumber };
  const person = await addPerson(rig, { email, mobile: `+63${phone}`, profile });
  await addPayout(person.id, known.payout, name);
  await addPaper(person.id, known.paper);
  return person;
};
const isSignedIn = async ({ token }: FakePerson): Promise<boolean> =>
  (await rig.call('wallet.list', {}, { token })).status === 200;

const begins: Readonly<Record<string, (person: FakePerson) => Promise<unknown>>> = {
  'by the member': ({ token }) => rig.call('care.takeBreak', { length: 'P6M' }, { token }),
  'by staff': ({ id }) =>
    excludeMember(rig.deps, { id, length: 'P6M', reason: 'asked by letter', by: 'clara' }),
};
const cases = Object.keys(begins).flatMap((begin) =>
  Object.keys(shared).map((what) => [begin, what] as const),
);

describe('an exclusion', () => {
  it.each(cases)(
    '%s ends the sessions of an account with the same %s at other places',
    async (begin, what) => {
      const known = inventPerson();
      const [person, other, stranger] = [await addKnown(known), await addPerson(rig), await addPerson(rig)];
      await shared[what]?.(other.id, known);
      await shared[what]?.(stranger.id, inventPerson());
      const ended: (string | null)[] = [];
      const watching = await watchSessions({
        notifications: rig.database.notifications,
        tell: (session) => ended.push(session),
      });
      await begins[begin]?.(person);
      await runAll();
      expect(await Promise.all([other, stranger].map(isSignedIn))).toEqual([false, true]);
      // Open pages hear of it without a call.
      await expect.poll(() => ended).toContain(hashToken(other.token));
      await watching.stop();
      const { rows } = await query(
        `select (select break_until from member where id = $1) as first, m.break_until as second, is_exclusion
       from member m join care_event e on e.member_id = m.id where m.id = $2`,
        [person.id, other.id],
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        is_exclusion: true,
        second: (rows[0] as { readonly first: Date }).first,
      });
    },
  );

  it('goes from account to account, and ends there', async () => {
    const [known, later] = [inventPerson(), inventPerson()];
    const person = await addKnown(known);
    const [second, third] = [await addPerson(rig), await addPerson(rig)];
    await shared['email']?.(second.id, known);
    await addPaper(second.id, later.paper);
    await shared['number of a paper']?.(third.id, later);
    await begins['by the member']?.(person);
    await runAll();
    expect(await Promise.all([second, third].map(isSignedIn))).toEqual([false, false]);
    const { rows } = await query('select count(*)::int as count from care_event where member_id = any($1)', [
      [person.id, second.id, third.id],
    ]);
    expect(rows).toEqual([{ count: 3 }]);
  });

  it('leaves accounts alone where it is a time-out, and those that are closed for longer', async () => {
    const known = inventPerson();
    const [person, other] = [await addKnown(known), await addPerson(rig)];
    await shared['email']?.(other.id, known);
    await rig.call('care.takeBreak', { length: 'P6W' }, { token: person.token });
    await runAll();
    expect(await isSignedIn(other)).toBe(true);
    await rig.call('care.takeBreak', { length: 'P5Y' }, { token: other.token });
    const before = await query('select break_until from member where id = $1', [other.id]);
    await excludeMember(rig.deps, { id: person.id, length: 'P6M', reason: 'x', by: 'clara' }).catch(
      () => null,
    );
    await runAll();
    expect((await query('select break_until from member where id = $1', [other.id])).rows).toEqual(
      before.rows,
    );
  });
});
