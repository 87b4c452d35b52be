import { expect, it } from 'vitest';
import { describeMinutes } from './withdrawal-messages.ts';

it('says whole hours as hours', () => {
  expect([20, 60, 90, 1_440].map(describeMinutes)).toEqual([
    '20 minutes',
    '1 hour',
    '90 minutes',
    '24 hours',
  ]);
});
