import { expect, it } from 'vitest';
import { createMoney, trimMoney, createSay } from './say.ts';

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

it('amounts have their sign before the symbol, and every digit that was sent', () => {
  const money = createMoney('en', { symbol: '₱', currency: 'PHP' });
  expect(['5.00', '-5.00', '1234567890123456.78'].map((amount) => plain(money(amount)))).toEqual([
    '₱5.00',
    '−₱5.00',
    '₱1,234,567,890,123,456.78',
  ]);
});

it('texts are filled by name, and a text that is missing shows its name', () => {
  const say = createSay({ won: 'You won {amount}.' });
  expect([say('won', { amount: '5' }), say('won'), say('gone')]).toEqual([
    'You won 5.',
    'You won {amount}.',
    'gone',
  ]);
});

it('offers whole amounts without decimals', () => {
  const money = createMoney('en', { symbol: '₱', currency: 'PHP' });
  const shown = ['100.00', '1000.00', '2.50'].map((amount) => plain(trimMoney(money(amount))));
  expect(shown).toEqual(['₱100', '₱1,000', '₱2.50']);
  const german = createMoney('de', { symbol: '₱', currency: 'PHP' });
  expect(plain(trimMoney(german('1000.00')))).toBe('₱1.000');
  const yen = createMoney('en', { symbol: '¥', currency: 'JPY' });
  expect(plain(trimMoney(yen('1000')))).toBe('¥1,000');
});
