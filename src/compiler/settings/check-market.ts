import {
  isSameLength,
  isWithinLimits,
  lengthLimits,
  lengthLists,
  measureLength,
  type LengthList,
} from '../../protocol/time/break-length.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { IssueLog } from '../issue-log.ts';
import type { Place } from '../pointer.ts';
import type { SiteDocumentsByKind } from '../documents-by-kind.ts';
import type { LocaleMessages } from '../site-index.ts';
import { listWrittenAges } from './written-ages.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

type Settings = SiteDocumentsByKind['settings'];

const readNumber = (document: JsonObject | undefined, key: string): number | null => {
  const value = document?.[key];
  return typeof value === 'number' ? value : null;
};

/** The ages that the site asks for are at least those that the market demands, and agree with each other. */
const checkAges = (log: IssueLog, settings: Settings): void => {
  const limits = settings.get('limits');
  const minimumAge = readNumber(settings.get('jurisdiction'), 'minimumAge');
  const least = readNumber(limits, 'minimumAge');
  const birthday = readNumber(limits, 'birthdayMinimumAge');
  if (minimumAge !== null && least !== null && least < minimumAge)
    log.report(
      'market.age',
      { document: 'settings/limits', place: ['minimumAge'] },
      `The site lets people play from ${least} on; its market profile demands ${minimumAge}.`,
    );
  if (birthday !== null && least !== null && birthday < least)
    log.report(
      'market.age',
      { document: 'settings/limits', place: ['birthdayMinimumAge'] },
      `Registration would take a birthday of ${birthday} years, and everybody is told ${least}. Leave it out, or ask for more.`,
    );
};

const findModule = (value: unknown, id: string): JsonObject | undefined => {
  if (!isJsonObject(value)) return undefined;
  if (value.modId === id) return value;
  const children = Array.isArray(value.childrenNodes) ? value.childrenNodes : [];
  return children.map((child) => findModule(child, id)).find((document) => document !== undefined);
};

/** What the age question needs, where the market demands it. */
const checkGate = (log: IssueLog, { settings, modals }: SiteDocumentsByKind): void => {
  if (settings.get('jurisdiction')?.ageGate !== true) return;
  const place = { document: 'settings/jurisdiction', place: ['ageGate'] };
  if (!modals.has('age-gate'))
    log.report(
      'market.age-gate',
      place,
      'The market demands the question for the age, and the site has no modal "age-gate", so nobody is asked.',
    );
  if (findModule(settings.get('whitelabel')?.tree, 'AGEANNOUNCE3')?.enabled === false)
    log.report(
      'market.age-gate',
      place,
      'The market demands the question for the age, and the module AGEANNOUNCE3 is switched off.',
    );
};

/** The reality check has a dialog to open, where the market demands one: without it nothing opens. */
const checkRealityCheck = (log: IssueLog, { settings, modals, known }: SiteDocumentsByKind): void => {
  const minutes = readNumber(settings.get('jurisdiction'), 'realityCheckMinutes') ?? 0;
  if (minutes === 0 || modals.has('reality-check') || known.has('modals/reality-check')) return;
  log.report(
    'market.reality-check',
    { document: 'settings/jurisdiction', place: ['realityCheckMinutes'] },
    `The market demands a reality check every ${minutes} minutes, and the site has no modal "reality-check", so nobody sees it.`,
  );
};

/** A helpline has a name and a way to reach it, or is not shown at all. */
const checkHelpline = (log: IssueLog, settings: Settings): void => {
  const { helplineName, helplineContact } = settings.get('jurisdiction') ?? {};
  if (helplineName === undefined || helplineContact === undefined) return;
  if ((helplineName === '') === (helplineContact === '')) return;
  const [missing, message] =
    helplineName === ''
      ? ['helplineName', 'The helpline has a number or address, and no name says whose it is.']
      : ['helplineContact', 'The helpline has a name, and no number or address to reach it.'];
  log.report('market.helpline', { document: 'settings/jurisdiction', place: [missing] }, message);
};

/** Lengths of breaks are within the limits, the shortest first, and each is a time-out or an exclusion. */
const checkLengths = (log: IssueLog, settings: Settings): void => {
  const profile = settings.get('jurisdiction') ?? {};
  const read = (list: LengthList): readonly string[] => {
    const lengths = profile[list];
    return Array.isArray(lengths) ? lengths.filter((one): one is string => typeof one === 'string') : [];
  };
  const judge = (list: LengthList, index: number): string | null => {
    const [before, length] = [read(list)[index - 1], read(list)[index] ?? ''];
    const { least, most } = lengthLimits[list];
    if (!isWithinLimits(list, length))
      return `The length ${length} is not within ${least} and ${most}, the limits of this list.`;
    if (before !== undefined && measureLength(before) >= measureLength(length))
      return `The length ${length} is not above ${before}, which is before it. Write the shortest first, each once.`;
    const isTwice = list === 'exclusions' && read('timeOuts').some((one) => isSameLength(one, length));
    return isTwice
      ? `The length ${length} is among the time-outs already: an exclusion is about the person, a time-out is not.`
      : null;
  };
  for (const list of lengthLists)
    for (const index of read(list).keys()) {
      const message = judge(list, index);
      if (message !== null)
        log.report('market.length', { document: 'settings/jurisdiction', place: [list, index] }, message);
    }
};

/** What the market demands of registration is asked for and required. */
const checkFields = (log: IssueLog, settings: Settings): void => {
  const demanded = settings.get('jurisdiction')?.identityFields;
  const fields = settings.get('register-fields')?.fields;
  if (!Array.isArray(demanded) || !isJsonObject(fields)) return;
  for (const name of demanded) {
    const field = typeof name === 'string' ? readOwn(fields, name) : undefined;
    if (isJsonObject(field) && field.enabled === true && field.required === true) continue;
    const fault = isJsonObject(field) && field.enabled === true ? 'may be left out' : 'is not asked for';
    log.report(
      'market.field',
      { document: 'settings/register-fields', place: ['fields', String(name)] },
      `The market profile demands "${String(name)}" at registration, where it ${fault}.`,
    );
  }
};

/** Messages that did not change are the same map, and so are the ages in them. */
const writtenAges = new WeakMap<LocaleMessages['messages'], readonly (readonly [string, number])[]>();

const listAgesIn = (messages: LocaleMessages['messages']): readonly (readonly [string, number])[] => {
  const ages = writtenAges.get(messages);
  if (ages !== undefined) return ages;
  const writings = [...messages].flatMap(([key, message]) =>
    listWrittenAges(message).map((age): readonly [string, number] => [key, age]),
  );
  writtenAges.set(messages, writings);
  return writings;
};

const checkTexts = (log: IssueLog, settings: Settings, locales: readonly LocaleMessages[]): void => {
  const least = readNumber(settings.get('limits'), 'minimumAge');
  if (least === null) return;
  const report = (document: string, place: Place, age: number): void => {
    if (age === least) return;
    log.report(
      'market.age-text',
      { document, place },
      `This says ${age}, and people may play from ${least} on. Write {{age}} where the text is given it, or say ${least}.`,
    );
  };
  for (const { code, messages } of locales)
    for (const [key, age] of listAgesIn(messages)) report(`locales/${code}`, [key], age);
  const visit = (value: unknown, place: Place): void => {
    if (typeof value === 'string')
      for (const age of listWrittenAges(value)) report('settings/brand', place, age);
    else if (Array.isArray(value)) value.forEach((item, index) => visit(item, [...place, index]));
    else if (isJsonObject(value))
      for (const [key, inner] of Object.entries(value)) visit(inner, [...place, key]);
  };
  visit(settings.get('brand'), []);
};

/** What a site says and does agrees with what its market profile demands. */
export const checkMarket = (
  log: IssueLog,
  documents: SiteDocumentsByKind,
  locales: readonly LocaleMessages[],
): void => {
  checkAges(log, documents.settings);
  checkGate(log, documents);
  checkRealityCheck(log, documents);
  checkHelpline(log, documents.settings);
  checkLengths(log, documents.settings);
  checkFields(log, documents.settings);
  checkTexts(log, documents.settings, locales);
};
