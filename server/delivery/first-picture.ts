import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import type { CompiledNode, CompiledScreen, InlinedAnswer } from '../../src/protocol/release/release.ts';

const pictureProps = ['image', 'src', 'poster'] as const;

const readPath = (value: Json | undefined, names: readonly string[]): Json | undefined =>
  names.reduce<Json | undefined>(
    (holder, name) =>
      typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
        ? (holder as JsonObject)[name]
        : undefined,
    value,
  );

const readVariable = (rule: Json | undefined): readonly string[] | null => {
  const path = readPath(rule, ['var']);
  return typeof path === 'string' ? path.split('.') : null;
};

/** The first row of a list that shows an answer; undefined for every other node. */
const firstRow = (
  { repeat }: CompiledNode,
  screen: CompiledScreen,
  answers: readonly InlinedAnswer[],
): Json | undefined => {
  const [scope, name, ...rest] = readVariable(repeat?.each.r) ?? [];
  const source = scope === 'data' && name !== undefined ? screen.data[name] : undefined;
  const answer = answers.find(({ call }) => call === source?.call);
  const rows = readPath(answer?.value, rest);
  return Array.isArray(rows) ? (rows as readonly Json[])[0] : undefined;
};

const pictureOf = (node: CompiledNode, as: string, row: Json): string | null => {
  for (const prop of pictureProps) {
    const value = node.binds?.[prop];
    const [name, ...rest] = value?.k === 'e' ? (readVariable(value.r) ?? []) : [];
    const address = name === as ? readPath(row, rest) : undefined;
    if (typeof address === 'string' && /^(?:\/(?![/\\])|https:\/\/)/.test(address)) return address;
  }
  return null;
};

/**
 * Address of the picture that is likely the largest of the first view: that of the first row of the
 * page's first list with pictures. Null where no list with an answer at hand shows one.
 */
export const findFirstPicture = (
  screen: CompiledScreen | null,
  answers: readonly InlinedAnswer[],
): string | null => {
  for (const list of screen?.nodes ?? []) {
    const row = screen === null ? undefined : firstRow(list, screen, answers);
    if (row === undefined || list.repeat === undefined) continue;
    for (const child of list.children ?? []) {
      const node = typeof child === 'number' ? screen?.nodes[child] : undefined;
      const picture = node === undefined ? null : pictureOf(node, list.repeat.as, row);
      if (picture !== null) return picture;
    }
  }
  return null;
};
