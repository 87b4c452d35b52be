import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** Names in a file → what they are, as far as they are words: objects, functions and texts of `*-messages.ts`. */
type Words = ReadonlyMap<string, unknown>;
/** Text of a condition → which side is looked at. */
type Sides = ReadonlyMap<string, boolean>;

export interface LabelFault {
  readonly line: number;
  readonly label: string;
  readonly visible: string;
}
export interface LabelVerdict {
  /** How many buttons and links have both a label and visible words. */
  readonly judged: number;
  readonly faults: readonly LabelFault[];
}

const pressable = /(^|\.)(a|button|Button|LineButton|Link|NavLink|Item|Trigger|Tab)$/;
/** Draws the first letters of its `name`, where it has no children. */
const drawsInitials = /^Avatar\.Fallback$/;
const holdsWords = /messages\.ts$/;

/** What a value in the page is called as long as nobody knows it: the same words for the same expression. */
const standIn = (node: ts.Node): string => `‹${node.getText().replaceAll(/\s+/g, ' ')}›`;

const evaluate = (node: ts.Expression, words: Words, sides: Sides): unknown => {
  const read = (one: ts.Expression): unknown => evaluate(one, words, sides);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return read(node.expression);
  if (ts.isIdentifier(node)) return words.has(node.text) ? words.get(node.text) : standIn(node);
  if (ts.isConditionalExpression(node))
    return read(sides.get(node.condition.getText()) === true ? node.whenTrue : node.whenFalse);
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (text, { expression, literal }) => `${text}${String(read(expression))}${literal.text}`,
      node.head.text,
    );
  if (ts.isPropertyAccessExpression(node)) {
    const owner = read(node.expression);
    return typeof owner === 'object' && owner !== null && node.name.text in owner
      ? (owner as Record<string, unknown>)[node.name.text]
      : standIn(node);
  }
  if (ts.isCallExpression(node)) {
    const made = read(node.expression);
    if (typeof made !== 'function') return standIn(node);
    return (made as (...given: unknown[]) => unknown)(...node.arguments.map(read));
  }
  return standIn(node);
};

const conditionsIn = (node: ts.Node): readonly string[] => {
  const found = new Set<string>();
  const visit = (one: ts.Node): void => {
    if (ts.isConditionalExpression(one)) found.add(one.condition.getText());
    ts.forEachChild(one, visit);
  };
  visit(node);
  return [...found];
};
const allSides = (conditions: readonly string[]): readonly Sides[] =>
  conditions.reduce<readonly Sides[]>(
    (known, condition) =>
      known.flatMap((sides) => [
        new Map([...sides, [condition, true]]),
        new Map([...sides, [condition, false]]),
      ]),
    [new Map()],
  );

const attributeOf = (
  { attributes }: ts.JsxOpeningElement | ts.JsxSelfClosingElement,
  name: string,
): ts.Expression | null => {
  for (const attribute of attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== name) continue;
    const { initializer } = attribute;
    if (initializer === undefined) return null;
    if (ts.isStringLiteral(initializer)) return initializer;
    return ts.isJsxExpression(initializer) ? (initializer.expression ?? null) : null;
  }
  return null;
};
/** Whether an element is a button or link: by its own name, or because it is drawn `as` one. */
const isPressable = (opening: ts.JsxOpeningElement): boolean => {
  const as = attributeOf(opening, 'as');
  return (
    pressable.test(opening.tagName.getText()) ||
    (as !== null && pressable.test(ts.isStringLiteral(as) ? as.text : as.getText()))
  );
};

/** The words that can be seen inside an element, in their order. Pictures have none. */
const readVisible = (node: ts.Node, words: Words, sides: Sides): readonly string[] => {
  if (ts.isJsxText(node)) return node.text.trim() === '' ? [] : [node.text];
  if (ts.isJsxElement(node) || ts.isJsxFragment(node))
    return node.children.flatMap((child) => readVisible(child, words, sides));
  if (ts.isJsxSelfClosingElement(node) && drawsInitials.test(node.tagName.getText())) {
    const name = attributeOf(node, 'name');
    return name === null ? [] : [`‹initials of ${name.getText()}›`];
  }
  if (ts.isParenthesizedExpression(node)) return readVisible(node.expression, words, sides);
  if (ts.isConditionalExpression(node))
    return readVisible(
      sides.get(node.condition.getText()) === true ? node.whenTrue : node.whenFalse,
      words,
      sides,
    );
  if (ts.isJsxExpression(node))
    return node.expression === undefined ? [] : readVisible(node.expression, words, sides);
  if (!ts.isExpression(node) || node.kind === ts.SyntaxKind.NullKeyword) return [];
  const value = evaluate(node, words, sides);
  // What holds markup or children is looked at where it is written.
  return typeof value === 'string' && !value.includes('<') && !value.endsWith('children›') ? [value] : [];
};

const plain = (text: string): string => text.toLocaleLowerCase('en').replaceAll(/\s+/g, ' ').trim();
/** Whether a label has all visible words, in their order. */
const contains = (label: string, visible: readonly string[]): boolean => {
  let from = 0;
  return visible.every((text) => {
    const position = plain(label).indexOf(plain(text), from);
    from = position + plain(text).length;
    return position >= 0;
  });
};

const bind = (name: ts.BindingName, value: unknown, words: Map<string, unknown>): void => {
  if (ts.isIdentifier(name)) {
    words.set(name.text, value);
    return;
  }
  if (!ts.isObjectBindingPattern(name) || typeof value !== 'object' || value === null) return;
  for (const { name: inner, propertyName } of name.elements) {
    const key = (propertyName ?? inner).getText();
    bind(inner, (value as Record<string, unknown>)[key], words);
  }
};
/** The words that a file imports, and the names that it gives to parts of them. */
const readWords = async (source: ts.SourceFile): Promise<Words> => {
  const words = new Map<string, unknown>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = statement.moduleSpecifier.text;
    const named = statement.importClause?.namedBindings;
    if (!holdsWords.test(from) || named === undefined || !ts.isNamedImports(named)) continue;
    const module = (await import(resolve(dirname(source.fileName), from))) as Record<string, unknown>;
    for (const { name, propertyName } of named.elements)
      words.set(name.text, module[(propertyName ?? name).text]);
  }
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (
          initializer !== undefined &&
          (ts.isPropertyAccessExpression(initializer) || ts.isIdentifier(initializer))
        )
          bind(name, evaluate(initializer, words, new Map()), words);
  return words;
};

/**
 * WCAG 2.5.3: who says the words on a button presses it. Judges each button and link of a file that has a label
 * besides its visible words, with the words as `*-messages.ts` has them.
 */
export const judgeLabels = async (path: string, text: string): Promise<LabelVerdict> => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const words = await readWords(source);
  const faults: LabelFault[] = [];
  let judged = 0;
  const judge = (element: ts.JsxElement, label: ts.Expression): void => {
    const conditions = conditionsIn(element).slice(0, 6);
    let hasVisible = false;
    for (const sides of allSides(conditions)) {
      const said = String(evaluate(label, words, sides));
      const visible = readVisible(element, words, sides);
      hasVisible ||= visible.length > 0;
      if (contains(said, visible)) continue;
      const line = source.getLineAndCharacterOfPosition(element.getStart()).line + 1;
      faults.push({ line, label: said, visible: visible.join(' ') });
      break;
    }
    if (hasVisible) judged += 1;
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && isPressable(node.openingElement)) {
      const label = attributeOf(node.openingElement, 'aria-label');
      if (label !== null) judge(node, label);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { judged, faults };
};
