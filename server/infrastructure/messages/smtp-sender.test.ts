import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSmtpServer, type SmtpFake } from './smtp.fake.ts';
import { createSmtpSender } from './smtp-sender.ts';

let server: SmtpFake;
beforeEach(async () => {
  server = await startSmtpServer({ offersTls: false });
});
afterEach(() => server.close());

const send = async (from = 'no-reply@lumina.example', more: { readonly stop?: string } = {}) => {
  const way = { host: '127.0.0.1', port: server.port, secure: false, requireTls: false };
  const sender = createSmtpSender(
    { ...way, user: '', password: '', from },
    { isAllowed: null, brand: async () => 'Harbour, Club' },
  );
  const letter = { id: 'demo-1', to: 'ana@lumina.example', subject: 'S', text: 'T', ...more };
  const outcome = await sender.send(letter);
  sender.close();
  return outcome;
};

it.each([
  ['no-reply@lumina.example', '"Harbour, Club" <no-reply@lumina.example>'],
  ['Lumina Ltd <no-reply@lumina.example>', 'Lumina Ltd <no-reply@lumina.example>'],
])('puts the brand before an address without a name: %s', async (from, line) => {
  expect(await send(from)).toMatchObject({ kind: 'accepted' });
  expect(/^From: (.*)\r$/m.exec(server.received[0]?.raw ?? '')?.[1]).toBe(line);
});
it.each([
  [550, '5.1.1 no such user', { kind: 'permanent', suppress: 'hard-bounce' }],
  [550, 'no such user', { kind: 'permanent', suppress: 'hard-bounce' }],
  // Our own relay is set up wrongly: that says nothing of any member.
  [550, '5.7.1 relaying denied', { kind: 'permanent', suppress: null }],
  [552, '5.2.2 mailbox full', { kind: 'temporary', isRecipient: true }],
  [450, '4.2.1 try later', { kind: 'temporary', isRecipient: true }],
])('knows whom a refusal is about: %d %s', async (code, text, outcome) => {
  server.refusal = { code, text };
  expect(await send()).toMatchObject(outcome);
});

it('names the way to stop a promotion to the mail program, and none for what cannot be stopped', async () => {
  const stop = 'https://portal.test/stop?t=abcdefghijklmnopqrstuv';
  await send(undefined, { stop });
  await send();
  const [head = '', other = ''] = server.received.map(({ raw }) => raw.split('\r\n\r\n')[0] ?? '');
  expect(head).toMatch(/^List-Unsubscribe:\s+<https:\/\/portal\.test\/stop\?t=abcdefghijklmnopqrstuv>\r$/im);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im);
  expect(other).not.toMatch(/^List-/im);
});
