import { checkContent, type ContentFault } from './check-content.ts';
import type { Content, Play } from './play.ts';

export type Typed =
  | { readonly content: Content; readonly fault: null }
  | { readonly content: null; readonly fault: ContentFault };

/** Choices of one place: joined where each is one sign (`12`), apart where it is more (`01 02`). */
function readChoices(text: string, choices: readonly string[]): readonly string[] {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '-') return [];
  const areSigns = choices.every((choice) => choice.length === 1);
  return areSigns && !/\s/.test(trimmed) ? [...trimmed] : trimmed.split(/\s+/);
}

/** Picks may also be apart by commas, semicolons and new lines, as they are in a list that is pasted. */
const splitPicks = (text: string, choices: readonly string[]): readonly string[] =>
  text.split(/[,;\n]/).flatMap((part) => readChoices(part, choices));

const splitTwo = (text: string, sign: string): readonly [string, string] | null => {
  const position = text.indexOf(sign);
  return position === -1 ? null : [text.slice(0, position), text.slice(position + 1)];
};

function readContent(play: Play, text: string): Content {
  if (play.kind === 'any') {
    const parts = splitTwo(text, ':');
    if (parts === null) return readContent(play.play, text);
    const positions = readChoices(parts[0], ['1', '2', '3', '4', '5']).map(Number);
    return { ...readContent(play.play, parts[1]), positions };
  }
  const { choices } = play;
  if (play.kind === 'rows') return { rows: text.split(',').map((row) => readChoices(row, choices)) };
  if (play.kind === 'groups' && play.isOneList !== true) {
    const [more, less] = splitTwo(text, '|') ?? [text, ''];
    const m = splitPicks(more, choices);
    return play.few === 0 && less.trim() === '' ? { m } : { m, n: splitPicks(less, choices) };
  }
  const banker = play.kind === 'pool' ? splitTwo(text, '#') : null;
  if (banker !== null) return { bank: splitPicks(banker[0], choices), drag: splitPicks(banker[1], choices) };
  return { picks: splitPicks(text, choices) };
}

/**
 * Reads typed numbers: `12,3,45` by position, `01 02 03` of a pool, `01#02 03` with a bank, `1|234` for
 * more and less often, `124:56` on positions 1, 2 and 4. A fault names the place and the text that was meant.
 */
export function readTyped(play: Play, text: string): Typed {
  const content = readContent(play, text);
  const fault = checkContent(play, content);
  return fault === null ? { content, fault } : { content: null, fault };
}
