import type { Line } from './naive-lines.fake.ts';
import type { FamilyName } from './families.ts';
import type { Draw } from './play.ts';
import { naiveRules, type Worth } from './naive-wins.fake.ts';

type Rule = (line: Line, draw: Draw, id: string) => Worth;
const won = (isWon: boolean, tier = 'line'): Worth => (isWon ? [tier, 1] : null);
const first = (line: Line): string => line.choices[0] ?? '';
const bag = (text: string): string => [...text].toSorted().join('');

const shapes = {
  north: '5 5 5 5 5 5 5 5 5 5 4 4 4 4 4 4 4 4 4 4 3 3 3 2 2 2 2',
  south: '6 5 5 5 5 5 5 5 5 5 5 5 4 4 4 4 3 2',
} as const;
const cut = (numbers: readonly number[], widths: string): readonly string[] => {
  const digits = [...numbers];
  return widths.split(' ').map((width) => digits.splice(0, Number(width)).join(''));
};
const vietnamRule =
  (region: keyof typeof shapes): Rule =>
  (line, { numbers }, id) => {
    const prizes = cut(numbers, shapes[region]);
    const [special = '', firstPrize = ''] = prizes;
    const choice = first(line);
    const ends = prizes.map((prize) => prize.slice(-2));
    const short = region === 'north' ? prizes.slice(23) : prizes.slice(17);
    const came = (times: number): Worth => (times === 0 ? null : ['line', times]);
    const inShort = short.filter((prize) => prize === choice).length;
    if (id.startsWith('lo'))
      return came(prizes.filter((prize) => prize.length >= choice.length && prize.endsWith(choice)).length);
    if (id === 'dau') return came(inShort);
    if (id === 'dauduoi') return came(inShort + Number(special.endsWith(choice)));
    if (id.startsWith('xien')) return won(line.choices.every((one) => ends.includes(one)));
    if (id.startsWith('truot')) return won(line.choices.every((one) => !ends.includes(one)));
    if (id === 'de.front') return won(special.startsWith(choice));
    if (id === 'g1') return won(firstPrize.endsWith(choice));
    if (id === 'head') return won(special.at(-2) === choice);
    return won(special.endsWith(choice));
  };

const thaiRule =
  (isYiki: boolean): Rule =>
  (line, { numbers }, id) => {
    const prizes = isYiki ? cut(numbers, '2 3') : cut(numbers, '6 3 3 3 3 2');
    const top = (isYiki ? prizes[1] : prizes[0]?.slice(3)) ?? '';
    const bottom = (isYiki ? prizes[0] : prizes[5]) ?? '';
    const choice = first(line);
    const kinds = new Set(choice).size;
    if (id === 'top3') return won(top === choice);
    if (id === 'tod3') return won(bag(top) === bag(choice), ['', 'same', 'pair', 'different'][kinds]);
    if (id === 'top2') return won(top.endsWith(choice));
    if (id === 'bottom2') return won(bottom === choice);
    if (id === 'tod2') {
      const pairs = [`${top[0]}${top[1]}`, `${top[0]}${top[2]}`, `${top[1]}${top[2]}`].map(bag);
      return won(pairs.includes(bag(choice)), kinds === 1 ? 'same' : 'different');
    }
    if (id === 'runtop') return won(top.includes(choice));
    if (id === 'runbottom') return won(bottom.includes(choice));
    if (id.startsWith('inrepeat')) {
      const results = new Set(
        [...choice].flatMap((a, i) =>
          [...choice].flatMap((b, j) =>
            [...choice].flatMap((c, k) => (i === j || j === k || i === k ? [] : [`${a}${b}${c}`])),
          ),
        ),
      );
      return won(results.has(top), `results${results.size}`);
    }
    if (id.startsWith('in'))
      return won(new Set(top).size === 3 && [...top].every((digit) => choice.includes(digit)));
    const pair = id === 'front3' ? prizes.slice(1, 3) : prizes.slice(3, 5);
    const times = pair.filter((prize) => prize === choice).length;
    return times === 0 ? null : ['line', times];
  };

/** Numbers of an animal, counted out: 1 belongs to the animal of the year, 2 to the one before it. */
const numbersOf = (animal: number, yearAnimal: number): readonly number[] => {
  const held: number[] = [];
  let owner = yearAnimal;
  for (let number = 1; number <= 49; number += 1) {
    if (owner === animal) held.push(number);
    owner = owner === 0 ? 11 : owner - 1;
  }
  return held;
};
const reds = '01 02 07 08 12 13 18 19 23 24 29 30 34 35 40 45 46'.split(' ').map(Number);
const blues = '03 04 09 10 14 15 20 25 26 31 36 37 41 42 47 48'.split(' ').map(Number);
const isHalf = (half: string | undefined, value: number, bigFrom: number): boolean =>
  ({ B: value >= bigFrom, S: value < bigFrom, O: value % 2 === 1, E: value % 2 === 0 })[half ?? ''] === true;
const colourOf = (number: number) =>
  reds.includes(number) ? 'red' : blues.includes(number) ? 'blue' : 'green';

const specialRule: Rule = (line, { numbers, animal = 0 }, id) => {
  const [number, choice] = [numbers[6] ?? 0, first(line)];
  if (id === 'special') return won(Number(choice) === number, choice);
  if (id === 'special.colour') return won(colourOf(number) === choice, choice);
  if (id === 'special.zodiac') {
    const held = numbersOf(Number(choice), animal);
    return won(held.includes(number), held.length === 5 ? 'five' : 'four');
  }
  if (id === 'special.tailnumber')
    return won(number % 10 === Number(choice), choice === '0' ? 'four' : 'five');
  if (number === 49) return 'push';
  if (id === 'special.halfcolour') {
    const [colour, half] = choice.split(':');
    return won(colourOf(number) === colour && isHalf(half, number, 25), choice);
  }
  if (id === 'special.bsoe') return won(isHalf(choice, number, 25), choice);
  if (id === 'special.tail') return won(isHalf(choice, number % 10, 5), choice);
  const digits = [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);
  return won(isHalf(choice, digits, 7), choice);
};
const lotteryTiers: Readonly<Record<string, string>> = {
  '6': 'six',
  '5+': 'five.special',
  '5': 'five',
  '4+': 'four.special',
  '4': 'four',
  '3+': 'three.special',
  '3': 'three',
};
const setRule: Rule = (line, { numbers, animal = 0 }, id) => {
  const chosen = line.choices.map(Number);
  const hits = chosen.filter((one) => numbers.slice(0, 6).includes(one)).length;
  const hasSpecial = chosen.includes(numbers[6] ?? 0);
  if (id.startsWith('allin')) return won(hits === chosen.length);
  if (id === 'three2') return won(hits > 1, hits === 3 ? 'three' : 'two');
  if (id === 'two.special')
    return won(hits === 2 || (hits === 1 && hasSpecial), hits === 2 ? 'both' : 'special');
  if (id === 'special.string') return won(hits === 1 && hasSpecial);
  if (id === 'four1') return won(hits > 0);
  if (id.startsWith('nohit')) return won(!chosen.some((one) => numbers.includes(one)));
  if (id.startsWith('joined')) {
    const number = numbers[6] ?? 0;
    return won(number !== 49 && chosen.some((one) => numbersOf(one, animal).includes(number)));
  }
  if (id === 'lottery') {
    const tier = lotteryTiers[`${hits}${hasSpecial ? '+' : ''}`];
    return won(tier !== undefined, tier);
  }
  const heldBy = (one: number) =>
    id.endsWith('tail') || id.includes('.tail')
      ? Array.from({ length: 49 }, (_, index) => index + 1).filter((number) => number % 10 === one)
      : numbersOf(one, animal);
  const helds = chosen.map(heldBy);
  const isWon = helds.every((held) => held.some((number) => numbers.includes(number)));
  if (id.startsWith('flat')) return won(isWon, helds[0]?.length === 5 ? 'five' : 'four');
  const odd = id.includes('.tail') ? 4 : 5;
  return won(isWon, helds.some((held) => held.length === odd) ? 'odd' : 'usual');
};
const markSixRule: Rule = (line, draw, id) => {
  const { numbers } = draw;
  const choice = first(line);
  if (id === 'normal') return won(numbers.slice(0, 6).includes(Number(choice)));
  if (id === 'normal.position') {
    const [position, number] = choice.split(':');
    return won(numbers[Number(position) - 1] === Number(number));
  }
  if (id === 'normal.zodiac') {
    const held = numbersOf(Number(choice), draw.animal ?? 0);
    const times = held.filter((number) => numbers.slice(0, 6).includes(number)).length;
    return times === 0 ? null : [held.length === 5 ? 'five' : 'four', times];
  }
  if (id === 'total.bsoe')
    return won(
      isHalf(
        choice,
        numbers.reduce((sum, one) => sum + one, 0),
        175,
      ),
      choice,
    );
  return /^special(?!\.string)/.test(id) ? specialRule(line, draw, id) : setRule(line, draw, id);
};

/** The rule of each family. */
export const allNaiveRules: Readonly<Partial<Record<FamilyName, Rule>>> = {
  ...naiveRules,
  'mark-six': markSixRule,
  'vietnam-north': vietnamRule('north'),
  'vietnam-south': vietnamRule('south'),
  thai: thaiRule(false),
  yiki: thaiRule(true),
};
