import { expect, it } from 'vitest';
import type { WithdrawalFile } from '../../src/protocol/calls/withdrawals.ts';
import { createConsoleApp } from './fakes/console-app.fake.ts';

const take = { id: '1', action: 'take', text: '', version: '1', key: 'key-of-a-test' };

it('shows the whole number of an account to anyone who pays out, and to nobody else', async () => {
  const { call, signIn } = await createConsoleApp();
  const read = async (role: 'support' | 'publisher' | 'cashier') =>
    (await call('GET', '/api/withdrawals/1', { cookie: await signIn(role) })).json<WithdrawalFile>().target
      .number;
  expect(await read('cashier')).toBe('1002003004471');
  expect(await read('publisher')).toBe('•••• 4471');
  expect(await read('support')).toBe('•••• 4471');
});

it('tells the second of two cashiers what happened, and who did it', async () => {
  const { call, signIn } = await createConsoleApp();
  const cookie = await signIn('cashier');
  const decide = (key: string) => call('POST', '/api/withdrawals/decide', { cookie, body: { ...take, key } });
  expect((await decide('key-of-the-first')).json()).toMatchObject({ status: 'reviewing', version: '2' });
  const late = await decide('key-of-the-second');
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({
    errorCode: 'withdrawal.changed',
    value: { status: 'reviewing', last: { what: 'reviewing', operator: 'cashier' } },
  });
});

it('refuses a decision without the words that go with it, and one that is none', async () => {
  const { call, signIn } = await createConsoleApp();
  const cookie = await signIn('cashier');
  const decide = (body: object) => call('POST', '/api/withdrawals/decide', { cookie, body });
  expect((await decide({ ...take, action: 'refuse', text: '  ' })).statusCode).toBe(422);
  expect((await decide({ ...take, action: 'keep' })).statusCode).toBe(400);
  expect((await decide({ ...take, key: '' })).statusCode).toBe(400);
});

it('hands out a file that a browser saves and never shows', async () => {
  const { call, signIn } = await createConsoleApp();
  const answer = await call('GET', '/api/withdrawals/export?filter=todo', {
    cookie: await signIn('cashier'),
  });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="withdrawals-todo.csv"',
    'x-content-type-options': 'nosniff',
  });
});
