// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSenderBackOfficeFake } from '../../../server/infrastructure/messages/sender-back-office.fake.ts';
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
