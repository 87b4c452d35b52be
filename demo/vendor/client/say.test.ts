import { expect, it } from 'vitest';
import { createMoney, createSay } from './say.ts';

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
