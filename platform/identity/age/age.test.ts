import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../src/protocol/operations.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { readUnfreezings } from '../accounts/freeze-member.ts';
import { openSession } from '../sessions/sessions.ts';
import { readSentCode, writePerson } from '../registration/registration.fake.ts';
import { big, createLotteryRig, type LotteryRig } from '../../lottery/lottery-rig.fake.ts';
import { createReviews } from '../../rewards/reviews.ts';

let rig: LotteryRig;
beforeAll(async () => {
  rig = await createLotteryRig();
  const asked = { enabled: true, required: false, order: 165, patternId: 0, minLength: 1, maxLength: 40 };
  rig.live.fields = { ...rig.live.fields, birthday: asked };
});
afterAll(() => rig.close());

let people = 20;
/** A member of one test alone, who registered without a birthday. */
const addMember = async () => {
  people += 1;
  const account = `person${people}`;
  const from = `198.51.100.${people}`;
  const person = writePerson(people);
  await rig.call('verification.sendRegisterCode', { mobileNo: String(person.mobileNum) }, { from });
  const verificationCode = await readSentCode(rig, `+63${String(person.mobileNum)}`);
  const { value, error } = await rig.call(
    'member.register',
    { ...person, verificationCode, login: true },
    { from },
  );
  expect(error).toEqual({});
  return { account, token: value.token };
};
const addPicture = async (account: string): Promise<string> => {
  const id = `paper-${account}`;
  await rig.database.pool.query(
    `insert into upload (id, member_id, type, name, size, sha256, bytes, created_at)
      select $1, id, 'image/png', 'id.png', 1, '', '1', $2 from member where account = $3`,
    [id, rig.clock.now(), account],
  );
  return id;
};
const readMember = async (account: string) =>
  (
    await rig.database.pool.query<{ id: string; frozen: boolean; profile: JsonObject }>(
      'select id, frozen, profile from member where account = $1',
      [account],
    )
  ).rows[0];

/** Every call that takes a birthday, with one. */
const entries: Readonly<Record<string, (birthday: string) => Promise<{ status: number; error: object }>>> = {
  'member.register': (birthday) => rig.call('member.register', { ...writePerson(11), birthday }),
  'member.registerMobile': (birthday) =>
    rig.call('member.registerMobile', { ...writePerson(12), username: undefined, birthday } as never),
  'member.checkRegistration': (birthday) =>
    rig.call('member.checkRegistration', { ...writePerson(13), method: 'username', birthday } as never),
  'member.saveProfile': async (birthday) =>
    rig.call('member.saveProfile', { birthday }, { token: (await addMember()).token }),
  'identity.send': async (birthday) => {
    const { account, token } = await addMember();
    const proofs = [await addPicture(account)];
    return rig.call('identity.send', { type: 'passport', birthday, proofs }, { token });
  },
  'agent.openAccount': async (birthday) => {
    const password = 'Kalye-9041-luntian';
    const token = await rig.logIn('agent');
    return rig.call('agent.openAccount', { account: 'batang1', type: 0, password, birthday }, { token });
  },
};

const enter = (name: string, birthday: string) => {
  const entry = entries[name];
  if (entry === undefined) throw new Error(`No way to enter a birthday by ${name}`);
  return entry(birthday);
};

describe('a birthday', () => {
  it('is taken by the calls that are known here, and by no other', () => {
    const takes = operations.filter(({ request }) =>
      Object.hasOwn((request['properties'] ?? {}) as object, 'birthday'),
    );
    // The check of a registration takes the fields of any form.
    const names = [...takes.map(({ name }) => name), 'member.checkRegistration'];
    expect(names.toSorted()).toEqual(Object.keys(entries).toSorted());
  });

  it.each(Object.keys(entries))('that is no day of the past is refused at its field by %s', async (name) => {
    for (const birthday of ['2030-01-01', 'abcdefghij', '2015-02-30', '1899-12-31', '2026-06-02']) {
      const { status, error } = await enter(name, birthday);
      expect([name, birthday, status, error]).toMatchObject([
        name,
        birthday,
        400,
        { fields: { birthday: 'field.date' } },
      ]);
    }
  });

  it.each(Object.keys(entries))('below the age is refused at its field by %s', async (name) => {
    // The clock of the rig is at 1 June 2026, and the age is 21.
    const { status, error } = await enter(name, '2005-06-02');
    expect(error).toMatchObject({ fields: { birthday: 'field.too-young' } });
    const endsPlay = ['member.saveProfile', 'identity.send'].includes(name);
    expect(status).toBe(endsPlay ? 403 : 400);
  });
});

describe('a member who is too young', () => {
  it('plays no more: sessions end, tickets are given back, money stays, and staff is told', async () => {
    const account = 'player';
    const token = await rig.logIn(account);
    const before = await rig.balanceOf(account);
    const launch = await rig.openLaunch(token);
    expect((await rig.bet(token, { lines: [big], sum: '2.00' })).status).toBe(200);
    expect(await rig.balanceOf(account)).toBe(before - 200n);
    const saved = await rig.call(
      'member.saveProfile',
      { birthday: '2015-01-01', occupation: 'x' },
      { token },
    );
    expect(saved.error).toMatchObject({
      errorCode: 'account.under-age',
      fields: { birthday: 'field.too-young' },
    });
    expect(await readMember(account)).toMatchObject({ frozen: true });
    expect((await readMember(account))?.profile).not.toHaveProperty('birthday');
    expect(await rig.balanceOf(account)).toBe(before);
    const stake = await rig.wallet({ call: 'stake', launch, round: 'r1', amount: '1.00' });
    expect(stake.code).toBe('account.frozen');
    const after = await rig.call('wallet.balance', {}, { token });
    expect([after.status, after.error.value]).toMatchObject([401, { reason: 'suspended' }]);
    const again = await rig.call('session.login', { username: account, password: 'Foyer-2026' });
    expect(again.error.errorCode).toBe('account.frozen');
    const open = (await createReviews(rig.deps).list()).open.filter((one) => one.account === account);
    expect(open).toMatchObject([
      { kind: 'age', status: 'open', title: 'Date of birth 2015-01-01 (11 years; 21 are wanted)' },
    ]);
  });

  it('stays suspended where staff says it is right, and is proposed to a second person where it was a mistake', async () => {
    const reviews = createReviews(rig.deps);
    const judge = async (status: 'approved' | 'rejected') => {
      const { account, token } = await addMember();
      await rig.call('member.saveProfile', { birthday: '2010-01-01' }, { token });
      const found = (await reviews.list()).open.find((one) => one.account === account);
      const decision = {
        kind: 'age',
        id: found?.id ?? '',
        status,
        remark: 'Passport seen.',
        by: 'cashier',
      } as const;
      await reviews.decide(decision);
      await expect(reviews.decide(decision)).rejects.toMatchObject({ code: 'review.decided' });
      expect(await readMember(account)).toMatchObject({ frozen: true });
      return account;
    };
    const stays = await judge('approved');
    const mistaken = await judge('rejected');
    const { waiting } = await readUnfreezings(rig.deps);
    expect(waiting.map((one) => one.account)).toEqual([mistaken]);
    expect(waiting.map((one) => one.account)).not.toContain(stays);
    expect(waiting[0]).toMatchObject({ note: 'Passport seen.', freeze: { by: 'foyer' } });
  });

  it('is found by a birthday that was kept before it was judged, at the first call that plays or pays', async () => {
    const { account, token } = await addMember();
    const { id } = (await readMember(account)) ?? { id: '' };
    await rig.database.pool.query(`update member set profile = '{"birthday":"2012-03-04"}' where id = $1`, [
      id,
    ]);
    const other = await openSession(rig.deps, { memberId: id, network: '203.0.113.7', device: '' });
    const refused = await rig.call('games.launch', { nodeId: '10001' }, { token });
    expect(refused.error.errorCode).toBe('account.under-age');
    expect((await rig.call('wallet.balance', {}, { token: other })).status).toBe(401);
  });
});

describe('who approves a paper', () => {
  it('reads both ages, and whether the days differ', async () => {
    const { account, token } = await addMember();
    await rig.call('member.saveProfile', { birthday: '1990-02-28' }, { token });
    const proofs = [await addPicture(account)];
    await rig.call('identity.send', { type: 'passport', birthday: '1991-02-28', proofs }, { token });
    const [paper] = (await createReviews(rig.deps).list()).open.filter((one) => one.account === account);
    expect(paper?.comment).toContain('Born by the paper: 1991-02-28 (35 years; 21 are wanted)');
    expect(paper?.comment).toContain('by the profile: 1990-02-28 (36 years; 21 are wanted)');
    expect(paper?.comment).toContain('THE DAYS DIFFER');
  });

  it('proves the birthday of who had stated none', async () => {
    const { account, token } = await addMember();
    const proofs = [await addPicture(account)];
    await rig.call('identity.send', { type: 'passport', birthday: '1991-02-28', proofs }, { token });
    const reviews = createReviews(rig.deps);
    const [paper] = (await reviews.list()).open.filter((one) => one.account === account);
    await reviews.decide({
      kind: 'document',
      id: paper?.id ?? '',
      status: 'approved',
      remark: '',
      by: 'cashier',
    });
    expect((await readMember(account))?.profile).toMatchObject({ birthday: '1991-02-28' });
  });
});
