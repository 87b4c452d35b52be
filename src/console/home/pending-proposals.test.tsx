// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSenderBackOfficeFake } from '../../../server/infrastructure/messages/sender-back-office.fake.ts';
import { createDeskFake, createDesksFake } from '../../../server/console/fakes/desks.fake.ts';
import { deskCalls } from '../../protocol/desks/define-desk.ts';
import { depositMethods } from '../../protocol/desks/deposit-methods.ts';
import { rebateSettings } from '../../protocol/desks/rebates.ts';
import { pathOfDesk } from '../desks/desk-places.ts';
import { senders } from '../../protocol/calls/senders.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { homeMessages as words } from './home-messages.ts';

afterEach(cleanup);

const template = JSON.stringify({
  url: 'https://sms.example/send',
  headers: {},
  body: { to: '{{to}}', text: '{{text}}' },
});

it('lists proposals of senders with the others, each with the way to it', async () => {
  const api = createConsoleFake({
    role: 'administrator',
    documents: {},
    parts: { senders: createSenderBackOfficeFake({ sms: 'none', email: 'none' }) },
  });
  await api.send(senders.saveSms, { template, secrets: {} });
  renderConsole(api);
  const way = await screen.findByRole('link', { name: `${words.look}: ${words.sender.sms}` });
  expect(way.getAttribute('href')).toBe('/senders');
  expect(screen.queryByText(words.sender.email)).toBeNull();
});

it('says that members cannot deposit, and what waits at a desk, each with the way there', async () => {
  const api = createConsoleFake({
    role: 'cashier',
    documents: {},
    parts: {
      desks: {
        ...createDesksFake(),
        [depositMethods.name]: createDeskFake(depositMethods, []),
      },
    },
  });
  const { propose, list } = deskCalls(rebateSettings);
  const [row] = (await api.send(list)).rows;
  const values = { automatic: true, minimum: '5.00', claimDays: 5 };
  await api.send(propose, { key: '', version: row?.version ?? '0', values, note: 'Faster' });
  renderConsole(api);
  const empty = await screen.findByRole('link', { name: `${words.look}: ${depositMethods.words.empty}` });
  expect(empty.getAttribute('href')).toBe(pathOfDesk(depositMethods));
  expect(screen.getByText(depositMethods.words.emptyText)).toBeTruthy();
  const title = words.desk(rebateSettings.words.title);
  const way = await screen.findByRole('link', { name: `${words.look}: ${title}` });
  expect(way.getAttribute('href')).toBe(pathOfDesk(rebateSettings));
  expect(screen.getByText(/Faster/)).toBeTruthy();
});
