import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patternFamilies } from '../../src/protocol/document/pattern-families.ts';
import { addWords, RefusedName, writeWordsTest, type Kind } from './scaffold.ts';

const list = 'src/protocol/document/pattern-families.ts';

export const patternFamily: Kind = {
  pattern: /^[a-z]+(-[a-z]+)*$/,
  example: 'hex-digits',
  make: (root, name) => {
    if (patternFamilies.some((family) => family.name === name))
      throw new RefusedName(`${list} has a family ${name} already. Choose another name.`);
    const id = Math.max(...patternFamilies.map((family) => family.id)) + 1;
    const text = readFileSync(join(root, list), 'utf8');
    const end = text.indexOf('\n];');
    const line = `\n  family(${id}, '${name}', 'To do: what is accepted', '^[a-z]+$', ['A', '1', 'a b']),`;
    const hint = `pattern.${name}`;
    return {
      added: { [`tests/site/things/pattern-${name}.test.ts`]: writeWordsTest(`the pattern ${name}`, [hint]) },
      changed: {
        [list]: text.slice(0, end) + line + text.slice(end),
        ...addWords(root, { [hint]: 'the hint, {{min}} to {{max}} characters' }),
      },
      next: [
        `Write its rule, summary and mistakes in ${list}, its hint in locales/: npx vitest run src/protocol/document/pattern-families.test.ts tests/site/things/pattern-${name}.test.ts`,
      ],
    };
  },
};
