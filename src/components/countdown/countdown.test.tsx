// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { countdownDefinition } from './countdown.definition.ts';
import { CountdownView } from './countdown.tsx';

const show = (seconds: number, format: 'seconds' | 'clock') => ({ label: 'Send again in', seconds, format });

describe('Countdown', () => {
  it('shows seconds or a clock', () => {
    const { update } = renderView(countdownDefinition, CountdownView, show(59, 'seconds'));
    expect(screen.getByRole('timer').textContent).toBe('Send again in59 s');
    update(show(75, 'clock'));
    expect(screen.getByRole('timer').textContent).toBe('Send again in1:15');
    update(show(3675, 'clock'));
    expect(screen.getByRole('timer').textContent).toBe('Send again in1:01:15');
  });

  it('is announced at whole minutes and near the end, not every second', () => {
    const { update } = renderView(countdownDefinition, CountdownView, show(61, 'seconds'));
    const isAnnounced = () => screen.getByRole('timer').getAttribute('aria-live') === 'polite';
    const announced = [61, 60, 31, 30, 11, 10, 1, 0].filter((seconds) => {
      update(show(seconds, 'seconds'));
      return isAnnounced();
    });
    expect(announced).toEqual([60, 30, 10, 0]);
  });
});
