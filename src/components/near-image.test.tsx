// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Look = (entries: readonly { readonly isIntersecting: boolean; readonly target: Element }[]) => void;
let look: Look = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Look) {
        look = callback;
      }
      observe = (): void => undefined;
      unobserve = (): void => undefined;
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = async (): Promise<HTMLImageElement> => {
  const { NearImage } = await import('./near-image.tsx');
  const { container } = render(<NearImage src="/a.svg" />);
  const image = container.querySelector('img');
  if (image === null) throw new Error('expects a picture');
  return image;
};

it('a picture is fetched when it comes near, and not before', async () => {
  const image = await show();
  expect(image.hasAttribute('src')).toBe(false);
  act(() => look([{ isIntersecting: false, target: image }]));
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(image.hasAttribute('src')).toBe(false);
  act(() => look([{ isIntersecting: true, target: image }]));
  expect(image.getAttribute('src')).toBe('/a.svg');
});
