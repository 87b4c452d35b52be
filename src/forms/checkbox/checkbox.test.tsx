// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../../components/render-definition.fake.tsx';
import { checkboxDefinition } from './checkbox.definition.ts';
import { CheckboxView } from './checkbox.tsx';

const props = { label: 'I accept', name: 'terms' };
const findBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I accept' });

describe('Checkbox', () => {
  it('is empty until the person checks it, by Space too', async () => {
    const { emit } = renderView(checkboxDefinition, CheckboxView, props);
    expect(findBox().checked).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', { checked: true });
    expect(findBox().checked).toBe(true);
  });

  it('shows what the machine knows, not what was pressed', async () => {
    renderView(checkboxDefinition, CheckboxView, { ...props, checked: false });
    await userEvent.click(findBox());
    expect(findBox().checked).toBe(false);
  });

  it('has its links outside the label, where they can be followed', () => {
    renderView(checkboxDefinition, CheckboxView, props, { children: <a href="/rules">Rules</a> });
    expect(screen.getByRole('link', { name: 'Rules' }).closest('label')).toBeNull();
  });
});
