import ts from 'typescript';
import type { SourceFile } from './list-sources.ts';
import { isGenerated } from './violation.ts';

/** What needs a reason in a comment beside it, or a type. */
export type Unsaid = 'double-cast' | 'swallowed-catch' | 'unread-json';

interface Rule {
  readonly cure: string;
  /** How often the repository still does it. It may only fall. */
  readonly left: number;
}
export const reasonRules: Readonly<Record<Unsaid, Rule>> = {
  'double-cast': { cure: 'say in a comment why the types cannot meet', left: 0 },
  'swallowed-catch': { cure: 'say in a comment why the error is of no use to anybody', left: 0 },
  'unread-json': { cure: 'JSON.parse gives `any`: name the type, or `unknown`', left: 0 },
};

const isJudged = ({ path }: SourceFile): boolean =>
  /^(src|server|demo|schemas|bench)\//.test(path) &&
  /\.tsx?$/.test(path) &&
  !isGenerated(path) &&
  !/\.(test|fake)\.tsx?$|test-(database|server)\.ts$/.test(path);

const enclosingStatement = (node: ts.Node): ts.Node => {
  let at = node;
  while (!ts.isStatement(at) && !ts.isClassElement(at)) at = at.parent;
  return at;
};

/** A comment above the statement, inside the node, or at the end of a line that the node is on. */
const hasReason = (source: ts.SourceFile, node: ts.Node): boolean => {
  const statement = enclosingStatement(node);
  const above = ts.getLeadingCommentRanges(source.text, statement.getFullStart()) ?? [];
  if (above.length > 0) return true;
  const lines = source.getLineStarts();
  const [first, last] = [node.getStart(source), node.getEnd()].map(
    (place) => source.getLineAndCharacterOfPosition(place).line,
  );
  const text = source.text.slice(lines[(first ?? 0) - 1] ?? 0, lines[(last ?? 0) + 1] ?? source.text.length);
  return /(?<!:)\/\/ \S|\/\*/.test(text);
};

const isUnknown = (type: ts.TypeNode | undefined): boolean => type?.kind === ts.SyntaxKind.UnknownKeyword;
const isDoubleCast = (node: ts.Node): boolean =>
  ts.isAsExpression(node) && ts.isAsExpression(node.expression) && isUnknown(node.expression.type);

/** Gives nothing of the error: no throw, no call, only a value or nothing at all. */
const isQuiet = (body: ts.Node): boolean => {
  let isQuietSoFar = true;
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isCallExpression(node) || ts.isNewExpression(node))
      isQuietSoFar = false;
    ts.forEachChild(node, visit);
  };
  visit(body);
  return isQuietSoFar;
};
const isSwallowed = (node: ts.Node): boolean => {
  if (ts.isCatchClause(node)) return node.variableDeclaration === undefined && isQuiet(node.block);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [handler] = node.arguments;
  return (
    node.expression.name.text === 'catch' &&
    handler !== undefined &&
    ts.isArrowFunction(handler) &&
    handler.parameters.length === 0 &&
    isQuiet(handler.body)
  );
};

const returnsNamed = (node: ts.Node): boolean => {
  const around = ts.findAncestor(node, ts.isFunctionLike);
  return around?.type !== undefined && around.type.kind !== ts.SyntaxKind.AnyKeyword;
};
const isUnreadJson = (source: ts.SourceFile, node: ts.Node): boolean => {
  if (!ts.isCallExpression(node) || node.expression.getText(source) !== 'JSON.parse') return false;
  let { parent } = node;
  while (ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)) ({ parent } = parent);
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent) || ts.isExpressionStatement(parent))
    return false;
  if (ts.isVariableDeclaration(parent)) return parent.type === undefined;
  if (ts.isReturnStatement(parent) || ts.isArrowFunction(parent)) return !returnsNamed(node);
  if (!ts.isBinaryExpression(parent)) return true;
  if (parent.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return false;
  return !new RegExp(`let ${parent.left.getText(source)}: `).test(source.text);
};

/** Every place of one file that lacks its reason or its type. */
export const findUnsaid = (file: SourceFile): readonly { readonly rule: Unsaid; readonly line: number }[] => {
  if (!isJudged(file) || !/as unknown as|catch|JSON\.parse/.test(file.text)) return [];
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  const found: { readonly rule: Unsaid; readonly line: number }[] = [];
  const note = (rule: Unsaid, node: ts.Node): void => {
    found.push({ rule, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 });
  };
  const visit = (node: ts.Node): void => {
    if (isDoubleCast(node) && !hasReason(source, node)) note('double-cast', node);
    if (isSwallowed(node) && !hasReason(source, node)) note('swallowed-catch', node);
    if (isUnreadJson(source, node)) note('unread-json', node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** One sentence for each rule that is broken more often than allowed, or less often than is written down. */
export const checkReasons = (
  files: readonly SourceFile[],
  rules: Readonly<Record<Unsaid, Rule>> = reasonRules,
): readonly string[] => {
  const found = files.flatMap((file) => findUnsaid(file).map((one) => ({ ...one, path: file.path })));
  return (Object.keys(rules) as Unsaid[]).flatMap((rule) => {
    const { cure, left } = rules[rule];
    const places = found.filter((one) => one.rule === rule).map(({ path, line }) => `${path}:${line}`);
    if (places.length > left)
      return [`[${rule}] ${places.length} places, ${left} are allowed: ${cure}. ${places.join(' ')}`];
    return places.length < left
      ? [`[${rule}] ${places.length} places: write that down in place of ${left}`]
      : [];
  });
};
