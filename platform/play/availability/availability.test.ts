import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { findBrokenOperation } from '../../../server/infrastructure/audit/operation-audit.fake.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { createAvailabilityBackOffice } from './availability-back-office.ts';
import { watchAvailability } from './watch-availability.ts';

let rig: MemberRig;
let backOffice: ReturnType<typeof createAvailabilityBackOffice>;
const by = 'paula';
beforeAll(async () => {
  rig = await createSeededRig();
  backOffice = createAvailabilityBackOffice(rig.deps);
});
afterAll(() => rig.close());

const logIn = async (): Promise<string> => {
  const humanToken = await rig.proveHuman();
  const { value } = await rig.call('session.login', {
    username: 'player',
    password: 'Foyer-2026',
    humanToken,
  });
  return value.token;
};
const ask = () =>
  rig.call('games.hot', { merchantCode: 'demo', isPlatform: 2, platform: 'web', language: 'EN' });
const codeOf = (failed: Promise<unknown>): Promise<string> =>
  failed.then(
    () => 'accepted',
    (error: unknown) => (error instanceof AppError ? error.code : 'another'),
  );

describe('maintenance of the whole platform', () => {
  it('refuses calls with 503 and the time, except those a player still needs, and opens automatically', async () => {
    const token = await logIn();
    const pending = await rig.call('withdrawals.form', {}, { token });
    expect((await backOffice.read()).state).toBe('none');
    // 16:10 in Manila is 08:10 UTC; the clock of the test is set to 08:00.
    await backOffice.close({
      from: '2026-06-01T16:10',
      until: '2026-06-01T17:00',
      zone: 'Asia/Manila',
      note: 'disks',
      by,
    });
    expect((await backOffice.read()).state).toBe('planned');
    expect((await ask()).status).toBe(200);

    rig.clock.advance(11 * 60_000);
    expect((await backOffice.read()).state).toBe('closed');
    const refused = await rig.call('wallet.balance', { typeId: 0 }, { token });
    expect([refused.status, refused.error.errorCode]).toEqual([503, 'system.maintenance']);
    const period = {
      maintainTime: Date.parse('2026-06-01T08:10:00Z'),
      endTime: Date.parse('2026-06-01T09:00:00Z'),
    };
    expect(refused.error.value).toEqual({ content: { data: period } });
    expect(refused.headers['retry-after']).toBe(String(49 * 60));
    const upload = await rig.app.inject({
      method: 'POST',
      url: '/wps/member/uploads',
      headers: { merchant: 'demo', authorization: token, 'content-type': 'image/png' },
      payload: Buffer.from('x'),
    });
    expect(upload.statusCode).toBe(503);
    const { value } = await rig.call('system.status', {});
    expect(value).toMatchObject({ maintenance: true, maintenancePeriod: period, regionRestriction: false });

    rig.clock.advance(49 * 60_000);
    expect((await backOffice.read()).state).toBe('none');
    expect((await rig.call('system.status', {})).value).toMatchObject({
      maintenance: false,
      maintenancePeriod: null,
    });
    // The session, and what was under way, outlived it.
    expect((await rig.call('withdrawals.form', {}, { token })).value).toEqual(pending.value);
  });

  it('lasts until somebody opens it where no end is given, and lets people sign out meanwhile', async () => {
    const token = await logIn();
    await backOffice.close({ from: '', until: '', zone: 'UTC', note: 'a leak', by });
    const { error, headers } = await rig.call('wallet.balance', { typeId: 0 }, { token });
    expect(error.value).toMatchObject({ content: { data: { endTime: null } } });
    expect(headers['retry-after']).toBe('60');
    expect((await rig.call('session.logout', {}, { token })).status).toBe(200);
    await backOffice.open({ note: 'mended', by });
    expect((await ask()).status).toBe(200);
    expect(await codeOf(backOffice.open({ note: 'again', by }))).toBe('opening.not-closed');
  });

  it('takes no times that are none, and changes nothing then', async () => {
    const closure = { from: '', until: '', zone: 'Asia/Manila', note: 'x', by };
    for (const [request, code] of [
      [{ ...closure, until: '2026-05-31T12:00' }, 'opening.times'],
      [{ ...closure, from: '2026-06-03T12:00', until: '2026-06-02T12:00' }, 'opening.times'],
      [{ ...closure, from: 'soon' }, 'schedule.time-unknown'],
      [{ ...closure, zone: 'Mars/Olympus' }, 'schedule.time-unknown'],
      [{ ...closure, from: '2027-03-28T02:30', zone: 'Europe/Berlin' }, 'schedule.time-gap'],
    ] as const)
      expect(await codeOf(backOffice.close(request))).toBe(code);
    expect((await backOffice.read()).closure).toBeNull();
  });
});

describe('places that the platform is closed to', () => {
  const callFrom = (headers: Record<string, string>) =>
    rig.app.inject({
      method: 'GET',
      url: '/wps/relay/GCSGAME_hotGamesV2?merchantCode=demo&isPlatform=2&platform=web&language=EN',
      headers: { merchant: 'demo', ...headers },
    });

  it('are refused with 403 by network and by country, and nobody else is', async () => {
    await backOffice.deny({ kind: 'network', value: '198.51.100.0/24', note: 'licence', by });
    await backOffice.deny({ kind: 'country', value: 'fr', note: 'licence', by });
    const inside = await callFrom({ 'x-forwarded-for': '198.51.100.9' });
    expect([inside.statusCode, inside.json<{ errorCode: string }>().errorCode]).toEqual([
      403,
      'region.blocked',
    ]);
    expect((await callFrom({ 'x-forwarded-for': '::ffff:198.51.100.9' })).statusCode).toBe(403);
    expect((await callFrom({ 'x-forwarded-for': '198.51.101.9' })).statusCode).toBe(200);
    expect((await callFrom({ 'x-country': 'FR' })).statusCode).toBe(403);
    expect((await callFrom({ 'x-country': 'PH' })).statusCode).toBe(200);
    const status = await rig.app.inject({
      method: 'GET',
      url: '/wps/system/status',
      headers: { merchant: 'demo', 'x-country': 'FR' },
    });
    expect(status.json<{ value: object }>().value).toMatchObject({ regionRestriction: true, location: 'FR' });
    await backOffice.allow({ kind: 'country', value: 'FR', note: 'new licence', by });
    await backOffice.allow({ kind: 'network', value: '198.51.100.0/24', note: 'mistake', by });
    expect((await callFrom({ 'x-forwarded-for': '198.51.100.9', 'x-country': 'FR' })).statusCode).toBe(200);
  });

  it('are countries of two letters and networks that exist, each once', async () => {
    const place = { kind: 'network', note: 'x', by } as const;
    for (const value of ['10.0.0.0/33', 'everywhere', '1.2.3', '::1/129', '1.2.3.4/-1', '1.2.3.4/8/8'])
      expect(await codeOf(backOffice.deny({ ...place, value }))).toBe('opening.place-unknown');
    expect(await codeOf(backOffice.deny({ kind: 'country', value: 'France', note: 'x', by }))).toBe(
      'opening.place-unknown',
    );
    await backOffice.deny({ ...place, value: '2001:DB8::1' });
    expect(await codeOf(backOffice.deny({ ...place, value: '2001:db8::1/128' }))).toBe('opening.place-known');
    expect(await codeOf(backOffice.allow({ ...place, value: '192.0.2.1/32' }))).toBe(
      'opening.place-unlisted',
    );
    await backOffice.allow({ ...place, value: '2001:db8::1/128' });
  });
});

describe('the console’s part', () => {
  it('keeps who closed and opened, and why, in a chain that holds', async () => {
    const { db } = rig.database;
    const rows = await db.selectFrom('operation_audit').select('entry').orderBy('position').execute();
    const actions = rows.map(({ entry }) => (JSON.parse(entry) as { action: string; author: string }).action);
    expect(actions).toEqual([
      'platform.close',
      'platform.close',
      'platform.open',
      'region.deny',
      'region.deny',
      'region.allow',
      'region.allow',
      'region.deny',
      'region.allow',
    ]);
    expect(await findBrokenOperation(db, 'demo')).toBeNull();
  });

  it('reaches open browsers immediately, and again when the closure ends on schedule', async () => {
    const told: boolean[] = [];
    const { db, notifications } = rig.database;
    const now = { ms: rig.clock.now().getTime() };
    const clock = { now: () => new Date(now.ms) };
    const watch = await watchAvailability({
      db,
      merchant: 'demo',
      clock,
      notifications,
      tell: (isClosed) => told.push(isClosed),
      onTrouble: (cause) => {
        throw cause;
      },
    });
    const wait = async (count: number): Promise<void> => {
      await expect.poll(() => told.length, { timeout: 15_000 }).toBe(count);
    };
    await backOffice.close({ from: '', until: '', zone: 'UTC', note: 'x', by });
    await wait(1);
    await db
      .updateTable('platform_closure')
      .set({ ends_at: new Date(now.ms + 60) })
      .execute();
    await backOffice.deny({ kind: 'network', value: '192.0.2.0/24', note: 'x', by });
    await wait(2);
    now.ms += 120;
    await wait(3);
    expect(told).toEqual([true, true, false]);
    await watch.stop();
  });
});
