import { componentDefinitions } from '../src/components/generated/definitions.ts';
import { formDefinitions } from '../src/forms/generated/definitions.ts';
import {
  componentKey,
  type ComponentDefinition,
  type ViewLowering,
} from '../src/protocol/document/component-definition.ts';
import { toFolderName } from './list-folders.ts';
import { quote } from './write-parts.ts';

const head = '// Written by "npm run generate" from the definitions; do not edit.\n';

interface View {
  /** What releases call it. */
  readonly key: string;
  readonly name: string;
  readonly file: string;
  readonly lower: ViewLowering;
  readonly texts: Readonly<Record<string, string>>;
}
const toView = (definition: ComponentDefinition): readonly View[] => {
  const { lower, texts = {}, type, version } = definition;
  if (lower.kind !== 'view') return [];
  const key = componentKey(definition);
  const folder = toFolderName(key);
  const other = Object.entries(texts).filter(([name, text]) => text !== `component.${key}.${name}`);
  return [
    {
      key,
      name: `${type}${version === 1 ? '' : version}View`,
      file: `../${folder}/${folder}.tsx`,
      lower,
      texts: Object.fromEntries(other),
    },
  ];
};
const importView = ({ name, file }: View): string => `import { ${name} } from '${file}';\n`;

const writeChunk = (chunk: string, views: readonly View[]): string =>
  `${head}import type { View } from '../../runtime/view.ts';\n${views.map(importView).join('')}\n` +
  `/** One file for the browser: see \`ViewChunk\`. */\nexport const views = {\n` +
  `${views.map(({ key, name }) => `  ${quote(key)}: ${name},\n`).join('')}} satisfies Readonly<Record<string, View<never>>>;\n`;

const importAlone = ({ name, file }: View): string =>
  `() => import(${quote(file)}).then((module) => module.${name})`;

const writeEntry = (view: View): string => {
  const { key, name, lower, texts } = view;
  const { load, chunk, reserve } = lower;
  const source =
    chunk === undefined ? importAlone(view) : `() => ${chunk}().then(({ views }) => views[${quote(key)}])`;
  const parts = [
    load === 'eager' ? `view: ${name}` : `load: ${source}`,
    ...(reserve === undefined ? [] : [`reserve: ${quote(reserve)}`]),
    ...(Object.keys(texts).length === 0 ? [] : [`texts: ${JSON.stringify(texts)}`]),
  ];
  return `  ${quote(key)}: { ${parts.join(', ')} },\n`;
};

/** Views of one chunk with no words under other keys need a name and a room each: bytes of the first script. */
const isPlain = ({ lower, texts }: View): boolean =>
  lower.chunk !== undefined && lower.load === 'lazy' && Object.keys(texts).length === 0;
/** Rooms of views in chunks are in rem, written without the unit: 0 for none. */
const readRem = (key: string, reserve = '0rem'): number => {
  const [, rem] = /^(\d+(?:\.\d+)?)rem$/.exec(reserve) ?? [];
  if (rem === undefined) throw new Error(`expects a room of ${key} in rem, found ${reserve}`);
  return Number(rem);
};
const writeChunkEntries = (chunk: string, views: readonly View[]): string =>
  `  ...listLazyViews(${chunk}, {\n` +
  views
    .filter((view) => view.lower.chunk === chunk && isPlain(view))
    .map(({ key, lower }) => `    ${quote(key)}: ${readRem(key, lower.reserve)},\n`)
    .join('') +
  `  } satisfies Partial<Record<keyof typeof ${chunk}Views, number>>),\n`;

const listChunks = (views: readonly View[]): readonly string[] => [
  ...new Set(views.flatMap(({ lower }) => lower.chunk ?? [])),
];
const writeChunkLoader = (chunk: string): string => `const ${chunk} = () => import('./${chunk}-views.ts');\n`;

const writeList = (list: string, views: readonly View[]): string =>
  `${head}import { listLazyViews, type ViewRegistry } from '../../runtime/view.ts';\n` +
  listChunks(views)
    .map((chunk) => `import type { views as ${chunk}Views } from './${chunk}-views.ts';\n`)
    .join('') +
  views
    .filter(({ lower }) => lower.load === 'eager')
    .map(importView)
    .join('') +
  `\n${listChunks(views).map(writeChunkLoader).join('')}` +
  '\n/** The views of components: those of the first view at once, the others when a page names them. */\n' +
  `export const ${list}: ViewRegistry = {\n` +
  `${views
    .filter((view) => !isPlain(view))
    .map(writeEntry)
    .join('')}` +
  `${listChunks(views)
    .map((chunk) => writeChunkEntries(chunk, views))
    .join('')}};\n`;

const wings = [
  { folder: 'src/components/generated', list: 'componentViews', definitions: componentDefinitions },
  { folder: 'src/forms/generated', list: 'formViews', definitions: formDefinitions },
] as const;

/** Where the code of each lazy view is, by the end of its source's name: what a page names can be asked for with it. */
const writeSources = (): string => {
  const lazy = wings.flatMap(({ folder, definitions }) =>
    definitions
      .flatMap(toView)
      .filter(({ lower }) => lower.load === 'lazy')
      .map(({ key, file, lower: { chunk } }): readonly [string, string] => [
        key,
        chunk === undefined ? file.replace('../', '/') : `${folder.replace('src', '')}/${chunk}-views.ts`,
      ]),
  );
  return (
    `${head}/** Of each view that the first script does not hold: the end of the name of the source that has it. */\n` +
    `export const viewSources: Readonly<Record<string, string>> = {\n` +
    `${lazy.map(([key, source]) => `  ${quote(key)}: ${quote(source)},\n`).join('')}};\n`
  );
};

/** What the browser draws components with; nothing of their definitions comes along. */
export const generateViews = (): Readonly<Record<string, string>> => ({
  'src/protocol/generated/view-sources.ts': writeSources(),
  ...Object.fromEntries(
    wings.flatMap(({ folder, list, definitions }) => {
      const views = definitions.flatMap(toView);
      return [
        [`${folder}/views.ts`, writeList(list, views)] as const,
        ...listChunks(views).map((chunk) => {
          const ofChunk = views.filter(({ lower }) => lower.chunk === chunk);
          return [`${folder}/${chunk}-views.ts`, writeChunk(chunk, ofChunk)] as const;
        }),
      ];
    }),
  ),
});
