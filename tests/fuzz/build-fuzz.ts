import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, mergeConfig, type Plugin } from 'vite';
import { portalBuild } from '../../vite.config.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Faults that are planted into a build to see that the fuzz turns red. */
export const plants = {
  'no-boundary': {
    file: 'src/runtime/react/node-boundary.tsx',
    from: /const passedOn = findPassedOn\(this\.props, failure\.error\);/,
    to: 'const passedOn = new Error("planted");',
    sign: /^blank:/,
  },
  'open-addresses': {
    file: 'src/runtime/react/dom-attributes.ts',
    from: /return typeof value === 'boolean' \|\| !isSafeAddress\(value\) \? null : value;/,
    to: 'return value;',
    sign: /^drawn: (href|src|action|formaction)=/,
  },
} as const;
export type Plant = keyof typeof plants;

const plantFault = (name: Plant): Plugin => {
  const { file, from, to } = plants[name];
  let isPlanted = false;
  return {
    name: 'plant-fault',
    enforce: 'pre',
    transform: (code, id) => {
      if (!id.endsWith(file)) return null;
      if (!from.test(code))
        throw new Error(`Expected ${file} to hold what ${name} replaces, and it does not`);
      isPlanted = true;
      return code.replace(from, to);
    },
    buildEnd: (error) => {
      if (error === undefined && !isPlanted)
        throw new Error(`Expected the build to read ${file} for ${name}, and it did not`);
    },
  };
};

/** Builds the page of mutants as the portal is built, into a separate folder. Returns the folder. */
export const buildFuzz = async (planted: readonly Plant[] = []): Promise<string> => {
  const outDir = join(root, '.cache/fuzz', `${['build', ...planted].join('-')}-${process.pid}`);
  const page = fileURLToPath(new URL('./page/', import.meta.url));
  await build(
    mergeConfig(portalBuild, {
      root: page,
      publicDir: false,
      plugins: planted.map(plantFault),
      build: { outDir, manifest: false, target: 'es2022' },
    }),
  );
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  return outDir;
};
