import type { Content, GroupsPlay, Play, PoolPlay, RowsPlay } from './play.ts';

/** What is wrong with a content, where, and the text that was meant. */
export interface ContentFault {
  readonly code:
    | 'choice.unknown'
    | 'choice.repeated'
    | 'choices.missing'
    | 'choices.too-few'
    | 'part.unknown'
    | 'rows.count'
    | 'bank.size'
    | 'bank.overlap'
    | 'positions.invalid';
  /** `picks`, `rows.2`, `bank`, `drag`, `m`, `n`, `positions`. */
  readonly place: string;
  readonly value: string;
}

const fault = (code: ContentFault['code'], place: string, value = ''): ContentFault => ({
  code,
  place,
  value,
});

/** Known choices by play, made once: some plays have ten thousand. */
const choiceSets = new WeakMap<readonly string[], ReadonlySet<string>>();
function knownOf(choices: readonly string[]): ReadonlySet<string> {
  const before = choiceSets.get(choices);
  if (before !== undefined) return before;
  const set = new Set(choices);
  choiceSets.set(choices, set);
  return set;
}

function checkList(place: string, list: readonly string[], choices: readonly string[]): ContentFault | null {
  const [all, seen] = [knownOf(choices), new Set<string>()];
  for (const choice of list) {
    if (!all.has(choice)) return fault('choice.unknown', place, choice);
    if (seen.has(choice)) return fault('choice.repeated', place, choice);
    seen.add(choice);
  }
  return null;
}

const checkLists = (lists: Readonly<Record<string, readonly string[]>>, choices: readonly string[]) =>
  Object.entries(lists).reduce<ContentFault | null>(
    (firstFault, [place, list]) => firstFault ?? checkList(place, list, choices),
    null,
  );

function checkRows({ rows, chosen = rows, choices }: RowsPlay, given: Content['rows']): ContentFault | null {
  if (given === undefined) return fault('choices.missing', 'rows');
  if (given.length !== rows) return fault('rows.count', 'rows', String(given.length));
  for (const [index, row] of given.entries()) {
    const place = `rows.${index + 1}`;
    const wrong = checkList(place, row, choices);
    if (wrong !== null) return wrong;
    if (row.length === 0 && chosen === rows) return fault('choices.missing', place);
  }
  return given.filter((row) => row.length > 0).length < chosen ? fault('choices.too-few', 'rows') : null;
}

function checkPool(
  { choices, size }: PoolPlay,
  { picks, bank = [], drag = [] }: Content,
): ContentFault | null {
  if (picks !== undefined)
    return (
      checkList('picks', picks, choices) ??
      (picks.length < size ? fault('choices.too-few', 'picks', String(picks.length)) : null)
    );
  const wrong = checkLists({ bank, drag }, choices);
  if (wrong !== null) return wrong;
  const both = drag.find((choice) => bank.includes(choice));
  if (both !== undefined) return fault('bank.overlap', 'drag', both);
  if (bank.length === 0 && drag.length === 0) return fault('choices.missing', 'picks');
  if (bank.length < 1 || bank.length >= size) return fault('bank.size', 'bank', String(bank.length));
  return bank.length + drag.length < size ? fault('choices.too-few', 'drag', String(drag.length)) : null;
}

function checkGroups({ choices, many, few, isOneList }: GroupsPlay, content: Content): ContentFault | null {
  if (isOneList === true) {
    const picks = content.picks ?? [];
    const wrong = checkList('picks', picks, choices);
    return wrong ?? (picks.length < many + few ? fault('choices.too-few', 'picks') : null);
  }
  const { m = [], n = [] } = content;
  const wrong = checkLists({ m, n }, choices);
  if (wrong !== null) return wrong;
  if (m.length < many) return fault('choices.too-few', 'm', String(m.length));
  return n.length < few ? fault('choices.too-few', 'n', String(n.length)) : null;
}

const partsOf = {
  picks: ['picks'],
  rows: ['rows'],
  pool: ['picks', 'bank', 'drag'],
  groups: ['picks', 'm', 'n'],
  any: ['picks', 'bank', 'drag', 'm', 'n', 'positions'],
} as const satisfies Readonly<Record<Play['kind'], readonly (keyof Content)[]>>;

function checkPositions(positions: readonly number[], count: number, pickCount: number): ContentFault | null {
  const wrong = positions.find(
    (one, index) => !Number.isInteger(one) || one < 1 || one > count || positions.indexOf(one) !== index,
  );
  if (wrong !== undefined) return fault('positions.invalid', 'positions', String(wrong));
  return positions.length < pickCount
    ? fault('choices.too-few', 'positions', String(positions.length))
    : null;
}

function checkKind(play: Play, content: Content): ContentFault | null {
  if (play.kind === 'rows') return checkRows(play, content.rows);
  if (play.kind === 'pool') return checkPool(play, content);
  if (play.kind === 'groups') return checkGroups(play, content);
  if (play.kind === 'any')
    return (
      checkPositions(content.positions ?? [], play.positions, play.taken) ?? checkKind(play.play, content)
    );
  const picks = content.picks ?? [];
  return picks.length === 0 ? fault('choices.missing', 'picks') : checkList('picks', picks, play.choices);
}

/** The first fault of a content; null where it can be staked on. */
export function checkContent(play: Play, content: Content): ContentFault | null {
  const parts: readonly string[] = partsOf[play.kind];
  const stranger = Object.keys(content).find((part) => !parts.includes(part));
  return stranger === undefined ? checkKind(play, content) : fault('part.unknown', stranger);
}
