import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

const minute = 60_000;
let rig: MemberRig;
let token = '';
const logIn = async (): Promise<string> => {
  const login = { username: 'player', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
  return (await rig.call('session.login', login)).value.token;
};
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  const { pool } = rig.database;
  await pool.query(
    `delete from limit_window; update member set password_hash = 'plain:Foyer-2026', password_default = false,
      mobile = '+639170000001', email = 'owner@mail.example' where account = 'player'`,
  );
  token = await logIn();
  await pool.query(`update member set password_hash = null where account = 'player'`);
});

const read = async () => (await rig.call('ownerProof.read', {}, { token })).value;
const send = (via: 'sms' | 'email' = 'sms', as = token) =>
  rig.call('ownerProof.send', { via }, { token: as });
const confirm = (code: string, as = token) => rig.call('ownerProof.confirm', { code }, { token: as });
const change = () => rig.call('dataExport.request', { password: 'any' }, { token });
const readCode = async (to: string): Promise<string> =>
  (await rig.outbox.list({ search: to, limit: 1 }))[0]?.code ?? '';
const other = (code: string): string => (code === '000000' ? '111111' : '000000');

describe('an account without a password', () => {
  it('reads beforehand how long its login is good, and where a code can go', async () => {
    expect(await read()).toEqual({
      hasPassword: false,
      freshSeconds: 600,
      sms: expect.stringContaining('•') as string,
      email: expect.stringContaining('@mail.example') as string,
    });
    rig.clock.advance(11 * minute);
    expect((await read()).freshSeconds).toBe(0);
    await rig.database.pool.query(`update member set mobile = null, email = null where account = 'player'`);
    expect(await read()).toMatchObject({ sms: '', email: '' });
    expect((await send()).error.errorCode).toBe('stepup.method');
  });

  it.each([
    ['sms', '9170000001'],
    ['email', 'owner@mail.example'],
  ] as const)('gets a code by %s in place of the login, good for ten minutes and once', async (via, to) => {
    rig.clock.advance(11 * minute);
    expect((await change()).error.errorCode).toBe('login.recent-needed');
    expect((await send(via)).value).toEqual({ expiredMinutes: 10, resendSeconds: 60 });
    const code = await readCode(to);
    expect((await confirm(code)).value).toEqual({ freshSeconds: 600 });
    expect((await confirm(code)).error).toMatchObject({ errorCode: 'sms.code-expired' });
    expect((await read()).freshSeconds).toBe(600);
    expect((await change()).error.errorCode).not.toBe('login.recent-needed');
    rig.clock.advance(10 * minute + 1);
    expect((await change()).error.errorCode).toBe('login.recent-needed');
  });

  it('loses the code after five wrong ones and after ten minutes', async () => {
    await send();
    const code = await readCode('9170000001');
    const codes: unknown[] = [];
    const left: unknown[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await confirm(other(code));
      codes.push(answer.error.errorCode);
      left.push(answer.value);
    }
    expect(left).toEqual([4, 3, 2, 1, 0].map((attemptsLeft) => ({ attemptsLeft })));
    codes.push((await confirm(code)).error.errorCode);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'sms.code-wrong'), 'sms.code-expired']);
    rig.clock.advance(minute);
    await send();
    const late = await readCode('9170000001');
    rig.clock.advance(10 * minute + 1);
    expect((await confirm(late)).error.errorCode).toBe('sms.code-expired');
  });

  it('proves the session that it is typed into, and no other one; no other member has a code by it', async () => {
    const { pool } = rig.database;
    await pool.query(`update member set password_hash = 'plain:Foyer-2026' where account = 'player'`);
    const thief = await logIn();
    const login = { username: 'agent', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
    const stranger = (await rig.call('session.login', login)).value.token;
    await pool.query(`update member set password_hash = null where account = 'player'`);
    rig.clock.advance(11 * minute);
    await send();
    const code = await readCode('9170000001');
    expect((await confirm(code, stranger)).error.errorCode).toBe('sms.code-expired');
    expect((await confirm(code)).status).toBe(200);
    expect((await rig.call('ownerProof.read', {}, { token: thief })).value.freshSeconds).toBe(0);
  });

  it('takes one of two right answers at the same moment', async () => {
    await send();
    const code = await readCode('9170000001');
    const answers = await Promise.all([confirm(code), confirm(code), confirm(code)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('waits a minute for the next code, and gets six in an hour', async () => {
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
    const statuses: number[] = [];
    // The failed ask counted as well: that one and six more.
    for (let code = 0; code < 5; code += 1) {
      rig.clock.advance(6 * minute);
      statuses.push((await send()).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});

it('an account with a password gets no code: its password is asked for', async () => {
  await rig.database.pool.query(
    `update member set password_hash = 'plain:Foyer-2026' where account = 'player'`,
  );
  expect((await read()).hasPassword).toBe(true);
  expect((await send()).error.errorCode).toBe('stepup.method');
});
