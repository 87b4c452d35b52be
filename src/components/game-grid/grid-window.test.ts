import { describe, expect, it } from 'vitest';
import { findGridWindow, findNeighbour } from './grid-window.ts';

const measure = { columns: 5, rowHeight: 300, gap: 16 };

describe('the window on a long grid', () => {
  it('holds a few rows around what is seen, whatever the length', () => {
    expect(findGridWindow(10_000, measure, 0, 900)).toEqual({ first: 0, last: 6 });
    expect(findGridWindow(10_000, measure, -300_000, 900)).toEqual({ first: 997, last: 1006 });
  });

  it('ends with the list, and keeps a row of it when all of it is out of sight', () => {
    expect(findGridWindow(12, measure, -200, 900)).toEqual({ first: 0, last: 3 });
    expect(findGridWindow(12, measure, 9_000, 900)).toEqual({ first: 0, last: 1 });
    const past = findGridWindow(12, measure, -90_000, 900);
    expect(past.last - past.first).toBe(1);
  });
});

describe('arrow keys', () => {
  const way = { columns: 3, isRightToLeft: false, isControl: false };

  it('go along the row and from row to row, and stop at the ends', () => {
    expect(findNeighbour('ArrowRight', 0, 8, way)).toBe(1);
    expect(findNeighbour('ArrowDown', 1, 8, way)).toBe(4);
    expect(findNeighbour('ArrowDown', 5, 8, way)).toBe(5);
    expect(findNeighbour('ArrowUp', 2, 8, way)).toBe(2);
    expect(findNeighbour('ArrowRight', 7, 8, way)).toBe(7);
  });

  it('turn round in right-to-left text', () => {
    expect(findNeighbour('ArrowLeft', 0, 8, { ...way, isRightToLeft: true })).toBe(1);
  });

  it('Home and End keep to the row, with Control they go to the ends', () => {
    expect(findNeighbour('Home', 5, 8, way)).toBe(3);
    expect(findNeighbour('End', 3, 8, way)).toBe(5);
    expect(findNeighbour('End', 6, 8, way)).toBe(7);
    expect(findNeighbour('Home', 5, 8, { ...way, isControl: true })).toBe(0);
    expect(findNeighbour('End', 0, 8, { ...way, isControl: true })).toBe(7);
  });

  it('Page Down and Page Up go by rows and keep the column', () => {
    expect(findNeighbour('PageDown', 1, 30, way)).toBe(10);
    expect(findNeighbour('PageDown', 25, 30, way)).toBe(28);
    expect(findNeighbour('PageUp', 4, 30, way)).toBe(1);
  });

  it('lead nowhere by any other key', () => {
    expect(findNeighbour('a', 0, 8, way)).toBeUndefined();
    expect(findNeighbour('constructor', 0, 8, way)).toBeUndefined();
  });
});
