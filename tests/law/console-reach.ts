import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import type { SourceFile } from './list-sources.ts';

/** Permissions that are asked for before a place is reached. */
type Asked = ReadonlySet<string>;
type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement;
/** A function or value of a file, and what the names in it stand for: `file#name`. */
export interface Declared {
  readonly key: string;
  readonly node: ts.Node;
  readonly names: ReadonlyMap<string, string>;
}

const nobody: Asked = new Set();
const join2 = (...sets: readonly Asked[]): Asked => new Set(sets.flatMap((set) => [...set]));
/** What is asked at all places; nothing where there is no place. */
const inAll = (sets: readonly Asked[]): Asked =>
  new Set([...(sets[0] ?? nobody)].filter((one) => sets.every((set) => set.has(one))));

const listed = new WeakMap<ts.Node, readonly ts.Node[]>();
/** All nodes below a node. */
export const descendants = (node: ts.Node): readonly ts.Node[] => {
  const known = listed.get(node);
  if (known !== undefined) return known;
  const found: ts.Node[] = [];
  const visit = (one: ts.Node): void => {
    found.push(one);
    ts.forEachChild(one, visit);
  };
  ts.forEachChild(node, visit);
  listed.set(node, found);
  return found;
};
const textOf = (node: ts.Node | undefined): string | null =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : null;

function declare({ path, text }: SourceFile): readonly Declared[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = new Map<string, string>();
  const made: Declared[] = [];
  const add = (name: ts.Node, node: ts.Node): void => {
    const key = `${path}#${name.getText()}`;
    names.set(name.getText(), key);
    made.push({ key, node, names });
  };
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = textOf(statement.moduleSpecifier) ?? '';
      const bound = statement.importClause?.namedBindings;
      if (from.startsWith('.') && bound !== undefined && ts.isNamedImports(bound))
        for (const { name, propertyName } of bound.elements)
          names.set(name.text, `${join(dirname(path), from)}#${(propertyName ?? name).text}`);
    } else if (ts.isFunctionDeclaration(statement) && statement.name !== undefined)
      add(statement.name, statement);
    else if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations) add(one.name, one);
  }
  return made;
}

/** `useMay('publish')` → `publish`; `useMay(props.needs ?? 'publish')` too, as another one is said by `needs`. */
const askedBy = (node: ts.Node): string | null => {
  if (!ts.isCallExpression(node) || !/^use(May|Permission)$/.test(node.expression.getText())) return null;
  const [asked] = node.arguments;
  return textOf(asked !== undefined && ts.isBinaryExpression(asked) ? asked.right : asked);
};
const attributesOf = (element: Element): readonly ts.JsxAttribute[] =>
  element.attributes.properties.filter(ts.isJsxAttribute);
/** What `needs="players"` of an element or `needs: 'players'` of an entry says. */
const needsOf = (node: ts.Node): string | null => {
  if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    return textOf(attributesOf(node).find(({ name }) => name.getText() === 'needs')?.initializer);
  if (!ts.isObjectLiteralExpression(node)) return null;
  const needs = node.properties.find((one) => one.name?.getText() === 'needs');
  return needs !== undefined && ts.isPropertyAssignment(needs) ? textOf(needs.initializer) : null;
};
const openingOf = (node: ts.Node): Element | null => {
  if (ts.isJsxElement(node)) return node.openingElement;
  return ts.isJsxSelfClosingElement(node) ? node : null;
};
/** `setAsked(null)` closes what `setAsked(something)` opens. */
const closes = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /^(null|false|undefined|)$/.test(parent.arguments[0]?.getText() ?? '');

/** Reads what is asked for on the way to each place of the console's code. */
export class ConsoleReach {
  readonly declared: ReadonlyMap<string, Declared>;
  readonly #busy = new Set<string>();
  readonly #known = new WeakMap<ts.Node, Asked>();
  readonly #asking = new WeakMap<ts.Node, Asked>();

  constructor(files: readonly SourceFile[]) {
    this.declared = new Map(files.flatMap(declare).map((one) => [one.key, one]));
  }

  /** What a declaration asks for anywhere in it. */
  #asks({ node }: Declared): Asked {
    const known = this.#asking.get(node) ?? new Set(descendants(node).flatMap((one) => askedBy(one) ?? []));
    this.#asking.set(node, known);
    return known;
  }

  #usages(within: Declared, name: string): readonly ts.Node[] {
    return descendants(within.node).filter((one) => {
      if (!ts.isIdentifier(one) || one.text !== name) return false;
      const { parent } = one;
      if (ts.isBindingElement(parent) || ts.isParameter(parent) || ts.isJsxAttribute(parent)) return false;
      if (ts.isVariableDeclaration(parent) && parent.name === one) return false;
      if (ts.isPropertyAccessExpression(parent) && parent.name === one)
        return parent.expression.getText() === 'props';
      return !(ts.isPropertyAssignment(parent) && parent.name === one) && !ts.isPropertySignature(parent);
    });
  }

  /** What is asked for wherever a declaration uses what it is handed under a name. */
  #handed(key: string | undefined, name: string): Asked {
    const to = this.declared.get(key ?? '');
    const mark = `${key} ${name}`;
    if (to === undefined || this.#busy.has(mark)) return nobody;
    this.#busy.add(mark);
    const asked = inAll(this.#usages(to, name).map((one) => this.askedAt(one, to)));
    this.#busy.delete(mark);
    return join2(this.#asks(to), asked);
  }

  /** What is asked for before a state of the declaration has a value. */
  #opened(condition: ts.Node, within: Declared): Asked {
    const names = new Set(
      [condition, ...descendants(condition)].filter(ts.isIdentifier).map((one) => one.text),
    );
    const opened = descendants(within.node).flatMap((one) => {
      if (!ts.isVariableDeclaration(one) || !ts.isArrayBindingPattern(one.name)) return [];
      const [value, setter] = one.name.elements.map((element) => element.getText());
      if (value === undefined || setter === undefined || !names.has(value)) return [];
      const places = this.#usages(within, setter).filter((place) => !closes(place));
      return [inAll(places.map((place) => this.askedAt(place, within)))];
    });
    return join2(...opened);
  }

  #askedAround(node: ts.Node, within: Declared, from: ts.Node): Asked {
    const asked: Asked[] = [];
    const needs = needsOf(node);
    if (needs !== null) asked.push(new Set([needs]));
    const element = openingOf(node);
    if (element !== null && ts.isJsxElement(node)) {
      const own = needsOf(element);
      if (own !== null) asked.push(new Set([own]));
      if (from !== element) asked.push(this.#handed(within.names.get(element.tagName.getText()), 'children'));
    }
    if (ts.isJsxAttribute(node)) {
      const tag = node.parent.parent.tagName.getText();
      asked.push(this.#handed(within.names.get(tag), node.name.getText()));
    }
    if (ts.isCallExpression(node) && from !== node.expression) {
      const callee = this.declared.get(within.names.get(node.expression.getText()) ?? '');
      if (callee !== undefined) asked.push(this.#asks(callee));
    }
    if (ts.isConditionalExpression(node) && from !== node.condition)
      asked.push(this.#opened(node.condition, within));
    if (ts.isIfStatement(node) && from !== node.expression) asked.push(this.#opened(node.expression, within));
    if (ts.isVariableDeclaration(node) && node !== within.node && ts.isIdentifier(node.name)) {
      const places = this.#usages(within, node.name.text);
      asked.push(inAll(places.map((place) => this.askedAt(place, within))));
    }
    return join2(...asked);
  }

  /** What is asked for before a place in a declaration is reached, as far as the declaration knows. */
  askedAt(place: ts.Node, within: Declared): Asked {
    const isWhole = this.#busy.size === 0;
    const known = this.#known.get(place);
    if (known !== undefined) return known;
    const mark = `${within.key} ${place.getStart()} ${place.kind}`;
    if (this.#busy.has(mark)) return nobody;
    this.#busy.add(mark);
    let asked = this.#asks(within);
    let from = place;
    for (let node = place; node !== within.node.parent; from = node, node = node.parent)
      asked = join2(asked, this.#askedAround(node, within, from));
    this.#busy.delete(mark);
    // Within another question an answer may have left out what goes round in a circle.
    if (isWhole) this.#known.set(place, asked);
    return asked;
  }
}
