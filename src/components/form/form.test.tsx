// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { formDefinition } from './form.definition.ts';

const fields = (
  <>
    <input aria-label="Name" />
    <input aria-label="Number" required />
    <button type="button">Look</button>
    <button type="submit">Send</button>
  </>
);

describe('Form', () => {
  it('does on Enter in a field what its button does, once', async () => {
    const emit = vi.fn();
    renderHost(formDefinition, {}, fields, emit);
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana{Enter}');
    expect(emit.mock.calls).toEqual([['submit']]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(emit).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Look' }));
    expect(emit).toHaveBeenCalledTimes(2);
  });

  it('never writes what was typed into an address', () => {
    const { container } = renderHost(formDefinition, { label: 'Account' }, fields);
    expect(container.querySelector('form')?.getAttribute('method')).toBe('dialog');
    expect(screen.getByRole('form', { name: 'Account' })).toBeTruthy();
  });
});
