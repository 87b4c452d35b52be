// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { alertDefinition } from './alert.definition.ts';
import { AlertView } from './alert.tsx';

describe('Alert', () => {
  it('interrupts for a danger and waits for a success', () => {
    const { update } = renderView(
      alertDefinition,
      AlertView,
      { tone: 'danger', title: 'No' },
      { children: 'Try again' },
    );
    expect(screen.getByRole('alert').textContent).toBe('NoTry again');
    update({ tone: 'success' });
    expect(screen.getByRole('status').textContent).toBe('Try again');
  });

  it('is taken away by its button', () => {
    renderView(alertDefinition, AlertView, { tone: 'info', dismissible: true }, { children: 'Hello' });
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
