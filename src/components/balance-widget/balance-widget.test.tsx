// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { tokens } from '../styles/system-tokens.ts';
import { balanceWidgetDefinition } from './balance-widget.definition.ts';
import { BalanceWidgetView } from './balance-widget.tsx';

const props = { amount: '12345678901234567890.5', currency: 'PHP', symbol: '₱' };

describe('BalanceWidget', () => {
  it('shows every figure of the amount', () => {
    renderView(balanceWidgetDefinition, BalanceWidgetView, props);
    expect(screen.getByRole('group', { name: 'Balance' }).textContent).toBe('₱12,345,678,901,234,567,890.50');
  });

  it('hides the amount from eye and ear', () => {
    const { emit } = renderView(balanceWidgetDefinition, BalanceWidgetView, { ...props, hidden: true });
    expect(screen.getByRole('group').textContent).not.toContain('123');
    expect(screen.getByRole('img', { name: 'Hidden' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show balance' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('toggle');
  });

  it('asks once for a refresh while one is running', () => {
    const { emit, update } = renderView(balanceWidgetDefinition, BalanceWidgetView, props);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    update({ ...props, busy: true });
    fireEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('refresh');
  });

  it('shows a dash until the amount is there', () => {
    renderView(balanceWidgetDefinition, BalanceWidgetView, { currency: 'PHP' });
    expect(screen.getByRole('group').textContent).toBe('—');
  });

  it('has buttons of 24 pixels or more with space between them', () => {
    const { lower } = balanceWidgetDefinition;
    const { root, button } = lower.kind === 'view' ? lower.styles({}) : {};
    const pixels = (size: unknown): number =>
      16 * Number.parseFloat(String(new Map(Object.entries(tokens.sizes)).get(String(size))?.value));
    expect(pixels(button?.['width'])).toBeGreaterThanOrEqual(24);
    expect(pixels(button?.['height'])).toBeGreaterThanOrEqual(24);
    expect(pixels(root?.['gap'])).toBeGreaterThanOrEqual(4);
  });
});
