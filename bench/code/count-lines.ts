import ts from 'typescript';
import type { SourceFile } from '../../tests/law/list-sources.ts';

export const countLines = (text: string): number =>
  text.split('\n').filter((line) => line.trim() !== '').length;

const parse = ({ path, text }: SourceFile): ts.SourceFile =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const nameOf = (node: ts.Node): string => {
  const named =
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isInterfaceDeclaration(node);
  if (!named || node.name === undefined) return '';
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : '';
};
const findInside = (node: ts.Node, name: string): ts.Node | null =>
  ts.forEachChild(node, (child) =>
    nameOf(child) === name ? child : (findInside(child, name) ?? undefined),
  ) ?? null;

/** Lines of what is declared in a file under a name, `lostFactors > propose` for one inside another. */
export const countDeclared = (file: SourceFile, names: string): number => {
  const source = parse(file);
  let node: ts.Node = source;
  for (const name of names.split(' > ')) {
    const found = findInside(node, name);
    if (found === null) throw new Error(`Expected ${name} in ${file.path}.`);
    node = found;
  }
  return countLines(node.getText(source));
};
