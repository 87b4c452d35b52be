// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createRulesFake, sampleWithdrawalRules } from '../../../server/console/fakes/rules.fake.ts';
import { createWithdrawalsFake } from '../../../server/console/fakes/withdrawals.fake.ts';
import { withdrawalRules } from '../../protocol/calls/rules.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { withdrawalMessages as words } from './withdrawal-messages.ts';

const createFake = () => createWithdrawalsFake({ id: '7', account: 'mayari' });
async function open(address: string, role: ConsoleRole = 'cashier', answers = createFake()) {
  const api = createConsoleFake({ role, parts: { withdrawals: answers } });
  renderConsole(api, address);
  await screen.findByRole('heading', { level: 1 });
  return { api, answers, user: userEvent.setup() };
}

describe('the list of withdrawals', () => {
  it('leads to each of them, and counts what is behind each state', async () => {
    const { user } = await open('/requests/withdrawals');
    await user.click(await screen.findByRole('link', { name: words.open('7', 'mayari') }));
    expect(await screen.findByRole('heading', { level: 1, name: words.file.title('7') })).toBeTruthy();
    expect(await screen.findByText('1002003004471')).toBeTruthy();
  });

  it('keeps the state in the address and says when nothing matches', async () => {
    const { user } = await open('/requests/withdrawals?filter=completed');
    const filter = await screen.findByRole<HTMLSelectElement>('combobox', { name: words.filter });
    expect(filter.value).toBe('completed');
    expect(await screen.findByText(words.noMatch)).toBeTruthy();
    await user.selectOptions(filter, 'all');
    expect(await screen.findByRole('link', { name: words.open('7', 'mayari') })).toBeTruthy();
  });

  it('offers the file and the decisions to a cashier only', async () => {
    await open('/requests/withdrawals', 'publisher');
    await screen.findByRole('link', { name: words.open('7', 'mayari') });
    expect(screen.queryByRole('link', { name: words.export })).toBeNull();
    cleanup();
    await open('/requests/withdrawals/7', 'publisher');
    await screen.findByText(words.file.steps);
    expect(screen.queryByRole('group', { name: words.decide.title })).toBeNull();
  });
});

describe('a decision', () => {
  const choose = async (action: 'take' | 'refuse') => {
    const page = await open('/requests/withdrawals/7');
    await page.user.click(await screen.findByRole('button', { name: words.decide.labels[action] }));
    const dialog = await screen.findByRole('dialog', { name: words.decide.titles[action] });
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', {
      name: words.decide.labels[action],
    });
    return { ...page, dialog, confirm };
  };

  it('is carried out and shown as a step with who took it', async () => {
    const { answers, user, confirm } = await choose('take');
    await user.click(confirm);
    expect(await screen.findByText(words.stepNames['reviewing'] ?? '')).toBeTruthy();
    expect(answers.decisionKeys).toHaveLength(1);
  });

  it('without its words is not sent, and says what is missing', async () => {
    const { answers, user, dialog, confirm } = await choose('refuse');
    await user.click(confirm);
    expect(await within(dialog).findByText(words.decide.missing.refuse)).toBeTruthy();
    expect(answers.decisionKeys).toEqual([]);
  });

  it('that comes late tells who was faster, and loses nothing of what was typed', async () => {
    const { answers, user, dialog, confirm } = await choose('refuse');
    const reason = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
    await user.type(reason, 'The name differs.');
    answers.takeElsewhere();
    await user.click(confirm);
    const told = await within(dialog).findByRole('alert');
    expect(told.textContent).toBe(words.decide.late('berta', words.stepNames['reviewing'] ?? ''));
    expect(reason.value).toBe('The name differs.');
    await waitFor(() => expect(confirm.disabled).toBe(true));
  });
});

it('the person who approved a large withdrawal reads that somebody else must pay it, and cannot press', async () => {
  const answers = createFake();
  answers.approveLarge('cashier');
  await open('/requests/withdrawals/7', 'cashier', answers);
  expect(await screen.findByText(words.decide.mustPay('cashier'))).toBeTruthy();
  const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: words.decide.labels.pay });
  expect(pay().disabled).toBe(true);
  cleanup();
  answers.approveLarge('berta');
  await open('/requests/withdrawals/7', 'cashier', answers);
  expect(await screen.findByText(words.decide.otherPays('berta'))).toBeTruthy();
  expect(pay().disabled).toBe(false);
});

describe('the rules of withdrawals', () => {
  const { rules } = words;
  const openForm = async () => {
    const page = await open('/requests/rules');
    await page.user.click(await screen.findByRole('button', { name: rules.propose }));
    return page;
  };

  it('mark as required all but the amount that may stay empty', async () => {
    await openForm();
    const isRequired = (name: string) =>
      screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) }).required;
    expect(await screen.findByRole('textbox', { name: new RegExp(`^${rules.names.fee}`) })).toBeTruthy();
    expect([rules.names.fee, rules.names.perDay, rules.names.secondPersonFrom].map(isRequired)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are proposed by a cashier with a reason, and wait', async () => {
    const { user } = await openForm();
    const perDay = await screen.findByRole('textbox', { name: rules.names.perDay });
    await user.clear(perDay);
    await user.type(perDay, '3');
    await user.click(screen.getByRole('button', { name: rules.send }));
    expect(await screen.findByText(rules.noteMissing)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^${rules.note}`) }), 'Fraud wave');
    await user.click(screen.getByRole('button', { name: rules.send }));
    expect(await screen.findByText(rules.waiting)).toBeTruthy();
    expect(screen.queryByRole('button', { name: rules.approve })).toBeNull();
  });

  it('that the server refuses stay typed, with the fault at the field', async () => {
    const { user } = await openForm();
    const fee = await screen.findByRole<HTMLInputElement>('textbox', { name: rules.names.fee });
    await user.clear(fee);
    await user.type(fee, 'x');
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^${rules.note}`) }), 'Costs');
    await user.click(screen.getByRole('button', { name: rules.send }));
    expect(await screen.findByText(rules.amountFault)).toBeTruthy();
    expect(fee.value).toBe('x');
    expect(fee.getAttribute('aria-invalid')).toBe('true');
  });

  it('are approved by a publisher, who cannot propose', async () => {
    const parts = { withdrawalRules: createRulesFake(sampleWithdrawalRules) };
    const api = createConsoleFake({ role: 'publisher', parts });
    const user = userEvent.setup();
    renderConsole(api, '/requests/rules');
    expect(await screen.findByText(rules.mayOnlyPropose)).toBeTruthy();
    expect(screen.queryByRole('button', { name: rules.propose })).toBeNull();
    const asked = { ...sampleWithdrawalRules, perDay: 3 };
    await parts.withdrawalRules.propose({ rules: asked, note: 'Fraud wave', by: 'carla' });
    cleanup();
    renderConsole(api, '/requests/rules');
    await user.click(await screen.findByRole('button', { name: rules.approve }));
    const dialog = await screen.findByRole('dialog', { name: rules.approveTitle });
    await user.click(within(dialog).getByRole('button', { name: rules.approve }));
    await waitFor(async () => expect((await api.send(withdrawalRules.read)).live.perDay).toBe(3));
  });
});
