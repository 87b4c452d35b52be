// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeRuntime } from './fake-runtime.fake.tsx';
import { RuntimeContext } from '../runtime/react/runtime-context.ts';
import { formatValue } from '../protocol/money/format-value.ts';
import { useFormatSetting } from './use-format-setting.ts';

const Clock = ({ timeZone }: { readonly timeZone?: string }) => (
  <p>
    {formatValue(
      '2026-11-30T16:00:00Z',
      'dateTime',
      useFormatSetting(timeZone === undefined ? {} : { timeZone }),
    )}
  </p>
);
const read = (zone: string | null, timeZone?: string): string => {
  const runtime = createFakeRuntime();
  if (zone !== null) runtime.set('settings.brand.timeZone', zone);
  const { unmount } = render(
    <RuntimeContext value={runtime}>
      <Clock {...(timeZone === undefined ? {} : { timeZone })} />
    </RuntimeContext>,
  );
  const text = screen.getByRole('paragraph').textContent.replaceAll(/\s/g, ' ');
  unmount();
  return text;
};

it("shows a moment in the brand's zone, in that of the layout where it names one, else in UTC", () => {
  expect(read('Asia/Manila')).toBe('Dec 1, 2026, 12:00 AM GMT+8');
  expect(read('America/Lima')).toBe('Nov 30, 2026, 11:00 AM GMT-5');
  expect(read('Asia/Manila', 'Asia/Tokyo')).toBe('Dec 1, 2026, 1:00 AM GMT+9');
  expect(read(null)).toBe('Nov 30, 2026, 4:00 PM GMT+0');
});

const Price = () => <p>{formatValue('1234.5', 'money', useFormatSetting({ symbol: '¤' }))}</p>;
it.each([
  [null, '¤1,234.50'],
  ['PHP', '¤1,234.50'],
  ['KWD', '¤1,234.500'],
  ['CLF', '¤1,234.5000'],
])('shows an amount with the places of %s', (currency, shown) => {
  const runtime = createFakeRuntime();
  if (currency !== null) runtime.set('settings.brand.currency', currency);
  const { unmount } = render(
    <RuntimeContext value={runtime}>
      <Price />
    </RuntimeContext>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe(shown);
  unmount();
});
