import { describe, expect, it, test } from 'vitest';
import { families } from './families.ts';
import { checkDraw, commitTo, drawFrom, drawNumbers, fromHex, toHex } from './fair-draw.ts';

const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
const commitment = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

describe('a draw of the published vector', () => {
  it('has the published commitment', async () => {
    expect(toHex(await commitTo(seed))).toBe(commitment);
  });
  test.each([
    ['ssc', '20260101-002', 'five-digits', [8, 9, 4, 8, 4]],
    ['lhc', '2026001', 'mark-six', [25, 48, 6, 11, 49, 17, 22]],
    ['pk10', '20260101-001', 'ten-cars', [10, 4, 5, 7, 6, 2, 3, 9, 1, 8]],
  ] as const)('%s %s is what another language computed', async (game, issue, family, numbers) => {
    const { shape } = families[family];
    expect(await drawFrom(seed, { game, issue, entropy: '' }, shape)).toEqual(numbers);
    const claim = { game, issue, entropy: '', commitment, seed: toHex(seed), numbers };
    expect(await checkDraw(claim, shape)).toBeNull();
  });
});

describe('a claim that does not hold', () => {
  const claim = { game: 'ssc', issue: '20260101-002', entropy: '', commitment, numbers: [8, 9, 4, 8, 4] };
  const { shape } = families['five-digits'];
  const check = (changed: object) => checkDraw({ ...claim, seed: toHex(seed), ...changed }, shape);
  it('is found by what is wrong with it', async () => {
    expect(await check({ seed: 'x' })).toBe('seed.malformed');
    expect(await check({ seed: 'ab' })).toBe('seed.malformed');
    expect(await check({ seed: 'ff'.repeat(32) })).toBe('seed.not-committed');
    expect(await check({ numbers: [8, 9, 4, 4, 8] })).toBe('numbers.differ');
    expect(await check({ issue: '20260101-003' })).toBe('numbers.differ');
    expect(await check({ entropy: '00' })).toBe('numbers.differ');
  });
});

describe('words', () => {
  const from = (words: readonly number[]) => {
    let read = 0;
    return () => words[read++] ?? null;
  };
  const digit = { kind: 'repeated', first: 0, symbols: 10, count: 1 } as const;
  it('that would favour small numbers are left out', () => {
    expect(drawNumbers(digit, from([4_294_967_290, 4_294_967_295, 7]))).toEqual([7]);
    expect(drawNumbers(digit, from([4_294_967_289]))).toEqual([9]);
  });
  it('that do not reach give no draw', () => {
    expect(drawNumbers(digit, from([4_294_967_295]))).toBeNull();
    expect(drawNumbers({ kind: 'balls', balls: 3, count: 3 }, from([1, 1]))).toBeNull();
  });
  it('give balls that are not put back', () => {
    expect(drawNumbers({ kind: 'balls', balls: 4, count: 4 }, from([3, 0, 1, 0]))).toEqual([4, 2, 1, 3]);
  });
});

test.each(['xx', 'abc', 'AB', ' '])('"%s" is no hexadecimal text', (text) => {
  expect(fromHex(text)).toBeNull();
});
