// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { stepsDefinition } from './steps.definition.ts';
import { StepsView } from './steps.tsx';

const props = {
  label: 'Registration',
  current: 'code',
  steps: [
    { id: 'details', label: 'Details' },
    { id: 'code', label: 'Code' },
    { id: 'ready', label: 'Ready' },
  ],
};

describe('Steps', () => {
  it('says of each step where it stands, and marks the one that is now', () => {
    renderView(stepsDefinition, StepsView, props);
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.dataset['state'])).toEqual(['done', 'now', 'later']);
    expect(steps[1]?.getAttribute('aria-current')).toBe('step');
    expect(steps[1]?.textContent).toContain('Step 2 of 3, now:');
  });

  it('lets only what is done be chosen, and only where the layout says so', async () => {
    const { emit, update } = renderView(stepsDefinition, StepsView, props);
    expect(screen.queryAllByRole('button')).toEqual([]);
    update({ ...props, back: true });
    await userEvent.click(screen.getByRole('button', { name: /Details/ }));
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(emit).toHaveBeenCalledExactlyOnceWith('select', { id: 'details' });
  });

  it('has nothing done before the flow is known', () => {
    renderView(stepsDefinition, StepsView, { ...props, current: null });
    expect(screen.getAllByRole('listitem').map((step) => step.dataset['state'])).toEqual([
      'later',
      'later',
      'later',
    ]);
  });
});
