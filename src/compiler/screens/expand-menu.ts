import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import type { MenuItem } from '../../protocol/document/document.ts';
import { type Environment, sourceAt } from '../environment.ts';
import type { Place } from '../pointer.ts';
import { renameValue } from '../fixes/make-fix.ts';
import { listNames, suggestName } from '../suggest.ts';
import type { ComponentPart, MenuPart } from './component-part.ts';
import { propSchemas } from './compile-props.ts';
import { listRoutesWithin, readTarget } from './list-routes-within.ts';

const listProps = (definition: ComponentDefinition | undefined): readonly string[] =>
  definition === undefined ? [] : Object.keys(propSchemas(definition));

const routeProps: ReadonlySet<string> = new Set(['to', 'current', 'within']);

const isGroup = ({ children, panel }: MenuItem): boolean => children !== undefined || panel !== undefined;

/** What the entries of one menu become, and which other pages each of them is marked for. */
interface MenuShape {
  readonly item: string;
  readonly group: string;
  readonly within: ReturnType<typeof listRoutesWithin>;
}

/** What an entry and a group have in common: words, where a press goes, and when it shows. */
const toPart = (
  env: Environment,
  item: MenuItem,
  type: string,
  within: MenuShape['within'],
  place: Place,
): ComponentPart => {
  const propNames = listProps(env.screen.site.versions.get(type)?.[0]);
  const target = propNames.includes('to') ? readTarget(item) : null;
  const around = within.get(item) ?? [];
  const isPressed = item.do !== undefined && item.do.length > 0;
  return {
    node: {
      type,
      id: item.id,
      props: {
        label: item.label,
        ...(item.icon === undefined ? {} : { icon: item.icon }),
        ...(item.badge === undefined || !propNames.includes('badge') ? {} : { badge: item.badge }),
        ...(target === null ? {} : { to: target }),
        ...(target === null || !propNames.includes('current')
          ? {}
          : { current: { $e: { '===': [{ var: 'route.id' }, target] } } }),
        ...(around.length === 0 || !propNames.includes('within')
          ? {}
          : { within: { $e: { 'member-of': [{ var: 'route.id' }, around] } } }),
      },
      ...(item.show === undefined ? {} : { show: item.show }),
      // A group that goes nowhere only opens.
      ...(isPressed && (target !== null || !isGroup(item)) ? { on: { press: item.do } } : {}),
    },
    places: {
      self: place,
      // The route of `to`, `current` and `within` is written in the entry's action.
      prop: (name) => (routeProps.has(name) ? [...place, 'do', 0, 'to'] : [...place, name]),
      event: () => [...place, 'do'],
    },
  };
};

const toGroupPart = (env: Environment, item: MenuItem, types: MenuShape, place: Place): ComponentPart => {
  const { node, places } = toPart(env, item, types.group, types.within, place);
  return {
    node: item.panel === undefined ? node : { ...node, children: [item.panel] },
    places: { ...places, child: () => [...place, 'panel'] },
    menuChildren: toParts(env, item.children ?? [], types, [...place, 'children']),
  };
};

/**
 * An entry that goes somewhere, and whose panel has a condition: a group while the panel shows, and the link
 * alone while it does not. An empty panel is never offered.
 */
const toGatedParts = (
  env: Environment,
  item: MenuItem,
  types: MenuShape,
  place: Place,
): readonly ComponentPart[] | null => {
  const { panel } = item;
  if (panel === undefined || 'slot' in panel || panel.show === undefined) return null;
  if (item.do === undefined || item.children !== undefined) return null;
  const { show: rule, ...opened } = panel;
  const gate = { rule, place: [...place, 'panel', 'show'] };
  return [
    { ...toGroupPart(env, { ...item, panel: opened }, types, place), gate: { ...gate, isNot: false } },
    {
      ...toPart(env, { ...item, id: `${item.id}-alone` }, types.item, types.within, place),
      gate: { ...gate, isNot: true },
    },
  ];
};

const toParts = (
  env: Environment,
  items: readonly MenuItem[],
  types: MenuShape,
  place: Place,
): readonly MenuPart[] =>
  items.flatMap((item, index) => {
    if (item.hidden === true) return [];
    const itemPlace = [...place, index];
    const gated = toGatedParts(env, item, types, itemPlace);
    if (gated !== null) return gated.map((part) => ({ env, part }));
    const part = isGroup(item)
      ? toGroupPart(env, item, types, itemPlace)
      : toPart(env, item, types.item, types.within, itemPlace);
    return [{ env, part }];
  });

/**
 * The entries of a menu as children of the node that names it. Hidden entries are left out; what an
 * entry shows and does is checked in the menu's document.
 */
export const expandMenu = (
  env: Environment,
  menu: string,
  types: { readonly item: string; readonly group: string },
  nodeId: string,
  place: Place,
): readonly MenuPart[] => {
  const { documents, reads } = env.screen.site;
  const document = documents.menus.get(menu);
  if (document === undefined) {
    if (!reads.ask('isKnown', `menus/${menu}`)) {
      const menuIds = reads.ask('ids', 'menus');
      env.log.report(
        'reference.menu-unknown',
        sourceAt(env, [...place, 'menu']),
        `There is no menu "${menu}"; there is ${listNames(menuIds)}.${suggestName(menu, menuIds)}`,
        renameValue(menu, menuIds),
      );
    }
    return [];
  }
  const inner: Environment = {
    ...env,
    document: `menus/${menu}`,
    rows: new Map(),
    params: null,
    sources: new Map(),
    rules: new Map(),
    around: [],
    slots: new Map(),
    event: null,
    prefix: `${nodeId}/`,
  };
  const within = listRoutesWithin(env.screen.site.facts, document.items);
  return toParts(inner, document.items, { ...types, within }, ['items']);
};
