import { existsSync, readFileSync } from 'node:fs';
import type { CompiledScreen, ReleaseManifest } from '../../src/protocol/release/release.ts';
import { viewSources } from '../../src/protocol/generated/view-sources.ts';
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

/** Sources by the end of their names. What a page without markup asks for as soon as its program runs: */
const forProgram = ['/api/create-api.ts'] as const;
/** What the program waits for before it takes markup over, beside the views in it. */
const forMarkup = ['/input/preserve-input.ts'] as const;
const forForms = ['/schema-form/schema-form.tsx'] as const;

/** Addresses of the built chunks, with what they import, of sources with these ends of names; nothing of the entry. */
export type FindChunks = (endings: readonly string[]) => readonly string[];

/** Reads the build's manifest; without one nothing is hinted at. */
export const readChunks = (file: string): FindChunks => {
  if (!existsSync(file)) return () => [];
  const manifest = parseOwnJson<BuildManifest, 'build'>(readFileSync(file, 'utf8'));
  const names = Object.keys(manifest);
  const entry = names.filter((name) => manifest[name]?.isEntry === true);
  const initial = new Set(entry.flatMap((name) => [...withImports(manifest, name)]));
  return (endings) => {
    const matches = endings.flatMap((end) => names.filter((name) => `/${name}`.endsWith(end)));
    const files = new Set(matches.flatMap((name) => [...withImports(manifest, name)]));
    return [...files].filter((each) => !initial.has(each)).map((each) => `/${each}`);
  };
};

/** Views that the markup of a page was drawn with: the program cannot take it over without their code. */
const readViews = (html: string): readonly string[] => {
  const [, names = ''] = /data-foyer-views="([^"]*)"/.exec(html) ?? [];
  return names.split(' ').filter((name) => Object.hasOwn(viewSources, name));
};

/**
 * Links for what the program waits for right after it has come, so that it comes beside it and not one after
 * the other. Where there is markup to take over, that is the code of its views. What calls and flows run on
 * comes after it then: it would share the line with what makes the page usable.
 * @param markup the root element as it was drawn, null where the program draws the page
 */
export const writeHints = (
  page: CompiledScreen | null,
  manifest: ReleaseManifest,
  find: FindChunks,
  markup: string | null,
): string => {
  const forms = (page?.forms ?? []).flatMap((id) => manifest.forms[id] ?? []);
  const first =
    markup === null
      ? forProgram
      : [...forMarkup, ...readViews(markup).map((name) => viewSources[name] ?? name)];
  const validators = forms.map(({ validator }) => `/site/parts/${validator}.js`);
  const late = [...find(forms.length > 0 ? forForms : []), ...validators];
  return [
    ...new Set([
      ...find(first).map((href) => `<link rel="modulepreload" href="${href}">`),
      ...late.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
      ...forms.map(
        ({ form }) =>
          `<link rel="preload" as="fetch" href="/site/parts/${form}.json" crossorigin fetchpriority="low">`,
      ),
    ]),
  ].join('');
};
