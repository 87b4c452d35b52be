// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { releases, rollbacks } from '../../protocol/calls/releases.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import type { UnconfirmedRollback } from '../../protocol/release/rollback.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { rollbackMessages as words } from './rollback-messages.ts';

afterEach(cleanup);
const held: UnconfirmedRollback = {
  revision: 3,
  toRevision: 1,
  beforeRevision: 2,
  note: 'Wrong limit',
  authors: ['rita'],
  at: '2026-11-21T10:00:00.000Z',
  isLive: true,
  sensitive: [
    {
      kind: 'legal',
      document: 'settings/limits',
      pointer: '/minimumAge',
      summary: 'The least age is 18 again',
    },
  ],
};
const open = (
  change: Partial<UnconfirmedRollback> = {},
  role: ConsoleRole = 'publisher',
  path = '/releases',
) => {
  const api = createConsoleFake({ role, held: [{ ...held, ...change }] });
  renderConsole(api, path);
  const waiting = async () => (await api.send(rollbacks.list)).waiting;
  return { api, waiting, user: userEvent.setup() };
};
const findPanel = () => screen.findByRole('region', { name: words.title(3) });

it('says on the first screen, as an alarm, who rolled back past what two people approved', async () => {
  open({}, 'viewer', '/');
  expect((await screen.findAllByText(words.waiting(3))).length).toBeGreaterThan(0);
  const alarm = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alarm.join()).toContain(words.waiting(3));
  expect(screen.getByText(/from revision 2 to revision 1 by rita: Wrong limit/)).toBeTruthy();
  const link = screen.getByRole('link', { name: new RegExp(words.waiting(3)) });
  expect(link.getAttribute('href')).toBe('/releases');
});

it('lets a second person confirm it with a note, and then nothing waits', async () => {
  const { waiting, user } = open();
  const panel = within(await findPanel());
  expect(panel.getByText('The least age is 18 again')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: words.confirm }));
  const dialog = within(await screen.findByRole('dialog', { name: words.confirmTitle(3) }));
  await user.click(dialog.getByRole('button', { name: words.confirm }));
  expect(await dialog.findByText(words.note.reasonMissing)).toBeTruthy();
  expect(await waiting()).toHaveLength(1);
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Read the licence');
  await user.click(dialog.getByRole('button', { name: words.confirm }));
  await expect.poll(() => screen.queryByRole('region', { name: words.title(3) })).toBeNull();
  // The open dialog hides the page behind it, so the panel alone doesn't say that the answer came.
  await expect.poll(waiting).toEqual([]);
});

it('lets who rolled back take it back, and says why that person cannot confirm', async () => {
  const { api, user } = open({ authors: ['publisher'] });
  const panel = within(await findPanel());
  expect(panel.getByText(words.ownChange)).toBeTruthy();
  expect(panel.queryByRole('button', { name: words.confirm })).toBeNull();
  await user.click(panel.getByRole('button', { name: words.takeBack }));
  const dialog = within(await screen.findByRole('dialog', { name: words.takeBackTitle(3) }));
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'By mistake');
  await user.click(dialog.getByRole('button', { name: words.takeBack }));
  await expect.poll(() => screen.queryByRole('region', { name: words.title(3) })).toBeNull();
  const { releases: list } = await api.send(releases.list);
  expect(list[0]).toMatchObject({ kind: 'rollback', note: 'By mistake', rolledBackTo: 2 });
});

it('offers nothing to other roles, and says whom to ask', async () => {
  open({}, 'viewer');
  const panel = within(await findPanel());
  expect(panel.getByText(words.mayNotSettle)).toBeTruthy();
  expect(panel.queryByRole('button')).toBeNull();
});

it('says that it cannot be taken back where another release went live since', async () => {
  open({ isLive: false });
  const panel = within(await findPanel());
  expect(panel.getByText(words.movedOn)).toBeTruthy();
  expect(panel.queryByRole('button', { name: words.takeBack })).toBeNull();
  expect(panel.getByRole('button', { name: words.confirm })).toBeTruthy();
});

it('keeps the note and says it where somebody else was first', async () => {
  const { api, user } = open();
  const panel = within(await findPanel());
  await user.click(panel.getByRole('button', { name: words.confirm }));
  api.rollbacks.confirm = async () => ({ ok: false, error: { code: 'rollback.settled' } });
  const dialog = within(await screen.findByRole('dialog', { name: words.confirmTitle(3) }));
  await user.type(dialog.getByRole('textbox', { name: /Note/ }), 'Looked');
  await user.click(dialog.getByRole('button', { name: words.confirm }));
  expect(await dialog.findByText(messages.errors['rollback.settled'])).toBeTruthy();
  expect(dialog.getByDisplayValue('Looked')).toBeTruthy();
});

it('marks the release in the list', async () => {
  open({ revision: 1 });
  const line = (await screen.findByText('First site')).closest('li');
  expect(await within(line as HTMLElement).findByText(words.mark)).toBeTruthy();
});

it('lists what a refused rollback would have taken back, and the way that is open', async () => {
  const api = createConsoleFake();
  api.site.addRelease({ kind: 'publish', note: 'A licence', author: 'rita' });
  api.site.rollback = async () => ({
    ok: false,
    error: { code: 'publish.approval-required', sensitive: held.sensitive },
  });
  renderConsole(api, '/releases');
  const user = userEvent.setup();
  const [button] = await screen.findAllByRole('button', { name: /^Roll back to this/ });
  await user.click(button as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: messages.releases.rollBackTitle(1) }));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Emergency');
  await user.click(dialog.getByRole('button', { name: messages.releases.confirm }));
  expect(await dialog.findByText(words.tooFar)).toBeTruthy();
  expect(dialog.getByText('The least age is 18 again')).toBeTruthy();
});
