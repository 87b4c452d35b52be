import { toWords, type TreeNode } from '../../../editing/commands/layout-tree.ts';
import type { Json, JsonObject } from '../../../protocol/json/json.ts';
import { isJsonList, isJsonObject } from '../../../protocol/json/json-patches.ts';
import { toText } from '../../../protocol/json/to-text.ts';
import type { ReadKind, ReadTree, ScreenReads } from '../../../protocol/release/screen-reads.ts';
import { editorMessages } from '../editor-messages.ts';

const { data: words } = editorMessages;

/** Something that a part can read. */
export interface Readable {
  readonly path: string;
  readonly tree: ReadTree;
}
type Scopes = ScreenReads['scopes'];

/** The path of a rule that reads one thing and does nothing to it; whatever holds where it is missing. */
function readVariable(rule: Json | undefined): string | null {
  if (!isJsonObject(rule) || Object.keys(rule).length !== 1) return null;
  const { var: variable } = rule;
  if (typeof variable === 'string') return variable;
  const [path] = isJsonList(variable) ? variable : [];
  return typeof path === 'string' ? path : null;
}
/** What is at a path; undefined where the types know of nothing there. */
function findReadable(scopes: Scopes, path: string): ReadTree | undefined {
  const [scope = '', ...keys] = path.split('.');
  return keys.reduce<ReadTree | undefined>(
    (tree, key) => tree?.fields?.[key] ?? (/^\d+$/.test(key) ? tree?.row : undefined),
    scopes[scope],
  );
}
/** The parts around a node, outermost first. */
function listOuter(nodes: readonly TreeNode[], node: TreeNode): readonly TreeNode[] {
  const outer = nodes.find(({ id }) => id === node.parent);
  return outer === undefined ? [] : [...listOuter(nodes, outer), outer];
}
/** The scopes of a part: those of its screen, and a row of each list around it. */
export function listScopes(reads: ScreenReads, nodes: readonly TreeNode[], node: TreeNode): Scopes {
  let { scopes } = reads;
  for (const { value } of listOuter(nodes, node)) {
    const { repeat } = value;
    if (!isJsonObject(repeat) || typeof repeat['as'] !== 'string') continue;
    const path = readVariable(repeat['each']);
    const row = path === null ? undefined : findReadable(scopes, path)?.row;
    scopes = { [repeat['as']]: row ?? { kinds: [] }, ...scopes };
  }
  return scopes;
}

const listBelow = (path: string, tree: ReadTree): readonly Readable[] => [
  { path, tree },
  ...Object.entries(tree.fields ?? {}).flatMap(([name, inner]) => listBelow(`${path}.${name}`, inner)),
];
/** Everything in some scopes that may be of one of these kinds; of any where none is named. */
export function listReadable(scopes: Scopes, kinds: readonly ReadKind[] = []): readonly Readable[] {
  const fits = ({ tree }: Readable): boolean =>
    tree.kinds.length === 0
      ? tree.fields === undefined
      : kinds.length === 0 || tree.kinds.some((kind) => kind !== 'null' && kinds.includes(kind));
  return Object.entries(scopes)
    .flatMap(([scope, tree]) =>
      Object.entries(tree.fields ?? { '': tree }).flatMap(([name, inner]) =>
        listBelow(name === '' ? scope : `${scope}.${name}`, inner),
      ),
    )
    .filter(fits);
}

/** The kinds of data that a property takes; none where it takes any. */
export function kindsOf(schema: JsonObject): readonly ReadKind[] {
  if (schema['x-text'] === true) return ['string', 'number'];
  const { type } = schema;
  const types = isJsonList(type) ? type : type === undefined ? [] : [type];
  return types.map((one) => (one === 'integer' ? 'number' : one)) as readonly ReadKind[];
}

/** `data.hot.list` is “Data › Hot › List”. */
export const namePath = (path: string): string => path.split('.').map(toWords).join(' › ');
/** Of which kind it is, and what it may be. */
export function describeReadable({ kinds, values, example, unit, row }: ReadTree): string {
  const sorts = kinds.filter((kind) => kind !== 'null').map((kind) => words.kinds[kind]);
  const kind = unit === 'money' ? words.money : sorts.length === 0 ? words.anything : sorts.join(words.or);
  const samples = values?.filter((value) => value !== null).map(toText) ?? [];
  if (samples.length > 0 && !kinds.includes('boolean')) return words.such(kind, samples.join(', '));
  const sample = example ?? row?.example;
  const isPlain = sample !== undefined && sample !== null && typeof sample !== 'object';
  return isPlain ? words.such(kind, toText(sample)) : kind;
}
