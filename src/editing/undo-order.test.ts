import { expect, it } from 'vitest';
import { orderUndo } from './undo-order.ts';

const lines = (...undoes: readonly (number | null)[]) =>
  undoes.map((one, index) => ({ number: index + 1, undoes: one }));

it('undoes from the last edit to the first, and redoes the same way', () => {
  expect(orderUndo(lines(null, null))).toEqual({ undo: [1, 2], redo: [] });
  expect(orderUndo(lines(null, null, 2))).toEqual({ undo: [1], redo: [3] });
  expect(orderUndo(lines(null, null, 2, 1))).toEqual({ undo: [], redo: [3, 4] });
  // Edit 5 takes the undo of 1 back: it is what can be undone now.
  expect(orderUndo(lines(null, null, 2, 1, 4))).toEqual({ undo: [5], redo: [3] });
  expect(orderUndo(lines(null, null, 2, 1, 4, 3))).toEqual({ undo: [5, 6], redo: [] });
  expect(orderUndo(lines(null, null, 2, 1, 4, 3, 6))).toEqual({ undo: [5], redo: [7] });
});
it('forgets what could be redone at the next edit', () => {
  expect(orderUndo(lines(null, null, 2, null))).toEqual({ undo: [1, 4], redo: [] });
});
it('takes any line of the history back, and the undo of another person’s edit is an edit', () => {
  expect(orderUndo(lines(null, null, null, 1))).toEqual({ undo: [2, 3], redo: [4] });
  expect(orderUndo([{ number: 7, undoes: 3 }])).toEqual({ undo: [7], redo: [] });
});
