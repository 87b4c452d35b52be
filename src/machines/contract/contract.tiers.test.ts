import { expect, test } from 'vitest';
import { nameTierFaults } from './contract.tiers.ts';

const tier = (amount: string, members: number, rate: string) => ({ amount, members, rate });

test('rising tiers up to the own rate are an offer', () => {
  expect(nameTierFaults([tier('1000', 3, '5'), tier('2000', 3, '10.5')], '10.50')).toEqual({});
});
test.each([
  [[], { tiers: 'error.field.required' }],
  ['text', { tiers: 'error.field.required' }],
  [[tier('1,00', 1, '5')], { 'tiers.0': 'error.contract.tier-invalid' }],
  [[tier('100', 1.5, '5')], { 'tiers.0': 'error.contract.tier-invalid' }],
  [[null], { 'tiers.0': 'error.contract.tier-invalid' }],
  [[tier('100', 1, '10.51')], { 'tiers.0': 'error.contract.rate-too-high' }],
  [[tier('100', 2, '5'), tier('100', 2, '6')], { 'tiers.1': 'error.contract.not-rising' }],
  [[tier('100', 2, '5'), tier('200', 1, '6')], { 'tiers.1': 'error.contract.not-rising' }],
  [[tier('100', 2, '5'), tier('200', 2, '5')], { 'tiers.1': 'error.contract.not-rising' }],
])('%j is none', (tiers, faults) => {
  expect(nameTierFaults(tiers, '10.50')).toEqual(faults);
});
