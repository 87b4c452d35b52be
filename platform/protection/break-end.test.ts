import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { endOfBreak } from './end-of-break.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

const tryLogIn = async (username: string) =>
  rig.call('session.login', { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() });
const logIn = async (username: string): Promise<string> => (await tryLogIn(username)).value.token;

/** Members who take a break of that length. */
const breakers = { PT24H: 'bayani', P6W: 'dalisay', P6M: 'hiraya', P5Y: 'luntian' } as const;

describe('the end of a break', () => {
  it.each(['PT24H', 'P6W', 'P6M', 'P5Y'] as const)(
    'of %s is what was said before it began',
    async (length) => {
      const session = { token: await logIn(breakers[length]) };
      const foreseen = (await rig.call('care.breakEnd', { length }, session)).value;
      expect((await rig.call('member.info', {}, session)).value.breakUntil).toBeNull();
      expect((await rig.call('care.takeBreak', { length }, session)).value).toEqual(foreseen);
    },
  );

  it('is that of the running one where a shorter one is asked for, and only those that end a day later are offered', async () => {
    const enter = async (): Promise<string> => {
      const { ticket } = (await tryLogIn(breakers.P6M)).error.value as { ticket: string };
      return (await rig.call('session.enterOnBreak', { ticket })).value.token;
    };
    const inside = await enter();
    rig.clock.advance(3_600_000);
    const running = (await rig.call('member.info', {}, { token: inside })).value.breakUntil;
    expect((await rig.call('care.breakEnd', { length: 'PT24H' }, { token: inside })).value.until).toBe(
      running,
    );
    expect((await rig.call('care.standing', {}, { token: inside })).value).toMatchObject({
      timeOuts: [],
      exclusions: ['P1Y', 'P5Y'],
      panicButton: false,
    });
    // A day later the same length ends a day later.
    rig.clock.advance(23 * 3_600_000 - 1);
    const later = { token: await enter() };
    expect((await rig.call('care.standing', {}, later)).value.exclusions).toEqual(['P1Y', 'P5Y']);
    rig.clock.advance(1);
    expect((await rig.call('care.standing', {}, later)).value.exclusions).toEqual(['P6M', 'P1Y', 'P5Y']);
    expect((await rig.call('care.standing', {}, { token: await logIn('agent') })).value).toMatchObject({
      timeOuts: ['PT24H', 'P7D', 'P30D', 'P6W'],
      panicButton: true,
    });
  });

  it.each([
    ['2026-08-31T10:00:00.000Z', 'P6M', 'UTC', '2027-02-28T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 'P1Y', 'UTC', '2029-02-28T10:00:00.000Z'],
    ['2026-06-01T08:00:00.000Z', 'P5Y', 'UTC', '2031-06-01T08:00:00.000Z'],
    ['2026-06-01T08:00:00.000Z', 'P6W', 'UTC', '2026-07-13T08:00:00.000Z'],
    // In Manila it is the 1st of September already.
    ['2026-08-31T20:15:42.007Z', 'P6M', 'Asia/Manila', '2027-02-28T20:15:42.007Z'],
    ['2026-08-30T20:15:00.000Z', 'P6M', 'Asia/Manila', '2027-02-27T20:15:00.000Z'],
    // Summer and winter: the clock on the wall shows the same.
    ['2026-07-15T10:00:00.000Z', 'P6M', 'Europe/Berlin', '2027-01-15T11:00:00.000Z'],
    // 02:30 is skipped there on that day.
    ['2025-09-28T00:30:00.000Z', 'P6M', 'Europe/Berlin', '2026-03-28T01:30:00.000Z'],
    ['2025-09-29T00:30:00.000Z', 'P6M', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ] as const)('that begins %s for %s in %s is %s', (from, length, zone, end) => {
    expect(endOfBreak(new Date(from), length, zone).toISOString()).toBe(end);
  });
});
