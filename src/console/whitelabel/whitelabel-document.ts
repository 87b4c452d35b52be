import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { toText } from '../../protocol/json/to-text.ts';

export const whitelabelPath = 'settings/whitelabel';

export interface ModuleRow {
  readonly modId: string;
  readonly name: string;
  readonly enabled: boolean;
  /** A module above is off. */
  readonly groupOff: boolean;
  readonly changed: boolean;
  /** Indices from the tree's root: where the switch lies. */
  readonly place: readonly number[];
  readonly children: readonly ModuleRow[];
}

function childrenOf(node: JsonObject): readonly JsonObject[] {
  const children = node['childrenNodes'];
  return Array.isArray(children) ? children.filter(isJsonObject) : [];
}
function rootOf(document: Json): JsonObject | null {
  const tree = isJsonObject(document) ? document['tree'] : undefined;
  return isJsonObject(tree) ? tree : null;
}
function collect(node: JsonObject | null, into = new Map<string, boolean>()): Map<string, boolean> {
  if (!node) return into;
  into.set(toText(node['modId']), node['enabled'] === true);
  for (const child of childrenOf(node)) collect(child, into);
  return into;
}

/** The module tree with what differs from live, null where the document has none. */
export function readModules(draft: Json, live: Json): ModuleRow | null {
  const liveStates = collect(rootOf(live));
  const visit = (node: JsonObject, place: readonly number[], groupOff: boolean): ModuleRow => {
    const modId = toText(node['modId'] ?? '');
    const enabled = node['enabled'] === true;
    return {
      modId,
      name: typeof node['name'] === 'string' ? node['name'] : modId,
      enabled,
      groupOff,
      changed: liveStates.get(modId) !== enabled,
      place,
      children: childrenOf(node).map((child, index) => visit(child, [...place, index], groupOff || !enabled)),
    };
  };
  const root = rootOf(draft);
  return root ? visit(root, [], false) : null;
}
/** Switches the module at `place`. */
export function setModule(document: Json, place: readonly number[], enabled: boolean): Json {
  const write = (node: JsonObject, [index, ...rest]: readonly number[]): JsonObject =>
    index === undefined
      ? { ...node, enabled }
      : {
          ...node,
          childrenNodes: childrenOf(node).map((child, childIndex) =>
            childIndex === index ? write(child, rest) : child,
          ),
        };
  const root = rootOf(document);
  return root && isJsonObject(document) ? { ...document, tree: write(root, place) } : document;
}
export function listModules(row: ModuleRow): readonly ModuleRow[] {
  return [row, ...row.children.flatMap(listModules)];
}
