// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { focusFirstFault, watchForms } from './first-fault.ts';

let stop = (): void => undefined;
beforeEach(() => {
  document.body.innerHTML = `<form><input id="a"><input id="b"><button type="button">Add</button>
    <button type="submit">Save</button></form><input id="c">`;
  stop = watchForms(document);
});
afterEach(() => stop());
const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`Expected ${selector}.`);
  return element;
};
const mark = (id: string, isWrong = true): void => find(id).setAttribute('aria-invalid', String(isWrong));
const send = (): void =>
  void find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 20));
const focused = (): string => document.activeElement?.id ?? '';

it('moves to the first field that the press marks, and to one that is still wrong at the next', async () => {
  send();
  mark('#b');
  mark('#a');
  await settle();
  expect(focused()).toBe('a');
  find('#c').focus();
  send();
  await settle();
  expect(focused()).toBe('a');
});

it('moves when the server has answered, also where the marks were away meanwhile', async () => {
  mark('#b');
  find('form button').click();
  mark('#b', false);
  await settle();
  expect(focused()).not.toBe('b');
  mark('#b');
  await settle();
  expect(focused()).toBe('b');
});

it('stays where a person has moved on, and at a button that sends nothing', async () => {
  send();
  await settle();
  find('#c').focus();
  find('#c').dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
  mark('#a');
  await settle();
  expect(focused()).toBe('c');
  find('form button').click();
  find('form').append(document.createElement('input'));
  await settle();
  expect(focused()).toBe('c');
});

it('takes a dialog around its fields, and ends with the console', async () => {
  focusFirstFault(document.body);
  mark('#a');
  await settle();
  expect(focused()).toBe('a');
  stop();
  find('#c').focus();
  send();
  await settle();
  expect(focused()).toBe('c');
});
