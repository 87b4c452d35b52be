// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clockChangeKinds } from '../../../protocol/time/clock-changes.fake.ts';
import { showIn } from '../../../protocol/release/schedule.ts';
import { defaultTimeZone } from '../../../protocol/time/time-zone.ts';
import { consoleSystem } from '../../system.ts';
import { clockMessages as words } from '../clock-messages.ts';
import { explainClocks, LocalTimeField, toMoment } from './local-time-field.tsx';
import { keepBrandZone, showInZone } from '../zone-time.ts';

afterEach(() => {
  cleanup();
  keepBrandZone(defaultTimeZone);
});
const minute = 60_000;
const iso = (moment: number): string => new Date(moment).toISOString();

describe.each(clockChangeKinds)('where the clocks of $zone are put by $by at $at', ({ zone, at, by }) => {
  const first = Math.min(at, at + by);
  // Times that are skipped or shown twice begin here, by the clocks before the change.
  const local = (after: number): string =>
    new Date(Date.parse(`${showIn(zone, first - minute)}:00Z`) + minute + after).toISOString().slice(0, 16);

  it('says which moment counts, from the first minute to the last, and nothing before', () => {
    keepBrandZone(zone);
    const length = Math.abs(by);
    for (const after of [0, length / 2, length - minute]) {
      const typed = local(after);
      const moment = Date.parse(toMoment(typed));
      const shown = showInZone(iso(moment), zone);
      if (by < 0) {
        expect(moment).toBe(first + after);
        expect(showIn(zone, moment - by)).toBe(typed);
        expect(explainClocks(typed, zone)).toBe(words.twice(shown));
      } else {
        expect(moment).toBe(at + after);
        expect(showIn(zone, moment)).not.toBe(typed);
        expect(explainClocks(typed, zone)).toBe(words.never(shown));
        expect(explainClocks(typed, zone, true)).toBe(words.skipped);
      }
    }
    expect(explainClocks(local(-minute), zone)).toBe('');
    expect(explainClocks(local(length), zone)).toBe('');
  });
});

it('shows it at the field as part of its description, and a fault in its place', () => {
  keepBrandZone('America/New_York');
  const show = (fault: string | undefined) => (
    <ChakraProvider value={consoleSystem}>
      <LocalTimeField
        label="Begins"
        hint="Leave blank for now."
        value="2026-11-01T01:30"
        fault={fault}
        onChange={() => undefined}
      />
    </ChakraProvider>
  );
  render(show(undefined));
  const field = () => screen.getByLabelText(/^Begins/);
  const read = (attribute: string): string =>
    document.querySelector(`[id="${field().getAttribute(attribute) ?? ''}"]`)?.textContent ?? '';
  expect(read('aria-describedby')).toBe(
    `Leave blank for now. ${words.twice(showInZone('2026-11-01T05:30:00.000Z', 'America/New_York'))}`,
  );
  cleanup();
  render(show('Too late'));
  expect(read('aria-errormessage')).toBe('Too late');
  expect(read('aria-describedby')).toBe('Leave blank for now.');
});

it('stays silent while a year is typed, and for what is no time', () => {
  for (const typed of ['', '0002-11-01T01:30', '2026-02-30T10:00'])
    expect(explainClocks(typed, 'America/New_York')).toBe('');
  expect(toMoment('')).toBe('');
});
