// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { followSkipLinks } from './follow-skip-links.ts';

let stop = (): void => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const press = (selector: string, init: MouseEventInit = {}): boolean => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
};

it('moves the focus to the place and leaves address and history alone', () => {
  document.body.innerHTML = '<a href="#main"><span>Skip</span></a><main id="main"></main>';
  stop = followSkipLinks(document);
  expect(press('span')).toBe(true);
  expect(document.activeElement?.id).toBe('main');
});

it('leaves other links, a new tab and a place that is not there to the browser', () => {
  document.body.innerHTML =
    '<a id="far" href="/help">Help</a><a id="lost" href="#no">No</a><a id="near" href="#main">Skip</a><main id="main"></main>';
  stop = followSkipLinks(document);
  expect(press('#far')).toBe(false);
  expect(press('#lost')).toBe(false);
  expect(press('#near', { ctrlKey: true })).toBe(false);
  expect(document.activeElement?.id).not.toBe('main');
});
