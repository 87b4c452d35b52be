import type { Line } from './naive-lines.fake.ts';
import type { FamilyName } from './families.ts';
import type { Draw } from './play.ts';

/** What one line is worth: tier and how often, `push`, or null. Written for each play, by its rule alone. */
export type Worth = readonly [tier: string, times: number] | 'push' | null;
type Rule = (line: Line, draw: Draw, id: string) => Worth;
const won = (isWon: boolean, tier = 'line'): Worth => (isWon ? [tier, 1] : null);
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const bag = (items: readonly (string | number)[]): string => items.map(String).toSorted().join();
const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const first = (line: Line): string => line.choices[0] ?? '';
const afterColon = (line: Line): string => first(line).split(':')[1] ?? '';
const half = (which: string, value: number, bigFrom: number): Worth => {
  if (which === 'B') return won(value >= bigFrom, 'B');
  if (which === 'S') return won(value < bigFrom, 'S');
  return won(value % 2 === (which === 'O' ? 1 : 0), which);
};
const asLine = (worth: Worth): Worth => (worth === null || worth === 'push' ? worth : ['line', worth[1]]);
const atPosition = (line: Line, { numbers }: Draw): number =>
  numbers[Number(first(line).split(':')[0]) - 1] ?? -1;

/** Window of a play on digits by its name. */
export function windowOf(id: string, count: number): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  const [name = ''] = id.split('.');
  const size = Number(name.slice(-1));
  if (name.startsWith('first')) return all.slice(0, size);
  if (name.startsWith('last')) return all.slice(-size);
  return name === 'mid3' ? all.slice(1, 4) : all;
}

const special = (line: Line, seen: readonly number[]): Worth => {
  const kinds = new Set(seen).size;
  const runs = ['012', '123', '234', '345', '456', '567', '678', '789', '890', '901'].map((run) =>
    bag([...run]),
  );
  const tier = kinds === 1 ? 'triple' : kinds === 2 ? 'pair' : runs.includes(bag(seen)) ? 'straight' : '';
  return won(tier === first(line), tier);
};

/** Plays on digits: the name after the window says the rule. */
const digitRule: Rule = (line, draw, id) => {
  const { numbers } = draw;
  if (id.startsWith('any')) {
    const seen = (line.positions ?? []).map((position) => numbers[position]);
    if (id.endsWith('direct')) return won(seen.join() === line.choices.join());
    return won(bag(seen.map(String)) === bag(line.digits ?? line.choices));
  }
  if (id === 'position') return won(atPosition(line, draw) === Number(afterColon(line)));
  if (id === 'position.bsoe') return asLine(half(afterColon(line), atPosition(line, draw), 5));
  if (id === 'dragontiger') {
    const [one = 0, other = 0] = (first(line).split(':')[0] ?? '')
      .split('-')
      .map((place) => numbers[Number(place) - 1]);
    const side = afterColon(line);
    if (side === 'tie') return won(one === other, side);
    return won(side === 'D' ? one > other : one < other, side);
  }
  const seen = windowOf(id, numbers.length).map((position) => numbers[position] ?? -1);
  const rule = id.slice(id.indexOf('.') + 1);
  if (rule.endsWith('direct')) return won(seen.join() === line.choices.join());
  if (rule === 'group.sum' || rule === 'group.banker') {
    const tier = new Set(line.choices).size === seen.length ? 'different' : 'pair';
    return won(bag(seen) === bag(line.choices), tier);
  }
  if (rule === 'group.mixed')
    return won(bag(seen) === bag([...first(line)]), new Set(first(line)).size === 2 ? 'pair' : 'different');
  if (rule.startsWith('group')) return won(bag(seen) === bag(line.digits ?? line.choices));
  if (rule.startsWith('anywhere')) return won(line.choices.every((digit) => seen.includes(Number(digit))));
  if (rule.startsWith('atleast'))
    return won(seen.filter((one) => String(one) === first(line)).length >= Number(rule.at(-1)));
  if (rule === 'sumtail') return won(String(total(seen)).endsWith(first(line)), first(line));
  if (rule === 'special') return special(line, seen);
  if (rule === 'sum.bsoe') return half(first(line), total(seen), 23);
  if (rule === 'bsoe')
    return won(line.choices.every((which, row) => half(which, seen[row] ?? 0, 5) !== null));
  throw new Error(`Expected a rule for ${id}.`);
};

const has = (numbers: readonly number[], choice: string): boolean => numbers.includes(Number(choice));
const elevenRule: Rule = (line, { numbers }, id) => {
  if (id.endsWith('.direct'))
    return won(line.choices.every((choice, row) => Number(choice) === numbers[row]));
  if (id.endsWith('.group') || id === 'infirst3') {
    const count = id === 'infirst3' ? 3 : Number(id.split('.')[0]?.slice(-1));
    return won(line.choices.every((choice) => has(numbers.slice(0, count), choice)));
  }
  if (id === 'position') return won(atPosition(line, { numbers }) === Number(afterColon(line)));
  if (id.startsWith('pick'))
    return won(
      line.choices.length <= 5
        ? line.choices.every((choice) => has(numbers, choice))
        : numbers.every((number) => line.choices.map(Number).includes(number)),
    );
  if (id === 'median') return won(inOrder(numbers)[2] === Number(first(line)), first(line));
  if (id === 'oddcount')
    return won(numbers.filter((number) => number % 2).length === Number(first(line)), first(line));
  if (id === 'sum.bsoe') {
    if (total(numbers) === 30 && 'BS'.includes(first(line))) return 'push';
    return half(first(line), total(numbers), 31);
  }
  const [one = 0, , , , last = 0] = numbers;
  return won(first(line) === 'D' ? one > last : one < last, first(line));
};

const diceRule: Rule = (line, { numbers }, id) => {
  const times = (face: string) => numbers.filter((one) => one === Number(face)).length;
  const [a = 0, b = 0, c = 0] = inOrder(numbers);
  if (id === 'sum') return won(total(numbers) === Number(first(line)), first(line));
  if (id === 'tripleany') return won(a === c);
  if (id === 'tripleone') return won(times(first(line)) === 3);
  if (id === 'pairany') return won(times(first(line)) >= 2);
  if (id === 'pairone') return won(bag(numbers) === bag(line.digits ?? []));
  if (id.startsWith('different') && id !== 'differentany')
    return won(line.choices.every((face) => times(face) > 0));
  if (id === 'straightany') return won(b === a + 1 && c === b + 1);
  if (id === 'differentany') return won(a !== b && b !== c);
  if (id === 'sum.bsoe') return half(first(line), total(numbers), 11);
  return won(times(first(line)) > 0, ['', 'once', 'twice', 'thrice'][times(first(line))]);
};

const carRule: Rule = (line, draw, id) => {
  const { numbers } = draw;
  if (id.startsWith('first')) return elevenRule(line, draw, id);
  if (id === 'position') return won(atPosition(line, draw) === Number(afterColon(line)));
  if (id === 'position.bsoe') return asLine(half(afterColon(line), atPosition(line, draw), 6));
  if (id === 'rank') {
    const rank = Number(first(line)[0]);
    const [one = 0, other = 0] = [numbers[rank - 1], numbers[10 - rank]];
    return won(afterColon(line) === 'D' ? one > other : one < other);
  }
  const value = total(numbers.slice(0, Number(id[3])));
  if (id.endsWith('bsoe')) return half(first(line), value, id.startsWith('sum2') ? 12 : 17);
  return won(value === Number(first(line)), first(line));
};

const luckyRule: Rule = (line, { numbers }, id) => {
  const value = total(numbers);
  if (id === 'sum') return won(String(value) === first(line), first(line));
  if (id === 'bsoe') return half(first(line), value, 14);
  if (id === 'combined')
    return won(
      [...first(line)].every((which) => half(which, value, 14) !== null),
      first(line),
    );
  if (id === 'edge') return won(first(line) === 'min' ? value < 6 : value > 21, first(line));
  if (id === 'triple') return won(new Set(numbers).size === 1);
  const lists: Readonly<Record<string, readonly number[]>> = {
    red: [3, 6, 9, 12, 15, 18, 21, 24],
    green: [1, 4, 7, 10, 16, 19, 22, 25],
    blue: [2, 5, 8, 11, 17, 20, 23, 26],
  };
  return won(lists[first(line)]?.includes(value) === true, first(line));
};

const kenoRule: Rule = (line, { numbers }, id) => {
  if (id.startsWith('pick')) {
    const hits = line.choices.filter((choice) => has(numbers, choice)).length;
    return won(hits > 0 && hits * 2 >= line.choices.length, `hits${hits}`);
  }
  if (id === 'sum.size') {
    if (total(numbers) === 810) return 'push';
    return won(total(numbers) > 810 === (first(line) === 'B'), first(line));
  }
  if (id === 'sum.tie') return won(total(numbers) === 810, 'tie');
  if (id === 'sum.parity') return half(first(line), total(numbers), 0);
  if (id === 'elements') {
    const bounds = {
      gold: [210, 695],
      wood: [696, 763],
      water: [764, 855],
      fire: [856, 923],
      earth: [924, 1_410],
    };
    const [from = 0, to = 0] = bounds[first(line) as keyof typeof bounds];
    return won(total(numbers) >= from && total(numbers) <= to, first(line));
  }
  const inside = numbers.filter((number) => (id === 'upper' ? number < 41 : number % 2)).length;
  return won(
    { more: inside > 10, same: inside === 10, fewer: inside < 10 }[first(line)] === true,
    first(line),
  );
};

const elottRule: Rule = (line, draw, id) => {
  const { numbers } = draw;
  if (id === 'total') {
    const [side, limit] = first(line).split(':');
    if (String(total(numbers)) === limit) return 'push';
    return won(
      side === 'over' ? total(numbers) > Number(limit) : total(numbers) < Number(limit),
      first(line),
    );
  }
  if (id !== 'duel') return digitRule(line, draw, id);
  const [one = 0, other = 0] = (first(line).split(':')[0] ?? '')
    .split('-')
    .map((place) => numbers[Number(place) - 1]);
  const lead = afterColon(line);
  if (one + Number(lead) === other) return 'push';
  return won(one + Number(lead) > other, lead);
};

export const naiveRules: Readonly<Partial<Record<FamilyName, Rule>>> = {
  'five-digits': digitRule,
  'three-digits': digitRule,
  'eleven-pick-five': elevenRule,
  'three-dice': diceRule,
  'ten-cars': carRule,
  'lucky-28': luckyRule,
  keno: kenoRule,
  elott: elottRule,
};
