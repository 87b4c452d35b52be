import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject, isSameJson } from '../../protocol/json/json-patches.ts';
import { gone, refuse, type Outcome } from './command.ts';
import { findNode, nameNode, toWords, writeAt } from './layout-tree.ts';

export interface SetProp {
  readonly id: string;
  readonly name: string;
  /** Undefined takes the property away: the component’s own value holds then. */
  readonly value: Json | undefined;
}

const without = (object: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));

/** Gives a property of a component, or a parameter of a fragment’s use, another value. */
export function setProp(document: Json, { id, name, value }: SetProp): Outcome {
  const node = findNode(document, id);
  if (node === null) return gone(id);
  const key = node.use === null ? 'props' : 'params';
  const held = node.value[key];
  const before = isJsonObject(held) ? held : {};
  const word = `${toWords(name)} of ${nameNode(node)}`;
  if (isSameJson(before[name], value)) return refuse(`${word} is so already.`);
  const after = value === undefined ? without(before, name) : { ...before, [name]: value };
  const next = Object.keys(after).length === 0 ? without(node.value, key) : { ...node.value, [key]: after };
  return {
    ok: true,
    document: writeAt(document, node.path, next),
    sentence: value === undefined ? `${word} is not set.` : `${word} is changed.`,
    select: id,
  };
}
