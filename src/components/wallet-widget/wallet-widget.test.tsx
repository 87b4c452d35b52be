// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { walletWidgetDefinition } from './wallet-widget.definition.ts';
import { WalletWidgetView } from './wallet-widget.tsx';

const props = {
  label: 'Main wallet',
  amount: '1234.5',
  symbol: '₱',
  wallets: [{ id: 1, name: 'Demo', amount: '0.1' }],
  deposit: true,
  withdraw: true,
  collect: true,
};

describe('WalletWidget', () => {
  it('shows the main wallet and each sub wallet', () => {
    renderView(walletWidgetDefinition, WalletWidgetView, props);
    const wallet = screen.getByRole('region', { name: 'Main wallet' });
    expect(wallet.textContent).toContain('₱1,234.50');
    expect(screen.getByRole('listitem').textContent).toBe('Demo₱0.10');
  });

  it('hides every amount and says that it does', () => {
    const { container, emit } = renderView(walletWidgetDefinition, WalletWidgetView, props);
    fireEvent.click(screen.getByRole('button', { name: 'Hide amounts' }));
    expect(container.textContent).not.toMatch(/\d/);
    expect(screen.getAllByRole('img', { name: 'Hidden' })).toHaveLength(2);
    expect(emit).toHaveBeenCalledExactlyOnceWith('toggle');
    fireEvent.click(screen.getByRole('button', { name: 'Show amounts' }));
    expect(container.textContent).toContain('₱1,234.50');
  });

  it('leaves hiding to the page when the page keeps it', () => {
    const { container } = renderView(walletWidgetDefinition, WalletWidgetView, { ...props, hidden: true });
    fireEvent.click(screen.getByRole('button', { name: 'Show amounts' }));
    expect(container.textContent).not.toContain('1,234');
  });

  it('asks to refresh, pay in, pay out and collect', () => {
    const { emit } = renderView(walletWidgetDefinition, WalletWidgetView, props);
    for (const name of ['Refresh wallets', 'Deposit', 'Withdraw', 'Move everything to the main wallet'])
      fireEvent.click(screen.getByRole('button', { name }));
    expect(emit.mock.calls.map(([event]) => event)).toEqual(['refresh', 'deposit', 'withdraw', 'collect']);
  });

  it('does not ask twice while it is busy, and says that it is', () => {
    const { emit } = renderView(walletWidgetDefinition, WalletWidgetView, { ...props, busy: true });
    fireEvent.click(screen.getByRole('button', { name: 'Refresh wallets' }));
    fireEvent.click(screen.getByRole('button', { name: /Move everything/ }));
    expect(emit).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('Refreshing');
  });
});
