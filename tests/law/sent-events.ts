import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { ComponentDefinition } from '../../src/protocol/document/component-definition.ts';

/** What a view can send, as its code says. */
export interface SentEvents {
  /** Events that are written out where something is sent. */
  readonly sent: ReadonlySet<string>;
  /** Words of files that send an event which is handed to them: one of these. */
  readonly words: ReadonlySet<string>;
  /** Properties that the files read by name. */
  readonly names: ReadonlySet<string>;
}
interface Gathered {
  readonly sent: Set<string>;
  readonly words: Set<string>;
  readonly names: Set<string>;
}

const isLiteral = (node: ts.Node): node is ts.StringLiteral => ts.isStringLiteral(node);

/** Events that an argument can be; null where it is handed over by name. */
const readArgument = (argument: ts.Expression): readonly string[] | null => {
  if (isLiteral(argument)) return [argument.text];
  if (ts.isParenthesizedExpression(argument)) return readArgument(argument.expression);
  if (!ts.isConditionalExpression(argument)) return null;
  const [yes, no] = [readArgument(argument.whenTrue), readArgument(argument.whenFalse)];
  return yes === null || no === null ? null : [...yes, ...no];
};

/** Other names that a file has for `emit`: `const { emit: raise } = latest.current.view`. */
const listAliases = (source: string): ReadonlySet<string> =>
  new Set(['emit', ...[...source.matchAll(/\{[^{}]*\bemit: (\w+)[^{}]*\} =/g)].map(([, name = '']) => name)]);

/** `emit(…)`, `view.emit(…)`, and what a reference to it calls. */
const isSending = (callee: ts.Expression, aliases: ReadonlySet<string>, isKept: boolean): boolean => {
  if (ts.isIdentifier(callee)) return aliases.has(callee.text);
  if (!ts.isPropertyAccessExpression(callee)) return false;
  return callee.name.text === 'emit' || (isKept && callee.name.text === 'current');
};

const readFile = (path: string, source: string, gathered: Gathered): readonly string[] => {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const aliases = listAliases(source);
  const isKept = source.includes('useRef(emit)');
  const imports: string[] = [];
  const literals = new Set<string>();
  const handedOver: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && isLiteral(node.moduleSpecifier)) {
      if (node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
        imports.push(node.moduleSpecifier.text);
      return;
    }
    if (isLiteral(node)) literals.add(node.text);
    if (ts.isIdentifier(node)) gathered.names.add(node.text);
    if (ts.isCallExpression(node) && isSending(node.expression, aliases, isKept)) {
      const events = node.arguments[0] === undefined ? [] : readArgument(node.arguments[0]);
      for (const event of events ?? []) gathered.sent.add(event);
      if (events === null) handedOver.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (handedOver.length > 0) for (const word of literals) gathered.words.add(word);
  return imports;
};

/** Reads a view and what it is made of; not the views of other components. */
export const readSentEvents = (view: string): SentEvents => {
  const gathered: Gathered = { sent: new Set(), words: new Set(), names: new Set() };
  const seen = new Set<string>();
  const read = (path: string): void => {
    if (seen.has(path) || !existsSync(path)) return;
    seen.add(path);
    for (const name of readFile(path, readFileSync(path, 'utf8'), gathered)) {
      const next = join(dirname(path), name);
      if (/^\..*\.tsx?$/.test(name) && /\/src\/(?:components|forms)\//.test(next)) read(next);
    }
  };
  read(view);
  return gathered;
};

/** What a definition says of its events and its view does not do, and the other way round. */
export const listUnlike = (
  { type, events, sends }: Pick<ComponentDefinition, 'type' | 'events' | 'sends'>,
  { sent, words, names }: SentEvents,
): readonly string[] => {
  const declared = Object.keys(events ?? {});
  const tested = Object.values(sends ?? {}).flatMap((rule) => (rule.while ?? []).map(({ prop }) => prop));
  return [
    ...declared
      .filter((event) => !sent.has(event) && !words.has(event))
      .map((event) => `${type} declares "${event}" and never sends it`),
    ...[...sent]
      .filter((event) => !declared.includes(event))
      .map((event) => `${type} sends "${event}" and does not declare it`),
    ...Object.keys(sends ?? {})
      .filter((event) => !declared.includes(event))
      .map((event) => `${type} says when "${event}" comes and does not declare it`),
    ...tested
      .filter((prop) => !names.has(prop))
      .map((prop) => `${type} says that an event depends on "${prop}", which its view does not read`),
  ];
};
