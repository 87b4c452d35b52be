import type { DataSource, FragmentDocument, FragmentNode } from '../../protocol/document/document.ts';
import { type Environment, sourceAt, type OwnSource } from '../environment.ts';
import { anyType } from '../expressions/type-ref.ts';
import { renameValue } from '../fixes/make-fix.ts';
import type { Place } from '../pointer.ts';
import { listNames, suggestName } from '../suggest.ts';
import { checkGiven } from './check-given.ts';
import { typeSource } from './constant-data.ts';

type Sources = ReadonlyMap<string, OwnSource>;

const describe = (env: Environment, name: string, source: DataSource): OwnSource => ({
  name,
  source,
  call: source.call ?? '',
  answer: typeSource(env.screen.site, source),
  from: null,
});

/** The environment of a fragment with the data sources that come with it in sight. */
export const bindOwnSources = (env: Environment, data: FragmentDocument['data'] = {}): Environment => ({
  ...env,
  sources: new Map([
    ...env.sources,
    ...Object.entries(data).map(
      ([name, source]) => [name, describe(env, `${env.prefix}${name}`, source)] as const,
    ),
  ]),
});

/** The data sources that something may name where it is written: those of its fragment, else of its screen. */
export const listSources = (env: Environment): readonly string[] => [
  ...env.sources.keys(),
  ...(env.fragments.length > 0 ? [] : Object.keys(env.screen.sources ?? {})),
];
/** One of them, and where its inputs are read. */
export const findSource = (
  env: Environment,
  name: string,
): (OwnSource & { readonly from: Environment }) | null => {
  const source = env.sources.get(name);
  if (source !== undefined) return { ...source, from: source.from ?? env };
  const { sources } = env.screen;
  if (env.fragments.length > 0 || sources === null || !Object.hasOwn(sources, name)) return null;
  return { ...describe(env, name, sources[name] as DataSource), from: env };
};

/** Takes the place of a missing source, so that its absence is reported once. */
const absent = (name: string): OwnSource => ({
  name,
  call: '',
  answer: anyType,
  source: { call: '' },
  from: null,
});

const bindSource = (env: Environment, node: FragmentNode, name: string, place: Place): OwnSource => {
  const here = new Map(Object.entries(node.sources ?? {})).get(name);
  if (here === undefined) {
    env.log.report(
      'param.missing',
      sourceAt(env, place),
      `The fragment "${node.use.slice('fragment:'.length)}" needs the source "${name}".`,
    );
    return absent(name);
  }
  const source = findSource(env, here);
  if (source !== null) return source;
  const names = listSources(env);
  // A fragment that is compiled alone has no screen yet.
  env.log.report(
    'reference.data-unknown',
    sourceAt(env, [...place, 'sources', name]),
    `This document has no data "${here}"; it has ${listNames(names)}.${suggestName(here, names)}`,
    renameValue(here, names),
  );
  return absent(name);
};

/** The data sources of a fragment as its use gives them. */
export const bindGivenSources = (
  env: Environment,
  node: FragmentNode,
  fragment: FragmentDocument,
  place: Place,
): Sources => {
  const declared = fragment.sources ?? [];
  checkGiven(env, fragment, 'sources', { declared, values: node.sources }, place);
  return new Map(declared.map((name) => [name, bindSource(env, node, name, place)]));
};

/** In a fragment that nothing uses, a source that is given can be any. */
export const bindOpenSources = ({ sources = [] }: FragmentDocument): Sources =>
  new Map(sources.map((name) => [name, absent(name)]));
