// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { gameRowDefinition } from './game-row.definition.ts';
import { GameRowView } from './game-row.tsx';

const stretch = (track: HTMLElement, scrollLeft: number): void => {
  Object.defineProperties(track, {
    clientWidth: { value: 300, configurable: true },
    scrollWidth: { value: 900, configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true },
  });
  fireEvent.scroll(track);
};
const findTrack = (root: HTMLElement) => root.querySelector<HTMLElement>('.track') as HTMLElement;

describe('GameRow', () => {
  it('is a region named by its heading', () => {
    renderView(gameRowDefinition, GameRowView, { label: 'Hot games', level: 3 });
    expect(screen.getByRole('region', { name: 'Hot games' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 3, name: 'Hot games' })).toBeDefined();
  });

  it('steps by most of its width and knows its ends', () => {
    const { container } = renderView(gameRowDefinition, GameRowView, { label: 'Hot' }, { children: <i /> });
    const track = findTrack(container);
    stretch(track, 0);
    const scrollBy = vi.spyOn(track, 'scrollBy').mockImplementation(() => undefined);
    const later = screen.getByRole('button', { name: 'Show next: Hot' });
    expect(screen.getByRole('button', { name: 'Show previous: Hot' })).toHaveProperty('disabled', true);
    fireEvent.click(later);
    expect(scrollBy).toHaveBeenCalledWith({ left: 240 });
    stretch(track, 600);
    expect(later).toHaveProperty('disabled', true);
  });

  it('steps the other way in right-to-left text', () => {
    const { container } = renderView(gameRowDefinition, GameRowView, { label: 'Hot' });
    const track = findTrack(container);
    track.style.direction = 'rtl';
    stretch(track, -100);
    const scrollBy = vi.spyOn(track, 'scrollBy').mockImplementation(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Show next: Hot' }));
    expect(scrollBy).toHaveBeenCalledWith({ left: -240 });
  });

  it('goes to the whole list by a link, or tells the layout', () => {
    const first = renderView(gameRowDefinition, GameRowView, {
      label: 'Hot',
      more: 'See all',
      moreRoute: 'rng',
    });
    fireEvent.click(screen.getByRole('link', { name: 'See all' }));
    expect(first.runtime.calls.navigate).toEqual([['rng']]);
    first.unmount();
    const second = renderView(gameRowDefinition, GameRowView, { label: 'Hot', more: 'See all' });
    fireEvent.click(screen.getByRole('button', { name: 'See all' }));
    expect(second.emit).toHaveBeenCalledExactlyOnceWith('more');
  });
});
