import type { PlacedFault } from './placed-faults.ts';
import type { EditableSite } from './site-edits.ts';

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Every node and every action of a document. */
const listParts = (value: unknown): readonly Part[] =>
  isPart(value) ? [...(Array.isArray(value) ? [] : [value]), ...Object.values(value).flatMap(listParts)] : [];

const screensOf = (site: EditableSite, kinds: RegExp): readonly string[] =>
  Object.keys(site).filter((document) => kinds.test(document));

interface WrittenSource {
  readonly call: string;
  readonly with: Part;
}
/** A source that a document asks for already, without what belongs to a page of it. */
const findSource = (site: EditableSite, document: string): WrittenSource | null => {
  const data = site[document]?.['data'];
  const written = Object.values(isPart(data) ? data : {}).filter(isPart);
  const [source] = written.filter(({ call }) => typeof call === 'string');
  if (source === undefined) return null;
  return { call: String(source['call']), with: isPart(source['with']) ? source['with'] : {} };
};
const addSource = (site: EditableSite, document: string, source: WrittenSource): void => {
  const owner = site[document] ?? {};
  const data = isPart(owner['data']) ? owner['data'] : {};
  owner['data'] = { ...data, planted: { ...source } };
};
/** The n-th part of a document that passes. */
const partAt = (
  site: EditableSite,
  document: string,
  passes: (part: Part) => boolean,
  index: number,
): Part => {
  const part = listParts(site[document]?.['root'] ?? site[document]?.['items']).filter(passes)[index];
  if (part === undefined) throw new Error(`expects part ${index} of ${document}`);
  return part;
};
const countParts = (site: EditableSite, document: string, passes: (part: Part) => boolean): number =>
  listParts(site[document]?.['root'] ?? site[document]?.['items']).filter(passes).length;

const isPressed = ({ type, on }: Part): boolean =>
  type === 'Button' && isPart(on) && Array.isArray(on['press']);

/** Buttons that do nothing but ask again for what nothing shows. */
const listReloads = (site: EditableSite): readonly PlacedFault[] =>
  screensOf(site, /^(pages|modals|fragments)\//).flatMap((document) => {
    const source = findSource(site, document);
    if (source === null) return [];
    const base = { document, pointer: '', codes: /^control\.no-effect$/ };
    return Array.from({ length: countParts(site, document, isPressed) }, (_, index) => index).flatMap(
      (index): readonly PlacedFault[] => [
        {
          ...base,
          what: 'button that loads what nothing reads',
          plant: (copy) => {
            const button = partAt(copy, document, isPressed, index);
            addSource(copy, document, source);
            button['on'] = { press: [{ do: 'reload', data: 'planted' }] };
          },
        },
        {
          ...base,
          what: 'button that reads without an answer',
          plant: (copy) => {
            const button = partAt(copy, document, isPressed, index);
            button['on'] = { press: [{ do: 'call', ...source }] };
          },
        },
      ],
    );
  });

/** Sources beside those that a document has, and beside those of its frame. */
const listSources = (site: EditableSite): readonly PlacedFault[] => {
  const any = screensOf(site, /^(pages|modals|fragments)\//).flatMap((document) => {
    const source = findSource(site, document);
    // Only a call without inputs fits anywhere.
    return source !== null && Object.keys(source.with).length === 0 ? [source] : [];
  })[0];
  return screensOf(site, /^(pages\/|modals\/|fragments\/|shell$)/).flatMap((document) => {
    const source = findSource(site, document) ?? any;
    if (source === undefined) return [];
    return [
      {
        what: 'data that nothing reads',
        document,
        pointer: '/data/planted',
        codes: /^data\.unread$/,
        plant: (copy: EditableSite) => addSource(copy, document, source),
      },
    ];
  });
};

const isLink = ({ type, props }: Part): boolean =>
  type === 'Link' && isPart(props) && typeof props['route'] === 'string';
const isWay = ({ do: does, to }: Part): boolean => does === 'navigate' && typeof to === 'string';

/** Links and actions that give a page a name which it does not read. */
const listQueries = (site: EditableSite): readonly PlacedFault[] =>
  screensOf(site, /^(pages\/|modals\/|fragments\/|menus\/|shell$)/).flatMap((document) => [
    ...Array.from({ length: countParts(site, document, isLink) }, (_, index): PlacedFault => ({
      what: 'link with a name that its page does not read',
      document,
      pointer: '',
      plant: (copy) => {
        const link = partAt(copy, document, isLink, index);
        const props = link['props'] as Part;
        props['query'] = { ...(isPart(props['query']) ? props['query'] : {}), plantedName: 'x' };
      },
      codes: /^action\.unread$/,
    })),
    ...Array.from({ length: countParts(site, document, isWay) }, (_, index): PlacedFault => ({
      what: 'way with a name that its page does not read',
      document,
      pointer: '',
      plant: (copy) => {
        const action = partAt(copy, document, isWay, index);
        action['query'] = { ...(isPart(action['query']) ? action['query'] : {}), plantedName: 'x' };
      },
      codes: /^action\.unread$/,
    })),
  ]);

const isForm = ({ type, id }: Part): boolean =>
  (type === 'Form' || type === 'SchemaForm') && typeof id === 'string';
/** A second form beside each, both of which start in a field. */
const listStarts = (site: EditableSite): readonly PlacedFault[] =>
  screensOf(site, /^(pages|modals|fragments)\//).flatMap((document) =>
    Array.from({ length: countParts(site, document, isForm) }, (_, index): PlacedFault => ({
      what: 'second form that starts in its field',
      document,
      pointer: '',
      plant: (copy) => {
        const form = partAt(copy, document, isForm, index);
        form['props'] = { ...(isPart(form['props']) ? form['props'] : {}), startsInField: true };
        const twin = { ...structuredClone(form), id: `${String(form['id'])}-twin` };
        const { type, ...rest } = form;
        for (const key of Object.keys(rest)) delete form[key];
        Object.assign(form, {
          type: 'Stack',
          id: 'both',
          props: { gap: '4' },
          children: [{ type, ...rest }, renameIds(twin)],
        });
      },
      codes: /^accessibility\.start-field$/,
    })),
  );
const renameIds = (value: unknown): unknown => {
  if (!isPart(value)) return value;
  if (Array.isArray(value)) return value.map(renameIds);
  const isNode = 'type' in value || 'use' in value || 'slot' in value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isNode && key === 'id' ? `${String(inner)}-two` : key === 'on' ? inner : renameIds(inner),
    ]),
  );
};

/** Entries of the frame's menus that lead to what a player is owed, all of one kind taken out. */
const listFrame = (): readonly PlacedFault[] => {
  const owed: Readonly<Record<string, RegExp>> = {
    withdraw: /"(to|route)":"withdraw"/,
    limits: /"(to|route)":"responsible-gaming"|"modal":"take-break"/,
    help: /"(to|route)":"help"|"modal":"support"/,
  };
  const strip = (value: unknown, pattern: RegExp): unknown => {
    if (!isPart(value)) return value;
    if (Array.isArray(value))
      return value
        .filter((part) => !(isSmallest(part, pattern) && pattern.test(JSON.stringify(part))))
        .map((part: unknown) => strip(part, pattern));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strip(inner, pattern)]));
  };
  return Object.entries(owed).map(([what, pattern]) => ({
    what: 'frame without a way to what is owed',
    document: 'shell',
    pointer: '/root',
    plant: (copy: EditableSite) => {
      for (const document of screensOf(copy, /^(menus\/|fragments\/footer$|shell$)/))
        copy[document] = strip(copy[document], pattern) as Part;
      if (copy['shell'] === undefined) throw new Error(`expects a frame without ${what}`);
    },
    codes: /^policy\.missing$/,
  }));
};
/** A node or an entry of a menu of which no part below is the one that matches. */
const isSmallest = (part: unknown, pattern: RegExp): boolean =>
  isPart(part) &&
  typeof part['id'] === 'string' &&
  !listParts(part)
    .slice(1)
    .some((inner) => typeof inner['id'] === 'string' && pattern.test(JSON.stringify(inner)));

/** What is asked for, given or begun in vain, at every place of the site that has one. */
export const listUnreadFaults = (site: EditableSite): readonly PlacedFault[] => [
  ...listSources(site),
  ...listReloads(site),
  ...listQueries(site),
  ...listStarts(site),
  ...listFrame(),
];
