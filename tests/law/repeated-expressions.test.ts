import { expect, test } from 'vitest';
import { plantTree } from './planted.fixture.ts';
import { listRepeatedExpressions } from './repeated-expressions.ts';

const long = {
  or: Array.from({ length: 11 }, (_, index) => ({ '===': [{ var: 'session.state' }, `state-${index}`] })),
};
const find = (first: object, second: object): readonly string[] => {
  const tree = plantTree({
    'layouts/pages/a.json': JSON.stringify({ root: { show: first } }),
    'layouts/pages/b.json': JSON.stringify({ rules: { isOpen: { '!': second } } }),
    'locales/EN.json': '{}',
    'schemas/forms/a.schema.json': '{}',
  });
  try {
    return listRepeatedExpressions(tree.root);
  } finally {
    tree.remove();
  }
};

test('a long expression that is written twice is found, inside another one too', () => {
  expect(find(long, long)).toEqual([
    'the same expression of more than 12 lines: layouts/pages/a.json#/root/show, layouts/pages/b.json#/rules/isOpen/!',
  ]);
});

test('one that is written once, and short ones, are none', () => {
  expect(find(long, { var: 'session.state' })).toEqual([]);
  expect(find({ or: long.or.slice(0, 3) }, { or: long.or.slice(0, 3) })).toEqual([]);
});
