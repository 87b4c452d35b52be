import { describe, expect, test } from 'vitest';
import { canvasVersion, readFromCanvas, readToCanvas } from './canvas.ts';

const envelope = { foyer: 'canvas', v: canvasVersion };
const node = { screen: 'page', id: 'hero/title' };

describe('messages between canvas and editor', () => {
  test('are taken as they are', () => {
    const select = { ...envelope, say: 'select', nodes: [node], label: 'Heading', reveal: true };
    expect(readToCanvas(select)).toEqual(select);
    const picked = { ...envelope, say: 'picked', node, trail: [node], how: 'press' };
    expect(readFromCanvas(picked)).toEqual(picked);
  });

  test('of another version, kind, direction or shape are dropped', () => {
    const shown = { ...envelope, say: 'shown', n: 1, failed: null };
    expect(readFromCanvas(shown)).not.toBeNull();
    expect(readFromCanvas({ ...shown, v: 2 })).toBeNull();
    expect(readFromCanvas({ ...shown, foyer: 'explained' })).toBeNull();
    expect(readToCanvas(shown)).toBeNull();
    expect(readFromCanvas({ ...shown, n: '1' })).toBeNull();
    expect(readFromCanvas({ ...envelope, say: 'toString' })).toBeNull();
    expect(readToCanvas({ ...envelope, say: 'words', locale: 'EN', words: { title: 1 } })).toBeNull();
    expect(readToCanvas('hello')).toBeNull();
    expect(readToCanvas(null)).toBeNull();
  });
});
