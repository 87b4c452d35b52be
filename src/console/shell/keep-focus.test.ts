// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
const get = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`Expected #${id}`);
  return found;
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 80));
beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1"><ul id="list" tabindex="-1"><li id="line"><button id="decide"></button></li></ul></main>
    <div id="bar"><button id="review"></button></div>
    <div id="dialog" role="dialog"><button id="done"></button></div>`;
  stop = keepFocus(document, () => get('main'));
});
afterEach(() => stop());

it('goes to the screen where the dialog and the button that opened it are gone', async () => {
  get('review').focus();
  get('done').focus();
  get('bar').remove();
  get('dialog').remove();
  await expect.poll(() => document.activeElement?.id).toBe('main');
});

it('goes to the button that opened the dialog where that still stands', async () => {
  get('review').focus();
  get('done').focus();
  get('dialog').remove();
  await expect.poll(() => document.activeElement?.id).toBe('review');
});

it('goes to what the line stood in when the line goes later than the dialog', async () => {
  get('decide').focus();
  get('done').focus();
  get('dialog').remove();
  await expect.poll(() => document.activeElement?.id).toBe('decide');
  get('line').remove();
  await expect.poll(() => document.activeElement?.id).toBe('list');
});

it('leaves the focus to a dialog that is open', async () => {
  get('dialog').dataset['state'] = 'open';
  get('done').focus();
  get('done').remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});

it('does not move a person who left a place for nothing themselves', async () => {
  get('review').focus();
  get('review').blur();
  await settle();
  const focus = vi.spyOn(get('main'), 'focus');
  get('bar').remove();
  await settle();
  expect(focus).not.toHaveBeenCalled();
});

it('comes back to a button that was busy, also after a long answer', async () => {
  const button = get('review') as HTMLButtonElement;
  button.focus();
  button.dataset['loading'] = '';
  button.blur();
  button.disabled = true;
  await settle();
  expect(document.activeElement?.tagName).toBe('BODY');
  delete button.dataset['loading'];
  button.disabled = false;
  await expect.poll(() => document.activeElement?.id).toBe('review');
});
