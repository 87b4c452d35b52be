import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../../src/protocol/operations.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { openSession } from '../sessions/sessions.ts';
import { type Answer, createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

let rig: MemberRig;
let token = '';
const mobileNum = '+639170000001';
const away = { from: '198.51.100.9' };
type Sent = Answer<{ readonly resendSeconds: number }>;
type Send = () => Promise<Sent>;

beforeAll(async () => {
  rig = await createSeededRig();
  rig.live.modules = { ...rig.live.modules, LOGINIPVERF3: true };
});
afterAll(() => rig.close());
beforeEach(async () => {
  const { pool } = rig.database;
  for (const table of ['limit_window', 'known_network', 'trusted_device', 'step_up', 'contact_change'])
    await pool.query(`delete from ${table}`);
  const { rows } = await pool.query<{ id: string }>(
    `update member set email = 'old@mail.example', mobile = $1, password_hash = 'plain:Foyer-2026',
      password_default = false where account = 'player' returning id`,
    [mobileNum],
  );
  const memberId = rows[0]?.id ?? '';
  await pool.query('insert into known_network values ($1, $2, $3)', [
    memberId,
    '203.0.113.7',
    rig.clock.now(),
  ]);
  token = await openSession(rig.deps, { memberId, network: '203.0.113.7', device: '' });
});

const human = async () => ({ humanToken: await rig.proveHuman() });
async function beginContact(): Promise<string> {
  const answer = await rig.call('contact.start', { kind: 'email', password: 'Foyer-2026' }, { token });
  return answer.value.ticket;
}
/** How each call is brought to its first code: what sends it, repeatedly. */
const flows: Readonly<Record<string, () => Promise<Send>>> = {
  'contact.sendOld': async () => {
    const ticket = await beginContact();
    return () => rig.call('contact.sendOld', { ticket }, { token });
  },
  'contact.sendNew': async () => {
    const ticket = await beginContact();
    await rig.database.pool.query('update contact_change set proven = true');
    return () => rig.call('contact.sendNew', { ticket, address: 'new@mail.example' }, { token });
  },
  'ownerProof.send': async () => {
    await rig.database.pool.query("update member set password_hash = null where account = 'player'");
    return () => rig.call('ownerProof.send', { via: 'sms' }, { token });
  },
  'session.sendStepUpCode': async () => {
    const login = { username: 'player', password: 'Foyer-2026', ...(await human()) };
    const { error } = await rig.call('session.login', login, away);
    const { ticket } = error.value as { readonly ticket: string };
    return () => rig.call('session.sendStepUpCode', { ticket, method: 'sms' }, away);
  },
  'verification.sendLoginCode': async () => async () =>
    rig.call('verification.sendLoginCode', { mobileNum, ...(await human()) }),
  'verification.sendRegisterCode': async () => async () =>
    rig.call('verification.sendRegisterCode', { mobileNo: '9175559999', ...(await human()) }),
  'verification.sendResetCode': async () => async () =>
    rig.call('verification.sendResetCode', { mobileNum, ...(await human()) }),
};
const tellsWait = ({ response }: { readonly response: JsonObject }) =>
  Object.hasOwn((response['properties'] ?? {}) as JsonObject, 'resendSeconds');

describe('the wait for the next code', () => {
  it('is known here for each call that sends one', () => {
    expect(operations.filter(tellsWait).map(({ name }) => name)).toEqual(Object.keys(flows).toSorted());
  });

  it.each([
    ['contact.sendOld', 60],
    ['contact.sendNew', 60],
    ['ownerProof.send', 60],
    ['session.sendStepUpCode', 60],
    ['verification.sendLoginCode', 60],
    // As long as the code is good (specification, section 9).
    ['verification.sendRegisterCode', 300],
    ['verification.sendResetCode', 300],
  ] as const)('of %s is the one that the server keeps, %i s', async (name, seconds) => {
    const send = await flows[name]?.();
    if (send === undefined) throw new Error(`expects ${name} among the flows`);
    expect((await send()).value.resendSeconds).toBe(seconds);
    const early = await send();
    expect([early.status, early.headers['retry-after']]).toEqual([429, String(seconds)]);
    // A page that asks again in the first second knows by it that a code is on its way.
    expect(early.value).toMatchObject({ sent: true });
    rig.clock.advance((seconds - 1) * 1_000);
    expect((await send()).headers['retry-after']).toBe('1');
    rig.clock.advance(1_000);
    expect((await send()).status).toBe(200);
  });
});
