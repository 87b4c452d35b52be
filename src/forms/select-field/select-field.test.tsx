// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../../components/render-definition.fake.tsx';
import { selectFieldDefinition } from './select-field.definition.ts';
import { SelectFieldView } from './select-field.tsx';

const props = {
  label: 'Way to pay',
  name: 'way',
  options: [
    { value: 'bank', label: 'Bank' },
    { value: 'wallet', label: 'Wallet' },
  ],
};
const findSelect = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Way to pay/ });

describe('SelectField', () => {
  it('chooses nothing for the person and tells what was chosen', async () => {
    const { emit } = renderView(selectFieldDefinition, SelectFieldView, { ...props, required: true });
    expect(findSelect().value).toBe('');
    await userEvent.selectOptions(findSelect(), 'wallet');
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', { value: 'wallet' });
    expect(findSelect().value).toBe('wallet');
    expect(screen.queryByRole('option', { name: 'Choose…' })).toBeNull();
  });

  it('shows a value that is no choice as none', () => {
    renderView(selectFieldDefinition, SelectFieldView, { ...props, value: 'gone' });
    expect(findSelect().value).toBe('');
  });

  it('is joined with its error', () => {
    renderView(selectFieldDefinition, SelectFieldView, { ...props, value: 'bank', error: 'Closed today' });
    const described = findSelect().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Closed today');
    expect(findSelect().getAttribute('aria-invalid')).toBe('true');
  });
});
