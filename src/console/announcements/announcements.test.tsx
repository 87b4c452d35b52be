// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ConsoleRole } from '../../protocol/console-api.ts';
import { sampleNotice } from '../../protocol/console-notices.fake.ts';
import { ApiFailure } from '../http/call-api.ts';
import { createConsoleApiFake } from '../http/console-api.fake.ts';
import type { ConsoleApi } from '../http/console-api.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { entryMessages } from '../ui/entry-messages.ts';
import { announcementMessages as words } from './announcement-messages.ts';

const open = (role: ConsoleRole, prepare: (api: ConsoleApi) => Promise<unknown> = async () => undefined) => {
  const api = createConsoleApiFake({ role, documents: {} });
  void prepare(api);
  renderConsole(api, '/announcements');
  return { api, user: userEvent.setup() };
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
  expect((await api.notices()).notices[0]).toMatchObject({ state: 'draft', fields: { kind: 'PL' } });
  expect(screen.queryByRole('button', { name: words.actOn(words.withdraw, 'New tables') })).toBeNull();
});

it('a banner is previewed as readers get it, says what is wrong at its field, and lists what is to be looked at', async () => {
  const { api, user } = open('publisher', (one) =>
    one.publishNotice({
      id: null,
      fields: { ...sampleNotice, texts: { EN: { title: 'Old banner', body: '' } } },
    }),
  );
  const read = api.notices.bind(api);
  api.notices = async () => {
    const { notices } = await read();
    const findings = [
      { severity: 'error', field: 'link', code: 'entry.page-unknown' },
      { severity: 'warning', field: 'texts.EN', code: 'entry.language-missing' },
    ] as const;
    return { notices: notices.map((one) => ({ ...one, findings })) };
  };
  const form = await startForm(user);
  await user.selectOptions(within(form).getByRole('combobox', { name: new RegExp(words.names.kind) }), 'B');
  await user.type(titleIn(form), 'Welcome');
  const picture = within(form).getByRole('textbox', { name: new RegExp(words.names.image) });
  await user.type(picture, '/assets/mark.svg');
  const preview = within(form).getByRole('region', { name: entryMessages.preview });
  expect(within(preview).getByText('Welcome')).toBeTruthy();
  const shown = preview.querySelector('img');
  expect(shown?.getAttribute('src')).toBe('/assets/mark.svg');
  fireEvent.error(shown as HTMLImageElement);
  expect(within(preview).getByRole('alert').textContent).toBe(entryMessages.pictureMissing);
  api.publishNotice = () =>
    Promise.reject(
      new ApiFailure('form.invalid', 'no', { status: 400, fields: { image: 'entry.picture-unknown' } }),
    );
  await user.click(within(form).getByRole('button', { name: words.publish }));
  expect(await within(form).findByText(entryMessages.faults['entry.picture-unknown'])).toBeTruthy();
  expect(within(form).getByDisplayValue('/assets/mark.svg')).toBeTruthy();
  const [findings] = await screen.findAllByRole('list', { name: entryMessages.findings });
  expect(findings?.textContent).toContain(
    `${words.names.link}: ${entryMessages.faults['entry.page-unknown']}`,
  );
  expect(findings?.textContent).toContain(entryMessages.warnings['entry.language-missing']);
});

it('a publisher publishes a draft from its row, after a question', async () => {
  const texts = { EN: { title: 'Night work', body: '<p>x</p>' } };
  const { api, user } = open('publisher', (one) =>
    one.saveNotice({ id: null, fields: { ...sampleNotice, texts } }),
  );
  await user.click(
    await screen.findByRole('button', { name: words.actOn(words.publish, 'Night work') }, { timeout: 5_000 }),
  );
  const dialog = await screen.findByRole('dialog', { name: words.publishTitle('Night work') });
  await user.click(within(dialog).getByRole('button', { name: words.publish }));
  await screen.findByRole('button', { name: words.actOn(words.withdraw, 'Night work') });
  const published = (await api.notices()).notices.find(
    ({ fields }) => fields.texts['EN']?.title === 'Night work',
  );
  expect(published?.state).not.toBe('draft');
  expect(screen.queryByRole('button', { name: words.actOn(words.publish, 'Night work') })).toBeNull();
});

it('a publisher is shown what is wrong at its field, publishes, and withdraws with a reason', async () => {
  const { api, user } = open('publisher');
  const publish = api.publishNotice;
  api.publishNotice = () =>
    Promise.reject(
      new ApiFailure('form.invalid', 'no', { status: 400, fields: { 'texts.EN.body': 'notice.markup' } }),
    );
  const form = await startForm(user);
  await user.selectOptions(within(form).getByRole('combobox', { name: new RegExp(words.names.kind) }), 'AG');
  expect(within(form).queryByRole('checkbox')).toBeNull();
  await user.type(titleIn(form), 'New rates');
  await user.type(bodyIn(form), '<b>x</b>');
  await user.click(within(form).getByRole('button', { name: words.publish }));
  expect(await within(form).findByText(words.faults['notice.markup'] ?? '')).toBeTruthy();
  expect(within(form).getByDisplayValue('New rates')).toBeTruthy();
  api.publishNotice = publish;
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
  const { user } = open('publisher', (api) => api.publishNotice({ id: null, fields }));
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
