// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createFakeClock } from '../../runtime/core/clock.fake.ts';
import { endArrivals } from './end-arrival.ts';
import { arrivingMark } from '../../runtime/react/arrival.ts';

const page = document.documentElement;
const isArriving = (): boolean => page.hasAttribute(arrivingMark);
const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  page.setAttribute(arrivingMark, '');
  document.body.innerHTML = '<header></header><main></main>';
});

it('ends the arrival of a page when nothing was on its way twice', () => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div data-coming></div>');
  const clock = createFakeClock();
  const stop = endArrivals(document, clock);
  clock.advance(1_000);
  expect(isArriving()).toBe(true);
  document.querySelector('[data-coming]')?.remove();
  clock.advance(150);
  expect(isArriving()).toBe(true);
  clock.advance(150);
  expect(isArriving()).toBe(false);
  stop();
});

it('waits for the header too, and for nothing longer than eight seconds', () => {
  document.querySelector('header')?.insertAdjacentHTML('beforeend', '<template data-reserved></template>');
  const clock = createFakeClock();
  const stop = endArrivals(document, clock);
  clock.advance(7_900);
  expect(isArriving()).toBe(true);
  clock.advance(300);
  expect(isArriving()).toBe(false);
  stop();
});

it('follows the next page', async () => {
  const clock = createFakeClock();
  const stop = endArrivals(document, clock);
  clock.advance(500);
  expect(isArriving()).toBe(false);
  page.setAttribute(arrivingMark, '');
  await heard();
  clock.advance(500);
  expect(isArriving()).toBe(false);
  stop();
});
