// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ConsoleRole } from '../../protocol/console/console-api.ts';
import { defaultJurisdiction } from '../../protocol/document/jurisdiction.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { showLength } from '../../compiler/diff/setting-words.ts';
import { renderConsole } from '../render-console.fake.tsx';
import { settingMessages } from '../ui/setting-messages.ts';
import { bounds, choices, longest, marketPath, readBounded } from './market-document.ts';
import { marketMessages as words } from './market-messages.ts';

async function open(role: ConsoleRole = 'editor') {
  const document = { language: 1, id: 'jurisdiction', ...defaultJurisdiction };
  const api = createConsoleFake({ role, documents: { [marketPath]: document } });
  renderConsole(api, '/market');
  await screen.findByRole('checkbox', { name: words.names.ageGate });
  return { api, user: userEvent.setup(), saved: () => api.site.saved(marketPath) };
}

describe('the market profile', () => {
  it('saves switches and choices to the draft at once, in the order in which players see them', async () => {
    const { user, saved } = await open();
    await user.click(screen.getByRole('checkbox', { name: words.names.ageGate }));
    await waitFor(() => expect(saved()).toMatchObject({ ageGate: true }));
    await user.click(screen.getByRole('checkbox', { name: '7 days' }));
    await waitFor(() => expect(saved()).toMatchObject({ timeOuts: ['PT24H', 'P30D', 'P6W'] }));
    await user.click(screen.getByRole('checkbox', { name: '7 days' }));
    await waitFor(() => expect(saved()).toMatchObject({ timeOuts: ['PT24H', 'P7D', 'P30D', 'P6W'] }));
    expect(await screen.findByText(settingMessages.live(settingMessages.off))).toBeTruthy();
  });

  it('takes a number when it is left, and never one that is out of bounds', async () => {
    const { user, saved } = await open();
    const hours = screen.getByRole<HTMLInputElement>('textbox', { name: words.names.coolingHours });
    await user.clear(hours);
    await user.type(hours, '12');
    await user.tab();
    expect(await screen.findByText(words.range(24, 720))).toBeTruthy();
    expect(hours.value).toBe('12');
    expect(saved()).toMatchObject({ coolingHours: 24 });
    await user.clear(hours);
    await user.type(hours, '48{Enter}');
    await waitFor(() => expect(saved()).toMatchObject({ coolingHours: 48 }));
  });

  it('takes a length that is not among the usual ones, in order, within the limits and once', async () => {
    const { user, saved } = await open();
    const count = screen.getByRole('textbox', { name: words.lengthCount(words.names.exclusions) });
    const unit = screen.getByRole('combobox', { name: words.lengthUnit(words.names.exclusions) });
    const type = async (text: string) => {
      await user.clear(count);
      await user.type(count, `${text}{Enter}`);
    };
    await type('11');
    await waitFor(() => expect(saved()).toMatchObject({ exclusions: ['P6M', 'P11M', 'P1Y', 'P5Y'] }));
    expect(screen.getByRole('checkbox', { name: '11 months' })).toBeTruthy();
    await type('12');
    expect(await screen.findByText(words.lengthTwice)).toBeTruthy();
    await user.selectOptions(unit, 'year');
    for (const text of ['11', '0', 'x']) {
      await type(text);
      expect(await screen.findByText(words.lengthRange('24 hours', '10 years'))).toBeTruthy();
    }
    expect(saved()).toMatchObject({ exclusions: ['P6M', 'P11M', 'P1Y', 'P5Y'] });
  });

  it('says what players lose where nothing is offered', async () => {
    const { user } = await open();
    for (const length of defaultJurisdiction.exclusions)
      await user.click(screen.getByRole('checkbox', { name: showLength(length) }));
    expect(await screen.findByText(words.noLength.exclusions)).toBeTruthy();
  });

  it('is only read by a viewer', async () => {
    await open('viewer');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: words.names.ageGate }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: words.names.helplineName }).disabled).toBe(
      true,
    );
  });

  it('has every setting of the schema, with its bounds and choices', () => {
    interface Part {
      readonly minimum?: number;
      readonly maximum?: number;
      readonly maxLength?: number;
      readonly items?: { readonly enum: readonly string[] };
    }
    const { properties } = JSON.parse(readFileSync('schemas/settings/jurisdiction.schema.json', 'utf8')) as {
      properties: Readonly<Record<string, Part>>;
    };
    const ownKeys = Object.keys(properties).filter(
      (name) => !['$schema', 'language', 'id', 'suppress'].includes(name),
    );
    expect(Object.keys(words.names).sort()).toEqual(ownKeys.sort());
    for (const [name, { least, most }] of Object.entries(bounds))
      expect([properties[name]?.minimum, properties[name]?.maximum]).toEqual([least, most]);
    for (const [name, offered] of Object.entries(choices))
      expect(properties[name]?.items?.enum).toEqual(offered);
    for (const [name, most] of Object.entries(longest)) expect(properties[name]?.maxLength).toBe(most);
    expect(['', 'x', '1.5', '-1', '721'].map((text) => readBounded(text, 'coolingHours'))).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});
