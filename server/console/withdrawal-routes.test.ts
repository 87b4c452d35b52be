import { expect, it } from 'vitest';
import type { WithdrawalFile } from '../../src/protocol/calls/withdrawals.ts';
import type { RulesState } from '../../src/protocol/release/proposal.ts';
import { createConsoleApp } from './fakes/console-app.fake.ts';
import { sampleContractRules, sampleTransferRules, sampleWithdrawalRules } from './fakes/rules.fake.ts';

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

it.each([
  ['withdrawal-rules', sampleWithdrawalRules],
  ['transfer-rules', sampleTransferRules],
  ['contract-rules', sampleContractRules],
])('lets a cashier propose %s with a reason, and only a publisher decide about them', async (path, rules) => {
  const { call, signIn } = await createConsoleApp();
  const [cashier, publisher] = [await signIn('cashier'), await signIn('publisher')];
  const propose = (cookie: string, note: string) =>
    call('POST', `/api/${path}/propose`, { cookie, body: { rules, note } });
  expect((await propose(publisher, 'More')).statusCode).toBe(403);
  expect((await propose(cashier, ' ')).statusCode).toBe(422);
  expect((await propose(cashier, 'More')).json<RulesState<object>>().waiting).toMatchObject({
    proposedBy: 'cashier',
    rules,
  });
  const decide = (cookie: string, state: string) =>
    call('POST', `/api/${path}/decide`, { cookie, body: { id: '1', state, reason: '' } });
  expect((await decide(cashier, 'approved')).statusCode).toBe(403);
  expect((await decide(publisher, 'rejected')).statusCode).toBe(422);
  expect((await decide(publisher, 'approved')).json<RulesState<object>>().waiting).toBeNull();
});
