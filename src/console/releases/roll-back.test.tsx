// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';

it('offers the way back only to what was live, by a name that begins with what is shown', async () => {
  const api = createConsoleFake();
  for (const [index, kind] of (['stage', 'publish', 'stage'] as const).entries())
    api.site.addRelease({ kind, note: `note ${index + 2}`, author: 'paula' });
  renderConsole(api, '/releases');
  const line = async (note: string): Promise<HTMLElement> => {
    const item = (await screen.findByText(note)).closest('li');
    if (item === null) throw new Error(`no line of ${note}`);
    return item;
  };
  for (const note of ['note 4', 'note 2']) {
    const stage = within(await line(note));
    expect(stage.queryByRole('button', { name: /Roll back/ })).toBeNull();
    expect(stage.getByText(/never live for all visitors/)).toBeTruthy();
  }
  const buttons = within(await line('First site')).getAllByRole('button', { name: /^Roll back to this/ });
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) expect(button.textContent).toBe('Roll back to this');
});
