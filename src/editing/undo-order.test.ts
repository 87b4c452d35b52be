import { expect, it } from 'vitest';
import { listUndone, orderUndo as orderFor, type EditLine } from './undo-order.ts';

const lines = (...undoes: readonly (number | null)[]) =>
  undoes.map((one, index): EditLine => ({ number: index + 1, author: 'ana', undoes: one }));
const orderUndo = (of: readonly EditLine[]) => orderFor(of, 'ana');

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
  expect(orderUndo([{ number: 7, author: 'ana', undoes: 3 }])).toEqual({ undo: [7], redo: [] });
});

it('leaves the edits of other people alone', () => {
  const theirs = { number: 3, author: 'emil', undoes: null };
  expect(orderUndo([...lines(null, null), theirs])).toEqual({ undo: [1, 2], redo: [] });
});
it('has nothing before a discarded draft but the discard, for the person who discarded it', () => {
  const all = lines(null, null, 0);
  expect(orderUndo(all)).toEqual({ undo: [3], redo: [] });
  expect(orderFor(all, 'emil')).toEqual({ undo: [], redo: [] });
  expect(orderUndo(lines(null, null, 0, 3))).toEqual({ undo: [], redo: [4] });
});
it('knows which edits are undone by now', () => {
  expect([...listUndone(lines(null, null, 2))]).toEqual([2]);
  expect([...listUndone(lines(null, null, 2, 3))]).toEqual([3]);
  expect([...listUndone(lines(null, null, 0))]).toEqual([1, 2]);
  expect([...listUndone(lines(null, 0, 2))]).toEqual([2]);
});
