// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../../components/render-definition.fake.tsx';
import { radioGroupDefinition } from './radio-group.definition.ts';
import { RadioGroupView } from './radio-group.tsx';

const props = {
  label: 'Span',
  name: 'span',
  options: [
    { value: 'day', label: 'Day', text: 'From midnight' },
    { value: 'week', label: 'Week' },
    { value: 'never', label: 'Never', disabled: true },
  ],
};

describe('RadioGroup', () => {
  it('is a named group in which nothing is chosen for the person', async () => {
    const { emit } = renderView(radioGroupDefinition, RadioGroupView, props);
    expect(screen.getByRole('radiogroup', { name: 'Span' })).toBeDefined();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map((radio) => radio.checked)).toEqual([false, false, false]);
    await userEvent.click(screen.getByText('Week'));
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', { value: 'week' });
    expect(radios.map((radio) => radio.checked)).toEqual([false, true, false]);
  });

  it('keeps the order of a masked number in a text from right to left', () => {
    renderView(radioGroupDefinition, RadioGroupView, {
      ...props,
      options: [{ value: 'c-1', label: 'Foyer Bank', text: '•••• 4471' }],
    });
    expect(screen.getByText('•••• 4471').tagName).toBe('BDI');
  });

  it('keeps a closed choice closed', async () => {
    const { emit } = renderView(radioGroupDefinition, RadioGroupView, { ...props, value: 'day' });
    await userEvent.click(screen.getByText('Never'));
    expect(emit).not.toHaveBeenCalled();
  });

  it('explains choices in a list and not in segments', () => {
    const { update } = renderView(radioGroupDefinition, RadioGroupView, props);
    expect(screen.getByText('From midnight')).toBeDefined();
    update({ ...props, look: 'segments' });
    expect(screen.queryByText('From midnight')).toBeNull();
  });
});
