import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forever, measureLength, panicLength, readSpan } from '../../src/protocol/time/break-length.ts';
import { endOfTime } from '../../src/protocol/document/jurisdiction.ts';
import { marketProfiles } from '../../src/protocol/market-profiles.fake.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { addPerson } from './people.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

const dayMs = 86_400_000;
/** The end by another way than the program's: the calendar of the clock in UTC, give or take a day for the zone. */
function expectEnd(until: string, length: string): void {
  if (length === forever) {
    expect(until).toBe(endOfTime);
    return;
  }
  const now = rig.clock.now();
  const { unit = 'hour', count = 0 } = readSpan(length) ?? {};
  const months = { hour: 0, day: 0, week: 0, month: 1, year: 12 }[unit] * count;
  if (months === 0) {
    expect(Date.parse(until) - now.getTime()).toBe(measureLength(length) * 3_600_000);
    return;
  }
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + months);
  expect(Math.abs(Date.parse(until) - end.getTime())).toBeLessThanOrEqual(3 * dayMs);
}

const cases = Object.entries(marketProfiles).map(([market, profile]) => ({ market, profile }));

describe.each(cases)('in the market $market', ({ profile }) => {
  beforeAll(() => {
    rig.live.jurisdiction = { ...rig.live.jurisdiction, panicButton: false, ...profile };
  });

  it.each([...profile.timeOuts, ...profile.exclusions])(
    'a break of %s begins and closes play',
    async (length) => {
      const { id, token } = await addPerson(rig);
      const standing = (await rig.call('care.standing', {}, { token })).value;
      expect([standing.timeOuts, standing.exclusions]).toEqual([profile.timeOuts, profile.exclusions]);
      const foreseen = (await rig.call('care.breakEnd', { length }, { token })).value;
      const { status, value } = await rig.call('care.takeBreak', { length }, { token });
      expect([status, value]).toEqual([200, foreseen]);
      expectEnd(value.until, length);
      expect((await rig.call('member.info', {}, { token })).status).toBe(401);
      const row = await rig.deps.db
        .selectFrom('care_event')
        .select(['ends_at', 'is_exclusion'])
        .where('member_id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.ends_at?.toISOString()).toBe(value.until);
      expect(row.is_exclusion).toBe(profile.exclusions.includes(length) && measureLength(length) >= 48);
    },
  );

  it('a length that it does not name is refused, and so is one that is none', async () => {
    const { token } = await addPerson(rig);
    for (const length of ['P3Y', 'P45D'])
      expect((await rig.call('care.takeBreak', { length }, { token })).error.errorCode).toBe(
        'break.not-offered',
      );
    for (const length of ['PT1M', 'P0D', 'P1Y6M', ''])
      expect((await rig.call('care.takeBreak', { length }, { token })).status).toBe(400);
    rig.live.jurisdiction = { ...rig.live.jurisdiction, panicButton: true };
    expect((await rig.call('care.takeBreak', { length: panicLength }, { token })).status).toBe(200);
  });
});
