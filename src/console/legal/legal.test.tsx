// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draft } from '../../protocol/calls/site.ts';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { listPageKeys, nextEdition } from './legal-document.ts';
import { legalMessages as words } from './legal-messages.ts';

const languages = [
  { code: 'EN', bcp47: 'en', dir: 'ltr', nativeName: 'English', enabled: true },
  { code: 'AR', bcp47: 'ar', dir: 'rtl', nativeName: 'العربية', enabled: true },
];
const page = {
  title: '@terms.title',
  root: {
    children: [
      { use: 'head', title: '@terms.title', text: '@terms.text' },
      { $t: 'terms.age', args: { count: '=settings.limits.minimumAge' } },
      { label: '@legal.version' },
    ],
  },
};
const documents = {
  site: { locales: languages },
  'settings/brand': { name: 'Lumina', legalTexts: { terms: { version: '1.9', date: '2026-11-23' } } },
  'pages/terms': page,
  'locales/EN': { 'terms.title': 'Terms', 'terms.text': 'What we agree on.', 'terms.age_other': '21 years' },
  'locales/AR': { 'terms.title': 'الشروط', 'terms.text': 'ما نتفق عليه.', 'terms.age_other': '21 سنة' },
};
async function open(role: ConsoleRole = 'editor') {
  const api = createConsoleFake({ role, documents });
  renderConsole(api, '/legal?text=terms');
  await screen.findByLabelText(words.field('terms.text', 'English'));
  return { api, user: userEvent.setup({ delay: null }) };
}
const edition = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${words.edition}`) });

it('the words of a page are its own, in its order, and an edition has one after it', () => {
  expect(listPageKeys(page)).toEqual(['terms.title', 'terms.text', 'terms.age']);
  expect(listPageKeys({ ...page, title: { $t: 'terms.title' } })).toEqual(listPageKeys(page));
  expect(listPageKeys({ title: 'Terms' })).toEqual([]);
  expect(['', '1.9', '2', '3.1-beta'].map(nextEdition)).toEqual(['1.0', '1.10', '3', '3.2-beta']);
});

it('a change of words is a new edition in one edit, with a preview and what is different', async () => {
  const { api, user } = await open();
  const text = screen.getByLabelText(words.field('terms.text', 'English'));
  await user.clear(text);
  await user.type(text, 'What both sides agree on.');
  expect(edition().value).toBe('1.10');
  expect(screen.getByText(words.others('العربية'))).toBeTruthy();
  const preview = screen.getByRole('region', { name: words.preview });
  expect(within(preview).getByText('What both sides agree on.')).toBeTruthy();
  const difference = screen.getByRole('region', { name: words.difference });
  expect(within(difference).getByText('What we agree on.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.save }));
  await waitFor(() =>
    expect(api.site.saved('settings/brand')).toMatchObject({
      legalTexts: { terms: { version: '1.10', date: '2026-11-23' } },
    }),
  );
  expect(api.site.saved('locales/EN')).toMatchObject({ 'terms.text': 'What both sides agree on.' });
  const { version } = await api.send(draft.read);
  const undo = { id: 'undo-of-the-words', steps: [], sentence: '', undoes: version };
  await api.send(draft.edit, { after: version, edits: [undo] });
  expect(api.site.saved('settings/brand')).toEqual(documents['settings/brand']);
  expect(api.site.saved('locales/EN')).toEqual(documents['locales/EN']);
});

it('words under the live edition are refused, and a correction keeps the edition', async () => {
  const { api, user } = await open();
  await user.type(screen.getByLabelText(words.field('terms.text', 'English')), '!');
  await user.clear(edition());
  await user.type(edition(), '1.9');
  expect(await screen.findByText(words.faults.edition)).toBeTruthy();
  const save = screen.getByRole<HTMLButtonElement>('button', { name: words.save });
  expect(save.disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: words.correction }));
  await expect.poll(() => screen.queryByText(words.faults.edition)).toBeNull();
  await user.click(save);
  await waitFor(() =>
    expect(api.site.saved('locales/EN')).toMatchObject({ 'terms.text': 'What we agree on.!' }),
  );
  expect(api.site.saved('settings/brand')).toMatchObject({ legalTexts: { terms: { version: '1.9' } } });
});

it('a viewer looks and saves nothing', async () => {
  await open('viewer');
  expect(screen.queryByRole('button', { name: words.save })).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>(words.field('terms.text', 'English')).disabled).toBe(
    true,
  );
});
