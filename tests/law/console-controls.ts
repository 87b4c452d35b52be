import { matchPath } from 'react-router-dom';
import ts from 'typescript';
import { ConsoleReach, descendants, type Declared } from './console-reach.ts';
import type { SourceFile } from './list-sources.ts';

/** A way to something that not every role may do: a call, a link or a file to download. */
interface Control {
  readonly need: string;
  readonly what: string;
  readonly place: ts.Node;
}
/** What calls and paths of the server need. */
export interface Needs {
  /** By the definition, as the screens name it: `lottery.close`. */
  readonly defined: ReadonlyMap<string, string>;
  readonly files: (path: string) => string | null;
  /** Whether one of the permissions comes with the other one in every role that has it. */
  readonly covers: (held: ReadonlySet<string>, need: string) => boolean;
}
/** Where calls are defined. */
const definitions = /^src\/protocol\/calls\//;
/** A screen for several kinds is handed the calls of one, which need the same; the editor sends those of the draft. */
const handed: Readonly<Record<string, string>> = { calls: 'calls', editor: 'draft' };
/** What the editor sends by another call than the one of its name. */
const sentAs: Readonly<Record<string, string>> = {
  'draft.editAll': 'draft.edit',
  'draft.undo': 'draft.edit',
  'draft.redo': 'draft.edit',
};
/** The draft's editor calls for the screens: what they ask of it is looked at there. */
const engine = 'src/console/draft/draft-editor.ts#createDraftEditor';
/** Everyone who is logged in, and who is not. */
const open: readonly string[] = ['read', 'nothing'];

/** `/agents/${id}?tab=1` → `/agents/x`. */
const addressOf = (node: ts.Node): string | null => {
  const text = ts.isStringLiteralLike(node)
    ? node.text
    : ts.isTemplateExpression(node)
      ? node.templateSpans.reduce((all, { literal }) => `${all}x${literal.text}`, node.head.text)
      : '';
  return text.startsWith('/') ? (text.split(/[?#]/)[0] ?? '') : null;
};

/** The path of a route, and what an address is compared with. */
const isNoLink = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) ||
  ((ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) && parent.name.getText() === 'path');

interface Screen {
  readonly route: string;
  readonly needs: readonly string[];
}
/** Every route of the console, with what is asked for around its page. */
function findScreens(reach: ConsoleReach): readonly Screen[] {
  const screens = [...reach.declared.values()].flatMap((within) =>
    descendants(within.node).flatMap((node) => {
      const isRoute = ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'Route';
      // An entry of `roleRoutes` is a route too.
      if (!isRoute && !ts.isObjectLiteralExpression(node)) return [];
      const properties: readonly (ts.JsxAttributeLike | ts.ObjectLiteralElementLike)[] = isRoute
        ? node.attributes.properties
        : (node as ts.ObjectLiteralExpression).properties;
      const [path, element] = ['path', isRoute ? 'element' : 'page'].map((wanted) =>
        properties.find((one) => one.name?.getText() === wanted),
      );
      if (path === undefined || element === undefined) return [];
      if (!ts.isJsxAttribute(path) && !ts.isPropertyAssignment(path)) return [];
      const pages = descendants(element).filter(
        (one) => ts.isJsxSelfClosingElement(one) && one.tagName.getText().endsWith('Page'),
      );
      const asked = pages.flatMap((page) => [...reach.askedAt(page, within)]);
      return [{ route: path.initializer?.getText().slice(1, -1) ?? '', needs: asked }];
    }),
  );
  return screens.toSorted(
    (one, other) => Number(one.route.includes(':')) - Number(other.route.includes(':')),
  );
}

function listControls(within: Declared, screens: readonly Screen[], needs: Needs): readonly Control[] {
  return descendants(within.node).flatMap((place): readonly Control[] => {
    if (ts.isPropertyAccessExpression(place) && ts.isIdentifier(place.expression)) {
      const [file = '', imported] = within.names.get(place.expression.text)?.split('#') ?? [];
      const area = definitions.test(file) ? imported : handed[place.expression.text];
      const name = `${area}.${place.name.text}`;
      const need = area === undefined ? undefined : needs.defined.get(sentAs[name] ?? name);
      if (need !== undefined) return [{ need, what: place.getText(), place }];
    }
    const address = addressOf(place);
    if (address === null || isNoLink(place)) return [];
    const file = needs.files(address);
    if (file !== null) return [{ need: file, what: address, place }];
    const screen = screens.find(({ route }) => route !== '*' && matchPath(route, address) !== null);
    return (screen?.needs ?? []).map((need) => ({ need, what: `link to ${address}`, place }));
  });
}

/** What a declaration uses and offers, each with what it asks for before. */
interface Read {
  readonly uses: readonly (readonly [string, ReadonlySet<string>])[];
  readonly controls: readonly (readonly [Control, ReadonlySet<string>])[];
}
function readDeclared(reach: ConsoleReach, within: Declared, controls: readonly Control[]): Read {
  const uses = descendants(within.node).flatMap((one) => {
    const to = ts.isIdentifier(one) ? within.names.get(one.text) : undefined;
    if (to === undefined || to === within.key || !reach.declared.has(to)) return [];
    if (ts.isPropertyAccessExpression(one.parent) && one.parent.name === one) return [];
    return [[to, reach.askedAt(one, within)] as const];
  });
  return {
    uses,
    controls: controls
      .filter(({ need }) => !open.includes(need))
      .map((one) => [one, reach.askedAt(one.place, within)] as const),
  };
}

/** Controls that an operator reaches without a question for the permission that the server asks for. */
export function findOfferedToAll(
  files: readonly SourceFile[],
  needs: Needs,
  root: string,
): readonly string[] {
  const reach = new ConsoleReach(files);
  const screens = findScreens(reach);
  const known = new Map<string, Read>();
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (key: string, held: ReadonlySet<string>, way: readonly string[]): void => {
    const within = reach.declared.get(key);
    const mark = `${key} ${[...held].toSorted().join(' ')}`;
    if (within === undefined || key === engine || seen.has(mark)) return;
    seen.add(mark);
    const names = [...way, key.replace(/^.*#/, '')];
    const read = known.get(key) ?? readDeclared(reach, within, listControls(within, screens, needs));
    known.set(key, read);
    for (const [{ need, what }, asked] of read.controls)
      if (!needs.covers(held, need) && !needs.covers(asked, need))
        found.add(`${need}: ${what} in ${names.slice(-4).join(' > ')}`);
    for (const [to, asked] of read.uses) walk(to, new Set([...held, ...asked]), names);
  };
  walk(root, new Set(), []);
  return [...found].toSorted();
}
