// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WireRelease } from '../../protocol/console-api.ts';
import { createConsoleApiFake } from '../http/console-api.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';

const makeRelease = (revision: number, kind: WireRelease['kind']): WireRelease => ({
  ...{ revision, kind, release: `hash-${revision}`, note: `note ${revision}`, author: 'paula' },
  ...{ publishedAt: '2026-11-21T10:00:00.000Z', rolledBackTo: null },
});

it('offers the way back only to what was live, by a name that begins with what is shown', async () => {
  const api = createConsoleApiFake({ documents: {} });
  const list = [
    makeRelease(4, 'stage'),
    makeRelease(3, 'publish'),
    makeRelease(2, 'stage'),
    makeRelease(1, 'initial'),
  ];
  const site = await api.site();
  api.site = async () => ({ ...site, active: { ...site.active, revision: 3 } });
  api.releases = async () => list;
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
  const buttons = within(await line('note 1')).getAllByRole('button', { name: /^Roll back to this/ });
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) expect(button.textContent).toBe('Roll back to this');
});
