import type { EditableSite } from './site-edits.ts';

type Part = Record<string, unknown>;
/** One fault in one document, and the codes of which one has to be found there. */
export interface WayFault {
  readonly what: string;
  readonly document: string;
  readonly id: string;
  readonly plant: (site: EditableSite) => void;
  readonly codes: RegExp;
}
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

interface Place {
  readonly node: Part;
  readonly inForm: boolean;
}
/** Every node of a document with its place. */
const listNodes = (value: unknown, inForm = false): readonly Place[] => {
  if (!isPart(value)) return [];
  if (Array.isArray(value)) return value.flatMap((part) => listNodes(part, inForm));
  const isNode = typeof value['type'] === 'string' && typeof value['id'] === 'string';
  const below = inForm || value['type'] === 'Form' || value['type'] === 'SchemaForm';
  const inside = ['root', 'children', 'slots', 'then'].flatMap((key) => listNodes(value[key], below));
  const slots = Object.values(isPart(value['slots']) ? value['slots'] : {}).flatMap((each) =>
    listNodes(each, below),
  );
  return [...(isNode ? [{ node: value, inForm }] : []), ...inside, ...slots];
};
const find = (site: EditableSite, document: string, id: string): Part => {
  const place = listNodes(site[document]).find(({ node }) => node['id'] === id);
  if (place === undefined) throw new Error(`expects a node ${id} in ${document}`);
  return place.node;
};
const propsOf = (node: Part): Part => (isPart(node['props']) ? node['props'] : {});
const listActions = (node: Part, event: string): readonly Part[] => {
  const on = node['on'];
  const actions = isPart(on) ? on[event] : undefined;
  return Array.isArray(actions) ? actions.filter(isPart) : [];
};
const setProps = (site: EditableSite, document: string, id: string, more: Part): void => {
  const node = find(site, document, id);
  node['props'] = { ...propsOf(node), ...more };
};
/** Puts every button of a document where a phone hides it. */
const hideButtons = (value: unknown): void => {
  if (!isPart(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'on') continue;
    if (Array.isArray(inner))
      value[key] = inner.map((part: unknown) => {
        if (isPart(part) && part['type'] === 'Button')
          return {
            type: 'Stack',
            id: `${String(part['id'])}-hidden`,
            props: { hideBelow: 'md' },
            children: [part],
          };
        hideButtons(part);
        return part;
      });
    else hideButtons(inner);
  }
};

/** Puts one node where a width hides it. */
const wrap = (value: unknown, id: string, prop: string): void => {
  if (!isPart(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    wrap(inner, id, prop);
    if (Array.isArray(inner))
      value[key] = inner.map((part: unknown) =>
        isPart(part) && part['id'] === id && part['type'] !== undefined
          ? { type: 'Stack', id: `${id}-hidden`, props: { [prop]: 'md' }, children: [part] }
          : part,
      );
  }
};

const actionless = /^control\.no-effect$/;
const listOfNode = (document: string, { node, inForm }: Place): readonly WayFault[] => {
  const id = String(node['id']);
  const type = String(node['type']);
  const base = { document, id };
  const faults: WayFault[] = [];
  const isPress = type === 'Button' && listActions(node, 'press').length > 0;
  if (isPress) {
    const drop = (site: EditableSite): void => void delete find(site, document, id)['on'];
    faults.push({ ...base, what: 'button without actions', plant: drop, codes: actionless });
    const disable = (site: EditableSite): void => setProps(site, document, id, { disabled: true });
    faults.push({ ...base, what: 'button disabled for good', plant: disable, codes: /^proof\./ });
    const count = (site: EditableSite): void => {
      find(site, document, id)['on'] = { press: [{ do: 'set', path: 'ui.page.plantedName', value: true }] };
    };
    faults.push({
      ...base,
      what: 'button that sets what nobody reads',
      plant: count,
      codes: /no-effect|unread/,
    });
  }
  if (type.endsWith('Field') && inForm && listActions(node, 'change').length > 0) {
    const drop = (site: EditableSite): void => void delete find(site, document, id)['on'];
    faults.push({ ...base, what: 'field without change', plant: drop, codes: /no-effect|path-unknown/ });
    const lose = (site: EditableSite): void => {
      for (const action of listActions(find(site, document, id), 'change'))
        if (action['do'] === 'set') action['path'] = 'ui.page.plantedName';
    };
    if (listActions(node, 'change').some((action) => action['do'] === 'set'))
      faults.push({ ...base, what: 'field that sets another name', plant: lose, codes: /no-effect|unread/ });
  }
  for (const [prop, event] of [
    ['pressable', 'press'],
    ['retry', 'retry'],
    ['more', 'more'],
  ] as const)
    if (propsOf(node)[prop] !== undefined && listActions(node, event).length > 0) {
      const plant = (site: EditableSite): void => void delete propsOf(find(site, document, id))[prop];
      faults.push({ ...base, what: 'event that is never sent', plant, codes: /never-sent|^proof\./ });
    }
  return faults;
};

const readsError = (node: Part): boolean =>
  /"machine\.\w+\.error"/.test(JSON.stringify(node['children'] ?? ''));
const removeIn = (value: unknown, id: string): void => {
  if (!isPart(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    if (Array.isArray(inner)) value[key] = inner.filter((part) => !(isPart(part) && part['id'] === id));
    removeIn(value[key], id);
  }
};

/** Buttons that alone send an event there, each hidden in a phone's window, and in a wide one. */
const listHidden = (document: string, nodes: readonly Place[]): readonly WayFault[] => {
  const sent = nodes.flatMap(({ node }) =>
    Object.keys(isPart(node['on']) ? node['on'] : {}).flatMap((event) =>
      listActions(node, event).map((action) => String(action['event'])),
    ),
  );
  return nodes.flatMap(({ node }) => {
    const id = String(node['id']);
    const events = listActions(node, 'press').flatMap(({ do: does, event }) =>
      does === 'send' ? [String(event)] : [],
    );
    const isOnlyWay = events.some((event) => sent.filter((other) => other === event).length === 1);
    if (node['type'] !== 'Button' || !isOnlyWay) return [];
    return (['hideBelow', 'hideFrom'] as const).map((prop): WayFault => ({
      document,
      id,
      what: `button with ${prop}`,
      codes: /^proof\.|policy\./,
      plant: (site) => wrap(site[document]?.['root'], id, prop),
    }));
  });
};

/** Faults of ways out, at every place of the site that has one. */
export const listWayFaults = (site: EditableSite): readonly WayFault[] =>
  Object.keys(site)
    .filter((document) => /^(pages|modals|fragments)\//.test(document))
    .flatMap((document) => {
      const source = site[document] ?? {};
      const nodes = listNodes(source);
      const root = isPart(source['root']) ? source['root'] : {};
      const faults = nodes.flatMap((place) => listOfNode(document, place));
      if (root['type'] === 'Modal' && propsOf(root)['closedBy'] === undefined)
        faults.push({
          document,
          id: String(root['id']),
          what: 'dialog that nothing closes',
          plant: (copy) => setProps(copy, document, String(root['id']), { closedBy: 'none' }),
          codes: /never-sent|proof\.trap/,
        });
      for (const { node } of nodes)
        // A lock says by its countdown what it is: the sentence beside it is more than has to be.
        if (node['type'] === 'Alert' && readsError(node) && document !== 'fragments/withdraw-locked')
          faults.push({
            document,
            id: String(node['id']),
            what: 'alert of a failure taken out',
            plant: (copy) => removeIn(copy[document]?.['root'], String(node['id'])),
            codes: /failure-unsaid|rule-unused/,
          });
      const hasFlow = source['machines'] !== undefined || source['flows'] !== undefined;
      if (hasFlow && nodes.some(({ node }) => node['type'] === 'Button'))
        faults.push({
          document,
          id: 'root',
          what: 'buttons that a phone hides',
          plant: (copy) => hideButtons(copy[document]?.['root']),
          codes: /^proof\.|policy\./,
        });
      faults.push(...listHidden(document, nodes));
      return faults;
    });
