import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
let token = '';
const logIn = async (username: string): Promise<string> =>
  (
    await rig.call('session.login', {
      username,
      password: 'Foyer-2026',
      humanToken: await rig.proveHuman(),
    })
  ).value.token;
beforeAll(async () => {
  rig = await createSeededRig();
  await rig.database.pool.query(
    `update member set profile = '{"invitedBy":"LUMINA"}' where account = 'player'`,
  );
  token = await logIn('player');
});
afterAll(() => rig.close());

const save = (values: Readonly<Record<string, string>>) => rig.call('member.saveProfile', values, { token });

describe('the profile', () => {
  it('changes what is sent, and leaves the rest as it was', async () => {
    expect((await save({ telegram: ' @mayari ', occupation: 'Teacher' })).value.telegram).toBe('@mayari');
    expect((await save({ occupation: '' })).value).toMatchObject({ telegram: '@mayari', occupation: '' });
    const { rows } = await rig.database.pool.query(`select profile from member where account = 'player'`);
    expect(rows[0]).toMatchObject({ profile: { invitedBy: 'LUMINA', telegram: '@mayari' } });
  });

  it('takes final details once, tells the member, and refuses another value at the field', async () => {
    const birthday = '1990-02-28';
    expect((await save({ payeeName: 'Mayari Dela Cruz', birthday })).value.fixed).toEqual([
      'payeeName',
      'birthday',
    ]);
    const refused = await save({ payeeName: 'Ana Cruz', telegram: '@other' });
    expect([refused.status, refused.error.fields]).toEqual([409, { payeeName: 'profile.fixed' }]);
    expect((await save({ payeeName: '' })).status).toBe(409);
    const { value } = await rig.call('member.profile', {}, { token });
    expect(value).toMatchObject({ payeeName: 'Mayari Dela Cruz', birthday, telegram: '@mayari' });
    // The same value is no change: a second press does not fail.
    expect((await save({ payeeName: 'Mayari Dela Cruz' })).status).toBe(200);
    const { rows } = await rig.database.pool.query(
      `select count(*)::int as count from inbox_message where title = 'Your personal details were saved'`,
    );
    expect(rows[0]).toEqual({ count: 1 });
  });

  it('refuses at each field, and keeps nothing of a refused form', async () => {
    const refused = await save({ birthday: '2030-01-01', nationality: 'XX', zalo: '1', nickname: 'Kept?' });
    expect(refused.error.fields).toMatchObject({
      zalo: 'field.too-short',
      nationality: 'field.invalid',
      birthday: 'field.date',
    });
    expect((await rig.call('member.profile', {}, { token })).value.nickname).not.toBe('Kept?');
  });

  it('is called by the account where the nickname is emptied', async () => {
    expect((await save({ nickname: 'Yari' })).value.nickname).toBe('Yari');
    expect((await save({ nickname: '' })).value.nickname).toBe('player');
  });

  it('excludes a member whose new details are those of an excluded person', async () => {
    const person = { payeeName: 'Luz Santos', birthday: '1988-08-08' };
    await rig.database.pool.query(
      `update member set profile = '{}' where account in ('newbie', 'traveller')`,
    );
    const first = await logIn('newbie');
    await rig.call('member.saveProfile', person, { token: first });
    await rig.call('care.takeBreak', { length: 'P1Y' }, { token: first });
    const second = await logIn('traveller');
    expect((await rig.call('member.saveProfile', person, { token: second })).status).toBe(200);
    const { rows } = await rig.database.pool.query(
      `select account, break_until > '2026-12-01' as excluded from member where account in ('newbie', 'traveller')
        order by account`,
    );
    expect(rows).toEqual([
      { account: 'newbie', excluded: true },
      { account: 'traveller', excluded: true },
    ]);
  });
});
