// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { LedgerReference } from './ledger-reference.tsx';

afterEach(cleanup);

const show = (reference: string, at = '/'): HTMLElement =>
  render(
    <ChakraProvider value={defaultSystem}>
      <MemoryRouter initialEntries={[at]}>
        <LedgerReference reference={reference} />
      </MemoryRouter>
    </ChakraProvider>,
  ).container;

it.each([
  ['withdrawal:12:hold', 'Withdrawal 12, set aside', '/requests/withdrawals/12'],
  ['withdrawal:12:settled', 'Withdrawal 12, paid or given back', '/requests/withdrawals/12'],
  ['contract:line:7', 'Payment of line 7', '/agents/settlements/lines/7'],
  ['game:demo:a:b:win', 'Win of round a:b', '/games/rounds?filter=all&search=a%3Ab'],
])('%s is in words and leads to its thing', (reference, words, path) => {
  show(reference);
  expect(screen.getByRole('link', { name: words }).getAttribute('href')).toBe(path);
});

it('leads nowhere on the page of its thing, and where its kind is not in the lists', () => {
  show('contract:line:7', '/agents/settlements/lines/7');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Payment of line 7')).toBeTruthy();
  expect(show('opening:player').textContent).toBe('opening:player');
});
