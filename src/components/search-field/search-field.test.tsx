// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { searchFieldDefinition } from './search-field.definition.ts';
import { SearchFieldView } from './search-field.tsx';

const props = { label: 'Search games', value: '' };
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe('SearchField', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('asks once, when typing pauses', () => {
    const { emit } = renderView(searchFieldDefinition, SearchFieldView, props);
    type('k');
    wait(200);
    type('koi');
    wait(299);
    expect(emit).not.toHaveBeenCalled();
    wait(1);
    expect(emit).toHaveBeenCalledExactlyOnceWith('search', { value: 'koi' });
  });

  it('searches immediately on Enter, and not a second time', () => {
    const { emit } = renderView(searchFieldDefinition, SearchFieldView, props);
    type(' koi ');
    fireEvent.submit(screen.getByRole('search'));
    wait(1000);
    expect(emit).toHaveBeenCalledExactlyOnceWith('search', { value: 'koi' });
  });

  it('takes full-width letters as plain ones', () => {
    const { emit } = renderView(searchFieldDefinition, SearchFieldView, props);
    type('ｋｏｉ');
    wait(300);
    expect(emit).toHaveBeenCalledExactlyOnceWith('search', { value: 'koi' });
  });

  it('is cleared by its button and by Escape, and keeps the focus', () => {
    const { emit } = renderView(searchFieldDefinition, SearchFieldView, { ...props, value: 'koi' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(emit).toHaveBeenLastCalledWith('search', { value: '' });
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    type('carp');
    wait(300);
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(emit).toHaveBeenLastCalledWith('search', { value: '' });
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('announces how many were found once the answer is there', () => {
    const { update } = renderView(searchFieldDefinition, SearchFieldView, {
      ...props,
      value: 'koi',
      count: 0,
      busy: true,
    });
    expect(screen.getByRole('status').textContent).toBe('');
    update({ ...props, value: 'koi', count: 4 });
    expect(screen.getByRole('status').textContent).toBe('4 results');
  });

  it('takes over a value that is set from outside, and keeps what is being typed when the answer comes', () => {
    const { update } = renderView(searchFieldDefinition, SearchFieldView, props);
    type('ko');
    wait(300);
    type('koi ');
    update({ ...props, value: 'ko' });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'koi ');
    update({ ...props, value: '' });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });
});
