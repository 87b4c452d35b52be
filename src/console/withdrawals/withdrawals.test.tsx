// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createWithdrawalsFake } from '../../../server/console/fakes/withdrawals.fake.ts';
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
    await page.user.click(await screen.findByRole('button', { name: words.decide.actions[action].label }));
    const dialog = await screen.findByRole('dialog', { name: words.decide.actions[action].title });
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', {
      name: words.decide.actions[action].label,
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
    expect(await within(dialog).findByText(words.decide.actions.refuse.missing)).toBeTruthy();
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
  const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: words.decide.actions.pay.label });
  expect(pay().disabled).toBe(true);
  cleanup();
  answers.approveLarge('berta');
  await open('/requests/withdrawals/7', 'cashier', answers);
  expect(await screen.findByText(words.decide.otherPays('berta'))).toBeTruthy();
  expect(pay().disabled).toBe(false);
});
