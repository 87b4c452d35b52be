import type { Json, JsonObject, JsonSchema } from '../../src/protocol/json/json.ts';
import type { CompiledNode, CompiledScreen } from '../../src/protocol/release/release.ts';
import { listReads } from '../../src/compiler/proof/verdict.ts';
import { isJsonObject } from '../../src/protocol/json/json-patches.ts';
import { readOwn } from '../../src/runtime/core/paths.ts';
import { compileRule, type RuleContext } from '../../src/runtime/core/rules.ts';

/** A moment of a flow in which something has to be said. */
export interface Failure {
  /** Active states, joined by `+` where there are several. */
  readonly state: string;
  /** Of the projection: `error`, or `errors.<field>`. */
  readonly path: string;
  readonly projection: JsonObject;
}

/** The failures that a projection holds. The failure of one row of a list is in that row. */
export const listSaid = (projection: JsonObject, schema: JsonSchema): readonly string[] => {
  const properties = (schema['properties'] ?? {}) as JsonObject;
  const one = Object.hasOwn(properties, 'error') && (projection['error'] ?? null) !== null ? ['error'] : [];
  const { errors } = projection;
  const fields = isJsonObject(errors) ? Object.keys(errors).filter((field) => !field.includes('.')) : [];
  return [...one, ...fields.map((field) => `errors.${field}`)];
};

const isInside = (active: string, state: string): boolean =>
  active.split('+').some((ownState) => ownState === state || ownState.startsWith(`${state}.`));

/** Whether the node shows in the moment, as far as the flow decides: what else it asks for may hold. */
const mayShow = (node: CompiledNode, key: string, { state, projection }: Failure): boolean => {
  if (node.in !== undefined && node.in[0] === key) {
    if (![node.in[1]].flat().some((wanted) => isInside(state, wanted))) return false;
  }
  if (node.show === undefined) return true;
  const found = { machines: new Set<string>(), paths: new Set<string>() };
  listReads(node.show.r, found);
  const isOfFlow =
    [...found.machines].every((machine) => machine === key) &&
    [...found.paths].every((path) => path.startsWith(`machine.${key}.`));
  if (!isOfFlow) return true;
  const data: JsonObject = { machine: { [key]: projection } };
  const context: RuleContext = {
    read: (_, segments = []) =>
      segments.reduce<Json | undefined>((value, segment) => readOwn(value, segment), data),
    isIn: (_, wanted) => isInside(state, wanted),
    canSend: () => undefined,
  };
  return compileRule(node.show.r).holds(context);
};

/** Paths that the node itself shows. */
const isRead = ({ binds, children }: CompiledNode, paths: readonly string[]): boolean => {
  const written = JSON.stringify([binds ?? {}, children ?? []]);
  return paths.some((path) => written.includes(JSON.stringify(path)));
};

/** Paths that each hold the failure: it may be at its field and in the summary line. */
const listSaying = (key: string, { path, projection }: Failure): readonly string[] => {
  const errors = isJsonObject(projection['errors']) ? projection['errors'] : {};
  const fields = Object.keys(errors).map((field) => `machine.${key}.errors.${field}`);
  const isOfField = path !== 'error' || Object.values(errors).includes(projection['error'] ?? null);
  return [
    `machine.${key}.${path}`,
    `machine.${key}.error`,
    ...(isOfField ? [`machine.${key}.errors`, ...(path === 'error' ? fields : [])] : []),
  ];
};

/** Whether a node that shows in the moment says the failure. */
export const isSaid = (screen: CompiledScreen, key: string, failure: Failure): boolean => {
  const paths = listSaying(key, failure);
  const look = (index: number): boolean => {
    const node = screen.nodes[index];
    if (node === undefined || !mayShow(node, key, failure)) return false;
    if (isRead(node, paths)) return true;
    const below = [
      ...(node.children ?? []).filter((child): child is number => typeof child === 'number'),
      ...Object.values(node.slots ?? {}).flat(),
    ];
    return below.some(look);
  };
  return look(screen.root);
};
