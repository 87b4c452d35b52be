import { joinConditions } from '../../../src/compiler/screens/join-conditions.ts';
import type { KillTarget } from '../../../src/protocol/release/kill-switch.ts';
import type { CompiledNode, CompiledScreen } from '../../../src/protocol/release/release.ts';

/** A sentence that every site has, in all its languages. */
const maintenanceKey = 'error.function.not.available';
export const maintenanceClass = 'foyer-maintenance';

const inert = ({ id }: CompiledNode): CompiledNode => ({
  id,
  type: 'Box',
  version: 1,
  tag: 'div',
  props: { hidden: true },
});
const maintenance = ({ id }: CompiledNode): CompiledNode => ({
  id,
  type: 'Box',
  version: 1,
  tag: 'div',
  cls: maintenanceClass,
  props: { role: 'status' },
  children: [{ k: 't', key: maintenanceKey, d: [] }],
});

const namesOf = (kills: readonly KillTarget[], kind: KillTarget['kind']): ReadonlySet<string> =>
  new Set(kills.filter((kill) => kill.kind === kind).map(({ name }) => name));

/** Nodes right below a node, wherever they hang. */
const below = ({ children, slots, fallback, repeat }: CompiledNode): readonly number[] => [
  ...(children ?? []).filter((child) => typeof child === 'number'),
  ...Object.values(slots ?? {}).flat(),
  ...(fallback === undefined ? [] : [fallback]),
  ...(repeat?.empty === undefined ? [] : [repeat.empty]),
];

const sendsTo = (node: CompiledNode, keys: ReadonlySet<string>): boolean =>
  Object.values(node.on ?? {}).some((actions) =>
    actions.some((action) => action.do === 'send' && keys.has(action.to)),
  );

/** The place of the page in the shell, and what a screen begins with: without these it would be blank, or a trap. */
export const isStructural = (screen: CompiledScreen, index: number): boolean =>
  index === screen.root || screen.nodes[index]?.type.startsWith('Slot:') === true;

/** Replaces the parts of one screen that a switched-off flow owns: a notice for the first, nothing for the rest. */
const replaceFlow = (screen: CompiledScreen, machines: ReadonlySet<string>): Map<number, CompiledNode> => {
  const keys = new Set(
    Object.entries(screen.machines).flatMap(([key, { use }]) => (machines.has(use) ? [key] : [])),
  );
  const replaced = new Map<number, CompiledNode>();
  const visit = (index: number): void => {
    const node = screen.nodes[index];
    if (node === undefined) return;
    const isOwned =
      !isStructural(screen, index) &&
      ((node.in !== undefined && keys.has(node.in[0])) || sendsTo(node, keys));
    if (isOwned) replaced.set(index, replaced.size === 0 ? maintenance(node) : inert(node));
    else below(node).forEach(visit);
  };
  if (keys.size > 0) visit(screen.root);
  return replaced;
};

/**
 * A screen without what is switched off. A type of component gives way to its fallback, as an unknown one
 * does; a form and a flow show that they are not available. What takes a place is there when the node of that
 * place would be. The same screen when nothing of it is touched.
 */
export const killNodes = (screen: CompiledScreen, kills: readonly KillTarget[]): CompiledScreen => {
  const types = namesOf(kills, 'component');
  const forms = namesOf(kills, 'form');
  const replaced = replaceFlow(screen, namesOf(kills, 'machine'));
  screen.nodes.forEach((node, index) => {
    if (replaced.has(index)) return;
    if (types.has(node.type)) {
      if (isStructural(screen, index)) return;
      const fallback = node.fallback === undefined ? undefined : screen.nodes[node.fallback];
      replaced.set(
        index,
        fallback === undefined ? inert(node) : { ...joinConditions(node, fallback), id: node.id },
      );
    } else if (typeof node.props?.['form'] === 'string' && forms.has(node.props['form'])) {
      replaced.set(index, joinConditions(node, maintenance(node)));
    }
  });
  if (replaced.size === 0) return screen;
  return {
    ...screen,
    nodes: screen.nodes.map((node, index) => replaced.get(index) ?? node),
    forms: screen.forms.filter((form) => !forms.has(form)),
  };
};
