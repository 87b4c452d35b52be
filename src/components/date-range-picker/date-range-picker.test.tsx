// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { countDays, findQuickRange, findRangeProblem, findToday, quickRanges } from './date-range.ts';
import { dateRangePickerDefinition } from './date-range-picker.definition.ts';
import { DateRangePickerView } from './date-range-picker.tsx';

describe('a range of days', () => {
  it('begins where the quick choice says, both ends counted', () => {
    expect(quickRanges.map((quick) => findQuickRange(quick, '2026-03-05'))).toEqual([
      { from: '2026-03-05', to: '2026-03-05' },
      { from: '2026-03-04', to: '2026-03-04' },
      { from: '2026-02-27', to: '2026-03-05' },
      { from: '2026-02-04', to: '2026-03-05' },
      { from: '2026-03-01', to: '2026-03-05' },
      { from: '2026-02-01', to: '2026-02-28' },
    ]);
    expect(countDays(findQuickRange('last30Days', '2026-03-05'))).toBe(30);
  });

  it('goes over leap days and the turn of the year', () => {
    expect(findQuickRange('lastMonth', '2028-03-31')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(findQuickRange('last7Days', '2026-01-02').from).toBe('2025-12-27');
  });

  it('takes the day of the time zone, not of the device', () => {
    const evening = Date.parse('2026-05-20T20:00:00Z');
    expect(findToday(evening, 'Asia/Manila')).toBe('2026-05-21');
    expect(findToday(evening, 'America/Lima')).toBe('2026-05-20');
    expect(findToday(evening, 'Nowhere/Land')).toMatch(/^2026-05-2[01]$/);
  });

  it('is refused for one reason at a time', () => {
    const limits = { min: '2026-01-01', max: '2026-05-20', maxDays: 31 };
    const check = (from: string, to: string) => findRangeProblem({ from, to }, limits);
    expect(check('', '2026-01-02')).toBe('incomplete');
    expect(check('2026-02-30x', '2026-01-02')).toBe('incomplete');
    expect(check('2026-02-02', '2026-02-01')).toBe('order');
    expect(check('2025-12-31', '2026-01-02')).toBe('tooEarly');
    expect(check('2026-05-19', '2026-05-21')).toBe('tooLate');
    expect(check('2026-01-01', '2026-02-01')).toBe('tooLong');
    expect(check('2026-01-01', '2026-01-31')).toBeNull();
  });
});

describe('DateRangePicker', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-05-20T20:00:00Z') }));
  afterEach(() => vi.useRealTimers());
  const props = {
    label: 'Period',
    from: '2026-05-01',
    to: '2026-05-07',
    timeZone: 'Asia/Manila',
    maxDays: 31,
  };
  const set = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });

  it('names the group, its time zone and the quick choice that holds', () => {
    const { update } = renderView(dateRangePickerDefinition, DateRangePickerView, props);
    expect(screen.getByRole('group', { name: /Period.*GMT\+8/ })).toBeDefined();
    update({ ...props, from: '2026-05-21', to: '2026-05-21' });
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Today');
  });

  it('emits a change as soon as a quick choice is clicked', () => {
    const { emit } = renderView(dateRangePickerDefinition, DateRangePickerView, props);
    fireEvent.click(screen.getByRole('button', { name: '7 days' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', {
      from: '2026-05-15',
      to: '2026-05-21',
      quick: 'last7Days',
    });
  });

  it('leaves out quick choices that are not allowed', () => {
    renderView(dateRangePickerDefinition, DateRangePickerView, { ...props, maxDays: 7 });
    expect(screen.queryByRole('button', { name: '30 days' })).toBeNull();
  });

  it('keeps what was typed, says what is wrong, and tells only when it is right', () => {
    const { emit } = renderView(dateRangePickerDefinition, DateRangePickerView, props);
    set('From', '2026-05-09');
    expect(emit).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('The first day is after the last one. Swap them.');
    expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-05-09');
    expect(screen.getByLabelText('From').getAttribute('aria-invalid')).toBe('true');
    set('To', '2026-05-12');
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', {
      from: '2026-05-09',
      to: '2026-05-12',
      quick: '',
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes as many days back and forward as are chosen, and not past today', () => {
    const { emit, update } = renderView(dateRangePickerDefinition, DateRangePickerView, {
      ...props,
      from: '2026-05-15',
      to: '2026-05-21',
      min: '2026-05-01',
    });
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    press('7 days later');
    expect(emit).not.toHaveBeenCalled();
    press('7 days earlier');
    const before = { from: '2026-05-08', to: '2026-05-14' };
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', { ...before, quick: '' });
    update({ ...props, ...before, min: '2026-05-02' });
    press('7 days earlier');
    press('7 days later');
    expect(emit).toHaveBeenLastCalledWith('change', { from: '2026-05-15', to: '2026-05-21', quick: '' });
    expect(emit).toHaveBeenCalledTimes(2);
  });

  it('says how long a range may be', () => {
    renderView(dateRangePickerDefinition, DateRangePickerView, { ...props, maxDays: 5 });
    expect(screen.getByRole('alert').textContent).toBe('Choose 5 days or fewer.');
  });
});
