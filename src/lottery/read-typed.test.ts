import { describe, expect, it, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { countStakes } from './count-stakes.ts';
import { findPlay, type FamilyName } from './families.ts';
import { readTyped } from './read-typed.ts';

const play = (family: FamilyName, id: string) => {
  const found = findPlay(family, id);
  if (found === undefined) throw new Error(`Expected ${family} ${id}.`);
  return found;
};

test.each([
  ['five-digits', 'first3.direct', '12,3,45', { rows: [['1', '2'], ['3'], ['4', '5']] }, 4n],
  ['five-digits', 'any2.direct', '12,-,3,,4', { rows: [['1', '2'], [], ['3'], [], ['4']] }, 5n],
  ['five-digits', 'all.group.32', '1|23', { m: ['1'], n: ['2', '3'] }, 2n],
  ['five-digits', 'any2.group', '124:567', { positions: [1, 2, 4], picks: ['5', '6', '7'] }, 9n],
  ['eleven-pick-five', 'pick3', '01#02 03 04', { bank: ['01'], drag: ['02', '03', '04'] }, 3n],
  [
    'eleven-pick-five',
    'first2.direct',
    '01 02,02 03',
    {
      rows: [
        ['01', '02'],
        ['02', '03'],
      ],
    },
    3n,
  ],
  ['mark-six', 'nohit5', '01 02, 03;04\n05', { picks: ['01', '02', '03', '04', '05'] }, 1n],
  ['vietnam-north', 'lo2', '05 99', { picks: ['05', '99'] }, 54n],
  ['thai', 'top3', '123,456', { picks: ['123', '456'] }, 2n],
] as const)('%s %s reads "%s"', (family, id, text, content, stakes) => {
  const typed = readTyped(play(family, id), text);
  expect(typed).toEqual({ content, fault: null });
  expect(countStakes(play(family, id), content)).toBe(stakes);
});

test.each([
  ['five-digits', 'first3.direct', '12,3', 'rows.count', 'rows', '2'],
  ['five-digits', 'first3.direct', '12,,3', 'choices.missing', 'rows.2', ''],
  ['five-digits', 'first3.direct', '12,x,3', 'choice.unknown', 'rows.2', 'x'],
  ['five-digits', 'first3.direct', '11,2,3', 'choice.repeated', 'rows.1', '1'],
  ['five-digits', 'any3.direct', '1,2,-,-,-', 'choices.too-few', 'rows', ''],
  ['five-digits', 'all.group.32', '|12', 'choices.too-few', 'm', '0'],
  ['five-digits', 'any2.group', '17:56', 'positions.invalid', 'positions', '7'],
  ['five-digits', 'any2.group', '1:56', 'choices.too-few', 'positions', '1'],
  ['eleven-pick-five', 'pick3', '01 02', 'choices.too-few', 'picks', '2'],
  ['eleven-pick-five', 'pick3', '01 12 03', 'choice.unknown', 'picks', '12'],
  ['eleven-pick-five', 'pick3', '01#01 02 03', 'bank.overlap', 'drag', '01'],
  ['eleven-pick-five', 'pick3', '01 02 03#04', 'bank.size', 'bank', '3'],
  ['eleven-pick-five', 'pick3', '01#02', 'choices.too-few', 'drag', '1'],
  ['thai', 'top3', '123 12', 'choice.unknown', 'picks', '12'],
  ['keno', 'upper', '', 'choices.missing', 'picks', ''],
] as const)('%s %s says what is wrong with "%s"', (family, id, text, code, place, value) => {
  expect(readTyped(play(family, id), text)).toEqual({ content: null, fault: { code, place, value } });
});

describe('a content from elsewhere', () => {
  it('has no part that its play does not read', () => {
    expect(checkContent(play('thai', 'top3'), { picks: ['123'], rows: [] })).toEqual({
      code: 'part.unknown',
      place: 'rows',
      value: '',
    });
  });
});
