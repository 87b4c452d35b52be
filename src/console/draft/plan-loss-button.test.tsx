// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { baseMessages } from '../base/base-messages.ts';
import { schedules } from '../../protocol/calls/releases.ts';
import { draft } from '../../protocol/calls/site.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { approvalMessages } from '../review/approval-messages.ts';
import { showMoment } from '../review/show-moment.ts';
import { scheduleMessages } from '../review/schedule-messages.ts';

afterEach(cleanup);
const path = 'pages/home';
const base = { [path]: { title: 'Welcome' }, 'pages/help': { title: 'Help' } };
const loss = scheduleMessages.suspends(showMoment('2027-03-29T00:30:00.000Z', 'UTC'));

/** A draft with one change, planned for a moment, and a newer base. */
async function begin(isStale = false) {
  const shipped = { ...base, 'pages/help': { title: 'Get help' } };
  const api = createConsoleFake({ documents: base, base, shipped });
  api.site.editElsewhere([{ document: path, op: 'replace', path: ['title'], value: 'Mine' }]);
  const plan = { version: 2, baseRevision: 1, local: '2027-03-29T00:30', zone: 'UTC', note: 'Spring' };
  await api.send(schedules.plan, plan);
  if (isStale) api.site.addRelease({ kind: 'publish', note: 'Theirs', author: 'rita' });
  return { api, user: userEvent.setup() };
}
const openReview = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: /Review & publish/ }));
  return screen.findByRole('dialog', { name: messages.review.title });
};

it.each([
  {
    name: 'a change of the review',
    address: '/',
    button: /^Undo this change:/,
    title: approvalMessages.undoTitle,
  },
  {
    name: 'a change against the base',
    address: '/base',
    button: /^Take the base’s: /,
    title: baseMessages.takeChangeTitle,
  },
  {
    name: 'a document',
    address: '/base',
    button: /^Take the base’s Page/,
    title: baseMessages.takeTitle('Page: home'),
  },
  {
    name: 'a newer base',
    address: '/base',
    button: /^Bring into the draft$/,
    title: baseMessages.updateTitleAsk,
  },
  {
    name: 'a newer release',
    address: '/',
    button: /^Update to revision 2$/,
    title: messages.review.rebaseTitle(2),
  },
])(
  'asks before $name, and names the planned release that would be void',
  async ({ address, button, title }) => {
    const { api, user } = await begin(title === messages.review.rebaseTitle(2));
    const readVersion = async () => (await api.send(draft.read)).version;
    renderConsole(api, address);
    if (address === '/') await openReview(user);
    const [press] = await screen.findAllByRole('button', { name: button });
    await user.click(press as HTMLElement);
    const question = within(await screen.findByRole('dialog', { name: title }));
    expect(question.getByText(loss)).toBeTruthy();
    await user.click(question.getByRole('button', { name: messages.cancel }));
    await expect.poll(() => screen.queryByRole('dialog', { name: title })).toBeNull();
    expect(await readVersion()).toBe(2);
    await user.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement);
    const again = within(await screen.findByRole('dialog', { name: title }));
    const confirm = again.getAllByRole('button').at(-1);
    await user.click(confirm as HTMLElement);
    await expect.poll(readVersion).toBe(3);
  },
);

it('says in the question why it was refused, and stays open', async () => {
  const { api, user } = await begin();
  api.bases.revert = async () => ({ ok: false, error: { code: 'draft.tangled' } });
  renderConsole(api, '/base');
  await user.click((await screen.findAllByRole('button', { name: /^Take the base’s: / }))[0] as HTMLElement);
  const question = within(await screen.findByRole('dialog', { name: baseMessages.takeChangeTitle }));
  await user.click(question.getByRole('button', { name: baseMessages.takeChange }));
  expect(await question.findByText(messages.errors['draft.tangled'])).toBeTruthy();
});
