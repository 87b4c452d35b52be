// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ConsoleRole } from '../../../protocol/console/console-api.ts';
import type { Json, JsonObject } from '../../../protocol/json/json.ts';
import { findLowContrast } from '../../../protocol/theme/contrast.ts';
import { createConsoleFake } from '../../http/console.fake.ts';
import { renderConsole } from '../../render-console.fake.tsx';
import { brandPath } from '../brand-document.ts';
import { findFormPlace } from '../brand-places.ts';
import { lookMessages as words } from './look-messages.ts';
import { cornerNames, readCorner, readPalette, setCorner, themePath } from './theme-document.ts';

const theme: JsonObject = {
  language: 1,
  id: 'default',
  tokens: { typeface: 'manrope', radii: { full: '9999px' } },
};
const brand: JsonObject = { language: 1, id: 'brand', name: 'Lumina' };

async function open(tokens: JsonObject = {}, role: ConsoleRole = 'editor') {
  const documents = {
    [themePath]: { ...theme, tokens: { ...(theme['tokens'] as JsonObject), ...tokens } },
    [brandPath]: brand,
    'settings/media': { language: 1, id: 'media', pictures: {} },
  };
  const api = createConsoleFake({ role, documents });
  renderConsole(api, '/brand/look');
  await screen.findByRole('heading', { name: words.title });
  await screen.findByLabelText(words.brand.title);
  const saved = () => api.site.saved(themePath) as { readonly tokens: Record<string, Json> } & JsonObject;
  return { user: userEvent.setup({ delay: null }), saved };
}
async function type(user: ReturnType<typeof userEvent.setup>, label: string, text: string) {
  const input = screen.getByLabelText(label);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
  await user.tab();
}

test('one colour gives a palette that can be read, as one edit', async () => {
  const { user, saved } = await open();
  await type(user, words.brand.title, '#0B6B3A');
  await waitFor(() => expect(Object.keys(readPalette(saved()))).toHaveLength(6));
  const palette = readPalette(saved());
  expect(palette['brand.solid']?.light).toBe('#0b6b3a');
  expect(findLowContrast(palette)).toEqual([]);
  expect(screen.getByText(words.allRead)).toBeTruthy();
  // What else the theme says stays.
  expect(saved().tokens['typeface']).toBe('manrope');
});

test('a pair that cannot be read says so with the nearest shade, which one press takes', async () => {
  const { user, saved } = await open();
  const name = words.colors['fg.muted'].name;
  await type(user, words.colorIn(name, words.themes.light), '#b0b0b0');
  const finding = (await screen.findAllByText(/Second text on page, light theme: contrast/))[0];
  expect(finding).toBeTruthy();
  const repair = screen.getAllByRole('button', { name: /^Use #/ })[0];
  await user.click(repair as HTMLElement);
  await waitFor(() => expect(findLowContrast(readPalette(saved()))).toEqual([]));
  await user.click(screen.getByRole('button', { name: words.reset }));
  await waitFor(() => expect(readPalette(saved())).toEqual({}));
});

test('what is no colour stays as it was typed, and is not saved', async () => {
  const { user, saved } = await open();
  await type(user, words.brand.title, 'green');
  expect(await screen.findByText(words.notColor)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(words.brand.title).value).toBe('green');
  expect(saved().tokens['colors']).toBeUndefined();
});

test('corners and typeface are chosen, and corners of other sizes say so', async () => {
  const { user, saved } = await open({ radii: { md: '3px' } });
  expect(screen.getByText(words.ownCorners)).toBeTruthy();
  await user.click(within(screen.getByRole('radiogroup', { name: words.corners })).getByLabelText('Round'));
  await waitFor(() => expect(readCorner(saved())).toBe('round'));
  await user.selectOptions(screen.getByLabelText(words.typeface), words.typefaceNames.lexend);
  await waitFor(() => expect(saved().tokens['typeface']).toBe('lexend'));
  for (const corner of cornerNames) expect(readCorner(setCorner(theme, corner))).toBe(corner);
});

test('a role that may not edit sees the look and changes nothing', async () => {
  await open({}, 'viewer');
  expect(screen.getByLabelText<HTMLInputElement>(words.brand.title).disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(words.brand.pick).disabled).toBe(true);
});

test('a finding about a colour leads to its line', () => {
  expect(findFormPlace(themePath, '/tokens/colors/fg.muted/light')).toBe(
    `/brand/look#${encodeURIComponent('/tokens/colors/fg.muted/light')}`,
  );
  expect(findFormPlace(themePath, '/tokens/fonts/body')).toBeNull();
});
