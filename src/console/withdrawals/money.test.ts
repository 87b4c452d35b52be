import { expect, it } from 'vitest';
import { showMoney } from './money.ts';

it('shows every digit of an amount that no float can hold', () => {
  expect(showMoney('90071992547409.93', 'PHP')).toBe('₱90,071,992,547,409.93');
  expect(showMoney('90071992547409931.07', 'PHP')).toBe('₱90,071,992,547,409,931.07');
  expect(showMoney('0.10', 'PHP')).toBe('₱0.10');
});
