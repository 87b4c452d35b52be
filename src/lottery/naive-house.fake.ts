import type { FamilyName } from './families.ts';
import type { Line } from './naive-lines.fake.ts';
import { allNaiveRules } from './naive-prizes.fake.ts';
import type { Worth } from './naive-wins.fake.ts';
import type { Draw } from './play.ts';

/** What one line is worth by the rule that the id names after `~`; by the usual one without. */
export function judgeByHouse(family: FamilyName, line: Line, draw: Draw, id: string): Worth {
  const rule = allNaiveRules[family];
  if (rule === undefined) throw new Error(`Expected rules for ${family}.`);
  const [usual = '', house] = id.split('~');
  const worth = rule(line, draw, usual);
  const { numbers } = draw;
  const choice = line.choices[0] ?? '';
  if (house === 'push') {
    const [one, other] = (choice.split(':')[0] ?? '').split('-').map((place) => numbers[Number(place) - 1]);
    return one === other && !choice.endsWith('tie') ? 'push' : worth;
  }
  if (house === 'open') {
    const from = { first3: 0, mid3: 1, last3: 2, all: 0 }[usual.split('.')[0] ?? ''] ?? 0;
    const seen = numbers.slice(from, from + 3);
    return choice === 'straight' && seen.includes(0) && seen.includes(9) ? null : worth;
  }
  if (house === 'triple') return numbers[0] === numbers[1] && numbers[1] === numbers[2] ? null : worth;
  if (house === 'return') {
    const total = numbers.reduce((sum, one) => sum + one, 0);
    return worth !== null && [13, 14].includes(total) ? 'push' : worth;
  }
  if (house === 'zero')
    return line.choices.some((one) => numbers.includes(Number(one))) ? worth : ['hits0', 1];
  return worth;
}
