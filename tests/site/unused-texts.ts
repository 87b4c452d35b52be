import { join } from 'node:path';
import ts from 'typescript';
import { isJsonObject } from '../../src/protocol/json/json-patches.ts';
import { listDocuments } from '../law/document-print.ts';
import { listSources } from '../law/list-sources.ts';
import { readTreeText } from '../../server/site/compile/tree-text.fake.ts';

/** A plural form belongs to the key without its ending. */
const ending = /_(zero|one|two|few|many|other)$/;

/** What documents and code say of texts: whole keys, and keys with a star for each part that is put in. */
export interface SaidKeys {
  readonly whole: ReadonlySet<string>;
  readonly patterns: readonly string[];
}
interface Heard {
  readonly whole: Set<string>;
  readonly patterns: Set<string>;
}

/** Calls whose argument is a key. */
const sayers: ReadonlySet<string> = new Set(['text', 't', 'translate', 'say', 'sayText', 'readText']);
/** Properties whose value is a key. `name` and `nationality` are what a flow shows of its data. */
const keyProperties = /^(\$t|text|hint|label|foyer:hint|foyer:label|name|nationality)$/;
/** What holds texts by key. */
const holders = /^(texts|english|words)$/;
/** A function or a value with such a name is a key, or makes one. */
const keyNames = /(key|text|hint|label|message|column|figure|nam(e|ed)|question)/i;
/** What may come before the first part that is put in: the rest of a key, with a point at least. */
const start = /^[\w-]+(?:\.[\w-]+)*\.[\w-]*$/;
/** A key that an expression of a document or of the code puts together; null for one with another beginning. */
const toPattern = (parts: readonly (string | null)[]): string | null =>
  typeof parts[0] === 'string' && start.test(parts[0]) ? parts.map((part) => part ?? '*').join('') : null;

const nameOf = (node: ts.Node): string => {
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : '';
};

/** Passes a value on as it is. */
const isPassed = (node: ts.Node): boolean =>
  ts.isParenthesizedExpression(node) ||
  ts.isConditionalExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isArrayLiteralExpression(node) ||
  ts.isReturnStatement(node) ||
  ts.isBlock(node) ||
  (ts.isBinaryExpression(node) &&
    [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(node.operatorToken.kind));

/** Whether what is put together here is a text's key: it is said, or it has the name of one. */
const isKey = (node: ts.Node): boolean => {
  const { parent } = node;
  if (isPassed(parent)) return isKey(parent);
  if (ts.isCallExpression(parent)) return parent.expression !== node && sayers.has(nameOf(parent.expression));
  if (ts.isPropertyAssignment(parent)) return keyProperties.test(nameOf(parent.name));
  if (ts.isElementAccessExpression(parent)) return holders.test(nameOf(parent.expression));
  if (ts.isVariableDeclaration(parent) || ts.isFunctionDeclaration(parent))
    return parent.name !== undefined && keyNames.test(nameOf(parent.name));
  return ts.isArrowFunction(parent) && isKey(parent);
};

/** A literal that is no value: a type, a module's address, or the name of a property. */
const isNoValue = (node: ts.StringLiteralLike): boolean => {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) return parent.name === node;
  return ts.isLiteralTypeNode(parent) || ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);
};

const readCode = (name: string, body: string, said: Heard): void => {
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !isNoValue(node)) said.whole.add(node.text);
    if (ts.isTemplateExpression(node) && isKey(node)) {
      const rest = node.templateSpans.flatMap(({ literal }) => [null, literal.text]);
      const pattern = toPattern([node.head.text, ...rest]);
      if (pattern !== null) said.patterns.add(pattern);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, body, ts.ScriptTarget.ES2023, true));
};

/** A document says what is under `$t`: keys, and keys that an expression puts together. A form says keys everywhere. */
const readDocument = (value: unknown, isSaid: boolean, said: Heard): void => {
  if (typeof value === 'string') {
    if (isSaid) said.whole.add(value);
  } else if (Array.isArray(value))
    for (const item of value as readonly unknown[]) readDocument(item, isSaid, said);
  else if (isJsonObject(value)) {
    const { cat } = value;
    if (isSaid && Array.isArray(cat)) {
      const pattern = toPattern(
        (cat as readonly unknown[]).map((part) => (typeof part === 'string' ? part : null)),
      );
      if (pattern !== null) said.patterns.add(pattern);
    }
    for (const [name, inner] of Object.entries(value)) readDocument(inner, isSaid || name === '$t', said);
  }
};

/** `files` by name: documents (`.json`) and code. */
export const readSaidKeys = (files: Readonly<Record<string, string>>): SaidKeys => {
  const said: Heard = { whole: new Set(), patterns: new Set() };
  for (const [name, body] of Object.entries(files))
    if (name.endsWith('.json')) readDocument(JSON.parse(body), name.startsWith('schemas/forms/'), said);
    else readCode(name, body, said);
  return { whole: said.whole, patterns: [...said.patterns] };
};

/**
 * Everything that can name a text: documents, forms and the program, without tests, without the vendor of the
 * demonstration, who has other texts, and without what writes new folders.
 */
export const readBodies = (root: string): Readonly<Record<string, string>> => {
  const documents = listDocuments(root).filter((file) => !file.startsWith('locales/'));
  const code = listSources(root).filter(
    ({ path }) =>
      /^(src|server|platform|demo|schemas)\//.test(path) &&
      !/\.(test|fake)\.|\/generated\/|^demo\/vendor\/|^schemas\/new\//.test(path),
  );
  return Object.fromEntries([
    ...documents.map((file) => [file, readTreeText(join(root, file))] as const),
    ...code.map(({ path, text }) => [path, text] as const),
  ]);
};

/** Keys of texts that no document and no code names. */
export const listUnused = (keys: readonly string[], { whole, patterns }: SaidKeys): readonly string[] => {
  const rules = patterns.map((pattern) => {
    const parts = pattern.split('*').map((part) => part.replaceAll('.', String.raw`\.`));
    return new RegExp(`^${parts.join('.+')}$`);
  });
  return keys.filter((key) => {
    const plain = key.replace(ending, '');
    return !whole.has(key) && !whole.has(plain) && !rules.some((rule) => rule.test(plain));
  });
};
