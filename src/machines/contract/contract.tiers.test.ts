import { describe, expect, test } from 'vitest';
import {
  addRow,
  areCovered,
  draftOf,
  mostTiers,
  nameTierFaults,
  readTopRate,
  tidyTiers,
  tiersOf,
} from './contract.tiers.ts';

const tier = (bet: string, members: number, rate: string, loss = '0') => ({ bet, loss, members, rate });
const terms = (ownRate: string, currency = 'PHP') => ({ ownRate, currency });

describe('the tiers of an offer', () => {
  test('who reaches a tier that is an offer has reached an own tier of no lower rate', () => {
    let state = 7;
    const draw = (below: number): number => (state = (state * 48_271) % 2_147_483_647) % below;
    const make = () => tier(String(draw(6) * 100), draw(4), `${1 + draw(9)}.00`, String(draw(3) * 10));
    const isReached = (one: ReturnType<typeof make>, bets: number, loss: number, members: number): boolean =>
      bets >= Number(one.bet) &&
      (Number(one.loss) === 0 || loss >= Number(one.loss)) &&
      members >= one.members;
    let offers = 0;
    for (let count = 0; count < 3_000; count += 1) {
      const ownTiers = Array.from({ length: 1 + draw(3) }, make);
      const offered = make();
      const faults = nameTierFaults([offered], { ...terms(readTopRate(ownTiers)), ownTiers });
      if (Object.keys(faults).length > 0) continue;
      offers += 1;
      for (let bets = 0; bets <= 500; bets += 100)
        for (const loss of [0, 10, 20])
          for (let members = 0; members <= 3; members += 1)
            if (isReached(offered, bets, loss, members))
              expect(
                ownTiers.some(
                  (own) => Number(own.rate) >= Number(offered.rate) && isReached(own, bets, loss, members),
                ),
              ).toBe(true);
    }
    expect(offers).toBeGreaterThan(200);
  });

  test('rising tiers up to the own rate are an offer', () => {
    expect(nameTierFaults([tier('1000', 3, '5'), tier('2000', 3, '10.5')], terms('10.50'))).toEqual({});
    expect(nameTierFaults([tier('0', 0, '5'), tier('0', 0, '6', '100')], terms('10.50'))).toEqual({});
    expect(nameTierFaults([tier('0', 0, '5'), tier('0', 1, '6')], terms('10.50'))).toEqual({});
  });
  test.each([
    [[], { tiers: 'error.field.required' }],
    ['text', { tiers: 'error.field.required' }],
    [
      Array.from({ length: mostTiers + 1 }, (_, place) => tier(`${place}`, 0, `${place + 1}`)),
      { tiers: 'error.contract.too-many-tiers' },
    ],
    [[tier('1,00', 1, '5')], { 'tiers.0': 'error.contract.tier-invalid' }],
    [[tier('100', 1.5, '5')], { 'tiers.0': 'error.contract.tier-invalid' }],
    [[tier('100', Number.NaN, '5')], { 'tiers.0': 'error.contract.tier-invalid' }],
    [[tier('100', 1, '0.00')], { 'tiers.0': 'error.contract.tier-invalid' }],
    [[tier('100', 1, '5', '-1')], { 'tiers.0': 'error.contract.tier-invalid' }],
    [[null], { 'tiers.0': 'error.contract.tier-invalid' }],
    [[tier('100', 1, '10.51')], { 'tiers.0': 'error.contract.rate-too-high' }],
    [[tier('100', 2, '5'), tier('100', 2, '6')], { 'tiers.1': 'error.contract.not-rising' }],
    [[tier('100', 2, '5'), tier('200', 1, '6')], { 'tiers.1': 'error.contract.not-rising' }],
    [[tier('100', 2, '5', '9'), tier('200', 2, '6', '8')], { 'tiers.1': 'error.contract.not-rising' }],
    [[tier('100', 2, '5'), tier('200', 2, '5')], { 'tiers.1': 'error.contract.not-rising' }],
  ])('%j is none', (tiers, faults) => {
    expect(nameTierFaults(tiers, terms('10.50'))).toEqual(faults);
  });
  test('are written with two places, and their top rate is the highest', () => {
    const tiers = [tier('1000', 3, '5'), tier('2000.5', 3, '10.5', '7')];
    expect(tidyTiers(tiers, 'PHP')[1]).toEqual({ bet: '2000.50', loss: '7.00', members: 3, rate: '10.50' });
    expect(readTopRate(tiers)).toBe('10.50');
    expect(readTopRate([])).toBe('0.00');
  });
});

describe('the rows of the form', () => {
  test('begin with one that asks for nothing, and give back the tiers they came from', () => {
    expect(draftOf([])).toEqual([{ key: '1', bet: '0', loss: '0', members: '0', rate: '', fixed: '0' }]);
    const tiers = [tier('1000.00', 3, '5.00'), tier('2000.00', 3, '10.50')];
    expect(tiersOf(draftOf(tiers))).toEqual(tiers);
  });
  test('a new row has its own key and copies the last row except its rate', () => {
    const rows = addRow(draftOf([tier('1000.00', 3, '5.00')]));
    expect(rows[1]).toEqual({ key: '2', bet: '1000.00', loss: '0', members: '3', rate: '', fixed: '0' });
    expect(addRow(rows.slice(1)).map(({ key }) => key)).toEqual(['2', '3']);
  });
  test('a number that is none is found', () => {
    const rows = [{ key: '1', bet: '0', loss: '0', members: 'many', rate: '5', fixed: '0' }];
    expect(nameTierFaults(tiersOf(rows), terms('10'))).toEqual({ 'tiers.0': 'error.contract.tier-invalid' });
  });
});

describe('a fixed amount', () => {
  const paying = (rate: string, fixed: string, bet = '100') => ({ ...tier(bet, 1, rate), fixed });
  test.each([
    ['alone', [paying('', '50.00')], {}],
    ['alone, with a rate of nothing', [paying('0', '50')], {}],
    ['beside a rate', [paying('1.00', '50.00')], {}],
    ['of nothing, and no rate', [paying('', '0.00')], { 'tiers.0': 'error.contract.tier-invalid' }],
    ['that is none', [paying('1.00', 'fifty')], { 'tiers.0': 'error.contract.tier-invalid' }],
    ['below nothing', [paying('1.00', '-1')], { 'tiers.0': 'error.contract.tier-invalid' }],
    [
      'with more places than money has',
      [paying('1.00', '1.001')],
      { 'tiers.0': 'error.contract.tier-invalid' },
    ],
    ['beside a rate that is none', [paying('much', '50')], { 'tiers.0': 'error.contract.tier-invalid' }],
    ['that rises at one rate', [paying('1.00', '50'), paying('1.00', '60', '200')], {}],
    [
      'that is the same at one rate',
      [paying('1.00', '50'), paying('1.00', '50.00', '200')],
      { 'tiers.1': 'error.contract.not-rising' },
    ],
    [
      'that falls while the rate rises',
      [paying('1.00', '50'), paying('2.00', '40', '200')],
      { 'tiers.1': 'error.contract.not-rising' },
    ],
  ])('%s', (_, tiers, faults) => {
    expect(nameTierFaults(tiers, terms('10'))).toEqual(faults);
  });

  test.each([
    ['as high as the own one', paying('1.00', '50'), true],
    ['less than the own one', paying('', '49.99'), true],
    ['above the own one', paying('1.00', '50.01'), false],
    ['for less bets', paying('', '10', '99.99'), false],
    ['alone at a higher rate', paying('2.00', '10'), false],
  ])('is promised below where it is %s: %#', (_, offered, isCovered) => {
    const own = { ownTiers: [paying('1.00', '50.00')] };
    expect(Object.keys(nameTierFaults([offered], { ...terms('10'), ...own })).length === 0).toBe(isCovered);
    expect(areCovered([offered], own.ownTiers)).toBe(isCovered);
    // Who has a rate alone gives no fixed amount out of it.
    expect(areCovered([offered], [tier('100', 1, '10.00')])).toBe(false);
  });

  test('is written with its places, and left out where there is none', () => {
    expect(tidyTiers([paying('1', '50'), paying('2', '0.00', '200')], 'PHP')).toEqual([
      { bet: '100.00', loss: '0.00', members: 1, rate: '1.00', fixed: '50.00' },
      { bet: '200.00', loss: '0.00', members: 1, rate: '2.00' },
    ]);
  });
});
