// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { messages } from '../../messages.ts';
import { Moment } from './moment.tsx';
import { showMoment } from '../zone-time.ts';

const shift = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();
const read = (iso: string): string =>
  render(
    <ChakraProvider value={defaultSystem}>
      <Moment iso={iso} />
    </ChakraProvider>,
  ).container.querySelector('time')?.textContent ?? '';

it('says how long ago a moment was, and the exact time of one that is still to come', () => {
  const later = shift(20 * 3_600_000);
  expect([shift(0), shift(20_000), shift(-5 * 60_000 - 1_000), later].map(read)).toEqual([
    messages.time.justNow,
    messages.time.justNow,
    '5 minutes ago',
    showMoment(later),
  ]);
});
