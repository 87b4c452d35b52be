import ts from 'typescript';
import { descendants } from './console-reach.ts';
import type { SourceFile } from './list-sources.ts';

const tagOf = (node: ts.Node): string | null => {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText();
  return ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : null;
};
/** The nodes from a node up to its field. */
function listWay(node: ts.Node, field: ts.Node): readonly ts.Node[] {
  const way: ts.Node[] = [];
  for (let one = node; one !== field; one = one.parent) way.push(one);
  return way;
}
/** The element that a node is drawn in. */
const parentOf = (node: ts.Node, field: ts.Node): ts.Node =>
  listWay(node.parent, field).find((one) => ts.isJsxElement(one)) ?? field;
/** Two branches of one choice: never both are drawn. */
const areChoice = (hint: ts.Node, error: ts.Node, field: ts.Node): boolean => {
  const others = listWay(error, field);
  return listWay(hint, field).some(
    (branch) =>
      ts.isConditionalExpression(branch.parent) &&
      others.some((other) => other !== branch && other.parent === branch.parent),
  );
};

function judgeField(field: ts.JsxElement): string | null {
  const drawn = descendants(field);
  const hint = drawn.find((one) => tagOf(one) === 'Field.HelperText');
  const error = drawn.find((one) => tagOf(one) === 'Field.ErrorText');
  if (hint === undefined) return null;
  if (error === undefined) {
    const attributes = field.openingElement.attributes.properties;
    const isJudged = attributes.some((one) => one.name?.getText() === 'invalid');
    return isJudged ? 'has an error without words' : null;
  }
  if (areChoice(hint, error, field)) return null;
  const isBeside = parentOf(hint, field) === parentOf(error, field) && hint.pos < error.pos;
  return isBeside ? null : 'keeps its hint beside its error';
}

/** Fields of the console whose error does not take the place of the hint: see `helperText` in system.ts. */
export function findKeptHints({ path, text }: SourceFile): {
  readonly judged: number;
  readonly faults: readonly string[];
} {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const fields = descendants(file).filter(
    (one): one is ts.JsxElement => ts.isJsxElement(one) && tagOf(one) === 'Field.Root',
  );
  const faults = fields.flatMap((field) => {
    const fault = judgeField(field);
    const line = file.getLineAndCharacterOfPosition(field.getStart()).line + 1;
    return fault === null ? [] : [`${path}:${line} ${fault}`];
  });
  return { judged: fields.length, faults };
}
