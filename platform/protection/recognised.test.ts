import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberRig } from '../member-rig.fake.ts';
import { addPerson, type FakePerson } from './people.fake.ts';
import {
  addExcluded,
  addPaper,
  addPayout,
  inventPerson,
  logIn,
  openRecognitionRig,
  query,
  register,
  ways,
  type Known,
} from './recognised.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await openRecognitionRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.database.pool.query('delete from limit_window'));

describe('who is excluded', () => {
  it.each(Object.keys(ways))('is recognised by %s, and a stranger is not', async (name) => {
    const way = ways[name];
    if (way === undefined) throw new Error(`No way ${name}`);
    const stranger = await way(inventPerson());
    if (stranger.answer !== null && name !== 'provider without an account × email')
      expect(stranger.answer.error, 'a stranger').toEqual({});
    if (stranger.account !== null)
      expect((await logIn(stranger.account)).status, 'a stranger at login').toBe(200);
    const known = inventPerson();
    await addExcluded(known);
    const { account, answer } = await way(known);
    if (answer !== null) expect(answer.error.errorCode).toBe('account.on-break');
    if (account === null) return;
    expect((await logIn(account)).error.errorCode).toBe('account.on-break');
    expect((await rig.call('wallet.list', {}, { token: account.token })).status).toBe(401);
  });
});

const marksOf = async ({ id }: FakePerson): Promise<number> =>
  (await query(`select 1 from exclusion_mark where member_id = $1 and kind <> 'self'`, [id])).rowCount ?? 0;
const dayMs = 86_400_000;

describe('marks', () => {
  it('are those of now at each exclusion, and gone with the one before', async () => {
    const [first, later] = [inventPerson(), inventPerson()];
    const person = await addExcluded(first);
    rig.clock.advance(200 * dayMs);
    const isTaken = async ({ email }: Known) => (await register('member.register', { email })).status;
    expect(await isTaken(first)).toBe(200);
    await query('update member set email = $2, mobile = $3 where id = $1', [
      ...[person.id, later.email, `+63${later.phone}`],
    ]);
    // A break of a day is about the account: nothing of the exclusion before comes back with it.
    const { token } = (await logIn(person)).value;
    await rig.call('care.takeBreak', { length: 'PT24H' }, { token });
    expect((await register('member.register', { email: first.emailAgain })).status).toBe(200);
    rig.clock.advance(2 * dayMs);
    const { value } = await logIn(person);
    await rig.call('care.takeBreak', { length: 'P5Y' }, { token: value.token });
    expect((await register('member.register', { email: later.emailAgain })).error.errorCode).toBe(
      'account.on-break',
    );
    expect((await register('member.register', { email: first.emailAgain })).status).toBe(200);
  });

  it.each<readonly [string, (person: FakePerson, known: Known) => Promise<unknown>, object]>([
    [
      'a withdrawal account',
      ({ id }, { payout }) => addPayout(id, payout, 'Somebody Else'),
      { way: 'login × payout account' },
    ],
    ['a paper', ({ id }, { paper }) => addPaper(id, paper), { way: 'login × document' }],
    [
      'an address that staff correct',
      ({ id }, { email }) => query('update member set email = $2 where id = $1', [id, email]),
      { way: 'login × email' },
    ],
  ])('are renewed by %s that comes during the exclusion', async (_, give, { way }: { way?: string }) => {
    const [before, added] = [inventPerson(), inventPerson()];
    const person = await addExcluded(before);
    await give(person, added);
    const { answer } = (await ways[way ?? '']?.(added)) ?? { answer: null };
    expect(answer?.error.errorCode).toBe('account.on-break');
    // What was known before is known still.
    expect((await register('member.register', { email: before.emailAgain })).error.errorCode).toBe(
      'account.on-break',
    );
  });

  it('are made by exclusions of the days that the operator sets, and by no break of a day', async () => {
    const isTaken = async (exclusionKnownFromDays: number, length: 'P6M' | 'PT24H' | 'P6W') => {
      rig.live.jurisdiction = { ...rig.live.jurisdiction, exclusionKnownFromDays };
      const known = inventPerson();
      const person = await addPerson(rig, { email: known.email });
      await rig.call('care.takeBreak', { length }, { token: person.token });
      const { status } = await register('member.register', { email: known.emailAgain });
      return [status, await marksOf(person)];
    };
    expect(await isTaken(2, 'PT24H')).toEqual([200, 0]);
    expect(await isTaken(2, 'P6W')).toEqual([200, 0]);
    expect((await isTaken(2, 'P6M'))[0]).toBe(403);
    expect(await isTaken(365, 'P6M')).toEqual([200, 0]);
    rig.live.jurisdiction = { ...rig.live.jurisdiction, exclusionKnownFromDays: 2 };
  });
});
