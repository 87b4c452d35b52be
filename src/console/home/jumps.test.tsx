// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';

const work: readonly (readonly [ConsoleRole, readonly string[]])[] = [
  ['editor', ['/fields', '/menus']],
  ['publisher', ['/fields', '/menus', '/requests', '/support/members']],
  ['cashier', ['/requests/withdrawals', '/requests', '/support/members']],
  ['support', ['/requests', '/support/members', '/outbox']],
  ['administrator', ['/outbox', '/people', '/senders']],
];
for (const [role, addresses] of work)
  it(`leads the role ${role} from the first screen to its own work only`, async () => {
    renderConsole(createConsoleFake({ role }));
    const links = within(await screen.findByRole('region', { name: messages.home.jump })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  });

it('offers a viewer, who may only look, no work', async () => {
  renderConsole(createConsoleFake({ role: 'viewer' }));
  await screen.findByRole('heading', { name: messages.home.latest });
  expect(screen.queryByRole('region', { name: messages.home.jump })).toBeNull();
});
