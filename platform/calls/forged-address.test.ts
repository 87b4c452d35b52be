import { afterEach, expect, test } from 'vitest';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';
import { createMemberRig, type MemberRig } from '../member-rig.fake.ts';
import { createAvailabilityBackOffice } from '../play/availability/availability-back-office.ts';
import { readProxyTrust } from '../../server/infrastructure/http/trust-proxy.ts';

let rig: MemberRig | null = null;
afterEach(() => rig?.close());

const openRig = async (trust: string): Promise<MemberRig> => {
  const read = readProxyTrust(trust);
  if (typeof read === 'string') throw new Error(read);
  rig = await createMemberRig({ trustProxy: read });
  return rig;
};
/** What nginx forwards for a caller that sent a forged header: it appends the address that it saw. */
const caller = '203.0.113.9';
const forge = (count: number): string => `10.${count >> 8}.${count & 255}.1, ${caller}`;
const count = byEffort(300, 1_000);

for (const trust of ['1', '127.0.0.0/8,::1', '0']) {
  test(`no one of ${count} forged addresses passes the limit of a network (TRUST_PROXY=${trust})`, async () => {
    const { call } = await openRig(trust);
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1)
      statuses.push((await call('verification.challenge', { kind: 'work' }, { from: forge(index) })).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(30).filter((status) => status !== 429)).toEqual([]);
  });
}
test('no forged address passes a network that the platform is closed to', async () => {
  const { call, deps, app } = await openRig('1');
  await createAvailabilityBackOffice(deps).deny({
    kind: 'network',
    value: `${caller}/32`,
    note: 'closed',
    by: 'paula',
  });
  const answers = new Set<number>();
  for (let index = 0; index < count; index += 1)
    answers.add((await call('verification.challenge', { kind: 'work' }, { from: forge(index) })).status);
  expect([...answers]).toEqual([403]);
  expect((await call('verification.challenge', { kind: 'work' }, { from: '203.0.113.10' })).status).toBe(200);
  const status = await app.inject({
    url: '/wps/system/status?host=evil.test',
    headers: { merchant: 'demo', 'x-forwarded-host': 'evil.test', 'x-forwarded-for': '203.0.113.10' },
  });
  expect(status.body).not.toContain('evil.test');
});
