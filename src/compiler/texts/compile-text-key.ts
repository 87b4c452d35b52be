import type { TextValue } from '../../protocol/document/document.ts';
import type { CompiledValue } from '../../protocol/release/release.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { compileRule } from '../expressions/compile-rule.ts';
import { listBranches } from '../expressions/type-ref.ts';
import { renameValue } from '../fixes/make-fix.ts';
import type { IssueLog, Source } from '../issue-log.ts';
import type { Place } from '../pointer.ts';
import type { LocaleMessages, SiteIndex } from '../site-index.ts';
import { suggestName } from '../suggest.ts';
import { pluralForms } from '../../protocol/words/plural-forms.ts';
import { brandPlaceholder, listPluralForms, readPlaceholders } from './placeholders.ts';

const listArguments = (message: string): readonly string[] => [...readPlaceholders(message).names];

/** The stored messages behind a key: the message itself, or its plural forms. */
const findMessages = (locale: LocaleMessages, key: string): ReadonlyMap<string, string> => {
  const keys = new Map<string, string>();
  const plain = locale.messages.get(key);
  if (plain !== undefined) keys.set(key, plain);
  for (const form of pluralForms) {
    const message = locale.messages.get(`${key}_${form}`);
    if (message !== undefined) keys.set(`${key}_${form}`, message);
  }
  return keys;
};

const checkPlurals = (log: IssueLog, source: Source, locale: LocaleMessages, key: string): void => {
  const missing = listPluralForms(locale.bcp47).filter((form) => !locale.messages.has(`${key}_${form}`));
  if (missing.length === 0 || locale.messages.has(key)) return;
  log.report(
    'text.plural-missing',
    source,
    `The counted text "${key}" lacks the form ${missing.map((form) => `"${form}"`).join(', ')} in ${locale.code}.`,
  );
};

/** One finding for all languages that lack a text: where none has it, the key is what is wrong. */
const reportSilent = (
  site: SiteIndex,
  log: IssueLog,
  key: string,
  silent: readonly LocaleMessages[],
  source: Source,
): void => {
  const [first] = silent;
  if (first === undefined) return;
  const isNowhere = silent.length === site.locales.length;
  log.report(
    'text.key-missing',
    source,
    `The text "${key}" has no message in ${silent.map(({ code }) => code).join(', ')}.${suggestName(key, first.messages.keys())}`,
    isNowhere ? renameValue(key, first.messages.keys()) : undefined,
  );
};

/**
 * Checks a text key in every enabled language and marks it as used.
 * `given` holds the names of the arguments that the place passes; as an offer, none has to be used.
 */
export const useText = (
  site: SiteIndex,
  log: IssueLog,
  key: string,
  given: readonly string[],
  source: Source,
  { isOffer = false }: { readonly isOffer?: boolean } = {},
): void => {
  site.usedTexts.add(key);
  const names = new Set<string>();
  const silent: LocaleMessages[] = [];
  for (const locale of site.locales) {
    const messages = findMessages(locale, key);
    if (messages.size === 0) {
      silent.push(locale);
      for (const name of given) names.add(name);
      continue;
    }
    const isCounted = [...messages.keys()].some((name) => name !== key);
    if (isCounted) {
      names.add('count');
      checkPlurals(log, source, locale, key);
    }
    for (const name of [...messages.values()].flatMap(listArguments)) names.add(name);
    const absent = [...new Set([...messages.values()].flatMap(listArguments))].filter(
      (name) => name !== brandPlaceholder && !given.includes(name),
    );
    for (const name of isCounted && !given.includes('count') ? [...new Set([...absent, 'count'])] : absent) {
      log.report(
        'text.argument-missing',
        source,
        `The text "${key}" in ${locale.code} needs the argument "${name}".${suggestName(name, given)}`,
      );
    }
  }
  reportSilent(site, log, key, silent, source);
  for (const name of given) {
    if (names.has(name) || isOffer) continue;
    log.report('text.argument-unused', source, `The text "${key}" has no use for the argument "${name}".`);
  }
};

type Arguments = Readonly<Record<string, CompiledValue>>;

/** A text whose key is data: what is read there has to be declared as a message key. */
const compileMessage = (env: Environment, path: string, args: Arguments, place: Place): CompiledValue => {
  const rule = compileRule(env, { var: path }, place);
  // What `ui.data` has under that name is a code, which no person reads: its sentence is the reason.
  const isError = path.endsWith('.error') && !/^(rule|ui)\./.test(path);
  const branches = listBranches(rule.type).map(({ schema }) => schema);
  const isMessage = isError || branches.some((schema) => schema['x-message'] === true);
  // What a fragment reads of its screen, apart from any use, is not known.
  const isOpen = env.screen.sources === null && branches.every((schema) => Object.keys(schema).length === 0);
  if (!isMessage && !isOpen) {
    env.log.report(
      'text.not-a-message',
      sourceAt(env, place),
      `"${path}" is data, not a message key; show it as "=${path}".`,
    );
  }
  return {
    k: 'm',
    r: rule.r,
    ...(Object.keys(args).length === 0 ? {} : { args }),
    d: mergeDeps(args, rule.d),
  };
};

const mergeDeps = (args: Arguments, ownDeps: readonly string[]): readonly string[] =>
  [
    ...new Set([...ownDeps, ...Object.values(args).flatMap((value) => (value.k === 'c' ? [] : value.d))]),
  ].sort();

/** A text key with its compiled arguments, checked in every enabled language. */
export const compileTextKey = (
  env: Environment,
  text: TextValue,
  args: Arguments,
  place: Place,
): CompiledValue => {
  if (typeof text.$t !== 'string') return compileMessage(env, text.$t.var, args, [...place, '$t']);
  useText(env.screen.site, env.log, text.$t, Object.keys(args), sourceAt(env, [...place, '$t']));
  const d = mergeDeps(args, []);
  return Object.keys(args).length === 0 ? { k: 't', key: text.$t, d } : { k: 't', key: text.$t, args, d };
};
