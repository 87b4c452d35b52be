// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createMediaFake } from '../../../server/console/fakes/media.fake.ts';
import type { ConsoleDeps } from '../../../server/console/deps.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { site } from '../../protocol/calls/site.ts';
import { mediaPath } from '../../protocol/document/media-index.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { mediaMessages as words } from './media-messages.ts';

const index = (pictures: JsonObject) => ({
  [mediaPath]: { $schema: 'x', language: 1, id: 'media', pictures },
  'locales/EN': { 'media.beach-3f2a9c1b07de.alt': 'A beach' },
});
const beach = { name: 'Beach', file: '3f2a9c1b07de3f2a9c1b07de3f2a9c1b', width: 1920, height: 1280 };
const open = (role: ConsoleRole, address: string, pictures: JsonObject = {}, answers = createMediaFake()) => {
  const parts: Partial<ConsoleDeps> = { media: answers };
  const api = createConsoleFake({ role, parts, documents: index(pictures) });
  renderConsole(api, address);
  const draft = async () => (await api.send(site.document, { path: mediaPath })).draft;
  return { api, draft, user: userEvent.setup() };
};
const fileOf = (name: string, length = 10) => new File([new Uint8Array(length)], name, { type: 'image/png' });
const chooseFiles = async (files: readonly File[]) => {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (found === null) throw new Error('Expected a way to choose files.');
    return found;
  });
  fireEvent.change(input, { target: { files } });
};

it('files are sent one after another into the draft’s index; each refusal has its code and sentence', async () => {
  const { draft } = open('editor', '/media');
  await chooseFiles([fileOf('harbour.png'), fileOf('notes.txt'), fileOf('huge.png', 20 * 1_048_576 + 1)]);
  const uploads = await screen.findByRole('list', { name: words.uploads });
  await within(uploads).findByText(words.sent('harbour.png'));
  await within(uploads).findByText(words.failed('notes.txt', 'media.type', messages.errors['media.type']));
  await within(uploads).findByText(words.failed('huge.png', 'media.size', messages.errors['media.size']));
  await waitFor(async () =>
    expect(await draft()).toMatchObject({ pictures: { 'harbour-bbbbbbbbbbbb': { name: 'harbour' } } }),
  );
  expect(await screen.findByRole('link', { name: /^harbour/ })).toBeTruthy();
});

it('an upload is cancelled while it is under way, and what is behind it continues', async () => {
  const fake = createMediaFake();
  let release = () => {};
  const answers = {
    ...fake,
    part: (...input: Parameters<typeof fake.part>) =>
      input[0].place === 0 && release.length === 0
        ? new Promise<void>((resolve) => (release = () => resolve()))
        : fake.part(...input),
  };
  const { user } = open('editor', '/media', {}, answers);
  await chooseFiles([fileOf('harbour.png')]);
  await user.click(await screen.findByRole('button', { name: words.cancel('harbour.png') }));
  const uploads = screen.getByRole('list', { name: words.uploads });
  await within(uploads).findByText(words.cancelled('harbour.png'));
  release();
  await user.click(within(uploads).getByRole('button', { name: words.dismiss('harbour.png') }));
  expect(screen.queryByRole('list', { name: words.uploads })).toBeNull();
});

it('is searched and narrowed to what is unused or says nothing', async () => {
  const { user } = open('viewer', '/media', { 'beach-3f2a9c1b07de': { ...beach, tags: ['summer'] } });
  const names = () =>
    within(screen.getByRole('list', { name: words.list }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent.replace(/(Used|Unused|No alt).*/, ''));
  await screen.findByRole('list', { name: words.list });
  expect(names().sort()).toEqual(['Beach', 'Lion']);
  expect(document.querySelector('input[type=file]')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: words.show }), 'unused');
  expect(names()).toEqual(['Lion']);
  await user.selectOptions(screen.getByRole('combobox', { name: words.show }), 'all');
  await user.type(screen.getByRole('searchbox', { name: words.search }), 'summ');
  expect(names()).toEqual(['Beach']);
  await user.type(screen.getByRole('searchbox', { name: words.search }), 'zzz');
  expect(screen.getByText(words.noMatch)).toBeTruthy();
});

it('the focal point moves by a press and by arrow keys, and the draft has it', async () => {
  const { draft, user } = open('editor', '/media/beach-3f2a9c1b07de', { 'beach-3f2a9c1b07de': beach });
  const point = await screen.findByRole('button', { name: words.focusAt(50, 50) });
  point.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  expect(screen.getByRole('button', { name: words.focusAt(52, 40) })).toBe(point);
  const saved = (focus: object) =>
    waitFor(async () =>
      expect(await draft()).toMatchObject({ pictures: { 'beach-3f2a9c1b07de': { focus } } }),
    );
  await saved({ x: 52, y: 40 });
  const frame = point.parentElement as HTMLElement;
  frame.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect;
  fireEvent.pointerDown(frame, { clientX: 150, clientY: 125, button: 0 });
  await saved({ x: 25, y: 75 });
});

it('the draft has a focal point too whose page is left right after it was moved', async () => {
  const { draft, user } = open('editor', '/media/beach-3f2a9c1b07de', { 'beach-3f2a9c1b07de': beach });
  (await screen.findByRole('button', { name: words.focusAt(50, 50) })).focus();
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('link', { name: words.back }));
  await waitFor(async () =>
    expect(await draft()).toMatchObject({ pictures: { 'beach-3f2a9c1b07de': { focus: { x: 51, y: 50 } } } }),
  );
});

it('words of each language and the mark of decoration go into the draft', async () => {
  const { api, draft, user } = open('editor', '/media/beach-3f2a9c1b07de', { 'beach-3f2a9c1b07de': beach });
  const line = await screen.findByRole('textbox', { name: words.wordsIn('English') });
  await user.clear(line);
  await user.type(line, 'Sand and sea');
  await user.tab();
  await waitFor(async () =>
    expect((await api.send(site.document, { path: 'locales/EN' })).draft).toMatchObject({
      'media.beach-3f2a9c1b07de.alt': 'Sand and sea',
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: words.decorative }));
  await waitFor(async () =>
    expect(await draft()).toMatchObject({ pictures: { 'beach-3f2a9c1b07de': { decorative: true } } }),
  );
  expect(screen.queryByRole('textbox', { name: words.wordsIn('English') })).toBeNull();
});

it('a picture is deleted only where nothing shows it', async () => {
  const used = open('editor', '/media/beach-3f2a9c1b07de', { 'beach-3f2a9c1b07de': beach });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: words.remove });
  expect(button.disabled).toBe(true);
  expect(screen.getByText(words.usedHint)).toBeTruthy();
  expect(screen.getByText(words.whereDraft('pages/home'))).toBeTruthy();
  expect(used.user).toBeTruthy();
});

it('an unused picture leaves the library and the draft', async () => {
  const lion = { ...beach, name: 'Lion', file: 'a'.repeat(32) };
  const { draft, user } = open('editor', '/media/lion-aaaaaaaaaaaa', { 'lion-aaaaaaaaaaaa': lion });
  await user.click(await screen.findByRole('button', { name: words.remove }));
  const dialog = await screen.findByRole('dialog', { name: words.removeTitle('Lion') });
  await user.click(within(dialog).getByRole('button', { name: words.remove }));
  await waitFor(async () => expect(await draft()).toMatchObject({ pictures: {} }));
  expect(await screen.findByRole('searchbox', { name: words.search })).toBeTruthy();
});
