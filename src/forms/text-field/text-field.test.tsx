// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../../components/render-definition.fake.tsx';
import { textFieldDefinition } from './text-field.definition.ts';
import { TextFieldView } from './text-field.tsx';

describe('TextField', () => {
  it('is an input joined with its label, hint and error', () => {
    renderView(textFieldDefinition, TextFieldView, {
      label: 'Mobile',
      name: 'mobile',
      kind: 'tel',
      hint: 'With country code',
      error: 'Too short',
      autocomplete: 'tel',
    });
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile' });
    const described = input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Too short', 'With country code']);
    expect([input.getAttribute('aria-invalid'), input.autocomplete, input.inputMode]).toEqual([
      'true',
      'tel',
      'tel',
    ]);
  });

  it('tells each change', async () => {
    const { emit } = renderView(textFieldDefinition, TextFieldView, {
      label: 'Name',
      name: 'name',
      kind: 'text',
    });
    await userEvent.type(screen.getByLabelText('Name'), 'ab');
    expect(emit.mock.calls).toEqual([
      ['change', { value: 'a' }],
      ['change', { value: 'ab' }],
    ]);
  });

  it('tells that Enter was pressed, unless it ends a composition', async () => {
    const { emit } = renderView(textFieldDefinition, TextFieldView, {
      label: 'Name',
      name: 'name',
      kind: 'text',
    });
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', isComposing: true });
    expect(emit.mock.calls).toEqual([['submit', {}]]);
  });

  it('shows and hides a password', async () => {
    renderView(textFieldDefinition, TextFieldView, {
      label: 'Password',
      name: 'p',
      kind: 'password',
      value: 'secret',
    });
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
  });
});
