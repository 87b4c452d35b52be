import type { SensitiveChange, SensitiveKind } from '../../protocol/approval.ts';
import type { SiteDocuments } from '../../protocol/document.ts';
import { fromPointer } from '../pointer.ts';
import type { Change } from './change-log.ts';
import { isObject } from '../is-object.ts';

/** Limits that only pace or fill the page. Any other limit counts as money until it is listed here. */
const harmlessLimits = new Set([
  'smsResendSeconds',
  'smsLockoutMinutes',
  'captchaRefreshMs',
  'noticesPerPage',
  'menuVendors',
  'footerVendors',
]);
/** Parts of the whitelabel tree, by module. */
const modules: Readonly<Record<string, SensitiveKind>> = {
  WALLET3: 'money',
  REWARD3: 'money',
  SIGNCONDIV3: 'money',
  DAILYSALCONT3: 'money',
  HOURSAL3: 'money',
  RTSALARY3: 'money',
  AGEANNOUNCE3: 'legal',
};
const legalWords = /(^|[./-])(age|contract|legal|licen[cs]e|privacy|responsible|terms)([./-]|$)/i;
const moneyWords = /(^|[./-])(bonus|deposit|fees?|limits?|payout|transfer|withdraw(al)?)([./-]|$)/i;
const validatorKeys = new Set(['patternId', 'acceptedPattern', 'minLength', 'maxLength']);

const classifyModule = (document: unknown, keys: readonly string[]): SensitiveKind | null => {
  let value = document;
  let found: SensitiveKind | null = null;
  for (const key of keys) {
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
    if (isObject(value) && typeof value.modId === 'string') found = modules[value.modId] ?? found;
  }
  return found;
};
const byWords = (text: string): SensitiveKind | null =>
  legalWords.test(text) ? 'legal' : moneyWords.test(text) ? 'money' : null;

const classifyBrand = (key: string): SensitiveKind | null =>
  key.startsWith('currency') ? 'money' : key === 'licence' ? 'legal' : null;
const classifyLimit = (key: string): SensitiveKind | null =>
  /(^age|Age)$/.test(key) ? 'legal' : harmlessLimits.has(key) ? null : 'money';

/** A layout is about money when a flow it runs is. */
const runsMoney = (document: unknown, isMoneyMachine: (machine: string) => boolean): boolean =>
  isObject(document) &&
  isObject(document.machines) &&
  Object.values(document.machines).some(
    (machine) => isObject(machine) && typeof machine.use === 'string' && isMoneyMachine(machine.use),
  );

interface Sides {
  readonly before: SiteDocuments;
  readonly after: SiteDocuments;
  /** Whether a machine has states tagged `money`. */
  readonly isMoneyMachine: (machine: string) => boolean;
}

const classify = ({ document, pointer }: Change, sides: Sides): SensitiveKind | null => {
  const keys = fromPointer(pointer);
  const [first = '', , third = ''] = keys;
  const source = sides.after[document] ?? sides.before[document];
  if (document === 'settings/limits') return classifyLimit(first);
  if (document === 'settings/jurisdiction') return 'legal';
  if (document === 'settings/brand') return classifyBrand(first);
  if (document === 'settings/whitelabel') return classifyModule(source, keys);
  if (document === 'settings/register-fields') return validatorKeys.has(third) ? 'validators' : null;
  if (document.startsWith('forms/')) return document.endsWith('.schema') ? 'validators' : null;
  if (document.startsWith('locales/')) return byWords(first);
  const [before, after] = [sides.before[document], sides.after[document]];
  if ([before, after].some((side) => runsMoney(side, sides.isMoneyMachine))) return 'money';
  return byWords(document) ?? (first === 'policies' ? 'legal' : null);
};

/** The changes that touch money, legal texts or validators, each with which of them. */
export const findSensitive = (changes: readonly Change[], sides: Sides): readonly SensitiveChange[] =>
  changes.flatMap((change) => {
    const kind = classify(change, sides);
    const { document, pointer, summary } = change;
    return kind === null ? [] : [{ kind, document, pointer, summary }];
  });
