// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { textMessages as words } from './text-messages.ts';

const languages = [
  { code: 'EN', bcp47: 'en', dir: 'ltr', nativeName: 'English', enabled: true },
  { code: 'AR', bcp47: 'ar', dir: 'rtl', nativeName: 'العربية', enabled: true },
];
const numbered = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [`z.${index}`, `Word ${index}`]),
);
const documents = {
  site: { locales: languages },
  'locales/EN': { 'home.title': 'Welcome', 'inbox.new': '{{name}} wrote', 'only.here': 'Here', ...numbered },
  'locales/AR': { 'home.title': 'أهلا', 'inbox.new': 'كتب {{name}}', bag_few: '{{count}} حقائب', ...numbered },
};

async function open(role: ConsoleRole = 'editor', address = '/texts') {
  const api = createConsoleFake({ role, documents });
  renderConsole(api, address);
  await screen.findByLabelText(words.search);
  return { api, user: userEvent.setup({ delay: null }) };
}
const line = (key: string, language: string) =>
  screen.getByLabelText<HTMLTextAreaElement>(words.label(key, language));

describe('the texts', () => {
  it('are found by words of any language, and written in each', async () => {
    const { api, user } = await open();
    await user.click(screen.getByLabelText(words.search));
    await user.paste('أهلا');
    await screen.findByText(words.found(1));
    expect(line('home.title', 'العربية').dir).toBe('rtl');
    await user.clear(line('home.title', 'English'));
    await user.click(line('home.title', 'English'));
    await user.paste('Good day');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api.site.saved('locales/EN')).toMatchObject({ 'home.title': 'Good day' }));
    expect(await screen.findByText(words.live('Welcome'))).toBeTruthy();
  });

  it('say where a part is filled in by nothing, and where a language has no text', async () => {
    const { api, user } = await open('editor', '/texts?search=e');
    expect(await screen.findByText(words.missing, { exact: false })).toBeTruthy();
    expect(screen.queryByLabelText(words.label('bag_few', 'English'))).toBeNull();
    await user.click(line('inbox.new', 'English'));
    await user.paste(' {{when}}');
    await user.tab();
    expect(await screen.findByText(words.unknownPart('when'), { exact: false })).toBeTruthy();
    expect(screen.getByText('text.argument-missing')).toBeTruthy();
    await waitFor(() =>
      expect(api.site.saved('locales/EN')).toMatchObject({ 'inbox.new': '{{name}} wrote {{when}}' }),
    );
  });

  it('are drawn in steps, and only those that were changed on demand', async () => {
    const { user } = await open();
    await screen.findByText(words.found(44));
    expect(screen.queryByLabelText(words.label('z.39', 'English'))).toBeNull();
    await user.click(screen.getByRole('button', { name: words.more(19) }));
    expect(line('z.9', 'English').value).toBe('Word 9');
    await user.click(screen.getByText(words.changedOnly));
    expect(await screen.findByText(words.none)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.clear }));
    expect(await screen.findByText(words.found(44))).toBeTruthy();
  });

  it('are only read by a viewer, who is told why', async () => {
    await open('viewer', '/texts?search=home');
    expect(await screen.findByText(messages.roleMayNot.content)).toBeTruthy();
    await waitFor(() => expect(line('home.title', 'English').disabled).toBe(true));
  });
});
