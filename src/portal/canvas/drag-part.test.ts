import { describe, expect, test } from 'vitest';
import { findEdge, lineAt } from './drag-part.ts';

const box = { x: 100, y: 100, w: 200, h: 100 };
const column = { isRow: false, isRightToLeft: false };
const row = { isRow: true, isRightToLeft: false };
const arabic = { isRow: true, isRightToLeft: true };

describe('a part that is dragged', () => {
  test('comes before or after the one below the pointer, by the nearer side', () => {
    expect(findEdge(box, { x: 290, y: 120 }, column)).toBe('before');
    expect(findEdge(box, { x: 110, y: 180 }, column)).toBe('after');
    expect(findEdge(box, { x: 110, y: 180 }, row)).toBe('before');
    expect(findEdge(box, { x: 290, y: 120 }, row)).toBe('after');
    expect(findEdge(box, { x: 290, y: 120 }, arabic)).toBe('before');
  });

  test('shows a line where it would come', () => {
    expect(lineAt(box, 'before', column)).toEqual({ x: 100, y: 97, w: 200, h: 4 });
    expect(lineAt(box, 'after', row)).toEqual({ x: 299, y: 100, w: 4, h: 100 });
    expect(lineAt(box, 'after', arabic)).toEqual({ x: 97, y: 100, w: 4, h: 100 });
  });
});
