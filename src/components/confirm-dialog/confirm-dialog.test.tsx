// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { confirmDialogDefinition } from './confirm-dialog.definition.ts';
import { ConfirmDialogView } from './confirm-dialog.tsx';

const props = {
  title: 'Log out?',
  message: 'You can come back.',
  confirm: 'Log out',
  cancel: 'Stay',
  open: true,
};

describe('ConfirmDialog', () => {
  it('is an alert dialog with a name and a description, the focus on the safe answer', () => {
    renderView(confirmDialogDefinition, ConfirmDialogView, props);
    const dialog = screen.getByRole('alertdialog', { name: 'Log out?' });
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('You can come back.');
    expect(document.activeElement?.textContent).toBe('Stay');
  });

  it('takes Escape for the safe answer', () => {
    const { emit } = renderView(confirmDialogDefinition, ConfirmDialogView, props);
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('cancel');
  });

  it('confirms once: not again while it is busy', () => {
    const { emit, update } = renderView(confirmDialogDefinition, ConfirmDialogView, props);
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    update({ ...props, busy: true });
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('confirm');
  });

  it('is not in the page while closed', () => {
    renderView(confirmDialogDefinition, ConfirmDialogView, { ...props, open: false });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
