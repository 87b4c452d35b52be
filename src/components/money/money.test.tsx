// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { moneyDefinition } from './money.definition.ts';
import { MoneyView } from './money.tsx';

it('Money shows an amount in the language of the page, and a dash until it is there', () => {
  const { container, update } = renderView(moneyDefinition, MoneyView, { amount: null, symbol: '₱' });
  expect(container.textContent).toBe('—');
  update({ amount: '930131.9', symbol: '₱' });
  expect(container.textContent).toBe('₱930,131.90');
});
