import { expect, it } from 'vitest';
import { dropHeldFile, findHeldFile, holdFile } from './held-files.ts';

it('gives a file back by its handle until it is dropped', () => {
  const file = new File(['a'], 'a.png');
  const handle = holdFile(file);
  expect(findHeldFile(handle)).toBe(file);
  dropHeldFile(handle);
  expect(findHeldFile(handle)).toBeUndefined();
});

it('lets the oldest go when there are too many', () => {
  const handles = Array.from({ length: 41 }, (_, index) => holdFile(new File(['a'], `${index}.png`)));
  expect(handles.map((handle) => findHeldFile(handle) !== undefined)).toEqual([
    false,
    ...Array<boolean>(40).fill(true),
  ]);
});
