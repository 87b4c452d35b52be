// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { keyValueListDefinition } from './key-value-list.definition.ts';
import { KeyValueListView } from './key-value-list.tsx';

const items = [
  { label: 'Account', value: '0045 22', copy: true },
  { label: 'Amount', value: '1500.37', format: 'money', copy: true },
  { label: 'State', words: 'Under review', tone: 'warning' },
];
const allowCopy = (writeText: (words: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
afterEach(() => vi.unstubAllGlobals());

describe('KeyValueList', () => {
  it.each([
    ['apart', 'space-between', 'auto'],
    ['beside', 'start', '0'],
  ])('places values %s, also where they wrap to a line below their label', (values, justify, margin) => {
    expect(keyValueListDefinition.lower.styles({ values })).toMatchObject({
      pair: { justifyContent: justify },
      value: { marginInlineStart: margin },
    });
  });

  it('pairs labels and values as terms and definitions', () => {
    renderView(keyValueListDefinition, KeyValueListView, { items, symbol: '₱' });
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Account',
      'Amount',
      'State',
    ]);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      '0045 22',
      '₱1,500.37',
      'Under review',
    ]);
  });

  it('copies the value itself, without symbols, and says so', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    allowCopy(writeText);
    renderView(keyValueListDefinition, KeyValueListView, { items, symbol: '₱' });
    await press('Copy: Amount');
    expect(writeText).toHaveBeenCalledExactlyOnceWith('1500.37');
    expect(screen.getByRole('status').textContent).toBe('Copied: Amount');
  });

  it('says what to do where copying is not allowed', async () => {
    allowCopy(() => Promise.reject(new Error('denied')));
    renderView(keyValueListDefinition, KeyValueListView, { items });
    await press('Copy: Account');
    expect(screen.getByRole('status').textContent).toMatch(/^Couldn’t copy/);
  });

  it('leads to telephone numbers and e-mail addresses, and to nothing else', () => {
    const contacts = ['+63 2 5550 0199', 'help@lumina.example', 'Room 7, Manila', 'https://help.example'];
    renderView(keyValueListDefinition, KeyValueListView, {
      items: contacts.map((value) => ({ label: value, value, contact: true })),
    });
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['+63 2 5550 0199', 'tel:+63255500199'],
      ['help@lumina.example', 'mailto:help@lumina.example'],
    ]);
  });
});
