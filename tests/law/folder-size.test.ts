import { expect, test } from 'vitest';
import { checkFolders, mostFiles } from './folder-size.ts';

const folderOf = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ path: name(index), text: '' }));

test('a folder of one file too many is refused, at whatever depth', () => {
  for (const folder of ['src/portal', 'server/site/live', 'platform/lottery']) {
    expect(checkFolders(folderOf(mostFiles, (index) => `${folder}/a${index}.ts`))).toEqual([]);
    expect(checkFolders(folderOf(mostFiles + 1, (index) => `${folder}/a${index}.ts`))).toEqual([
      expect.stringContaining(`${folder} has ${mostFiles + 1} files`),
    ]);
  }
});

test('tests, fakes and generated files are beside, and a second level is another folder', () => {
  const beside = ['a.test.ts', 'a.fake.ts', 'generated/a.ts', 'inner/a.ts'].flatMap((end) =>
    folderOf(mostFiles, (index) => `src/portal/${index}${end}`),
  );
  expect(checkFolders([...folderOf(mostFiles, (index) => `src/portal/a${index}.ts`), ...beside])).toEqual([]);
});
