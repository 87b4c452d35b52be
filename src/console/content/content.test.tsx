// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import { createNoticesFake, sampleNotice } from '../../../server/console/fakes/notices.fake.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { notices, type NoticeFields } from '../../protocol/calls/notices.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { mediaMessages } from '../media/media-messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { entryMessages } from '../ui/entry-messages.ts';
import { contentMessages as words } from './content-messages.ts';

const open = (role: ConsoleRole, answers: ConsoleDeps['notices'] = createNoticesFake()) => {
  const api = createConsoleFake({ role, parts: { notices: answers } });
  renderConsole(api, '/content');
  return { api, user: userEvent.setup() };
};
const refuse = (fields: Readonly<Record<string, string>>) => async () => {
  // As over the network: marks go with the press and return with the answer.
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  throw new AppError({ status: 400, code: 'form.invalid', message: 'no', fields });
};
const startForm = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: words.add }));
  return screen.getByRole('form', { name: words.add });
};
const titleIn = (form: HTMLElement) => within(form).getByRole('textbox', { name: /^Title \(English/ });
const bodyIn = (form: HTMLElement) => within(form).getByRole('textbox', { name: /^Text \(English/ });

it('an editor prepares a draft with a preview, and cannot publish it', async () => {
  const { api, user } = open('editor');
  const form = await startForm(user);
  await user.type(titleIn(form), 'Night work');
  await user.type(bodyIn(form), '<p>Games pause at <strong>two</strong> & come back.</p>');
  const preview = within(form).getByRole('region', { name: entryMessages.preview });
  expect(within(preview).getByText('two').tagName).toBe('STRONG');
  expect(preview.textContent).toContain('Games pause at two & come back.');
  expect(within(form).queryByRole('button', { name: words.publish })).toBeNull();
  await user.click(within(form).getByRole('button', { name: words.saveDraft }));
  expect(await screen.findByText('Night work')).toBeTruthy();
  expect((await api.send(notices.read)).notices[0]).toMatchObject({ state: 'draft', fields: { kind: 'PL' } });
  expect(screen.queryByRole('button', { name: words.actOn(words.withdraw, 'New tables') })).toBeNull();
});

it('keeps a year while it is typed digit by digit, over a moment that is there', async () => {
  const { user } = open('editor');
  const form = await startForm(user);
  const start = within(form).getByLabelText<HTMLInputElement>(new RegExp(`^${words.names.startsAt}`));
  expect(start.value).not.toBe('');
  for (const year of ['0002', '0020', '0203', '2031']) {
    fireEvent.change(start, { target: { value: `${year}-02-03T12:00` } });
    expect(start.value).toBe(`${year}-02-03T12:00`);
  }
});

it('a banner is previewed as readers get it, says what is wrong at its field, and lists what is to be looked at', async () => {
  const answers = createNoticesFake();
  const fields = { ...sampleNotice, texts: { EN: { title: 'Old banner', body: '' } } };
  await answers.publish({ id: null, version: 0, fields, by: 'paula' });
  const remarks = [
    { severity: 'error', field: 'link', code: 'entry.page-unknown' },
    { severity: 'warning', field: 'texts.EN', code: 'entry.language-missing' },
  ] as const;
  const { user } = open('publisher', {
    ...answers,
    read: async () => ({
      levels: [],
      notices: (await answers.read()).notices.map((one) => ({ ...one, findings: remarks })),
    }),
    publish: refuse({ image: 'entry.picture-unknown' }),
  });
  const form = await startForm(user);
  await user.selectOptions(within(form).getByRole('combobox', { name: new RegExp(words.names.kind) }), 'B');
  await user.type(titleIn(form), 'Welcome');
  await user.click(within(form).getByRole('button', { name: mediaMessages.choose }));
  const dialog = await screen.findByRole('dialog', { name: mediaMessages.chooseTitle });
  await user.click(within(dialog).getByText(mediaMessages.shipped));
  await user.click(await within(dialog).findByRole('button', { name: 'mark.svg' }));
  const preview = within(form).getByRole('region', { name: entryMessages.preview });
  expect(within(preview).getByText('Welcome')).toBeTruthy();
  const shown = preview.querySelector('img');
  expect(shown?.getAttribute('src')).toBe('/assets/mark.svg');
  fireEvent.error(shown as HTMLImageElement);
  expect(within(preview).getByRole('alert').textContent).toBe(entryMessages.pictureMissing);
  await user.click(within(form).getByRole('button', { name: words.publish }));
  expect(await within(form).findByText(entryMessages.faults['entry.picture-unknown'])).toBeTruthy();
  expect(within(form).getByText('/assets/mark.svg')).toBeTruthy();
  const [findings] = await screen.findAllByRole('list', { name: entryMessages.findings });
  expect(findings?.textContent).toContain(
    `${words.names.link}: ${entryMessages.faults['entry.page-unknown']}`,
  );
  expect(findings?.textContent).toContain(entryMessages.warnings['entry.language-missing']);
});

it('a banner opens a topic of help that is chosen from the list, and typed by no operator', async () => {
  const answers = createNoticesFake();
  const topic = {
    ...sampleNotice,
    kind: 'HT',
    tag: 'deposits',
    texts: { EN: { title: 'Deposits', body: '<p>x</p>' } },
  };
  await answers.publish({ id: null, version: 0, fields: topic as NoticeFields, by: 'paula' });
  const { user } = open('publisher', answers);
  const form = await startForm(user);
  await user.selectOptions(within(form).getByRole('combobox', { name: new RegExp(words.names.kind) }), 'B');
  const link = within(form).getByRole<HTMLSelectElement>('combobox', { name: new RegExp(words.names.link) });
  await within(link).findByRole('option', { name: entryMessages.topic('Deposits', '/help#deposits') });
  await user.selectOptions(link, '/help#deposits');
  expect(link.value).toBe('/help#deposits');
});

it('a publisher publishes a draft from its row, after a question', async () => {
  const texts = { EN: { title: 'Night work', body: '<p>x</p>' } };
  const answers = createNoticesFake();
  await answers.saveDraft({ id: null, version: 0, fields: { ...sampleNotice, texts }, by: 'edda' });
  const { api, user } = open('publisher', answers);
  await user.click(
    await screen.findByRole('button', { name: words.actOn(words.publish, 'Night work') }, { timeout: 5_000 }),
  );
  const dialog = await screen.findByRole('dialog', { name: words.publishTitle('Night work') });
  await user.click(within(dialog).getByRole('button', { name: words.publish }));
  await screen.findByRole('button', { name: words.actOn(words.withdraw, 'Night work') });
  const published = (await api.send(notices.read)).notices.find(
    ({ fields }) => fields.texts['EN']?.title === 'Night work',
  );
  expect(published?.state).not.toBe('draft');
  expect(screen.queryByRole('button', { name: words.actOn(words.publish, 'Night work') })).toBeNull();
});

it('a publisher is shown what is wrong at its field, publishes, and withdraws with a reason', async () => {
  const answers = createNoticesFake();
  let isRefused = true;
  const { user } = open('publisher', {
    ...answers,
    publish: (request) =>
      isRefused ? refuse({ 'texts.EN.body': 'notice.markup' })() : answers.publish(request),
  });
  const form = await startForm(user);
  await user.selectOptions(within(form).getByRole('combobox', { name: new RegExp(words.names.kind) }), 'AG');
  expect(within(form).queryByRole('combobox', { name: words.names.readers })).toBeNull();
  await user.type(titleIn(form), 'New rates');
  await user.type(bodyIn(form), '<b>x</b>');
  await user.click(within(form).getByRole('button', { name: words.publish }));
  expect(await within(form).findByText(words.faults['notice.markup'] ?? '')).toBeTruthy();
  expect(within(form).getByDisplayValue('New rates')).toBeTruthy();
  isRefused = false;
  await user.click(within(form).getByRole('button', { name: words.publish }));
  await user.click(await screen.findByRole('button', { name: words.actOn(words.withdraw, 'New rates') }));
  const dialog = await screen.findByRole('dialog', { name: words.withdrawTitle('New rates') });
  await user.click(within(dialog).getByRole('button', { name: words.withdraw }));
  expect(within(dialog).getByText(words.reasonMissing)).toBeTruthy();
  await user.type(within(dialog).getByRole('textbox'), 'Wrong rate');
  await user.click(within(dialog).getByRole('button', { name: words.withdraw }));
  expect(await screen.findByText(words.states.withdrawn)).toBeTruthy();
});

it('a publisher sends a promotion once, after a question, and sees whom it went to', async () => {
  const texts = { EN: { title: 'Friday', body: '<p>x</p>' } };
  const fields = { ...sampleNotice, kind: 'PR' as const, texts };
  const answers = createNoticesFake();
  await answers.publish({ id: null, version: 0, fields, by: 'paula' });
  const { user } = open('publisher', answers);
  // News is not sent.
  expect(screen.queryByRole('button', { name: words.actOn(words.send, 'New tables') })).toBeNull();
  await user.click(
    await screen.findByRole('button', { name: words.actOn(words.send, 'Friday') }, { timeout: 5_000 }),
  );
  const dialog = await screen.findByRole('dialog', { name: words.sendTitle('Friday') });
  await user.click(within(dialog).getByRole('button', { name: words.send }));
  expect(await screen.findByText(new RegExp(words.sentBy('publisher', '2 members')))).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.actOn(words.send, 'Friday') })).toBeNull();
});

it('a cashier looks and does nothing', async () => {
  open('cashier');
  expect(await screen.findByText(words.mayOnlyLook)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.add })).toBeNull();
  expect(screen.queryByRole('button', { name: words.actOn(words.change, 'New tables') })).toBeNull();
  cleanup();
});

it.each([words.saveDraft, words.publish])(
  'the focus moves to the first field that the server refuses: %s',
  async (press) => {
    const fields = { 'texts.EN.title': 'text.missing', 'texts.EN.body': 'text.missing' };
    const answers = { ...createNoticesFake(), saveDraft: refuse(fields), publish: refuse(fields) };
    const { user } = open('publisher', answers);
    const form = await startForm(user);
    for (let turn = 0; turn < 2; turn += 1) {
      await user.click(await within(form).findByRole('button', { name: press }));
      await expect.poll(() => document.activeElement).toBe(titleIn(form));
    }
  },
);

it('an editor writes a help topic with the bar over its text, for some readers', async () => {
  const { api, user } = open('editor');
  await user.selectOptions(await screen.findByRole('combobox', { name: words.filter }), 'HT');
  expect(await screen.findByText(words.empty)).toBeTruthy();
  const form = await startForm(user);
  expect(within(form).queryByLabelText(new RegExp(`^${words.names.startsAt}`))).toBeNull();
  await user.type(within(form).getByRole('textbox', { name: new RegExp(`^${words.names.tag}`) }), 'fees');
  await user.type(titleIn(form), 'Fees');
  expect(within(form).getByLabelText(new RegExp('^Text \\(English')).tagName).toBe('TEXTAREA');
  const body = bodyIn(form) as HTMLTextAreaElement;
  await user.type(body, 'No fee');
  body.setSelectionRange(0, 6);
  const bar = within(form).getByRole('group', { name: words.toolbar('English') });
  await user.click(within(bar).getByRole('button', { name: words.marks.strong }));
  expect(body.value).toBe('<strong>No fee</strong>');
  await user.selectOptions(within(form).getByRole('combobox', { name: words.names.readers }), 'members');
  await user.click(within(form).getByRole('checkbox', { name: 'Bronze' }));
  await user.click(within(form).getByRole('button', { name: words.saveDraft }));
  expect(await screen.findByText(/\/help#fees/)).toBeTruthy();
  expect((await api.send(notices.read)).notices[0]).toMatchObject({
    state: 'draft',
    fields: { kind: 'HT', tag: 'fees', readers: 'members', levels: [1] },
  });
});

it('a change of what is shown waits for a publisher, who sees what is different, and is in the history', async () => {
  const answers = createNoticesFake();
  const texts = { EN: { title: 'New tables', body: '<p>Four tables opened.</p>' } };
  await answers.saveDraft({ id: '1', version: 1, fields: { ...sampleNotice, texts }, by: 'edda' });
  const { api, user } = open('publisher', answers);
  expect(await screen.findByText(new RegExp(words.waiting('edda')))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.actOn(words.publish, 'New tables') }));
  const dialog = await screen.findByRole('dialog', { name: words.publishTitle('New tables') });
  expect(within(dialog).getByText('<p>Four tables opened.</p>')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: words.publish }));
  await expect.poll(() => screen.queryByText(new RegExp(words.waiting('edda')))).toBeNull();
  expect((await api.send(notices.read)).notices[0]?.fields.texts).toEqual(texts);
  await user.click(screen.getByRole('button', { name: words.actOn(words.history, 'New tables') }));
  const history = await screen.findByRole('dialog', { name: words.historyOf('New tables') });
  expect(await within(history).findByText(words.acts.publish)).toBeTruthy();
  expect(within(history).getByText(words.acts.draft)).toBeTruthy();
});

it('a publisher moves an entry of a kind, and hears its place', async () => {
  const answers = createNoticesFake();
  const texts = { EN: { title: 'Second', body: '<p>x</p>' } };
  await answers.publish({ id: null, version: 0, fields: { ...sampleNotice, texts }, by: 'paula' });
  const { api, user } = open('publisher', answers);
  await user.selectOptions(await screen.findByRole('combobox', { name: words.filter }), 'PL');
  await user.click(await screen.findByRole('button', { name: words.moveUp('New tables') }));
  expect(await screen.findByText(words.moved('New tables', 1, 2))).toBeTruthy();
  expect((await api.send(notices.read)).notices.map(({ id }) => id)).toEqual(['1', '2']);
});
