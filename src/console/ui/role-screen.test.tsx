// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consolePermissions, consoleRoles, permissionsOf } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';

it.each(Object.entries(messages.roleMayNot))(
  'the sentence about “%s” names all roles to ask for',
  (name, sentence) => {
    const permission = consolePermissions.find((one) => one === name);
    const holders = consoleRoles.filter((role) => permissionsOf[role].some((one) => one === permission));
    expect([...sentence.matchAll(/“(.+?)”/gu)].map(([, role]) => role)).toEqual(
      holders.map((role) => messages.roleNames[role]),
    );
  },
);

const addresses = [
  '/requests/approvals',
  '/requests/withdrawals',
  '/requests/withdrawals/1',
  '/games/rounds',
  '/support',
  '/support/authenticators',
  '/support/members',
  '/support/members/1',
];
for (const address of ['/', ...addresses])
  it(`${address} asks the server for nothing of members’ for a viewer`, async () => {
    const asked: string[] = [];
    // The server writes down what it refuses.
    const parts = { refusals: async ({ about }: { readonly about: string }) => void asked.push(about) };
    const api = createConsoleFake({ role: 'viewer', parts });
    renderConsole(api, address);
    if (address === '/') await screen.findByRole('heading', { level: 1 });
    else expect(await screen.findByText(messages.roleMayNot.players)).toBeTruthy();
    expect(asked).toEqual([]);
  });
