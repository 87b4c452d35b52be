import ts from 'typescript';
import type { SourceFile } from './list-sources.ts';
import { parseSource } from './parse-source.ts';
import { isAllowed, isCode, isGenerated, isTest, type SourceRule, type Violation } from './violation.ts';

interface Finding {
  readonly rule: string;
  readonly node: ts.Node;
  readonly message: string;
}

const physicalStyle =
  /^(margin|padding|border|inset|scrollMargin|scrollPadding)(Left|Right)|^border(Top|Bottom)(Left|Right)Radius$|^(left|right|ml|mr|pl|pr|float)$/;
const logicalCure = 'Use a logical side (inlineStart, inlineEnd): the page also runs from right to left.';
const drawsScreens = /^src\/(components|forms|portal|console|lab|runtime\/react)\//;

/** `element.scrollBy({ left })` is the name the browser gave it. */
const isScrollOption = (node: ts.Node): boolean =>
  ts.isObjectLiteralExpression(node.parent) &&
  ts.isCallExpression(node.parent.parent) &&
  /scroll(By|To)?$/.test(node.parent.parent.expression.getText());

const checkPhysicalSide = (path: string, node: ts.Node): Finding | null => {
  if (!drawsScreens.test(path) || isTest(path)) return null;
  if ((ts.isPropertyAssignment(node) && !isScrollOption(node)) || ts.isJsxAttribute(node)) {
    const name = node.name.getText().replaceAll(/['"]/g, '');
    const value = ts.isJsxAttribute(node) ? node.initializer?.getText() : node.initializer.getText();
    if (physicalStyle.test(name)) return { rule: 'physical-side', node, message: `${name}: ${logicalCure}` };
    if (name === 'textAlign' && /['"](left|right)['"]/.test(value ?? ''))
      return { rule: 'physical-side', node, message: `textAlign ${value}: ${logicalCure}` };
  }
  if (ts.isPropertyAccessExpression(node) && node.expression.getText().endsWith('.style'))
    if (physicalStyle.test(node.name.text))
      return { rule: 'physical-side', node, message: `style.${node.name.text}: ${logicalCure}` };
  return null;
};

const vagueName = /(Manager|Helper|Helpers|Util|Utils)$/;

const checkName = (node: ts.Node): Finding | null => {
  const isNamed =
    ts.isClassDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isVariableDeclaration(node);
  if (!isNamed || node.name === undefined || !ts.isIdentifier(node.name)) return null;
  const name = node.name.text;
  if (vagueName.test(name))
    return { rule: 'vague-name', node, message: `${name}: name the noun or the verb.` };
  if (ts.isInterfaceDeclaration(node) && /^I[A-Z][a-z]/.test(name))
    return { rule: 'vague-name', node, message: `${name}: an interface has no I prefix.` };
  return null;
};

/** A property with a computed name has no other way into markup. */
const isComputedAttribute = (node: ts.JsxSpreadAttribute): boolean =>
  ts.isObjectLiteralExpression(node.expression) &&
  node.expression.properties.every(({ name }) => name !== undefined && ts.isComputedPropertyName(name));

/** What is spread, without the marks of its type. */
const withoutType = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? withoutType(node.expression)
    : node;

/** `...{ a, b },` says nothing that `a, b` does not: it only keeps a line from being broken. */
const checkPackedLine = (node: ts.Node): Finding | null => {
  const isSpread = ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node);
  if (!isSpread || !ts.isObjectLiteralExpression(withoutType(node.expression))) return null;
  if (ts.isJsxSpreadAttribute(node) && isComputedAttribute(node)) return null;
  return {
    rule: 'packed-line',
    node,
    message: 'Write the properties themselves: an object that is spread where it stands packs lines.',
  };
};

const checkNode = (path: string, node: ts.Node): Finding | null => {
  if (ts.isExportDeclaration(node) && node.exportClause === undefined)
    return { rule: 'export-star', node, message: 'Name what is exported: a front door is a written list.' };
  if (ts.isEnumDeclaration(node)) return { rule: 'no-enum', node, message: 'Use a union of strings.' };
  return checkName(node) ?? checkPackedLine(node) ?? checkPhysicalSide(path, node);
};

/** `export *`, enums, vague names, packed lines and physical sides of styles. */
export const checkSyntax: SourceRule = (file: SourceFile) => {
  if (!isCode(file.path) || isGenerated(file.path)) return [];
  const source = parseSource(file);
  const found: Violation[] = [];
  const visit = (node: ts.Node): void => {
    const finding = checkNode(file.path, node);
    if (finding !== null) {
      const line = source.getLineAndCharacterOfPosition(finding.node.getStart(source)).line + 1;
      if (!isAllowed(file, finding.rule, line))
        found.push({ rule: finding.rule, path: file.path, line, message: finding.message });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
