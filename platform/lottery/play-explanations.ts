import texts from '../../schemas/lottery/explanations.json' with { type: 'json' };
import type { FamilyName } from '../../src/lottery/families.ts';
import { splitVariant } from '../../src/lottery/play.ts';
import { fill, findNumbered, nameRule, type Names, type NameTable } from './play-names.ts';

const plays: NameTable = texts.plays;
const endings: NameTable = texts.endings;
const menus: NameTable = texts.menus;

/** How a play is won, in a sentence. Throws for one that the texts do not reach; a test tries all. */
export function explainPlay(family: FamilyName, id: string): Names {
  const [usual, rule] = splitVariant(id);
  if (rule !== undefined)
    return fill(texts.joined, { text: explainPlay(family, usual), rule: nameRule(rule) });
  const text = findNumbered(plays, id, family) ?? endings[id.slice(id.indexOf('.') + 1)];
  if (text === undefined) throw new Error(`Expected a sentence about the play ${id} of ${family}.`);
  return text;
}

/** What a group of plays is about. Throws for one without a text. */
export function explainMenu(code: string): Names {
  const text = menus[code];
  if (text === undefined) throw new Error(`Expected a sentence about the group ${code}.`);
  return text;
}
