import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin, type Rolldown } from 'vite';

type ChunkingContext = Rolldown.ChunkingContext;
type ModuleInfo = Rolldown.ModuleInfo;
const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Calls of Chakra that only make values: a recipe nobody uses is then left out. */
const pureFunctions = [
  'createContext',
  'createRecipeContext',
  'createSlotRecipeContext',
  'defineAnimationStyles',
  'defineConditions',
  'defineGlobalStyles',
  'defineKeyframes',
  'defineLayerStyles',
  'defineRecipe',
  'defineSemanticTokens',
  'defineSlotRecipe',
  'defineStyle',
  'defineTextStyles',
  'defineTokens',
];

/**
 * Refuses chunks that import each other: which of them is read first would depend on which arrives first,
 * and the other finds its imports undefined.
 */
const refuseChunkCycles: Plugin = {
  name: 'refuse-chunk-cycles',
  generateBundle: (_, bundle) => {
    const done = new Set<string>();
    const walk = (file: string, path: readonly string[]): void => {
      if (path.includes(file))
        throw new Error(
          `expects chunks without import cycles, got ${[...path.slice(path.indexOf(file)), file].join(' > ')}`,
        );
      const chunk = bundle[file];
      if (done.has(file) || chunk?.type !== 'chunk') return;
      for (const next of chunk.imports) walk(next, [...path, file]);
      done.add(file);
    };
    for (const file of Object.keys(bundle)) walk(file, []);
  },
};

/** What both builds share. The output holds no inline script or style: the CSP would refuse it. */
const base: InlineConfig = {
  configFile: false,
  envDir: false,
  logLevel: 'warn',
  plugins: [react(), refuseChunkCycles],
  define: { 'process.env.NODE_ENV': '"production"' },
};
const buildBase: NonNullable<InlineConfig['build']> = {
  target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
  // Pages that are open, or kept by a cache, still ask for the files of the build before: they go by age.
  emptyOutDir: false,
  // Hashed files live under /build and never change; /assets holds the public ones.
  assetsDir: 'build',
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // The entry and the flows' common code are there before any part that is loaded later, and for the parts
    // that such a part loads, so are the shared code and the styles: naming them in the list of each part
    // would cost bytes of the first script, or of the page.
    resolveDependencies: (_, files, { hostId }) => {
      const isEntry = /\/index-[\w-]+\.js$/.test(hostId);
      const before = isEntry
        ? /\/(?:index|flows)-[\w-]+\.js$/
        : /\/(?:index|flows|shared)-[\w-]+\.(?:js|css)$/;
      return files.filter((file) => !before.test(file));
    },
  },
  reportCompressedSize: false,
  chunkSizeWarningLimit: 1_500,
};

const areas = /[\\/]src[\\/]portal[\\/]machines[\\/]areas[\\/]([\w-]+)\.ts$/;
const nameArea = (module: string): string | null => areas.exec(module)?.[1] ?? null;
/** Areas that are there from the start, and those that register and log people in. */
const firstAreas: readonly (string | null)[] = ['session', 'language'];
const entryAreas: readonly (string | null)[] = [...firstAreas, 'sign-in', 'registration', 'verification'];
/** Whether only areas of pages behind the ways in read a module: it comes with them. */
const isForInnerAreas = (module: string, context: ChunkingContext): boolean => {
  const readers = context.getModuleInfo(module)?.importers.map(nameArea) ?? [];
  return readers.length > 0 && readers.every((area) => area !== null && !entryAreas.includes(area));
};
/** Code that flows share is in one chunk with the code that starts them. */
const nameFlowChunk = (module: string, context: ChunkingContext): string | null => {
  // The codes of errors are read while flows' own code loads: in another chunk they could come too late.
  const isShared =
    /[\\/](node_modules[\\/]xstate|src[\\/]portal[\\/]machines)[\\/]|[\\/]src[\\/](machines[\\/](generated[\\/])?[\w.-]+|protocol[\\/]error-codes)\.ts$/;
  const area = nameArea(module);
  const isLater = area !== null && !firstAreas.includes(area);
  return isShared.test(module) && !isLater && !isForInnerAreas(module, context) ? 'flows' : null;
};

type Find = (module: string, context: ChunkingContext) => boolean;
/** Whether something is so of a module or of one that it leads to; modules in a circle are asked once. */
const createFind = (
  isSo: (module: string, context: ChunkingContext) => boolean,
  follow: (info: ModuleInfo) => readonly string[],
): Find => {
  const answers = new Map<string, boolean>();
  const find: Find = (module, context) => {
    const answer = answers.get(module);
    if (answer !== undefined) return answer;
    answers.set(module, false);
    const info = context.getModuleInfo(module);
    const found =
      isSo(module, context) || (info !== null && follow(info).some((next) => find(next, context)));
    answers.set(module, found);
    return found;
  };
  return find;
};
/** The first script holds what the entry reads, by way of others or not. */
const isFirst = createFind(
  (module, context) => context.getModuleInfo(module)?.isEntry === true,
  ({ importers }) => importers,
);
/** Flows read the shared part, so it reads none of them, and no library that few pages need. */
const readsSpecial = createFind(
  (module, context) =>
    nameFlowChunk(module, context) !== null ||
    (/[\\/]node_modules[\\/]/.test(module) && !isFirst(module, context)),
  ({ importedIds }) => importedIds,
);

/**
 * Small modules that several parts share are one part: as a chunk each, they would cost a request each and a
 * name each in the lists of the first script. Styles are not: the first view would wait for those of a typeface.
 */
const nameSharedChunk = (module: string, context: ChunkingContext): string | null =>
  /[\\/]src[\\/].*\.tsx?$/.test(module) &&
  !isFirst(module, context) &&
  !readsSpecial(module, context) &&
  !isForInnerAreas(module, context)
    ? 'shared'
    : null;

/** The player's app: `dist/portal`. */
export const portalBuild: InlineConfig = {
  ...base,
  root: pathOf('src/portal'),
  publicDir: pathOf('src/portal/public'),
  // Parts of the form library that no form can need: each says why.
  resolve: {
    alias: [
      {
        find: /^markdown-to-jsx(\/react)?$/,
        replacement: pathOf('src/forms/schema-form/library/plain-description.tsx'),
      },
      { find: /^fast-uri$/, replacement: pathOf('src/forms/schema-form/library/plain-uri.ts') },
      {
        find: /^\.\/shallowAllOfMerge\.js$/,
        replacement: pathOf('src/forms/schema-form/library/merge-all-of.ts'),
      },
    ],
  },
  build: {
    ...buildBase,
    outDir: pathOf('dist/portal'),
    manifest: true,
    rolldownOptions: {
      treeshake: { manualPureFunctions: pureFunctions },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: nameFlowChunk, debugName: 'flows' },
            { name: nameSharedChunk, debugName: 'shared', minShareCount: 2, maxModuleSize: 6_000 },
          ],
        },
      },
    },
  },
};

const entries = {
  console: pathOf('src/console/index.html'),
  lab: pathOf('src/lab/index.html'),
  gallery: pathOf('src/lab/gallery/index.html'),
  galleryFrame: pathOf('src/lab/gallery/frame/index.html'),
  labStage: pathOf('src/lab/stage/frame/index.html'),
};

/** Console and lab: `dist/console`, with `console/index.html` and `lab/index.html`. */
export const consoleBuild: InlineConfig = {
  ...base,
  root: pathOf('src'),
  publicDir: false,
  build: {
    ...buildBase,
    outDir: pathOf('dist/console'),
    manifest: true,
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
      treeshake: { manualPureFunctions: pureFunctions },
    },
  },
};

/** For `vite build --mode console`; without a mode it is the portal. `npm run build` makes both. */
export default defineConfig(({ mode }) => {
  const { configFile: _unused, ...config } = mode === 'console' ? consoleBuild : portalBuild;
  return config;
});
