import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject, isSameJson } from '../../protocol/json/json-patches.ts';
import { toText } from '../../protocol/json/to-text.ts';

/** One entry of a menu, flattened, in reading order. */
export interface MenuRow {
  readonly id: string;
  /** Ids from the top to this entry: its place whatever the order. */
  readonly trail: readonly string[];
  readonly depth: number;
  readonly labelKey: string;
  readonly icon: string | null;
  readonly hidden: boolean;
  /** A group above is hidden. */
  readonly parentHidden: boolean;
  readonly conditional: boolean;
  readonly target: { readonly kind: 'page' | 'group' | 'action'; readonly name: string };
  readonly changed: boolean;
  readonly index: number;
  readonly siblings: number;
}

function listOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}
function itemsOf(document: Json): readonly JsonObject[] {
  return isJsonObject(document) ? listOf(document['items']) : [];
}
function readLabel(item: JsonObject): string {
  const label = item['label'];
  return isJsonObject(label) && typeof label['$t'] === 'string' ? label['$t'] : '';
}
function readTarget(item: JsonObject): MenuRow['target'] {
  if (listOf(item['children']).length > 0) return { kind: 'group', name: '' };
  const [action] = listOf(item['do']);
  if (!action) return { kind: 'action', name: '' };
  const name = action['to'] ?? action['modal'] ?? action['event'] ?? action['do'];
  return {
    kind: action['do'] === 'navigate' ? 'page' : 'action',
    name: typeof name === 'string' ? name : '',
  };
}
function withoutChildren(item: JsonObject | undefined): Json {
  if (!item) return null;
  const { children: _children, ...ownFields } = item;
  return ownFields;
}

/** A menu's entries with what each differs in from the live menu. */
export function readMenu(draft: Json, live: Json): readonly MenuRow[] {
  const visit = (
    items: readonly JsonObject[],
    liveItems: readonly JsonObject[],
    trail: readonly string[],
    parentHidden: boolean,
  ): readonly MenuRow[] =>
    items.flatMap((item, index) => {
      const id = toText(item['id'] ?? index);
      const liveItem = liveItems.find((candidate) => candidate['id'] === item['id']);
      const hidden = item['hidden'] === true;
      const row: MenuRow = {
        id,
        trail: [...trail, id],
        depth: trail.length,
        labelKey: readLabel(item),
        icon: typeof item['icon'] === 'string' ? item['icon'] : null,
        hidden,
        parentHidden,
        conditional: item['show'] !== undefined,
        target: readTarget(item),
        changed: !isSameJson(withoutChildren(item), withoutChildren(liveItem)),
        index,
        siblings: items.length,
      };
      const children = visit(
        listOf(item['children']),
        listOf(liveItem?.['children']),
        row.trail,
        parentHidden || hidden,
      );
      return [row, ...children];
    });
  return visit(itemsOf(draft), itemsOf(live), [], false);
}

/** Rewrites the list that holds the entry at `trail`. */
function writeSiblings(
  document: Json,
  trail: readonly string[],
  write: (items: readonly JsonObject[]) => readonly JsonObject[],
): Json {
  const descend = (items: readonly JsonObject[], ids: readonly string[]): readonly JsonObject[] => {
    const [id, ...rest] = ids;
    if (rest.length === 0) return write(items);
    return items.map((item) =>
      item['id'] === id ? { ...item, children: descend(listOf(item['children']), rest) } : item,
    );
  };
  return isJsonObject(document) ? { ...document, items: descend(itemsOf(document), trail) } : document;
}
const lastOf = (trail: readonly string[]) => trail[trail.length - 1];

export function setEntryShown(document: Json, trail: readonly string[], isShown: boolean): Json {
  return writeSiblings(document, trail, (items) =>
    items.map((item) => {
      if (item['id'] !== lastOf(trail)) return item;
      const { hidden: _hidden, ...rest } = item;
      return isShown ? rest : { ...rest, hidden: true };
    }),
  );
}
export function moveEntry(document: Json, trail: readonly string[], by: -1 | 1): Json {
  return writeSiblings(document, trail, (items) => {
    const from = items.findIndex((item) => item['id'] === lastOf(trail));
    const to = from + by;
    if (from < 0 || to < 0 || to >= items.length) return items;
    const moved = [...items];
    moved.splice(to, 0, ...moved.splice(from, 1));
    return moved;
  });
}
function findEntry(items: readonly JsonObject[], trail: readonly string[]): JsonObject | undefined {
  const [id, ...rest] = trail;
  const item = items.find((candidate) => candidate['id'] === id);
  return rest.length === 0 || !item ? item : findEntry(listOf(item['children']), rest);
}
/** Puts an entry back to what is live; its children and its place stay. */
export function resetEntry(document: Json, live: Json, trail: readonly string[]): Json {
  const liveEntry = findEntry(itemsOf(live), trail);
  return writeSiblings(document, trail, (items) =>
    items.flatMap((item) => {
      if (item['id'] !== lastOf(trail)) return [item];
      if (!liveEntry) return [];
      const children = item['children'];
      return [
        { ...(withoutChildren(liveEntry) as JsonObject), ...(children === undefined ? {} : { children }) },
      ];
    }),
  );
}
/** Whether the entries are in another order than live, somewhere in the menu. */
export function isReordered(draft: Json, live: Json): boolean {
  const orders = (items: readonly JsonObject[]): Json =>
    items.map((item) => [item['id'] ?? null, orders(listOf(item['children']))]);
  return !isSameJson(orders(itemsOf(draft)), orders(itemsOf(live)));
}
