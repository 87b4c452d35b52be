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
  'unread-json': {
    cure: 'JSON.parse checks no shape: read it as `unknown`, `Json` or `Unread<…>` and check it, or with parseOwnJson',
    left: 0,
  },
};

const isJudged = ({ path }: SourceFile): boolean =>
  /^(src|server|platform|demo|schemas|bench)\//.test(path) &&
  /\.tsx?$/.test(path) &&
  !isGenerated(path) &&
  !/\.(test|fake)\.tsx?$|test-(database|server)\.ts$/.test(path);

const enclosingStatement = (node: ts.Node): ts.Node => {
  let ancestor = node;
  while (!ts.isStatement(ancestor) && !ts.isClassElement(ancestor)) ancestor = ancestor.parent;
  return ancestor;
};

/**
 * A comment above the statement, inside the node, or at the end of a line that the node is on. The docstring
 * of a declaration says what it does, not why it may break a rule.
 */
const hasReason = (source: ts.SourceFile, node: ts.Node): boolean => {
  const statement = enclosingStatement(node);
  const above = ts.getLeadingCommentRanges(source.text, statement.getFullStart()) ?? [];
  if (above.some(({ pos }) => !source.text.startsWith('/**', pos))) return true;
  const lines = source.getLineStarts();
  const [first, last] = [node.getStart(source), node.getEnd()].map(
    (place) => source.getLineAndCharacterOfPosition(place).line,
  );
  const text = source.text.slice(lines[(first ?? 0) - 1] ?? 0, lines[(last ?? 0) + 1] ?? source.text.length);
  return /(?<!:)\/\/ \S|\/\*(?!\*)/.test(text);
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
const mentions = (body: ts.Node, name: string): boolean =>
  (ts.isIdentifier(body) && body.text === name) ||
  (ts.forEachChild(body, (part) => mentions(part, name) || undefined) ?? false);
/** Whether a block throws the error away: it neither reads it nor does anything else about it. */
const isDeaf = (body: ts.Node, error: ts.BindingName | undefined): boolean =>
  isQuiet(body) && (error === undefined || (ts.isIdentifier(error) && !mentions(body, error.text)));
const isSwallowed = (node: ts.Node): boolean => {
  if (ts.isCatchClause(node)) return isDeaf(node.block, node.variableDeclaration?.name);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { text } = node.expression.name;
  const handler = text === 'catch' ? node.arguments[0] : text === 'then' ? node.arguments[1] : undefined;
  return (
    handler !== undefined &&
    (ts.isArrowFunction(handler) || ts.isFunctionExpression(handler)) &&
    isDeaf(handler.body, handler.parameters[0]?.name)
  );
};

/** The one reader of texts that the program wrote itself; its callers name the author. */
const ownReader = 'src/protocol/json/own-json.ts';

/** Types that promise nothing of the shape, so that the compiler asks for a check. */
const isHonest = (source: ts.SourceFile, type: ts.TypeNode | undefined): boolean =>
  type !== undefined && /^(unknown|Json|Unread<[\s\S]*>|Promise<unknown>)$/.test(type.getText(source));
const isUnreadJson = (source: ts.SourceFile, node: ts.Node): boolean => {
  if (!ts.isCallExpression(node) || node.expression.getText(source) !== 'JSON.parse') return false;
  if (source.fileName === ownReader) return false;
  let { parent } = node;
  while (ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)) ({ parent } = parent);
  if (ts.isExpressionStatement(parent)) return false;
  if (ts.isCallExpression(parent)) return parent.expression.getText(source) !== 'String';
  if (ts.isAsExpression(parent) || ts.isVariableDeclaration(parent)) return !isHonest(source, parent.type);
  if (ts.isReturnStatement(parent) || ts.isArrowFunction(parent))
    return !isHonest(source, ts.findAncestor(node, ts.isFunctionLike)?.type);
  if (!ts.isBinaryExpression(parent) || parent.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return true;
  return !new RegExp(`let ${parent.left.getText(source)}: (unknown|Json)\\b`).test(source.text);
};

/** Every place of one file that lacks its reason or its type. */
export const findUnsaid = (file: SourceFile): readonly { readonly rule: Unsaid; readonly line: number }[] => {
  if (!isJudged(file) || !/as unknown as|catch|\.then\(|JSON\.parse/.test(file.text)) return [];
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
