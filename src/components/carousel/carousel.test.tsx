// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMatchMedia } from '../match-media.fake.ts';
import { renderView } from '../render-definition.fake.tsx';
import { carouselDefinition } from './carousel.definition.ts';
import { CarouselView } from './carousel.tsx';

const slides = [<div key="a">A</div>, <div key="b">B</div>, <div key="c">C</div>];
const findCurrent = () =>
  screen
    .getAllByRole('button', { name: /^Slide/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');
let restore = (): void => undefined;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  restore();
  vi.useRealTimers();
});

describe('Carousel', () => {
  it('moves on, back and around by its buttons', () => {
    restore = fakeMatchMedia(() => false);
    renderView(carouselDefinition, CarouselView, { label: 'News' }, { children: slides });
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(findCurrent()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(findCurrent()).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 3' }));
    expect(findCurrent()).toBe(1);
  });

  it('changes slides automatically until the player stops it', () => {
    restore = fakeMatchMedia(() => false);
    renderView(carouselDefinition, CarouselView, { label: 'News', interval: 5 }, { children: slides });
    act(() => void vi.advanceTimersByTime(5000));
    expect(findCurrent()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    act(() => void vi.advanceTimersByTime(20_000));
    expect(findCurrent()).toBe(1);
  });

  it('waits while the focus is inside', () => {
    restore = fakeMatchMedia(() => false);
    renderView(carouselDefinition, CarouselView, { label: 'News', interval: 5 }, { children: slides });
    act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
    act(() => void vi.advanceTimersByTime(20_000));
    expect(findCurrent()).toBe(0);
  });

  it('never changes slides automatically under reduced motion', () => {
    restore = fakeMatchMedia((query) => query.includes('reduced-motion'));
    renderView(carouselDefinition, CarouselView, { label: 'News', interval: 5 }, { children: slides });
    act(() => void vi.advanceTimersByTime(20_000));
    expect(findCurrent()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull();
  });

  it('shows no controls for a single slide', () => {
    renderView(carouselDefinition, CarouselView, { label: 'News' }, { children: slides[0] });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
