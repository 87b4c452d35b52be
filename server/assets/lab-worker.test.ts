import { expect, test } from 'vitest';
import { listEntryFiles } from './lab-worker.ts';

const manifest = {
  'lab/index.html': { file: 'build/lab.js', imports: ['_shared.js'], css: ['build/lab.css'] },
  '_shared.js': { file: 'build/shared.js', dynamicImports: ['late.ts'] },
  'late.ts': { file: 'build/late.js', imports: ['_shared.js'], assets: ['build/picture.svg'] },
  'console/index.html': { file: 'build/console.js' },
};

test('the worker keeps what the lab loads, at once or later, and nothing of the console', () => {
  expect(listEntryFiles(manifest, ['lab/index.html'])).toEqual([
    '/build/lab.css',
    '/build/lab.js',
    '/build/late.js',
    '/build/picture.svg',
    '/build/shared.js',
  ]);
});
test('an entry that was not built stops the build', () => {
  expect(() => listEntryFiles(manifest, ['lab/none.html'])).toThrow('lab/none.html');
});
