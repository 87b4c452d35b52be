import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { panicLength, type BreakLength } from '../../src/protocol/time/break-length.ts';
import { defaultJurisdiction, limitKinds, limitPeriods } from '../../src/protocol/document/jurisdiction.ts';
import { marketProfiles } from '../../src/protocol/market-profiles.fake.ts';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { addPerson } from './people.fake.ts';

let rig: MemberRig;
beforeAll(async () => {
  rig = await createSeededRig();
  rig.live.modules = { ...rig.live.modules, GEETEST3: false };
});
afterAll(() => rig.close());
beforeEach(() => rig.database.pool.query('delete from limit_window'));

/** Every way that a break of one of the markets begins and ends. */
const profiles = Object.values(marketProfiles);
const kinds = {
  'the stop button': { length: panicLength, rules: { panicButton: true } },
  ...Object.fromEntries(
    [...new Set(profiles.flatMap(({ timeOuts }) => timeOuts))].map((length) => [
      `a time-out of ${length}`,
      { length, rules: { timeOuts: [length], exclusions: [] } },
    ]),
  ),
  ...Object.fromEntries(
    [...new Set(profiles.flatMap(({ exclusions }) => exclusions))].flatMap((length) => [
      [`an exclusion of ${length}`, { length, rules: { exclusions: [length] } }],
      [
        `an exclusion of ${length} that ends on request`,
        { length, rules: { exclusions: [length], returnOnRequest: true } },
      ],
    ]),
  ),
} satisfies Record<string, { readonly length: BreakLength; readonly rules: object }>;
const breaks = Object.entries(kinds).map(([name, kind]) => ({ name, ...kind }));
const places = limitKinds.flatMap((kind) => limitPeriods.map((period) => ({ kind, period })));

it('is about every kind of limit and of break', () => {
  expect(places).toHaveLength(9);
  expect(breaks.length).toBeGreaterThan(20);
});

describe.each(takeShare(breaks, 4))('on $name', ({ length, rules }) => {
  it('each limit can be set and lowered, and none raised, removed or confirmed', async () => {
    rig.live.jurisdiction = {
      ...defaultJurisdiction,
      ...rules,
      limitKinds: [...limitKinds],
      limitPeriods: [...limitPeriods],
    };
    const { account, token: before } = await addPerson(rig);
    const inWords = (kind: string, amount: number): string =>
      kind === 'session' ? String(amount) : `${amount}.00`;
    // Set before the break, and a higher one that could be confirmed a day later.
    for (const place of places)
      for (const amount of [60, 90])
        expect(
          (
            await rig.call(
              'care.setLimit',
              { ...place, amount: inWords(place.kind, amount) },
              { token: before },
            )
          ).status,
        ).toBe(200);
    const { value: begun } = await rig.call('care.takeBreak', { length }, { token: before });
    expect(begun.until).toBeDefined();
    rig.clock.advance(23 * 3_600_000);
    const { error } = await rig.call('session.login', { username: account, password: 'Foyer-2026' });
    const { ticket } = error.value as { readonly ticket: string };
    const { token } = (await rig.call('session.enterOnBreak', { ticket })).value;
    const call = { token };
    for (const place of places) {
      const id = `${place.kind}.${place.period}`;
      const read = async () =>
        (await rig.call('care.standing', {}, call)).value.limits.find((one) => one.id === id);
      const set = (amount: number | null) =>
        rig.call(
          'care.setLimit',
          { ...place, amount: amount === null ? null : inWords(place.kind, amount) },
          call,
        );
      for (const refused of [
        await set(61),
        await set(null),
        await rig.call('care.confirmLimit', place, call),
      ])
        expect([refused.status, refused.error.errorCode], id).toEqual([403, 'account.on-break']);
      expect(await read(), id).toMatchObject({ amount: inWords(place.kind, 60), change: 'cooling' });
      // The higher one that was asked for before is cancelled, alone or by a lower one.
      expect((await rig.call('care.keepLimit', place, call)).status, id).toBe(200);
      expect((await set(59)).status, id).toBe(200);
      expect((await set(59)).status, id).toBe(200);
      expect(await read(), id).toMatchObject({ amount: inWords(place.kind, 59), change: 'none', next: null });
      expect((await set(60)).error.errorCode, id).toBe('account.on-break');
    }
  });

  it('a first limit of each kind can be set', async () => {
    const { account, token: before } = await addPerson(rig);
    await rig.call('care.takeBreak', { length }, { token: before });
    const { error } = await rig.call('session.login', { username: account, password: 'Foyer-2026' });
    const { ticket } = error.value as { readonly ticket: string };
    const { token } = (await rig.call('session.enterOnBreak', { ticket })).value;
    for (const place of places) {
      expect((await rig.call('care.setLimit', { ...place, amount: '30' }, { token })).status).toBe(200);
      expect((await rig.call('care.setLimit', { ...place, amount: null }, { token })).status).toBe(403);
    }
    const { limits } = (await rig.call('care.standing', {}, { token })).value;
    expect(limits.filter(({ amount }) => amount === null)).toEqual([]);
  });
});
