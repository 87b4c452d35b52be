// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../../components/render-definition.fake.tsx';
import { numberFieldDefinition } from './number-field.definition.ts';
import { NumberFieldView } from './number-field.tsx';

const props = { label: 'Tickets', name: 'tickets', min: '1', max: '3' };
const findInput = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Tickets' });

describe('NumberField', () => {
  it('counts by buttons between its limits', async () => {
    const { emit } = renderView(numberFieldDefinition, NumberFieldView, props);
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'More: Tickets' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(more);
    expect(findInput().value).toBe('3');
    expect(more.disabled).toBe(true);
    expect(emit.mock.lastCall).toEqual(['change', { value: '3', isValid: true }]);
  });

  it('counts by keys', async () => {
    renderView(numberFieldDefinition, NumberFieldView, { ...props, step: '0.1' });
    await userEvent.click(findInput());
    await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}');
    expect(findInput().value).toBe('1.2');
    await userEvent.keyboard('{ArrowDown}{End}');
    expect(findInput().value).toBe('3');
  });

  it('tells what is wrong once the person has left, and not before', async () => {
    const { emit } = renderView(numberFieldDefinition, NumberFieldView, props);
    await userEvent.type(findInput(), '9');
    expect(findInput().getAttribute('aria-invalid')).toBe('false');
    await userEvent.tab();
    expect(screen.getByText('Enter 3 or less.')).toBeDefined();
    expect(emit.mock.lastCall).toEqual(['change', { value: '9', isValid: false }]);
  });
});
