// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { readUndoKey } from './undo-keys.ts';

afterEach(() => document.body.replaceChildren());
const press = (markup: string, keys: KeyboardEventInit): ReturnType<typeof readUndoKey> => {
  document.body.innerHTML = markup;
  let read: ReturnType<typeof readUndoKey> = null;
  const listen = (event: KeyboardEvent): void => void (read = readUndoKey(event));
  window.addEventListener('keydown', listen, { once: true });
  const target = document.querySelector('#at') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...keys }));
  return read;
};
const z = { key: 'z', code: 'KeyZ' };

it.each([
  ['undo', { ...z, ctrlKey: true }],
  ['undo', { ...z, metaKey: true }],
  // A keyboard with other letters: the place of the key counts.
  ['undo', { key: 'я', code: 'KeyZ', ctrlKey: true }],
  ['redo', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }],
  ['redo', { key: 'y', code: 'KeyY', ctrlKey: true }],
  [null, z],
  [null, { ...z, ctrlKey: true, altKey: true }],
  [null, { key: 'w', code: 'KeyZ', ctrlKey: true }],
  [null, { ...z, ctrlKey: true, isComposing: true }],
] as const)('%s', (expected, keys) => {
  expect(press('<button id="at"></button>', keys)).toBe(expected);
});

it.each([
  '<input id="at">',
  '<textarea id="at"></textarea>',
  '<div contenteditable="true"><b id="at"></b></div>',
  '<div role="dialog"><button id="at"></button></div>',
])('leaves a field to undo itself: %s', (markup) => {
  expect(press(markup, { ...z, ctrlKey: true })).toBeNull();
});
