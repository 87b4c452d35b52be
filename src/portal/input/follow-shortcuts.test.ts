// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { followShortcuts } from './follow-shortcuts.ts';

let stop = (): void => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const open = (markup: string) => {
  document.body.innerHTML = `<button aria-keyshortcuts="/">Search</button>${markup}`;
  const press = vi.fn();
  document.querySelector('button')?.addEventListener('click', press);
  stop = followShortcuts(document);
  const type = (target: string, init: KeyboardEventInit = {}): void => {
    const event = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true, ...init });
    document.querySelector(target)?.dispatchEvent(event);
  };
  return { press, type };
};

it('presses the control that has the key', () => {
  const { press, type } = open('<main></main>');
  type('main');
  expect(press).toHaveBeenCalledOnce();
  type('main', { key: 'x' });
  type('main', { ctrlKey: true });
  expect(press).toHaveBeenCalledOnce();
});

it('leaves the key to a field, and to a dialog over the page', () => {
  const { press, type } = open('<input><main></main>');
  type('input');
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  type('main');
  expect(press).not.toHaveBeenCalled();
});
