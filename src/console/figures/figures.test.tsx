// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import { createFiguresFake, sampleFigure } from '../../../server/console/fakes/figures.fake.ts';
import { consoleRoles, permissionsOf, type ConsoleRole } from '../../protocol/console/console-api.ts';
import { figureNames } from '../../protocol/calls/figures.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { figureMessages as words } from './figure-messages.ts';

function open(address: string, role: ConsoleRole = 'cashier') {
  const api = createConsoleFake({ role });
  return { show: () => renderConsole(api, address), user: userEvent.setup() };
}
const tile = (name: keyof typeof words.names) => screen.findByRole('region', { name: words.names[name] });

it('shows each figure with its change, its age, its parts and its numbers as a table', async () => {
  const { show, user } = open('/figures');
  show();
  for (const name of figureNames) await tile(name);
  const revenue = await tile('revenue');
  expect(await within(revenue).findByText('₱2,100.50')).toBeTruthy();
  expect(within(revenue).getByText(words.rose('50%'))).toBeTruthy();
  expect(within(revenue).getByText(words.products['LOTT'] ?? '')).toBeTruthy();
  expect(within(revenue).getByText(words.stale)).toBeTruthy();
  await user.click(within(revenue).getByRole('button', { name: new RegExp(words.table) }));
  expect(within(revenue).getAllByRole('row')).toHaveLength(8);
});

it('shows the others where one fails, and the last one with its age where it fails later', async () => {
  let isBroken = true;
  const figures: ConsoleDeps['figures'] = {
    ...createFiguresFake(),
    read: async ({ name }) => {
      if (isBroken && name === 'deposits')
        throw new AppError({ status: 503, code: 'server.busy', message: 'Busy.' });
      return { ...sampleFigure(name), asOf: new Date().toISOString() };
    },
  };
  renderConsole(createConsoleFake({ role: 'cashier', parts: { figures } }), '/figures');
  const user = userEvent.setup();
  const deposits = await tile('deposits');
  expect(await within(deposits).findByText(words.failed)).toBeTruthy();
  expect(await within(await tile('stakes')).findByText('₱2,100.50')).toBeTruthy();
  isBroken = false;
  await user.click(within(deposits).getByRole('button', { name: messages.retry }));
  expect(await within(deposits).findByText('₱2,100.50')).toBeTruthy();
  expect(within(deposits).queryByText(words.stale)).toBeNull();
});

it('leads from a figure to its days, and from a day to the rows behind it', async () => {
  const { show, user } = open('/figures');
  show();
  await user.click(await screen.findByRole('link', { name: words.open(words.names.deposits) }));
  await screen.findByRole('heading', { level: 1, name: words.lines.title(words.names.deposits) });
  await user.click((await screen.findAllByRole('link', { name: /^Rows of/ }))[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: /^Deposits on/ });
  expect(await screen.findByRole('link', { name: 'player' })).toBeTruthy();
});

it('says what to choose where days of one’s own are not whole', async () => {
  const { show } = open('/figures?span=own&from=2026-11-20');
  show();
  expect(await screen.findByText(words.ownWrong)).toBeTruthy();
});

it('is in the rail and on Home for roles that may see figures, and says whom to ask to others', async () => {
  for (const role of consoleRoles) {
    const may = permissionsOf[role].includes('figures');
    const { show } = open('/', role);
    const { unmount } = show();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryAllByRole('link', { name: words.rail }), role).toHaveLength(may ? 1 : 0);
    if (may) await tile('revenue');
    unmount();
  }
  open('/figures', 'support').show();
  expect(await screen.findByText(messages.roleMayNot.figures)).toBeTruthy();
});

it('open work is a table of days with what of it is of which kind, and says where nothing was counted', async () => {
  renderConsole(createConsoleFake({ role: 'administrator' }), '/figures');
  const table = await screen.findByRole('region', { name: words.workTable });
  const lines = within(table).getAllByRole('row').slice(1);
  expect(lines).toHaveLength(7);
  expect(lines[0]?.textContent).toContain(`${words.kindsOfWork.withdrawals} 7`);
  expect(lines[6]?.textContent).toContain(words.workNone);
  expect(screen.getByText(words.workBefore(5))).toBeTruthy();
});
