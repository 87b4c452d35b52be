// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { statisticCardDefinition } from '../statistic-card/statistic-card.definition.ts';
import { moneyDefinition } from './money.definition.ts';
import { MoneyView } from './money.tsx';

it('Money shows an amount in the language of the page, and a dash until it is there', () => {
  const { container, update } = renderView(moneyDefinition, MoneyView, { amount: null, symbol: '₱' });
  expect(container.textContent).toBe('—');
  update({ amount: '930131.9', symbol: '₱' });
  expect(container.textContent).toBe('₱930,131.90');
});

it('Money is on the side of the page, also where nothing else is in its line', () => {
  // An amount has no letters, so its direction is that of English: in Arabic it would be on the far side.
  for (const definition of [moneyDefinition, statisticCardDefinition]) {
    const styles = definition.lower.kind === 'view' ? Object.values(definition.lower.styles({})) : [];
    const isolated = styles.filter(({ unicodeBidi }) => unicodeBidi === 'isolate');
    expect(isolated.map(({ textAlign }) => textAlign)).toEqual(['match-parent']);
  }
});
