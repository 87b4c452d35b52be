// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../../components/render-definition.fake.tsx';
import { dateTimeFieldDefinition } from './date-time-field.definition.ts';
import { DateTimeFieldView } from './date-time-field.tsx';

const props = { label: 'Remind me at', name: 'at', timeZone: 'Asia/Manila' };
const findInput = () => screen.getByLabelText<HTMLInputElement>(/^Remind me at/);
const show = (more: Record<string, unknown> = {}) =>
  renderView(dateTimeFieldDefinition, DateTimeFieldView, { ...props, ...more });

describe('DateTimeField', () => {
  it('shows a moment by the clocks of its zone, which it names', () => {
    show({ value: '2026-11-27T16:10:00Z' });
    expect(findInput().value).toBe('2026-11-28T00:10');
    expect(screen.getByText('GMT+8')).toBeDefined();
  });

  it('tells the moment in UTC', () => {
    const { emit } = show();
    fireEvent.change(findInput(), { target: { value: '2026-11-28T09:30' } });
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', {
      value: '2026-11-28T01:30:00.000Z',
      isValid: true,
    });
  });

  it('says what is wrong once the person has left, and keeps what was typed', () => {
    const { emit } = show({ min: '2026-11-28T10:00' });
    fireEvent.change(findInput(), { target: { value: '2026-11-28T09:30' } });
    expect(findInput().getAttribute('aria-invalid')).toBe('false');
    fireEvent.blur(findInput());
    expect(screen.getByText(/^Choose Nov 28, 2026, 10:00\sAM.* or later\.$/)).toBeDefined();
    expect([findInput().value, findInput().getAttribute('aria-invalid')]).toEqual([
      '2026-11-28T09:30',
      'true',
    ]);
    expect(emit.mock.lastCall?.[1]).toMatchObject({ isValid: false });
  });

  it('has no moment for a time that the clocks skip, and none while it is incomplete', () => {
    const { emit } = show({ timeZone: 'Europe/Paris' });
    fireEvent.change(findInput(), { target: { value: '2026-03-29T02:30' } });
    fireEvent.blur(findInput());
    expect(screen.getByText('The clocks go forward then. Choose another time.')).toBeDefined();
    expect(emit).toHaveBeenLastCalledWith('change', { value: '', isValid: false });
    fireEvent.change(findInput(), { target: { value: '' } });
    expect(emit).toHaveBeenLastCalledWith('change', { value: '', isValid: false });
    expect(findInput().getAttribute('aria-invalid')).toBe('false');
  });

  it('takes another value of the page over what was typed', () => {
    const { update } = show({ value: '2026-11-27T16:10:00Z' });
    fireEvent.change(findInput(), { target: { value: '2026-11-28T09:30' } });
    update({ ...props, value: '2026-11-30T16:10:00Z' });
    expect(findInput().value).toBe('2026-12-01T00:10');
  });
});
