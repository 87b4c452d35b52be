import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberRig } from '../member-rig.fake.ts';
import { createReviews } from '../rewards/reviews.ts';
import { addPerson, type FakePerson } from './people.fake.ts';
import { addPayout, inventPerson, logIn, openRecognitionRig, query, type Known } from './recognised.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await openRecognitionRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.database.pool.query('delete from limit_window'));

describe('who is only like an excluded person', () => {
  let next = 0;
  const reviews = () => createReviews(rig.deps);
  const hintsOf = async ({ account }: FakePerson) =>
    (await reviews().list()).open.filter((one) => one.kind === 'likeness' && one.account === account);
  const profiles: Readonly<Record<string, (known: Known) => Promise<FakePerson>>> = {
    'name without a birthday': ({ name }) => addPerson(rig, { profile: { payeeName: name } }),
    'name in another order': ({ nameAgain }) => addPerson(rig, { profile: { payeeName: nameAgain } }),
    'one letter off': ({ name }) =>
      addPerson(rig, { profile: { payeeName: name.replace('Cruz', 'Crux'), birthday: '1985-04-12' } }),
    'one letter more': ({ name }) => addPerson(rig, { profile: { payeeName: `${name}z` } }),
    'an initial between': ({ name }) =>
      addPerson(rig, { profile: { payeeName: name.replace(' ', ' R. '), birthday: '1985-04-12' } }),
    'one name less': ({ name }) => addPerson(rig, { profile: { payeeName: name.replace('María ', '') } }),
    'the same address': () =>
      addPerson(rig, { profile: { currentAddress: `Quezon City, 12 Mabini Street ${next}` } }),
    'the same account at another bank': async ({ payout }) => {
      const person = await addPerson(rig);
      await query(
        `insert into payout_account (member_id, kind, provider, number, holder, created_at)
           values ($1, 'bank', 'OTHER', $2, 'Somebody Else', now())`,
        [person.id, payout],
      );
      return person;
    },
    'the same network and device': async () => {
      const person = await addPerson(rig);
      await query(
        `insert into member_login (member_id, at, way, outcome, device, network)
           values ($1, $2, 'password', 'accepted', 'Firefox on Linux', $3)`,
        [person.id, rig.clock.now(), `192.0.2.${next % 250}`],
      );
      return person;
    },
  };
  async function addLike(name: string) {
    next += 1;
    const known = inventPerson();
    const excluded = await addPerson(rig, {
      profile: {
        payeeName: known.name,
        birthday: known.birthday,
        permanentAddress: `12 Mabini Street ${next}, Quezon City`,
      },
    });
    await query(
      `insert into member_login (member_id, at, way, outcome, device, network)
         values ($1, $2, 'password', 'accepted', 'Firefox on Linux', $3)`,
      [excluded.id, rig.clock.now(), `192.0.2.${next % 250}`],
    );
    await addPayout(excluded.id, known.payout, known.name);
    const { error } = await rig.call('care.takeBreak', { length: 'P6M' }, { token: excluded.token });
    expect(error).toEqual({});
    const make = profiles[name];
    if (make === undefined) throw new Error(`No likeness ${name}`);
    const person = await make(known);
    expect((await logIn(person)).status).toBe(200);
    return { excluded, person };
  }

  it.each(Object.keys(profiles))('by %s plays, and is open work for staff', async (name) => {
    const { excluded, person } = await addLike(name);
    const hints = await hintsOf(person);
    expect(hints.map(({ title }) => title)).toEqual([excluded.account]);
    expect(hints[0]?.comment).toMatch(/alike|address|network|payments/u);
  });

  it('is excluded to the same day where staff find one person, and asked about once where they do not', async () => {
    const one = await addLike('one letter off');
    const [hint] = await hintsOf(one.person);
    const decision = { kind: 'likeness', remark: 'papers', by: 'clara' } as const;
    await reviews().decide({ ...decision, id: hint?.id ?? '', status: 'approved' });
    expect((await logIn(one.person)).error.errorCode).toBe('account.on-break');
    const other = await addLike('one letter more');
    const [second] = await hintsOf(other.person);
    await reviews().decide({ ...decision, id: second?.id ?? '', status: 'rejected' });
    expect((await logIn(other.person)).status).toBe(200);
    expect(await hintsOf(other.person)).toEqual([]);
    await expect(
      reviews().decide({ ...decision, id: second?.id ?? '', status: 'approved' }),
    ).rejects.toMatchObject({ code: 'review.decided' });
  });

  it('is nobody whose name is another one', async () => {
    const known = inventPerson();
    const excluded = await addPerson(rig, { profile: { payeeName: `Ana ${known.name}` } });
    await rig.call('care.takeBreak', { length: 'P6M' }, { token: excluded.token });
    for (const payeeName of ['Ana', 'Pedro Penduko', 'Luisa Cruz'])
      expect(await hintsOf(await loggedIn(payeeName)), payeeName).toEqual([]);
  });
  async function loggedIn(payeeName: string): Promise<FakePerson> {
    const person = await addPerson(rig, { profile: { payeeName } });
    await logIn(person);
    return person;
  }
});
