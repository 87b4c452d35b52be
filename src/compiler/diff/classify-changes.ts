import type { SensitiveChange, SensitiveKind } from '../../protocol/release/approval.ts';
import type { SiteDocuments } from '../../protocol/document/document.ts';
import { fromPointer } from '../pointer.ts';
import type { Change } from './change-log.ts';
import whitelabelSchema from '../../../schemas/settings/whitelabel.schema.json' with { type: 'json' };
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { listInlined, outlineDocument } from '../screens/list-uses.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

/** Limits that only pace or fill the page. Any other limit counts as money until it is listed here. */
const harmlessLimits = new Set([
  'smsResendSeconds',
  'smsLockoutMinutes',
  'captchaRefreshMs',
  'noticesPerPage',
  'menuVendors',
  'footerVendors',
]);
/** Modules that take two people: those with money below them, and those that know a person or their age. */
const modules = whitelabelSchema['x-second-person'] as Readonly<Record<string, SensitiveKind>>;
/** Names of texts and documents about a person's rights, age and protection. */
const legalWords =
  /(^|[./-])(age|ageGate|breaks?|care|contract|exclusion|legal|licen[cs]e|onBreak|panic|privacy|reality|realityCheck|responsible|terms)([./-]|$)/i;
const moneyWords = /(^|[./-])(bonus|deposit|fees?|limits?|payout|transfer|withdraw(al)?)([./-]|$)/i;
const validatorKeys = new Set(['patternId', 'acceptedPattern', 'minLength', 'maxLength']);
/** Fields by which a person's age, identity and consent are known: asking for less is a legal matter. */
const legalFields = new Set(['age', 'birthday', 'idNumber', 'payeeName', 'terms']);
const classifyField = (field: string, key: string): SensitiveKind | null => {
  if (validatorKeys.has(key)) return 'validators';
  // The whole field was added or removed, or is asked for differently.
  return legalFields.has(field) && key !== 'order' ? 'legal' : null;
};

/** What the modules of a part of the tree are about: the first that is marked. */
const findMarked = (value: unknown): SensitiveKind | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { modId } = value as { readonly modId?: unknown };
  const moduleKind = typeof modId === 'string' ? modules[modId] : undefined;
  return (
    moduleKind ??
    Object.values(value)
      .map(findMarked)
      .find((kind) => kind !== null) ??
    null
  );
};
/** A module's mark holds for all below it, and a module that goes off takes all below it with it. */
const classifyModule = (document: unknown, keys: readonly string[]): SensitiveKind | null => {
  let value = document;
  let module: unknown = null;
  let kind: SensitiveKind | null = null;
  for (const key of keys) {
    value = Array.isArray(value) ? value[Number(key)] : isJsonObject(value) ? readOwn(value, key) : undefined;
    if (!isJsonObject(value) || typeof value.modId !== 'string') continue;
    module = value;
    kind = modules[value.modId] ?? kind;
  }
  const isWhole = module === value || keys.at(-1) === 'enabled' || keys.at(-1) === 'modId';
  return kind ?? findMarked(isWhole ? module : value);
};
const byWords = (text: string): SensitiveKind | null =>
  legalWords.test(text) ? 'legal' : moneyWords.test(text) ? 'money' : null;

/** What a player is promised in the name of a licence, and by which calendar an age is counted. */
const legalBrand = new Set(['licence', 'licenceMarks', 'legalTexts', 'timeZone']);
/** The promises of every page, and the hosts that players may be led off to. */
const legalSite = new Set(['policies', 'externalHosts']);
const classifyBrand = (key: string): SensitiveKind | null =>
  key.startsWith('currency') || key === 'jackpots' ? 'money' : legalBrand.has(key) ? 'legal' : null;
const classifyLimit = (key: string): SensitiveKind | null =>
  /(^age|Age)$/.test(key) ? 'legal' : harmlessLimits.has(key) ? null : 'money';

/** A layout is about money when a flow it runs is. */
const runsMoney = (document: unknown, isMoneyMachine: (machine: string) => boolean): boolean =>
  isJsonObject(document) &&
  isJsonObject(document.machines) &&
  Object.values(document.machines).some(
    (machine) => isJsonObject(machine) && typeof machine.use === 'string' && isMoneyMachine(machine.use),
  );

interface Sides {
  readonly before: SiteDocuments;
  readonly after: SiteDocuments;
  /** Whether a machine has states tagged `money`. */
  readonly isMoneyMachine: (machine: string) => boolean;
}

/** Fragment → what the screens that it is put into are about. A change of the fragment is one of each of them. */
type FragmentKinds = ReadonlyMap<string, SensitiveKind>;

const kindOfScreen = (path: string, document: unknown, sides: Sides): SensitiveKind | null =>
  runsMoney(document, sides.isMoneyMachine) ? 'money' : byWords(path);

const listFragmentKinds = (documents: SiteDocuments, sides: Sides): FragmentKinds => {
  const outlines = new Map(
    Object.entries(documents)
      .filter(([path, document]) => /^(pages|modals|fragments)\//.test(path) && isJsonObject(document))
      .map(([path, document]) => [path, outlineDocument(document)]),
  );
  const kinds = new Map<string, SensitiveKind>();
  for (const [path] of outlines) {
    const kind = path.startsWith('fragments/') ? null : kindOfScreen(path, documents[path], sides);
    if (kind === null) continue;
    for (const used of listInlined(outlines, path)) if (kinds.get(used) !== 'money') kinds.set(used, kind);
  }
  return kinds;
};

const classify = (
  { document, pointer }: Change,
  sides: Sides,
  fragments: readonly FragmentKinds[],
): SensitiveKind | null => {
  const keys = fromPointer(pointer);
  const [first = '', second = '', third = ''] = keys;
  if (document === 'settings/limits') return classifyLimit(first);
  if (document === 'settings/jurisdiction') return 'legal';
  if (document === 'settings/brand') return classifyBrand(first);
  // A removed module is in the earlier document only.
  if (document === 'settings/whitelabel')
    return classifyModule(sides.after[document], keys) ?? classifyModule(sides.before[document], keys);
  if (document === 'settings/register-fields') return classifyField(second, third);
  if (document.startsWith('forms/')) {
    if (document.endsWith('.schema')) return 'validators';
    // Where a box leads that agrees to a text.
    return second === 'foyer:link' ? 'legal' : null;
  }
  if (document.startsWith('locales/')) return byWords(first);
  const [before, after] = [sides.before[document], sides.after[document]];
  if ([before, after].some((side) => runsMoney(side, sides.isMoneyMachine))) return 'money';
  const inherited = fragments.map((kinds) => kinds.get(document)).find((kind) => kind !== undefined);
  return byWords(document) ?? inherited ?? (legalSite.has(first) ? 'legal' : null);
};

/** The changes that touch money, legal texts or validators, each with which of them. */
export const findSensitive = (changes: readonly Change[], sides: Sides): readonly SensitiveChange[] => {
  const hasFragments = changes.some(({ document }) => document.startsWith('fragments/'));
  const fragments = hasFragments
    ? [sides.before, sides.after].map((documents) => listFragmentKinds(documents, sides))
    : [];
  return changes.flatMap((change) => {
    const kind = classify(change, sides, fragments);
    const { document, pointer, summary } = change;
    return kind === null ? [] : [{ kind, document, pointer, summary }];
  });
};
