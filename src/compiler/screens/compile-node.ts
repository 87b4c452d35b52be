import { componentKey, type ComponentDefinition } from '../../protocol/document/component-definition.ts';
import type { LayoutNode, SlotNode } from '../../protocol/document/document.ts';
import { isLeftOut } from './is-left-out.ts';
import { limits, sourceLimits } from '../../protocol/json/limits.ts';
import type { CompiledNode, CompiledValue } from '../../protocol/release/release.ts';
import { type Environment, sourceAt } from '../environment.ts';
import type { Rule } from '../../protocol/document/expression.ts';
import { typeOf } from '../expressions/type-ref.ts';
import { renameKey } from '../fixes/make-fix.ts';
import type { Place } from '../pointer.ts';
import { resolveComponent } from '../references/resolve-component.ts';
import { listNames, suggestName } from '../suggest.ts';
import { compileValue } from '../values/compile-value.ts';
import { isExpression, isText } from '../values/tagged.ts';
import { type Assembly, claimId, type Position } from './assembly.ts';
import { checkAccessibleName } from './check-accessible-name.ts';
import {
  addConditions,
  compileAccessibility,
  compileConditions,
  compileGate,
  compileEvents,
} from './compile-behaviour.ts';
import { checkChildren } from './check-placement.ts';
import { compileProps } from './compile-props.ts';
import { compileRepeat, type CompiledRepeat } from './compile-repeat.ts';
import type { ComponentPart } from './component-part.ts';
import { expandMenu } from './expand-menu.ts';
import { openFragment, openSlot, type OpenedFragment } from './open-fragment.ts';
import { type LoweredParts, lowerNode } from './lower-node.ts';

/** Schema of the text between a component's tags. */
const childText = typeOf({ type: ['string', 'number'], 'x-text': true });

interface ChildSet {
  readonly children: readonly (number | CompiledValue)[];
  /** Index of the node shown when there are no rows. */
  readonly empty?: number;
}

/** What is in a node shows only where the node does. */
const openInside = (env: Environment, { show }: { readonly show?: Rule }): Environment =>
  show === undefined ? env : { ...env, around: [...env.around, show] };

const compileChildren = (
  assembly: Assembly,
  env: Environment,
  part: ComponentPart,
  repeat: CompiledRepeat | null,
  position: Position,
): ChildSet => {
  const rows = openInside(repeat === null ? env : repeat.rowEnv, part.node);
  const below: Position = {
    depth: position.depth + 1,
    rows: repeat === null ? position.rows : [...position.rows, repeat.as],
  };
  const children: (number | CompiledValue)[] = [];
  let empty: number | undefined;
  for (const [index, child] of (part.node.children ?? []).entries()) {
    const place = part.places.child?.(index) ?? [...part.places.self, 'children', index];
    if (isText(child)) children.push(compileValue(rows, child, childText, place));
    else if (isExpression(child)) children.push(compileValue(rows, child, childText, place));
    else if (repeat?.empty === child.id)
      [empty] = compileNode(assembly, openInside(env, part.node), child, place, {
        ...below,
        rows: position.rows,
      });
    else children.push(...compileNode(assembly, rows, child, place, below));
  }
  if (repeat?.empty !== undefined && empty === undefined) {
    env.log.report(
      'reference.node-unknown',
      sourceAt(env, [...part.places.self, 'repeat', 'empty']),
      `There is no node "${repeat.empty}" among the children of "${part.node.id}".`,
    );
  }
  for (const { env: menuEnv, part: menuPart } of part.menuChildren ?? []) {
    children.push(...compileComponent(assembly, menuEnv, menuPart, below));
  }
  return { children, ...(empty === undefined ? {} : { empty }) };
};

const compileSlots = (
  assembly: Assembly,
  env: Environment,
  definition: ComponentDefinition,
  part: ComponentPart,
  position: Position,
): Pick<CompiledNode, 'slots'> => {
  const declaredSlots = definition.slots ?? {};
  const inside = openInside(env, part.node);
  const slots: Record<string, readonly number[]> = {};
  for (const [name, nodes] of Object.entries(part.node.slots ?? {})) {
    const place = [...part.places.self, 'slots', name];
    if (!Object.hasOwn(declaredSlots, name)) {
      env.log.report(
        'reference.slot-unknown',
        sourceAt(env, place),
        `${definition.type} has no slot "${name}"; it has ${listNames(Object.keys(declaredSlots))}.${suggestName(name, Object.keys(declaredSlots))}`,
        renameKey(place, Object.keys(declaredSlots), Object.keys(part.node.slots ?? {})),
      );
      continue;
    }
    const below = { ...position, depth: position.depth + 1 };
    slots[name] = nodes.flatMap((node, index) =>
      compileNode(assembly, inside, node, [...place, index], below),
    );
  }
  for (const [name, slot] of Object.entries(declaredSlots)) {
    if (slot.required !== true || Object.hasOwn(slots, name)) continue;
    env.log.report(
      'node.slot-missing',
      sourceAt(env, part.places.self),
      `${definition.type} needs something in the slot "${name}".`,
    );
  }
  return Object.keys(slots).length === 0 ? {} : { slots };
};

const checkStructure = (env: Environment, definition: ComponentDefinition, part: ComponentPart): void => {
  const { node, places } = part;
  if (definition.kind === 'leaf' && (node.children ?? []).length > 0) {
    env.log.report(
      'node.children-not-allowed',
      sourceAt(env, [...places.self, 'children']),
      `${definition.type} holds nothing, so it takes no children.`,
    );
  }
  if (definition.kind === 'leaf' && node.repeat !== undefined) {
    env.log.report(
      'repeat.on-leaf',
      sourceAt(env, [...places.self, 'repeat']),
      `${definition.type} holds nothing, so it has no rows to repeat; put "repeat" on the container of the rows.`,
    );
  }
  if (node.menu !== undefined && definition.menu === undefined) {
    env.log.report(
      'node.menu-not-allowed',
      sourceAt(env, [...places.self, 'menu']),
      `${definition.type} shows no menu.`,
    );
  }
};

const expandOwnMenu = (
  env: Environment,
  definition: ComponentDefinition,
  part: ComponentPart,
  id: string,
): ComponentPart =>
  part.node.menu === undefined || definition.menu === undefined
    ? part
    : { ...part, menuChildren: expandMenu(env, part.node.menu, definition.menu, id, part.places.self) };

/** A component node with everything in it. Returns its index; none where its component does not exist. */
const compileComponent = (
  assembly: Assembly,
  env: Environment,
  given: ComponentPart,
  position: Position,
): readonly number[] => {
  const definition = resolveComponent(env, given.node.type, [...given.places.self, 'type']);
  if (definition === null) return [];
  const index = assembly.nodes.length;
  const { places } = given;
  const id = claimId(assembly, env, given.node.id, places.self, index);
  assembly.nodes.push({ id, type: componentKey(definition), version: definition.version });
  assembly.sources[index] = sourceAt(env, places.self);
  const part = expandOwnMenu(env, definition, given, id);
  const { node } = part;
  checkStructure(env, definition, part);
  const issuesBefore = env.log.count();
  const props = compileProps(assembly, env, definition, node.props ?? {}, places);
  // A definition's functions may rely on its schema: they never see what did not pass it.
  const lowered =
    env.log.count() > issuesBefore ? {} : lowerNode(assembly.sheet, env, definition, props, places);
  const accessibility = compileAccessibility(assembly, env, definition, part);
  checkAccessibleName(env, definition, part, 'props' in lowered ? (lowered.props ?? {}) : {});
  const repeat =
    node.repeat === undefined
      ? null
      : compileRepeat(env, node.repeat, [...places.self, 'repeat'], position.rows);
  const { children, empty } = compileChildren(assembly, env, part, repeat, position);
  checkChildren(assembly, env, definition, node, children);
  const fallback =
    node.fallback === undefined
      ? []
      : compileNode(assembly, env, node.fallback, [...places.self, 'fallback'], {
          ...position,
          depth: position.depth + 1,
        });
  const { text, ...parts }: LoweredParts = lowered;
  const all = text === undefined ? children : [text, ...children];
  const elementProps = { ...parts.props, ...accessibility.props };
  const binds = { ...parts.binds, ...accessibility.binds };
  const { props: _props, binds: _binds, ...look } = parts;
  assembly.nodes[index] = {
    id,
    type: componentKey(definition),
    version: definition.version,
    ...look,
    ...(Object.keys(elementProps).length === 0 ? {} : { props: elementProps }),
    ...(Object.keys(binds).length === 0 ? {} : { binds }),
    ...(all.length === 0 ? {} : { children: all }),
    ...compileSlots(assembly, env, definition, part, position),
    ...compileConditions(env, node, places.self),
    ...(repeat === null ? {} : { repeat: { ...repeat.compiled, ...(empty === undefined ? {} : { empty }) } }),
    ...compileEvents(assembly, env, definition, part),
    ...(fallback[0] === undefined ? {} : { fallback: fallback[0] }),
    ...(definition.kind === 'container' ? { container: true as const } : {}),
    ...(node.critical === true ? { critical: true as const } : {}),
    ...(node.track === undefined ? {} : { track: node.track }),
  };
  if (part.gate !== undefined) addConditions(assembly, [index], compileGate(env, part.gate));
  return [index];
};

/** Whether the screen may grow by this node. Reports the bound that it would pass. */
const checkRoom = (assembly: Assembly, env: Environment, place: Place, position: Position): boolean => {
  if (position.depth > limits.nodeDepth) {
    env.log.report(
      'limit.node-depth',
      sourceAt(env, place),
      `Nodes are nested deeper than ${limits.nodeDepth} levels.`,
    );
    return false;
  }
  if (!env.screen.room.takePlace()) {
    env.log.report(
      'limit.place-count',
      { document: env.screen.document, place: [] },
      `The screen is put together from more than ${sourceLimits.placesPerPage} nodes, uses of fragments and slots.`,
    );
    return false;
  }
  if (assembly.nodes.length < limits.nodesPerPage) return true;
  env.log.report(
    'limit.node-count',
    { document: env.screen.document, place: [] },
    `The screen has more than ${limits.nodesPerPage} nodes.`,
  );
  return false;
};

const compileOpened = (
  assembly: Assembly,
  opened: readonly OpenedFragment[],
  position: Position,
): readonly number[] =>
  opened.flatMap(({ node, env, place }) => compileNode(assembly, env, node, place, position));

/** The content of a slot; in the shell, the place of the page. */
const compileSlotPlace = (
  assembly: Assembly,
  env: Environment,
  node: SlotNode,
  place: Place,
  position: Position,
): readonly number[] => {
  const isPlaceOfPage = env.document === 'shell' && node.slot === 'main';
  if (!isPlaceOfPage) return compileOpened(assembly, openSlot(assembly, env, node, place), position);
  const index = assembly.nodes.length;
  assembly.nodes.push({ id: claimId(assembly, env, node.id, place, index), type: 'Slot:main', version: 1 });
  assembly.sources[index] = sourceAt(env, place);
  return [index];
};

/** Any node: a component, the use of a fragment or the place of a slot. Returns the indices it became. */
export const compileNode = (
  assembly: Assembly,
  env: Environment,
  node: LayoutNode,
  place: Place,
  position: Position,
): readonly number[] => {
  if (!checkRoom(assembly, env, place, position) || isLeftOut(env, node, place)) return [];
  if ('slot' in node) return compileSlotPlace(assembly, env, node, place, position);
  if ('use' in node) {
    if (node.repeat !== undefined) {
      env.log.report(
        'repeat.on-fragment',
        sourceAt(env, [...place, 'repeat']),
        'The use of a fragment cannot repeat; put "repeat" on the container around it.',
      );
    }
    const indices = compileOpened(
      assembly,
      openFragment(assembly, openInside(env, node), node, place),
      position,
    );
    addConditions(assembly, indices, compileConditions(env, node, place));
    return indices;
  }
  return compileComponent(
    assembly,
    env,
    {
      node,
      places: {
        self: place,
        prop: (name) => [...place, 'props', name],
        event: (name) => [...place, 'on', name],
      },
    },
    position,
  );
};
