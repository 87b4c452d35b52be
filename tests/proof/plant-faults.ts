import { loadCatalogue } from '../../server/site/compile/catalogue.ts';
import { nodeOf, type EditableSite } from './site-edits.ts';

type Part = Record<string, unknown>;
export interface Fault {
  readonly what: string;
  /** The screen that the fault is on. */
  readonly screen: string;
  /** The screen, or the fragment that was cut out of it. */
  readonly document: string;
  readonly id: string;
  readonly plant: (site: EditableSite) => void;
}
/** A node of a document, with the states of a flow in which the parts around it show. */
interface Found {
  readonly screen: string;
  readonly document: string;
  readonly node: Part;
  readonly at: readonly (readonly [machine: string, states: readonly string[]])[];
  readonly form: Part | null;
  readonly isRow: boolean;
}
const catalogue = loadCatalogue();
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

const knownUses = new WeakMap<EditableSite, ReadonlyMap<string, number>>();
/** How often each fragment is used. */
const countUses = (site: EditableSite): ReadonlyMap<string, number> => {
  const known = knownUses.get(site);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  for (const [, id = ''] of JSON.stringify(site).matchAll(/"use":"fragment:([a-z0-9-]+)"/g))
    counts.set(`fragments/${id}`, (counts.get(`fragments/${id}`) ?? 0) + 1);
  knownUses.set(site, counts);
  return counts;
};
/** The fragment that a use puts in where it is a part of this screen alone; null for any other value. */
const findCut = (site: EditableSite, value: Part): string | null => {
  const path = String(value['use']).replace('fragment:', 'fragments/');
  return site[path] !== undefined && countUses(site).get(path) === 1 ? path : null;
};
const readPlace = (value: Part, { at }: Pick<Found, 'at'>): Found['at'] => {
  const place = value['in'] as [string, string | string[]] | undefined;
  return place === undefined ? at : [...at, [place[0], [place[1]].flat()] as const];
};

type Above = Omit<Found, 'document' | 'node'>;

const listNodes = (site: EditableSite, document: string, value: unknown, above: Above): Found[] => {
  if (Array.isArray(value)) return value.flatMap((item) => listNodes(site, document, item, above));
  if (!isPart(value)) return [];
  const cut = findCut(site, value);
  if (cut !== null)
    return listNodes(site, cut, site[cut]?.['root'], { ...above, at: readPlace(value, above) });
  const isNode = typeof value['type'] === 'string' && typeof value['id'] === 'string';
  if (!isNode) return Object.values(value).flatMap((inner) => listNodes(site, document, inner, above));
  const context = {
    screen: above.screen,
    at: readPlace(value, above),
    form: value['type'] === 'Form' ? value : above.form,
    isRow: above.isRow || value['repeat'] !== undefined,
  };
  const { children, slots } = value;
  return [{ document, node: value, ...context }, ...listNodes(site, document, [children, slots], context)];
};
const listAll = (site: EditableSite, document: string): readonly Found[] =>
  listNodes(site, document, site[document]?.['root'], { screen: document, at: [], form: null, isRow: false });

const idOf = ({ node }: Found): string => String(node['id']);
const listSent = ({ node }: Found): readonly string[] =>
  Object.values((node['on'] ?? {}) as Record<string, readonly Part[]>)
    .flat()
    .flatMap((action) => (action['do'] === 'send' ? [String(action['to'])] : []));
const useOf = (site: EditableSite, document: string, key: string): string | null => {
  const machines = site[document]?.['machines'] as Record<string, { use: string }> | undefined;
  return machines?.[key]?.use ?? null;
};
const canDisable = (type: unknown): boolean =>
  catalogue.components.some(
    (definition) =>
      definition.type === type && Object.hasOwn(definition.props['properties'] as object, 'disabled'),
  );

/** The states of the flow that the screen shows nothing of in particular, or that a part does not show in. */
const findOther = (use: string, states: readonly string[]): string | null => {
  const contract = catalogue.machines.find(({ id }) => id === use);
  const other = Object.keys(contract?.states ?? {}).find(
    (name) =>
      !states.some(
        (ownState) => name === ownState || name.startsWith(`${ownState}.`) || ownState.startsWith(`${name}.`),
      ),
  );
  return other ?? null;
};
const setProp = (site: EditableSite, { document }: Found, id: string, name: string, value: unknown): void => {
  const node = nodeOf(site, document, id);
  node['props'] = { ...(node['props'] as object | undefined), [name]: value };
};

/** States that only a person can move on, and that ask something of one. */
const listWaiting = (use: string): readonly string[] => {
  const graph = catalogue.graphs?.(use);
  const contract = catalogue.machines.find(({ id }) => id === use);
  if (graph === null || graph === undefined || contract === undefined) return [];
  const states = new Set(graph.nodes.map(({ state }) => state));
  return [...states].filter((state) => {
    const stateNodes = graph.nodes.filter((node) => node.state === state);
    const isReached = stateNodes.some(({ edges }) => edges.length > 0);
    const isPersons = stateNodes.every(
      ({ waits, edges }) =>
        waits === 'person' && edges.every(({ step }) => graph.steps[step]?.kind === 'person'),
    );
    return isReached && isPersons && contract.states[state]?.resting === undefined;
  });
};
interface Use {
  readonly use: string;
  readonly input?: Part;
}
/** The states that somebody can come to with the events that something in these documents sends. */
const listReached = ({ use, input = {} }: Use, sent: string): ReadonlySet<string> => {
  const graph = catalogue.graphs?.(use);
  const starts = (graph?.inputs ?? []).filter((start) =>
    Object.entries(input).every(([name, value]) => typeof value === 'object' || start.input[name] === value),
  );
  const reached = new Set(starts.map(({ node }) => node));
  for (const nodeIndex of reached)
    for (const { step: index, to } of graph?.nodes[nodeIndex]?.edges ?? []) {
      const step = graph?.steps[index];
      if (step?.kind !== 'person' || sent.includes(`"${step.event}"`)) reached.add(to);
    }
  return new Set([...reached].map((nodeIndex) => graph?.nodes[nodeIndex]?.state ?? ''));
};
const covers = (states: readonly string[], state: string): boolean =>
  states.some((ownState) => ownState === state || state.startsWith(`${ownState}.`));

/** The fragments that are put into a document, in any depth. */
export const listFragments = (site: EditableSite, document: string): readonly string[] => {
  const found = new Set<string>();
  const queue = [document];
  for (let next = queue.pop(); next !== undefined; next = queue.pop())
    for (const [, id = ''] of JSON.stringify(site[next]).matchAll(/"use":"fragment:([a-z0-9-]+)"/g)) {
      if (found.has(`fragments/${id}`)) continue;
      found.add(`fragments/${id}`);
      queue.push(`fragments/${id}`);
    }
  return [...found];
};

const listStateFaults = (site: EditableSite, document: string): readonly Fault[] => {
  const machines = (site[document]?.['machines'] ?? {}) as Record<string, Use>;
  const nodes = listAll(site, document);
  const sent = JSON.stringify([document, ...listFragments(site, document)].map((path) => site[path]));
  return Object.entries(machines).flatMap(([key, flow]) => {
    const reached = listReached(flow, sent);
    return listWaiting(flow.use).flatMap((state): Fault[] => {
      if (!reached.has(state)) return [];
      const there = nodes.filter(
        (found) =>
          listSent(found).includes(key) &&
          found.at.every(([machine, states]) => machine !== key || covers(states, state)),
      );
      if (!there.some(({ at }) => at.some(([machine]) => machine === key))) return [];
      const plant = (copy: EditableSite): void => {
        for (const found of there) delete nodeOf(copy, found.document, idOf(found))['on'];
      };
      return [{ what: 'no control of a state', screen: document, document, id: `${key} ${state}`, plant }];
    });
  });
};

const listButtonFaults = (site: EditableSite, found: Found): readonly Fault[] => {
  const { screen, document, node, form, at } = found;
  if (form === null || node['type'] !== 'Button') return [];
  if ((node['props'] as Part | undefined)?.['type'] !== 'submit') return [];
  const id = idOf(found);
  const [key, states] = at.at(-1) ?? [null, []];
  const base = { screen, document, id };
  return [
    { ...base, what: 'submit disabled', plant: (copy) => setProp(copy, found, id, 'disabled', true) },
    {
      ...base,
      what: 'submit removed',
      plant: (copy) => void Object.assign(nodeOf(copy, document, id), { props: { type: 'button' } }),
    },
    // A page of agents has nobody else on it.
    ...(site[screen]?.['access'] === 'agent' || !screen.startsWith('pages/')
      ? []
      : [
          {
            ...base,
            what: 'submit disabled for all but agents',
            plant: (copy: EditableSite) =>
              setProp(copy, found, id, 'disabled', { $e: { '!': [{ var: 'session.isAgent' }] } }),
          },
        ]),
    ...(key === null
      ? []
      : [
          {
            ...base,
            what: 'submit disabled by a rule of its state',
            plant: (copy: EditableSite) =>
              setProp(copy, found, id, 'disabled', { $e: { in: [key, states] } }),
          },
        ]),
    {
      ...base,
      what: 'submit in another form',
      plant: (copy) => {
        const target = nodeOf(copy, document, id);
        const moved = { ...target };
        for (const name of Object.keys(target)) delete target[name];
        Object.assign(target, { type: 'Form', id: `${id}-form`, children: [moved] });
      },
    },
  ];
};
const listFieldFaults = (found: Found): readonly Fault[] => {
  const { screen, document, node, form, isRow } = found;
  const on = (node['on'] ?? {}) as Record<string, readonly Part[]>;
  const set = Object.values(on)
    .flat()
    .find((action) => action['do'] === 'set');
  const isRead = JSON.stringify(form?.['on'] ?? '').includes(`"${String(set?.['path'])}"`);
  const type = String(node['type']);
  if (form === null || isRow || set === undefined || !isRead || !type.endsWith('Field')) return [];
  const id = idOf(found);
  const plant = (copy: EditableSite): void => setProp(copy, found, id, 'disabled', true);
  return canDisable(type) ? [{ what: 'field disabled', screen, document, id, plant }] : [];
};
const listControlFaults = (site: EditableSite, found: Found): readonly Fault[] => {
  const { screen, document, node, at } = found;
  const lastPlace = at.at(-1);
  if (lastPlace === undefined || listSent(found).length === 0) return [];
  const [key, states] = lastPlace;
  const id = idOf(found);
  const use = useOf(site, screen, key);
  const other = use === null ? null : findOther(use, states);
  const faults: Fault[] = [];
  if (canDisable(node['type'])) {
    const plant = (copy: EditableSite): void =>
      setProp(copy, found, id, 'disabled', { $e: { in: [key, states] } });
    faults.push({ what: 'control disabled by a rule', screen, document, id, plant });
  }
  if (other !== null && (node['in'] as readonly unknown[] | undefined) === undefined) {
    const plant = (copy: EditableSite): void => {
      nodeOf(copy, document, id)['in'] = [key, other];
    };
    faults.push({ what: 'control hidden', screen, document, id, plant });
  }
  return faults;
};

/** A fault of each class at every place of the site's screens that has a flow. */
export const listFaults = (site: EditableSite): readonly Fault[] =>
  Object.keys(site)
    .filter((document) => /^(pages|modals)\//.test(document) && site[document]?.['machines'] !== undefined)
    .flatMap((document) => [
      ...listStateFaults(site, document),
      ...listAll(site, document).flatMap((found) => [
        ...listButtonFaults(site, found),
        ...listFieldFaults(found),
        ...listControlFaults(site, found),
      ]),
    ]);
