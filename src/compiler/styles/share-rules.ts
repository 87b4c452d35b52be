/** A block of a class: the at-rules around it, its selector with `&` for the class, and what it says. */
interface Block {
  readonly around: readonly string[];
  readonly selector: string;
  /** At-rules and selector as one text. */
  readonly place: string;
  /** Family of properties → the declarations of it, as one text. */
  readonly families: ReadonlyMap<string, string>;
}
type Classes = ReadonlyMap<string, readonly Block[]>;
/** Declarations that all of some classes have in the same place. */
interface Shared extends Pick<Block, 'around' | 'selector' | 'place'> {
  readonly names: readonly string[];
  readonly declarations: string[];
}

/** Splits CSS at a sign outside quotes, brackets and blocks. */
const splitAt = (text: string, sign: string): readonly string[] => {
  const parts: string[] = [];
  let [start, depth, quote] = [0, 0, ''];
  for (let position = 0; position < text.length; position += 1) {
    const here = text[position] as string;
    if (quote !== '') {
      if (here === '\\') position += 1;
      else if (here === quote) quote = '';
    } else if (here === '"' || here === "'") quote = here;
    else if (here === sign && depth === 0) {
      parts.push(text.slice(start, position));
      start = position + 1;
    } else if (here === '(' || here === '{') depth += 1;
    else if (here === ')' || here === '}') {
      depth -= 1;
      if (sign === '}' && here === '}' && depth === 0) {
        parts.push(text.slice(start, position));
        start = position + 1;
      }
    }
  }
  return [...parts, text.slice(start)].filter((part) => part !== '');
};

/**
 * Properties that can undo each other, by the first word of their names; any other word is a group of its
 * own.
 */
const families: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'gap row column columns grid place align justify',
    'inset top left right bottom',
    'font line',
    'width height min max inline block aspect',
    'text white word',
  ].flatMap((words) => words.split(' ').map((word) => [word, words])),
);

/** What a declaration belongs to: only the order within a family means something. */
export const familyOf = (declaration: string): string => {
  const property = declaration.slice(0, declaration.indexOf(':'));
  if (property.startsWith('--')) return property;
  const [word = ''] = property.replace(/^-(webkit|moz|ms)-/, '').split('-');
  return families[word] ?? word;
};

const sortByFamily = (declarations: readonly string[]): ReadonlyMap<string, string> => {
  const namesByRule = new Map<string, string[]>();
  for (const declaration of declarations) {
    const family = familyOf(declaration);
    namesByRule.set(family, [...(namesByRule.get(family) ?? []), declaration]);
  }
  return new Map([...namesByRule].map(([family, names]) => [family, names.join(';')]));
};

const readBlocks = (rule: string, name: string, around: readonly string[]): readonly Block[] =>
  splitAt(rule, '}').flatMap((text): readonly Block[] => {
    const open = text.indexOf('{');
    const head = text.slice(0, open);
    const body = text.slice(open + 1);
    if (head.startsWith('@')) return readBlocks(body, name, [...around, head]);
    const selector = head.replaceAll(`.${name}`, '&');
    const place = [...around, selector].join('\n');
    return [{ around, selector, place, families: sortByFamily(splitAt(body, ';')) }];
  });

/** Rules that were read before: a class is named by what it says. */
const readRules = new Map<string, readonly Block[]>();
const mostRead = 5_000;

/** The blocks of a class, in their order. */
const readRule = (name: string, rule: string): readonly Block[] => {
  const parsed = readRules.get(rule);
  if (parsed !== undefined) return parsed;
  if (readRules.size >= mostRead) readRules.clear();
  const blocks = readBlocks(rule, name, []);
  readRules.set(rule, blocks);
  return blocks;
};

/** A dot, the name of a class and a comma are 11; the comma is none for the last one. */
const bytesOfName = 10;

/** Whether it is shorter to say something once for all classes than once for each. */
const isWorthSharing = ({ around, selector, names, declarations }: Shared): boolean => {
  const said = declarations.join(';').length;
  const frame = around.join('').length + 2;
  const saved = (names.length - 1) * said;
  // Most classes keep their own block for `&`. Few keep one for another selector, so sharing saves that frame too.
  return selector === '&'
    ? saved > names.length * bytesOfName + frame
    : saved + (names.length - 1) * frame > names.length;
};

/** What classes say in the same place with the same words, and what each says alone. */
const findShared = (classes: Classes): readonly Shared[] => {
  const bySaying = new Map<
    string,
    { readonly block: Block; readonly text: string; readonly names: string[] }
  >();
  for (const [name, blocks] of classes)
    for (const block of blocks)
      for (const [family, text] of block.families) {
        const key = `${block.place}\u0000${family}\u0000${text}`;
        const sameSaying = bySaying.get(key) ?? { block, text, names: [] };
        sameSaying.names.push(name);
        bySaying.set(key, sameSaying);
      }
  const groups = new Map<string, Shared>();
  const add = (
    block: Pick<Block, 'around' | 'selector' | 'place'>,
    names: readonly string[],
    text: string,
  ): void => {
    const { around, selector, place } = block;
    const key = [place, ...names].join('\u0000');
    const group = groups.get(key) ?? { around, selector, place, names, declarations: [] };
    group.declarations.push(text);
    groups.set(key, group);
  };
  for (const { block, text, names } of bySaying.values()) add(block, names, text);
  const sharedRules = [...groups.values()];
  groups.clear();
  for (const group of sharedRules) {
    const each = isWorthSharing(group) ? [group.names] : group.names.map((name) => [name]);
    for (const names of each) for (const text of group.declarations) add(group, names, text);
  }
  return [...groups.values()];
};

/** An order in which what a class says later of a family comes later; null where there is none. */
const putInOrder = (classes: Classes, shared: readonly Shared[]): readonly Shared[] | null => {
  const owners = new Map<string, Shared>();
  for (const group of shared)
    for (const name of group.names)
      for (const text of group.declarations)
        owners.set(`${name}\u0000${group.place}\u0000${familyOf(text)}`, group);
  const after = new Map<Shared, Set<Shared>>(shared.map((group) => [group, new Set()]));
  const waitCounts = new Map<Shared, number>(shared.map((group) => [group, 0]));
  for (const [name, blocks] of classes) {
    const last = new Map<string, Shared>();
    for (const block of blocks)
      for (const family of block.families.keys()) {
        const group = owners.get(`${name}\u0000${block.place}\u0000${family}`);
        const before = last.get(family);
        if (group === undefined) continue;
        last.set(family, group);
        if (before === undefined || before === group || after.get(before)?.has(group) === true) continue;
        after.get(before)?.add(group);
        waitCounts.set(group, (waitCounts.get(group) ?? 0) + 1);
      }
  }
  const ready = shared.filter((group) => waitCounts.get(group) === 0);
  const ordered: Shared[] = [];
  for (let index = 0; index < ready.length; index += 1) {
    const group = ready[index] as Shared;
    ordered.push(group);
    for (const next of after.get(group) ?? []) {
      const count = (waitCounts.get(next) ?? 0) - 1;
      waitCounts.set(next, count);
      if (count === 0) ready.push(next);
    }
  }
  return ordered.length === shared.length ? ordered : null;
};

const writeGroup = ({ around, selector, names, declarations }: Shared): string => {
  // Each class with its own selector: `:is()` of many classes would be tried on every element of a page.
  const selectors = names.map((name) => selector.replaceAll('&', `.${name}`)).join(',');
  const rule = `${selectors}{${declarations.join(';')}}`;
  return around.reduceRight((inner, head) => `${head}{${inner}}`, rule);
};

/** Rules with frames and the like in them, and those that undo everything, are left as they are. */
const isPlain = (rule: string): boolean => !/@(?!media|supports|container)|[{;]all:/.test(rule);

/**
 * One style sheet from class → rule, in which declarations that many classes share appear once. An element
 * with any one of the classes looks the same. Where no order keeps that, the rules are not shared.
 */
export const shareRules = (rules: ReadonlyMap<string, string>): string => {
  const sorted = [...rules].sort(([a], [b]) => (a < b ? -1 : 1));
  const plain = sorted.filter(([, rule]) => isPlain(rule));
  const classes = new Map(plain.map(([name, rule]) => [name, readRule(name, rule)]));
  const ordered = putInOrder(classes, findShared(classes));
  if (ordered === null) return sorted.map(([, rule]) => rule).join('\n');
  const others = sorted.filter(([, rule]) => !isPlain(rule)).map(([, rule]) => rule);
  return [...ordered.map(writeGroup), ...others].join('\n');
};
