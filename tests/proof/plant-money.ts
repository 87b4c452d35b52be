import type { PlacedFault } from './placed-faults.ts';
import type { EditableSite } from './site-edits.ts';

type Part = Record<string, unknown>;
type Path = readonly (string | number)[];
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Everything in a document, with its path. */
const listParts = (value: unknown, path: Path = []): readonly (readonly [part: Part, path: Path])[] =>
  isPart(value)
    ? [
        ...(Array.isArray(value) ? [] : [[value, path] as const]),
        ...Object.entries(value).flatMap(([key, inner]) => listParts(inner, [...path, key])),
      ]
    : [];
const partAt = (site: EditableSite, document: string, path: Path): Part =>
  path.reduce<Part>((part, key) => part[key] as Part, site[document] as Part);
/** The list or object that holds a part, and the name of it there. */
const replaceAt = (site: EditableSite, document: string, path: Path, value: unknown): void => {
  partAt(site, document, path.slice(0, -1))[String(path.at(-1))] = value;
};

/** Data that is money or a count, as a flag beside it says: missions of money or of rounds, limits of money or time. */
const mixed = /"mission\.(actual|target)"|"machine\.limits\.chosen\./;

interface Found {
  readonly document: string;
  readonly part: Part;
  readonly path: Path;
}
const listFound = (site: EditableSite): readonly Found[] =>
  Object.keys(site)
    .filter((document) => /^(pages\/|modals\/|fragments\/|shell$)/.test(document))
    .flatMap((document) => listParts(site[document]).map(([part, path]) => ({ document, part, path })));

const shown = /^money\.(unformatted|currency)$/;
const at = (path: Path): string => path.map((key) => `/${key}`).join('');

/** The money of an operator: the first value that is no constant. */
const moneyOf = (value: unknown): unknown => (Array.isArray(value) ? (value as unknown[])[0] : value);

/** Texts that format money, made plain in every way that the language has. */
const listFormatted = ({ document, part, path }: Found): readonly PlacedFault[] => {
  const { format } = part;
  if (!Array.isArray(format) || format[1] !== 'money') return [];
  const base = { document, pointer: at(path), codes: shown };
  const set = (value: unknown) => (copy: EditableSite) => replaceAt(copy, document, path, value);
  return [
    { ...base, what: 'text with the amount as a number', plant: set({ format: [format[0], 'number'] }) },
    { ...base, what: 'text with the amount as it is', plant: set(format[0]) },
    { ...base, what: 'text joined with the amount', plant: set({ cat: [format[0], ' PHP'] }) },
  ];
};

/** Entries, columns and components with the format of money. */
const listEntries = ({ document, part, path }: Found): readonly PlacedFault[] => {
  if (part['format'] !== 'money') return [];
  // The properties of a component: what it shows is beside the format, or below.
  const base = { document, pointer: '', codes: shown };
  const set = (format: string | undefined) => (copy: EditableSite) => {
    const target = partAt(copy, document, path);
    if (format === undefined) delete target['format'];
    else target['format'] = format;
  };
  return [
    { ...base, pointer: at(path), what: 'entry with the amount as a number', plant: set('number') },
    { ...base, pointer: at(path), what: 'entry with the amount as it is', plant: set(undefined) },
  ];
};

/** Amounts by their component, as words in its place. */
const listMoney = ({ document, part, path }: Found): readonly PlacedFault[] => {
  const props = part['props'];
  if (part['type'] !== 'Money' || !isPart(props) || !isPart(props['amount'])) return [];
  const { amount } = props;
  return [
    {
      what: 'amount as words',
      document,
      pointer: at(path),
      codes: shown,
      plant: (copy) => {
        const node = partAt(copy, document, path);
        delete node['props'];
        Object.assign(node, { type: 'Text', children: [amount] });
      },
    },
  ];
};

/** Comparisons of money: as texts, as numbers, with points, and what is worked out of it. */
const listCompared = ({ document, part, path }: Found): readonly PlacedFault[] => {
  const [operator = ''] = Object.keys(part);
  if (!operator.startsWith('decimal-')) return [];
  const operands = [part[operator]].flat() as readonly unknown[];
  const amount = operands.find(isPart);
  const base = {
    document,
    pointer: at(path),
    codes: /^(money\.(compared|counted)|expression\.type-mismatch)$/,
  };
  const set = (value: unknown) => (copy: EditableSite) => replaceAt(copy, document, path, value);
  const points = { var: 'member.unread' };
  const isAlone = operator === 'decimal-sign';
  const faults: readonly PlacedFault[] = [
    { ...base, what: 'money compared as a text', plant: set({ '===': [amount, '0.00'] }) },
    { ...base, what: 'money compared as a number', plant: set({ '<': [amount, 100] }) },
    { ...base, what: 'money compared with a written number', plant: set({ 'decimal-less': [100, amount] }) },
    { ...base, what: 'money compared with points', plant: set({ 'decimal-less': [amount, points] }) },
    { ...base, what: 'money found among texts', plant: set({ 'member-of': [amount, ['0.00', '1.00']] }) },
    { ...base, what: 'money counted', plant: set({ '<': [0, { '+': [amount, amount] }] }) },
  ];
  // In place of a sign, that is a number, a condition does not fit.
  return isAlone ? [] : faults;
};

/** Numbers of other things, told as money. */
const listOthers = ({ document, part, path }: Found): readonly PlacedFault[] => {
  const { format } = part;
  const base = {
    document,
    pointer: at(path),
    codes: /^money\.not-money$/,
    what: 'points or a count as money',
  };
  if (Array.isArray(format) && format[1] === 'number')
    return [
      { ...base, plant: (copy) => replaceAt(copy, document, path, { format: [moneyOf(format), 'money'] }) },
    ];
  if (format !== 'number') return [];
  return [{ ...base, plant: (copy) => void (partAt(copy, document, path)['format'] = 'money') }];
};

/** Amounts in the currency of their row, shown in that of the portal, and beside the own balance. */
const listForeign = ({ document, part, path }: Found): readonly PlacedFault[] => {
  const props = part['props'];
  if (!isPart(props) || !/\.currency"/.test(JSON.stringify(props['symbol'] ?? ''))) return [];
  const symbol = { $e: { var: 'settings.brand.currencySymbol' } };
  const amount = (props['amount'] as Part)['$e'];
  const isMore = { 'decimal-less': [{ var: 'wallet.balance' }, amount] };
  const isSame = { 'decimal-equal': [amount, { var: 'wallet.balance' }] };
  const base = { document, pointer: at(path) };
  return [
    {
      ...base,
      what: 'amount with the symbol of another currency',
      codes: /^money\.currency$/,
      plant: (copy) => replaceAt(copy, document, [...path, 'props', 'symbol'], symbol),
    },
    ...[isMore, isSame].map((show): PlacedFault => ({
      ...base,
      what: 'amounts of different currencies compared',
      codes: /^money\.compared$/,
      plant: (copy) => void (partAt(copy, document, path)['show'] = show),
    })),
  ];
};

/** Money in every document that shows any: added, and compared with the jackpots of other currencies. */
const listSums = (found: readonly Found[]): readonly PlacedFault[] => {
  const documents = new Map<string, { readonly path: Path; readonly rule: unknown }[]>();
  for (const { document, part, path } of found) {
    const { format } = part;
    if (!Array.isArray(format) || format[1] !== 'money') continue;
    documents.set(document, [...(documents.get(document) ?? []), { path, rule: format[0] }]);
  }
  return [...documents].flatMap(([document, places]) =>
    places.map(({ path, rule }): PlacedFault => ({
      what: 'amounts that are added',
      document,
      pointer: at(path),
      plant: (copy) =>
        replaceAt(copy, document, path, { format: [{ '+': [rule, { var: 'wallet.balance' }] }, 'money'] }),
      codes: /^(money\.counted|expression\.type-mismatch)$/,
    })),
  );
};

/** Faults of how money is shown and compared, at every place of the site that does so. */
export const listMoneyFaults = (site: EditableSite): readonly PlacedFault[] => {
  const found = listFound(site);
  const faults = found
    .filter(({ part }) => !mixed.test(JSON.stringify(part['props'] ?? part)))
    .flatMap((place) => [
      ...listFormatted(place),
      ...listEntries(place),
      ...listMoney(place),
      ...listForeign(place),
      ...listCompared(place),
      ...listOthers(place),
    ]);
  return [...faults, ...listSums(found)].map((fault) => {
    const written = JSON.stringify(
      found.find(({ document, path }) => document === fault.document && at(path) === fault.pointer)?.part,
    );
    return written.includes('"params.') ? { ...fault, isOfCaller: true } : fault;
  });
};
