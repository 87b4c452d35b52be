import type { Content, Play } from '../../lottery/play.ts';

/** A place of a content: a list of choices, or a row of them. */
export type Place =
  | { readonly part: 'picks' | 'bank' | 'drag' | 'm' | 'n' | 'positions' }
  | { readonly part: 'rows'; readonly row: number };

/** Choices that are together on the board, and the place that a press on one fills. */
export interface ChoiceGroup {
  readonly id: string;
  readonly place: Place;
  /** Word of the component that names the group. */
  readonly word: 'numbers' | 'position' | 'pair' | 'row' | 'bank' | 'drag' | 'more' | 'less' | 'positions';
  /** What the word is about: the position of a row, `1-2` of a pair. */
  readonly about: string;
  readonly choices: readonly string[];
}

/** More choices than this are typed, or picked by chance. */
const mostButtons = 120;
export const listChoices = (play: Play): readonly string[] =>
  (play.kind === 'any' ? play.play : play).choices;
export const isTypedOnly = (play: Play): boolean => listChoices(play).length > mostButtons;

const group = (
  word: ChoiceGroup['word'],
  place: Place,
  choices: readonly string[],
  about = '',
): ChoiceGroup => ({ id: `${place.part}${about}`, place, word, about, choices });

const aboutOf = (choice: string): string => choice.slice(0, Math.max(0, choice.indexOf(':')));
const nameAbout = (about: string): ChoiceGroup['word'] => {
  if (about === '') return 'numbers';
  if (/^\d+$/.test(about)) return 'position';
  return /^[\d-]+$/.test(about) ? 'pair' : 'row';
};

/** Choices such as `1:B` by what is before the colon. */
const splitPicks = (choices: readonly string[]): readonly ChoiceGroup[] =>
  [...new Set(choices.map(aboutOf))].map((about) =>
    group(
      nameAbout(about),
      { part: 'picks' },
      choices.filter((choice) => aboutOf(choice) === about),
      about,
    ),
  );

/**
 * The groups of a play's choices, in the order of the board.
 * @param hasBank whether some choices are to be in every line
 */
export function listGroups(play: Play, hasBank: boolean): readonly ChoiceGroup[] {
  switch (play.kind) {
    case 'picks':
      return splitPicks(play.choices);
    case 'rows':
      return Array.from({ length: play.rows }, (_, row) =>
        group('position', { part: 'rows', row }, play.choices, String(row + 1)),
      );
    case 'pool':
      return hasBank
        ? [group('bank', { part: 'bank' }, play.choices), group('drag', { part: 'drag' }, play.choices)]
        : [group('numbers', { part: 'picks' }, play.choices)];
    case 'groups':
      if (play.isOneList === true) return [group('numbers', { part: 'picks' }, play.choices)];
      if (play.few === 0) return [group('numbers', { part: 'm' }, play.choices)];
      return [group('more', { part: 'm' }, play.choices), group('less', { part: 'n' }, play.choices)];
    case 'any': {
      const positions = Array.from({ length: play.positions }, (_, index) => String(index + 1));
      return [group('positions', { part: 'positions' }, positions), ...listGroups(play.play, hasBank)];
    }
  }
}

/** Whether lines of the play can have choices that are in all of them. */
export const canHaveBank = (play: Play): boolean => {
  const inner = play.kind === 'any' ? play.play : play;
  return inner.kind === 'pool' && inner.size > 1;
};

export const readPlace = (content: Content, place: Place): readonly string[] => {
  if (place.part === 'rows') return content.rows?.[place.row] ?? [];
  if (place.part === 'positions') return (content.positions ?? []).map(String);
  return content[place.part] ?? [];
};

const rowCount = (play: Play): number => (play.kind === 'rows' ? play.rows : 0);

/** The content with other choices at a place, in the order of the board. */
export function fillPlace(
  play: Play,
  content: Content,
  { place, choices }: ChoiceGroup,
  chosen: readonly string[],
): Content {
  const ordered = choices.filter((choice) => chosen.includes(choice));
  if (place.part === 'rows')
    return {
      rows: Array.from({ length: rowCount(play) }, (_, row) =>
        row === place.row ? ordered : (content.rows?.[row] ?? []),
      ),
    };
  if (place.part === 'positions') return { ...content, positions: ordered.map(Number) };
  // Groups of one list share it: what others have stays.
  const others = (content[place.part] ?? []).filter((choice) => !choices.includes(choice));
  const filled = { ...content, [place.part]: [...others, ...ordered] };
  if (place.part === 'bank')
    return { ...filled, drag: (filled.drag ?? []).filter((choice) => !ordered.includes(choice)) };
  if (place.part === 'drag')
    return { ...filled, bank: (filled.bank ?? []).filter((choice) => !ordered.includes(choice)) };
  return filled;
}

export const toggleChoice = (play: Play, content: Content, group: ChoiceGroup, choice: string): Content => {
  const chosen = readPlace(content, group.place);
  const next = chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice];
  return fillPlace(play, content, group, next);
};

export type Shortcut = 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear';
export const shortcuts: readonly Shortcut[] = ['all', 'big', 'small', 'odd', 'even', 'clear'];

/** Shortcuts fit lists of numbers that a line takes from freely. */
export const hasShortcuts = ({ word, choices }: ChoiceGroup): boolean =>
  word !== 'positions' && word !== 'bank' && choices.length >= 6 && choices.every((one) => /^\d+$/.test(one));

/** The choices that a shortcut means: the upper half is big. */
export function listShortcut({ choices }: ChoiceGroup, shortcut: Shortcut): readonly string[] {
  const half = choices.length / 2;
  switch (shortcut) {
    case 'all':
      return choices;
    case 'big':
      return choices.filter((_, index) => index >= half);
    case 'small':
      return choices.filter((_, index) => index < half);
    case 'odd':
      return choices.filter((choice) => Number(choice) % 2 === 1);
    case 'even':
      return choices.filter((choice) => Number(choice) % 2 === 0);
    case 'clear':
      return [];
  }
}
