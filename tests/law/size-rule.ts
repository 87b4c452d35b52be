import ts from 'typescript';
import type { SourceFile } from './list-sources.ts';
import { parseSource } from './parse-source.ts';
import { isCode, isGenerated, isTest, type SourceRule, type Violation } from './violation.ts';

/** Lines that hold code: not blank, not comment. */
export const sizeLimits = { file: 300, function: 60, view: 100, factory: 120 } as const;

/**
 * Factories that were longer when the limit came, by file: how long each may still be. Each draws one thing of the
 * demonstration's vendor. The list may only shrink: what is shorter now is written down.
 */
export const longFactories: Readonly<Record<string, number>> = {
  'demo/vendor/book/client/board-view.ts': 145,
  'demo/vendor/client/round-runner.ts': 144,
  'demo/vendor/book/client/bets-list.ts': 132,
  'demo/vendor/client/start-page.ts': 126,
  'demo/vendor/book/client/slip-panel.ts': 123,
};

/** Structure and tables, long by nature: a machine's states, a component's definition, a list of words. */
const isLiteral = (path: string): boolean =>
  /(\.(machine|definition|contract|fixture|fake)|\/messages)\.tsx?$/.test(path);

/** Numbers (from 0) of the lines on which a token stands; comments are no tokens. */
const findCodeLines = (source: ts.SourceFile): ReadonlySet<number> => {
  const lines = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (node.getChildCount(source) > 0) {
      for (const child of node.getChildren(source)) visit(child);
      return;
    }
    const start = node.getStart(source);
    if (start === node.end) return;
    const last = source.getLineAndCharacterOfPosition(node.end).line;
    for (let line = source.getLineAndCharacterOfPosition(start).line; line <= last; line += 1)
      lines.add(line);
  };
  visit(source);
  return lines;
};

const nameOf = (node: ts.SignatureDeclaration): string => {
  if (node.name !== undefined) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent)
    ? node.parent.name.getText()
    : 'a function';
};

/** The body of a `describe` is a list of tests, not a function with a job. */
const isTestGroup = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) && /\bdescribe\b/.test(node.parent.expression.getText());

type Body = ts.SignatureDeclaration & { readonly body: ts.Node };

const isMeasured = (node: ts.Node): node is Body =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined && !isTestGroup(node);

/** A function with a name: counted separately, not as part of the factory around it. */
const isNamed = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isVariableDeclaration(node.parent) ||
  ts.isPropertyAssignment(node.parent);

const collectLines = (source: ts.SourceFile, node: ts.Node, code: ReadonlySet<number>): readonly number[] => {
  const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
  const last = source.getLineAndCharacterOfPosition(node.end).line;
  return [...code].filter((line) => line >= first && line <= last);
};

interface Measure {
  /** Without named functions inside and without markup. */
  readonly logic: number;
  /** Without named functions inside. */
  readonly own: number;
  readonly whole: number;
}

const isMarkup = (node: ts.Node): boolean =>
  ts.isJsxElement(node) || ts.isJsxFragment(node) || ts.isJsxSelfClosingElement(node);

const measure = (source: ts.SourceFile, node: Body, code: ReadonlySet<number>): Measure => {
  const whole = collectLines(source, node, code);
  const inner = new Set<number>();
  const markup = new Set<number>();
  const visit = (child: ts.Node): void => {
    if (isMeasured(child) && isNamed(child)) {
      // The first line stays: it belongs to the function around it.
      for (const line of collectLines(source, child, code).slice(1)) inner.add(line);
      return;
    }
    if (isMarkup(child)) for (const line of collectLines(source, child, code)) markup.add(line);
    ts.forEachChild(child, visit);
  };
  visit(node.body);
  const ownLines = whole.filter((line) => !inner.has(line));
  return {
    logic: ownLines.filter((line) => !markup.has(line)).length,
    own: ownLines.length,
    whole: whole.length,
  };
};

const findLongFunctions = (
  file: SourceFile,
  source: ts.SourceFile,
  code: ReadonlySet<number>,
): readonly Violation[] => {
  const found: Violation[] = [];
  const visit = (node: ts.Node): void => {
    if (isMeasured(node)) {
      const { logic, own, whole } = measure(source, node, code);
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      const most = longFactories[file.path] ?? sizeLimits.factory;
      if (logic > sizeLimits.function || own > sizeLimits.view || whole > most)
        found.push({
          rule: 'function-size',
          path: file.path,
          line,
          message:
            `${nameOf(node)} has ${logic} lines of code, ${own} with markup, ${whole} with the functions inside; ` +
            `${sizeLimits.function}, ${sizeLimits.view} and ${most} are allowed: split it by state or by noun.`,
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Whether a function has more lines than are allowed, blank ones and comments included. */
const hasLongFunction = (source: ts.SourceFile): boolean => {
  const lineOf = (place: number): number => source.getLineAndCharacterOfPosition(place).line;
  const isLong = (node: ts.Node): boolean =>
    isMeasured(node) && lineOf(node.end) - lineOf(node.getStart(source)) >= sizeLimits.function;
  const find = (node: ts.Node): true | undefined => (isLong(node) ? true : ts.forEachChild(node, find));
  return find(source) === true;
};

/** Lines of the longest function of a file, with the functions inside. */
export const measureLongest = (file: SourceFile): number => {
  const source = parseSource(file);
  const code = findCodeLines(source);
  let longest = 0;
  const visit = (node: ts.Node): void => {
    if (isMeasured(node)) longest = Math.max(longest, measure(source, node, code).whole);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return longest;
};

/** Files of at most 300 lines of code, functions of at most 60. */
export const checkSizes: SourceRule = (file) => {
  if (!isCode(file.path) || isGenerated(file.path) || isLiteral(file.path)) return [];
  // With blank lines and comments there are more: what is short with them needs no count of tokens.
  const lines = file.text.split('\n').length;
  if (lines <= sizeLimits.function) return [];
  const source = parseSource(file);
  if (lines <= sizeLimits.file && (isTest(file.path) || !hasLongFunction(source))) return [];
  const code = findCodeLines(source);
  const long: Violation[] =
    code.size > sizeLimits.file
      ? [
          {
            rule: 'file-size',
            path: file.path,
            line: 1,
            message: `${code.size} lines of code, ${sizeLimits.file} are allowed: split it by state or by noun.`,
          },
        ]
      : [];
  return isTest(file.path) ? long : [...long, ...findLongFunctions(file, source, code)];
};
