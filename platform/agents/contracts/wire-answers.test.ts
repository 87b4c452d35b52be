import { describe, expect, it } from 'vitest';
import { readWireStep } from './wire-answers.ts';

describe('an answer of the wire', () => {
  it.each([
    ['dividend', 'P', 'A', 'accept'],
    ['dividend', 'E', 'R', 'reject'],
    ['dividend', 'P', 'C', null],
    ['daily', 'A', 'V', 'requestEnd'],
    ['daily', 'A', 'R', null],
    ['daily', 'V', 'C', 'agreeEnd'],
    ['daily', 'V', 'A', 'declineEnd'],
    ['daily', 'V', 'R', null],
    // Public clients of hourly salary say it the other way round.
    ['hourly', 'V', 'A', 'agreeEnd'],
    ['hourly', 'V', 'R', 'declineEnd'],
    ['hourly', 'V', 'C', 'agreeEnd'],
    // Who asked takes it back: for all kinds the same, and for nothing else.
    ['dividend', 'V', 'W', 'takeBackEnd'],
    ['hourly', 'V', 'W', 'takeBackEnd'],
    ['daily', 'P', 'W', null],
    ['daily', 'A', 'W', null],
    ['daily', 'C', 'W', null],
    ['realTime', 'C', 'A', null],
    ['realTime', 'R', 'A', null],
  ] as const)('for %s that stands %s, %s means %s', (kind, status, answer, step) => {
    expect(readWireStep(kind, status, answer)).toBe(step);
  });
});
