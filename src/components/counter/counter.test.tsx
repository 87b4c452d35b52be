// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { counterDefinition } from './counter.definition.ts';
import { CounterView } from './counter.tsx';

describe('Counter', () => {
  it('shows nothing for zero and stops at 99', () => {
    const { update } = renderView(counterDefinition, CounterView, {
      value: 0,
      label: 'No messages',
      icon: 'bell',
    });
    expect(screen.getByRole('img', { name: 'No messages' }).textContent).toBe('');
    update({ value: 120, label: '120 messages', icon: 'bell' });
    expect(screen.getByRole('img', { name: '120 messages' }).textContent).toBe('99+');
  });

  it('is a link when it has a route', () => {
    const { runtime } = renderView(counterDefinition, CounterView, {
      value: 2,
      label: 'Mail',
      icon: 'bell',
      route: 'messages',
    });
    fireEvent.click(screen.getByRole('link', { name: 'Mail' }));
    expect(runtime.calls.navigate).toEqual([['messages']]);
  });
});
