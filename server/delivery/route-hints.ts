import { existsSync, readFileSync } from 'node:fs';
import type { CompiledScreen, ReleaseManifest } from '../../src/protocol/release/release.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

interface BuiltChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}
type BuildManifest = Readonly<Record<string, BuiltChunk>>;

/** Files of a chunk with everything that it imports before it can run. */
const withImports = (manifest: BuildManifest, name: string, into = new Set<string>()): Set<string> => {
  const chunk = manifest[name];
  if (chunk === undefined || into.has(chunk.file)) return into;
  into.add(chunk.file);
  for (const inner of chunk.imports ?? []) withImports(manifest, inner, into);
  return into;
};

/** What every page asks for as soon as its program runs, by the end of the source's name. */
const always = ['/api/create-api.ts', '/machines/start-machine.ts'] as const;
const forForms = ['/schema-form/schema-form.tsx'] as const;
const forData = ['/common-views.ts'] as const;

/** Addresses of the built chunks that a page needs beyond the entry. */
export type FindChunks = (needs: {
  readonly hasForms: boolean;
  readonly hasData: boolean;
}) => readonly string[];

/** Reads the build's manifest; without one nothing is hinted at. */
export const readChunks = (file: string): FindChunks => {
  if (!existsSync(file)) return () => [];
  const manifest = parseOwnJson<BuildManifest, 'build'>(readFileSync(file, 'utf8'));
  const names = Object.keys(manifest);
  const entry = names.filter((name) => manifest[name]?.isEntry === true);
  const initial = new Set(entry.flatMap((name) => [...withImports(manifest, name)]));
  return ({ hasForms, hasData }) => {
    const endings: readonly string[] = [
      ...always,
      ...(hasForms ? forForms : []),
      ...(hasData ? forData : []),
    ];
    const matches = endings.flatMap((end) => names.filter((name) => `/${name}`.endsWith(end)));
    const files = new Set(matches.flatMap((name) => [...withImports(manifest, name)]));
    return [...files].filter((each) => !initial.has(each)).map((each) => `/${each}`);
  };
};

/**
 * Links for what the program asks for right after it has come, so that it comes beside it and not
 * one after the other. With low priority: the program itself goes first.
 */
export const writeHints = (
  page: CompiledScreen | null,
  manifest: ReleaseManifest,
  find: FindChunks,
): string => {
  const forms = (page?.forms ?? []).flatMap((id) => manifest.forms[id] ?? []);
  const chunks = find({ hasForms: forms.length > 0, hasData: Object.keys(page?.data ?? {}).length > 0 });
  const modules = [...chunks, ...forms.map(({ validator }) => `/site/parts/${validator}.js`)];
  return [
    ...new Set([
      ...modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
      ...forms.map(
        ({ form }) =>
          `<link rel="preload" as="fetch" href="/site/parts/${form}.json" crossorigin fetchpriority="low">`,
      ),
    ]),
  ].join('');
};
