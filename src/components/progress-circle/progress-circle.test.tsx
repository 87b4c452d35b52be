// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { progressCircleDefinition } from './progress-circle.definition.ts';
import { ProgressCircleView } from './progress-circle.tsx';

const findBar = (root: HTMLElement) => root.querySelector('.bar')?.getAttribute('stroke-dasharray');

describe('ProgressCircle', () => {
  it('tells how much of how much, and draws that share', () => {
    const { container } = renderView(progressCircleDefinition, ProgressCircleView, {
      label: 'Turnover',
      value: 3,
      max: 4,
      text: '3 of 4',
    });
    const ring = screen.getByRole('progressbar', { name: 'Turnover' });
    expect(['valuenow', 'valuemax', 'valuetext'].map((name) => ring.getAttribute(`aria-${name}`))).toEqual([
      '3',
      '4',
      '3 of 4',
    ]);
    expect(findBar(container)).toBe('75 100');
  });

  it('keeps to the ring whatever the data says', () => {
    const { container, update } = renderView(progressCircleDefinition, ProgressCircleView, {
      label: 'Turnover',
      value: 250,
    });
    expect(findBar(container)).toBe('100 100');
    update({ label: 'Turnover', value: 0 });
    expect(findBar(container)).toBeUndefined();
  });

  it('has no value while none is known', () => {
    renderView(progressCircleDefinition, ProgressCircleView, { label: 'Working', value: null });
    expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
  });
});
