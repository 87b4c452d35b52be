// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { toastDefinition } from './toast.definition.ts';
import { ToastView } from './toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const saved = { text: 'Saved', tone: 'success', open: true, seconds: 5 };

describe('Toast', () => {
  it('has its live region before its words', () => {
    const { update } = renderView(toastDefinition, ToastView, { ...saved, open: false });
    expect(screen.getByRole('status').textContent).toBe('');
    update(saved);
    expect(screen.getByRole('status').textContent).toBe('Saved');
  });

  it('closes automatically, but not while the focus is on it', () => {
    const { emit } = renderView(toastDefinition, ToastView, saved);
    const button = screen.getByRole('button', { name: 'Close message' });
    act(() => button.focus());
    act(() => void vi.advanceTimersByTime(60_000));
    expect(emit).not.toHaveBeenCalled();
    act(() => button.blur());
    act(() => void vi.advanceTimersByTime(5000));
    expect(emit).toHaveBeenCalledExactlyOnceWith('close');
  });

  it('stays until it is closed when something went wrong', () => {
    const { emit } = renderView(toastDefinition, ToastView, { ...saved, tone: 'danger' });
    act(() => void vi.advanceTimersByTime(60_000));
    expect(emit).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('Saved');
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('close');
  });
});
