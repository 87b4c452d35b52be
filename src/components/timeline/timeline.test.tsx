// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { timelineDefinition } from './timeline.definition.ts';
import { TimelineView } from './timeline.tsx';

describe('Timeline', () => {
  it('says of each step where it stands, in words too, and when it was', () => {
    renderView(timelineDefinition, TimelineView, {
      label: 'Withdrawal',
      timeZone: 'Asia/Manila',
      steps: [
        { title: 'Submitted', time: '2026-05-20T08:02:00Z', state: 'done' },
        { title: 'Review', text: 'Fifteen minutes', state: 'current' },
        { title: 'Paid out' },
      ],
    });
    expect(screen.getByRole('list', { name: 'Withdrawal' })).toBeDefined();
    const steps = screen.getAllByRole('listitem');
    expect(steps[0]?.textContent.replaceAll(/\s/g, ' ')).toBe('Submitted (done)May 20, 2026, 4:02 PM GMT+8');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps[2]?.textContent).toBe('Paid out (upcoming)');
  });

  it('reads rows of data by the properties that they have', () => {
    renderView(timelineDefinition, TimelineView, {
      label: 'Withdrawal',
      rows: [
        { word: 'Refused', stage: 'failed' },
        { word: 'Odd', stage: 'unheard of' },
      ],
      fields: { title: 'word', state: 'stage' },
    });
    expect(screen.getAllByRole('listitem').map((step) => step.dataset['state'])).toEqual([
      'failed',
      'upcoming',
    ]);
  });
});
