import { createDecipheriv } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { maskNetwork } from './login-history.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

async function logIn(username: string, from = '203.0.113.7', password = 'Foyer-2026') {
  const humanToken = await rig.proveHuman();
  return rig.call('session.login', { username, password, humanToken }, { from });
}
const signIn = async (username: string, from?: string): Promise<string> =>
  (await logIn(username, from)).value.token;
const list = async (token: string) => (await rig.call('devices.list', {}, { token })).value.list;

describe('the devices of a member', () => {
  it('are listed with this one first, and tell neither token nor whole network', async () => {
    const here = await signIn('player');
    rig.clock.advance(60_000);
    const there = await signIn('player', '198.51.100.20');
    const devices = await list(here);
    expect(devices.map(({ current, network }) => [current, network])).toEqual([
      [true, '203.0.113.•••'],
      [false, '198.51.100.•••'],
    ]);
    expect(JSON.stringify(devices)).not.toContain(there);
    expect(maskNetwork('2001:db8:1:2::/64')).toBe('2001:db8:•••');
  });

  it('are signed out one by one or all but this one, and never somebody else’s', async () => {
    const here = await signIn('player');
    const there = await signIn('player');
    const stranger = await signIn('agent');
    const [foreign] = await list(stranger);
    const [ownDevice, next] = await list(here);
    await rig.call('devices.end', { id: foreign?.id ?? '' }, { token: here });
    // Logging out is the way to end the own one.
    await rig.call('devices.end', { id: ownDevice?.id ?? '' }, { token: here });
    expect((await list(here))[0]?.current).toBe(true);
    expect((await rig.call('member.info', {}, { token: stranger })).status).toBe(200);

    expect(next?.current).toBe(false);
    const left = (await rig.call('devices.end', { id: next?.id ?? '' }, { token: here })).value.list;
    expect(left.map(({ id }) => id)).not.toContain(next?.id);
    const alone = (await rig.call('devices.end', { id: null }, { token: here })).value.list;
    expect(alone).toHaveLength(1);
    expect((await rig.call('member.info', {}, { token: there })).status).toBe(401);
    expect((await rig.call('member.info', {}, { token: here })).status).toBe(200);
  });

  it('say that it was another device that signed them out, and nothing of a token that never was', async () => {
    const here = await signIn('player');
    const there = await signIn('player');
    await rig.call('devices.end', { id: null }, { token: here });
    const codeOf = async (token: string) => (await rig.call('member.info', {}, { token })).error.errorCode;
    expect(await codeOf(there)).toBe('duplicateLogin');
    expect(await codeOf('never-a-token')).toBe('login.not.session');
    await rig.call('session.logout', {}, { token: here });
    expect(await codeOf(here)).toBe('login.not.session');
  });
});

describe('the login history', () => {
  it('has logins and refused tries, the newest first, of the member alone', async () => {
    const token = await signIn('newbie', '192.0.2.1');
    expect((await logIn('newbie', '192.0.2.99', 'Wrong-2026')).status).toBe(400);
    await logIn('nobody-at-all', '192.0.2.99', 'Wrong-2026');
    const { value } = await rig.call('devices.logins', {}, { token });
    expect(value.content.map(({ way, outcome, network }) => [way, outcome, network])).toEqual([
      ['password', 'refused', '192.0.2.•••'],
      ['password', 'accepted', '192.0.2.•••'],
    ]);
    const demo = (await rig.call('session.trial', {})).value.token;
    const ownLogins = (await rig.call('devices.logins', {}, { token: demo })).value;
    expect(ownLogins.content.map(({ way }) => way)).toEqual(['demo']);
  });

  it('keeps the newest two hundred', async () => {
    const { db } = rig.database;
    const token = await signIn('expired');
    const { id } = await db
      .selectFrom('member')
      .select('id')
      .where('account', '=', 'expired')
      .executeTakeFirstOrThrow();
    const now = rig.clock.now();
    const row = { member_id: id, at: now, way: 'sms', outcome: 'accepted', device: '', network: '' } as const;
    await db
      .insertInto('member_login')
      .values(Array.from({ length: 250 }, () => row))
      .execute();
    await signIn('expired');
    const { value } = await rig.call('devices.logins', { page: 1, size: 50 }, { token });
    expect(value.totalCount).toBe(200);
    expect(value.content[0]?.way).toBe('password');
  });
});

/** The eight characters at the end are the key of the rest: DES, which is triple DES with one key three times. */
const unpack = (path: string): string => {
  const decipher = createDecipheriv('des-ede3-ecb', path.slice(-8).repeat(3), null);
  return decipher.update(path.slice(0, -8), 'base64', 'utf8') + decipher.final('utf8');
};
describe('the link to customer service', () => {
  it('is refused where the key is no point of the curve, and counted', async () => {
    const bad = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
    expect((await rig.call('support.link', { key: bad })).status).toBe(400);
    expect((await rig.call('support.link', { key: 'short' })).status).toBe(400);
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const key = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey)).toString('base64url');
    const { value } = await rig.call('support.link', { key });
    expect(value.version.pathList).toHaveLength(1);
    expect(value.version.pathList[0]?.path).not.toContain('sandbox');
    // Without a key, as other clients of this family unpack it.
    const [plain] = (await rig.call('support.link', {})).value.version.pathList;
    expect(unpack(plain?.path ?? '')).toMatch(/^https?:\/\//);
    const { info } = (await rig.call('system.status', {})).value;
    expect(info.customerService).toEqual([{ csType: 'chat', path: plain?.path }]);
    let status = 200;
    for (let turn = 0; turn < 25 && status === 200; turn += 1)
      status = (await rig.call('support.link', { key })).status;
    expect(status).toBe(429);
  });
});
