import { expect, test } from 'vitest';
import type { Json } from '../../protocol/json/json.ts';
import { findNode } from './layout-tree.ts';
import { setWidthValue } from './set-width-value.ts';

const order = ['base', 'sm', 'md', 'lg'];
const page = (gap: Json): Json => ({ root: { id: 'row', type: 'Stack', props: { gap } } });
const gapAfter = (document: Json, width: string, value: Json | undefined): unknown => {
  const outcome = setWidthValue(document, order, { id: 'row', name: 'gap', width, value });
  if (!outcome.ok) return outcome.sentence;
  return (findNode(outcome.document, 'row')?.value['props'] as { gap?: Json } | undefined)?.gap;
};

test('a value becomes one by width, from narrow to wide however it was added', () => {
  expect(gapAfter(page('2'), 'lg', '6')).toEqual({ $r: { base: '2', lg: '6' } });
  const three = gapAfter(page({ $r: { base: '2', lg: '6' } }), 'sm', '4');
  expect(JSON.stringify(three)).toBe('{"$r":{"base":"2","sm":"4","lg":"6"}}');
});

test('the last width that is taken away leaves one value for all windows', () => {
  expect(gapAfter(page({ $r: { base: '2', lg: '6' } }), 'lg', undefined)).toBe('2');
  expect(gapAfter(page({ $r: { base: '2', lg: '6' } }), 'base', '3')).toEqual({ $r: { base: '3', lg: '6' } });
});

test('what is so already is refused in words', () => {
  expect(gapAfter(page({ $r: { base: '2', lg: '6' } }), 'lg', '6')).toBe('Gap of Stack is so already.');
});
