import type { KnipConfig } from 'knip';

/** With `--production` (a separate step of the law) tests do not count as users of what the product exports. */
const isProduction = process.argv.includes('--production');

const config: KnipConfig = {
  entry: [
    'src/console/main.tsx!',
    'src/portal/before-paint.ts!',
    'src/lab/{,gallery/,gallery/frame/,stage/frame/}main.tsx!',
    'src/lab/offline/worker.ts!',
    'platform/calls/uploads/picture-process.ts!',
    'server/gallery/write-gallery.ts!',
    'server/{launch.mjs,main.ts,keys.ts,build.ts,deployment.ts,vendor-check.ts,dev/main.ts}!',
    'server/{site,setup,db,console/people}/cli.ts!',
    'schemas/{generate,make,new/run-new}.ts!',
    'server/prerender/publisher-worker.ts!',
    'server/infrastructure/source-lines.ts!',
    'server/dev/{served-program,client/*}.ts!',
    'src/forms/schema-form/library/*.{ts,tsx}!',
    'bench/run.ts',
    'bench/*/contenders/*.tsx',
    'bench/pixels/{chakra,compare}-page.{ts,tsx}',
    'bench/lobby/games.ts',
    'tests/gallery/{start,write}-gallery.ts',
    'tests/flows/run-flows.ts',
    'tests/law/{check-imports,check-lint,run-sources}.ts',
    'tests/fuzz/run-fuzz.ts',
    'tests/fuzz/page/fuzz-page.tsx',
    'tests/**/*.spec.ts',
    '{src,server,platform,demo,schemas,bench,tests}/**/*.test.{ts,tsx}',
    'demo/vendor/games/*/client/*.client.ts!',
  ],
  project: [
    '{src,server,platform,demo,schemas,bench,tests}/**/*.{ts,tsx}!',
    '!**/*.{test,fake,spec}.{ts,tsx}!',
    '!{tests,bench}/**!',
    '!server/db/{test-*,temporary-folder}.ts!',
    '!src/runtime/testing.tsx!',
    '!demo/vendor/measure-return.ts!',
  ],
  ignore: ['**/generated/**', 'bench/peers/{lobby,form}/**', 'bench/peers/peer-modules.d.ts'],
  ignoreDependencies: [
    'bench',
    'dejavu-fonts-ttf',
    // A style sheet names its files.
    '@fontsource-variable/vazirmatn',
    'dependency-cruiser',
    'oxlint',
    'oxlint-tsgolint',
    'typescript-native',
    '@types/smtp-server',
  ],
  // What a file uses itself may be exported for its test; without tests it is no use of the product that is asked for.
  ignoreExportsUsedInFile: isProduction || { interface: true, type: true },
};

export default config;
