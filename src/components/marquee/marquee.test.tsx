// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMatchMedia } from '../match-media.fake.ts';
import { renderView } from '../render-definition.fake.tsx';
import { marqueeDefinition } from './marquee.definition.ts';
import { MarqueeView } from './marquee.tsx';

const props = {
  label: 'News',
  items: [
    { id: 7, text: 'New tables' },
    { id: 8, text: 'Draw at eight' },
  ],
};
const calls: string[] = [];
let frames: readonly Keyframe[] = [];
let restore = (): void => undefined;

beforeEach(() => {
  calls.length = 0;
  frames = [];
  // The size of things is what a browser knows: 300 wide, 900 long.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  HTMLElement.prototype.animate = (given) => {
    frames = given as Keyframe[];
    return {
      play: () => calls.push('play'),
      pause: () => calls.push('pause'),
      cancel: () => undefined,
      currentTime: 0,
    } as unknown as Animation;
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly call: () => void) {}
      observe(): void {
        this.call();
      }
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  restore();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('Marquee', () => {
  it('moves along the line of writing', () => {
    restore = fakeMatchMedia(() => false);
    renderView(marqueeDefinition, MarqueeView, props);
    expect(frames.map(({ transform }) => transform)).toEqual(['translateX(300px)', 'translateX(-900px)']);
    renderView(marqueeDefinition, MarqueeView, props, { direction: 'rtl' });
    expect(frames.map(({ transform }) => transform)).toEqual(['translateX(-300px)', 'translateX(900px)']);
  });

  it('stops by its button, and while it has the focus', () => {
    restore = fakeMatchMedia(() => false);
    renderView(marqueeDefinition, MarqueeView, props);
    fireEvent.click(screen.getByRole('button', { name: 'Pause announcements' }));
    expect(calls.at(-1)).toBe('pause');
    fireEvent.click(screen.getByRole('button', { name: 'Play announcements' }));
    expect(calls.at(-1)).toBe('play');
    act(() => screen.getByRole('button', { name: 'New tables' }).focus());
    expect(calls.at(-1)).toBe('pause');
  });

  it('never moves under reduced motion and needs no button then', () => {
    restore = fakeMatchMedia((query) => query.includes('reduced-motion'));
    renderView(marqueeDefinition, MarqueeView, props);
    expect(frames).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Pause announcements' })).toBeNull();
  });

  it('tells which one was chosen, and is not there without any', () => {
    restore = fakeMatchMedia(() => false);
    const { emit, update, container } = renderView(marqueeDefinition, MarqueeView, props);
    fireEvent.click(screen.getByRole('button', { name: 'Draw at eight' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('select', { id: '8' });
    update({ ...props, items: [] });
    expect(container.innerHTML).toBe('');
  });
});
