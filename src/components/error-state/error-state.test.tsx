// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { errorStateDefinition } from './error-state.definition.ts';
import { ErrorStateView } from './error-state.tsx';

describe('ErrorState', () => {
  it('is announced, gives the code for support and asks for another try', () => {
    const { emit } = renderView(errorStateDefinition, ErrorStateView, {
      title: 'Not loaded',
      code: 'E42',
      retry: 'Try again',
    });
    expect(screen.getByRole('alert').textContent).toContain('Support code E42');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('retry');
  });

  it('has no button when another try makes no sense', () => {
    renderView(errorStateDefinition, ErrorStateView, { title: 'Not loaded' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
