// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { explainMessages } from '../explain/explain-messages.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';

const { rules: words } = messages.documents;
const { trial: trialWords } = explainMessages;
const path = 'pages/home';
const home = {
  rules: { isGrown: { '>=': [{ var: 'member.age' }, 18] } },
  root: {
    type: 'Stack',
    id: 'root',
    children: [
      { type: 'Text', id: 'a', show: { and: [{ var: 'rule.isGrown' }, { in: ['login', 'idle'] }] } },
    ],
  },
};
const openAt = async (pointer: string) => {
  const api = createConsoleFake({ role: 'viewer', documents: { [path]: home } });
  renderConsole(api, `/documents/${path}#${pointer}`);
  return within(await screen.findByRole('region', { name: words.title }));
};
const show = '/root/children/0/show';

it('tries the rule at the cursor with its named rules, and keeps the values for another rule', async () => {
  const panel = await openAt(`${show}/and/1`);
  const pick = panel.getByRole<HTMLSelectElement>('combobox', { name: words.pick });
  await waitFor(() => expect(pick.value).toBe(show));
  await userEvent.click(panel.getByRole('button', { name: trialWords.open }));
  const age = panel.getByRole<HTMLInputElement>('textbox', { name: 'member.age' });
  expect(panel.queryByRole('textbox', { name: /^rule\./ })).toBeNull();
  const result = panel.getByRole('status');
  expect(result.textContent).toBe(trialWords.result('false'));
  await userEvent.type(age, '18');
  await userEvent.click(panel.getByRole('checkbox', { name: explainMessages.tests.in('login', 'idle') }));
  expect(result.textContent).toBe(trialWords.result('true'));
  await userEvent.selectOptions(pick, '/rules/isGrown');
  expect(panel.getByRole<HTMLInputElement>('textbox', { name: 'member.age' }).value).toBe('18');
  expect(panel.getByRole('status').textContent).toBe(trialWords.result('true'));
  await userEvent.click(panel.getByRole('button', { name: words.reset }));
  expect(panel.getByRole<HTMLInputElement>('textbox', { name: 'member.age' }).value).toBe('');
  expect(panel.getByRole('status').textContent).toBe(trialWords.result('false'));
});

it('begins with the first rule, and says at which line each is', async () => {
  const panel = await openAt('');
  const pick = panel.getByRole<HTMLSelectElement>('combobox', { name: words.pick });
  expect(pick.value).toBe('/rules/isGrown');
  expect([...pick.options].map(({ text }) => text)).toEqual([
    words.option(2, 'member.age is at least 18'),
    words.option(10, 'rule.isGrown and login is in state idle'),
  ]);
});

it('is not there in a document without rules', async () => {
  const texts = { [path]: { root: { type: 'Stack', id: 'root' } } };
  renderConsole(createConsoleFake({ role: 'viewer', documents: texts }), `/documents/${path}`);
  await screen.findByRole('region', { name: messages.documents.issues });
  expect(screen.queryByRole('region', { name: words.title })).toBeNull();
});
