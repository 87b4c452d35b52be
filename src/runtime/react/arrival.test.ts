// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { arrivingMark, whenSeen } from './arrival.ts';

const page = document.documentElement;
let first: HTMLInputElement;
let second: HTMLInputElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  document.body.innerHTML = '<button></button><div><input><input></div>';
  [first, second] = [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  page.setAttribute(arrivingMark, '');
  const part = document.querySelector('div') as HTMLElement;
  part.style.visibility = 'hidden';
  return () => void vi.useRealTimers();
});
const show = (): void => {
  (document.querySelector('div') as HTMLElement).style.visibility = '';
  vi.advanceTimersToNextFrame();
};
const focus = (field: HTMLInputElement) => whenSeen(field, () => field.focus());

it('focuses a part that is hidden while its page comes, as soon as it is seen', () => {
  focus(first);
  vi.advanceTimersToNextFrame();
  expect(document.activeElement).toBe(document.body);
  show();
  expect(document.activeElement).toBe(first);
});

it('acts immediately where the element is seen, or is hidden for good', () => {
  page.removeAttribute(arrivingMark);
  const act = vi.fn();
  whenSeen(first, act);
  expect(act).toHaveBeenCalledOnce();
});

it('leaves the focus where the person has moved it meanwhile', () => {
  focus(first);
  document.querySelector('button')?.focus();
  show();
  expect(document.activeElement).toBe(document.querySelector('button'));
});

it('means the later of two', () => {
  focus(first);
  focus(second);
  show();
  expect(document.activeElement).toBe(second);
});

it('can be called off', () => {
  focus(first)();
  show();
  expect(document.activeElement).toBe(document.body);
});
