import { expect, it } from 'vitest';
import { releaseFile, findFile, preserveFile } from './preserved-files.ts';

it('gives a file back by its handle until it is dropped', () => {
  const file = new File(['a'], 'a.png');
  const handle = preserveFile(file);
  expect(findFile(handle)).toBe(file);
  releaseFile(handle);
  expect(findFile(handle)).toBeUndefined();
});

it('lets the oldest go when there are too many', () => {
  const handles = Array.from({ length: 41 }, (_, index) => preserveFile(new File(['a'], `${index}.png`)));
  expect(handles.map((handle) => findFile(handle) !== undefined)).toEqual([
    false,
    ...Array<boolean>(40).fill(true),
  ]);
});
