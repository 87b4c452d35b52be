import ts from 'typescript';
import type { SourceFile } from './list-sources.ts';
import { isGenerated, lineAt } from './violation.ts';

/**
 * Words that say nothing about the value: `found` is a row, a page or a match, `own` is rows or a token, `at`
 * a moment or an index. How often the product still names a local or a parameter so; it may only fall.
 */
export const participleBudgets = {
  own: 0,
  at: 0,
  waits: 0,
  found: 0,
  known: 0,
  kept: 0,
  shown: 0,
  taken: 0,
  told: 6,
  made: 15,
  said: 24,
  wanted: 24,
  seen: 40,
  given: 106,
  asked: 152,
} as const;
type Participle = keyof typeof participleBudgets;
const isParticiple = (name: string): name is Participle => Object.hasOwn(participleBudgets, name);

const isProduct = ({ path }: SourceFile): boolean =>
  /^(src|server|platform|demo|schemas)\/.*(?<!\.test|\.fake|\.fixture)\.tsx?$/.test(path) &&
  !isGenerated(path);

/** `{ known }` takes the name of a property: there the property is what would have to be renamed. */
const isOwnName = (node: ts.Node): node is ts.NamedDeclaration & { readonly name: ts.Identifier } =>
  (ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    (ts.isBindingElement(node) &&
      (ts.isArrayBindingPattern(node.parent) ||
        node.propertyName !== undefined ||
        node.dotDotDotToken !== undefined))) &&
  ts.isIdentifier(node.name);

/** What follows a name that is declared: most files say `at` in a comment or call `list.at(`, and name nothing so. */
const afterName = String.raw`\s*(?:[!?]?[=:;,)\]}]|/[/*]|(?:of|in)\b)`;
const mentions = new RegExp(`\\b(?:${Object.keys(participleBudgets).join('|')})${afterName}`);
const listNames = ({ path, text }: SourceFile): readonly (readonly [Participle, string])[] => {
  if (!mentions.test(text)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const names: (readonly [Participle, string])[] = [];
  const visit = (node: ts.Node): void => {
    if (isOwnName(node) && isParticiple(node.name.text))
      names.push([node.name.text, `${path}:${lineAt(text, node.name.getStart(source))}`]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
};

/** One sentence for each participle that is used more often than its budget. */
export const checkParticiples = (
  files: readonly SourceFile[],
  budgets: Readonly<Record<Participle, number>> = participleBudgets,
): readonly string[] => {
  const names = files.filter(isProduct).flatMap(listNames);
  return Object.keys(budgets)
    .filter(isParticiple)
    .flatMap((word) => {
      const places = names.filter(([name]) => name === word).map(([, place]) => place);
      if (places.length <= budgets[word]) return [];
      const count = `“${word}” names ${places.length} values, ${budgets[word]} are allowed`;
      return [`${count}: use the noun of the value. ${places.join(' ')}`];
    });
};
