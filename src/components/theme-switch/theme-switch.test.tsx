// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { themeSwitchDefinition } from './theme-switch.definition.ts';
import { ThemeSwitchView } from './theme-switch.tsx';

it('ThemeSwitch is a switch that says which theme is on and asks for the other', async () => {
  const { emit, update } = renderView(themeSwitchDefinition, ThemeSwitchView, {
    label: 'Dark theme',
    current: 'light',
  });
  const control = screen.getByRole('switch', { name: 'Dark theme' });
  expect(control.getAttribute('aria-checked')).toBe('false');
  control.focus();
  await userEvent.keyboard(' ');
  expect(emit).toHaveBeenLastCalledWith('change', { theme: 'dark' });
  update({ label: 'Dark theme', current: 'dark' });
  expect(control.getAttribute('aria-checked')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(emit).toHaveBeenLastCalledWith('change', { theme: 'light' });
});
