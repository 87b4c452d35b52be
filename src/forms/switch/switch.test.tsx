// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../../components/render-definition.fake.tsx';
import { switchDefinition } from './switch.definition.ts';
import { SwitchView } from './switch.tsx';

const props = { label: 'Sound', name: 'sound' };

describe('Switch', () => {
  it('turns on and off and tells each turn', async () => {
    const { emit } = renderView(switchDefinition, SwitchView, props);
    await userEvent.click(screen.getByRole('switch', { name: 'Sound' }));
    await userEvent.click(screen.getByText('Sound'));
    expect(emit.mock.calls).toEqual([
      ['change', { checked: true }],
      ['change', { checked: false }],
    ]);
  });

  it('keeps the focus and stays while the last turn is being saved', async () => {
    const { emit } = renderView(switchDefinition, SwitchView, { ...props, busy: true, checked: true });
    const turn = screen.getByRole<HTMLInputElement>('switch');
    await userEvent.click(turn);
    expect(emit).not.toHaveBeenCalled();
    expect([turn.disabled, turn.checked, document.activeElement === turn]).toEqual([false, true, true]);
  });
});
