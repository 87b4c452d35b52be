// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { carouselSlideDefinition } from './carousel-slide.definition.ts';
import { CarouselSlideView } from './carousel-slide.tsx';

describe('CarouselSlide', () => {
  it('is a named slide whose title is the link', () => {
    const { runtime, emit } = renderView(carouselSlideDefinition, CarouselSlideView, {
      title: 'Welcome',
      text: 'Come in',
      image: '/a.webp',
      route: 'promotions',
    });
    expect(screen.getByRole('group', { name: 'Welcome' }).getAttribute('aria-roledescription')).toBe('slide');
    fireEvent.click(screen.getByRole('link', { name: 'Welcome' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('press');
    expect(runtime.calls.navigate).toEqual([['promotions']]);
  });

  it('fetches its picture immediately, and a while later where it is said not to be seen first', () => {
    vi.useFakeTimers();
    const readSource = (priority?: boolean) => {
      const { container } = renderView(carouselSlideDefinition, CarouselSlideView, {
        title: 'Welcome',
        image: '/a.webp',
        ...(priority === undefined ? {} : { priority }),
      });
      return container.querySelector('img');
    };
    for (const priority of [undefined, true])
      expect(readSource(priority)?.getAttribute('src'), String(priority)).toBe('/a.webp');
    const later = readSource(false);
    expect(later?.hasAttribute('src')).toBe(false);
    act(() => {
      vi.advanceTimersByTime(3_500);
    });
    expect(later?.getAttribute('src')).toBe('/a.webp');
    vi.useRealTimers();
  });

  it('leads where its address says: a page of the site here, another site in another tab, else nowhere', () => {
    const slide = { title: 'Welcome', image: null, text: null };
    const { runtime } = renderView(carouselSlideDefinition, CarouselSlideView, {
      ...slide,
      address: '/live?a=1',
    });
    const own = screen.getByRole('link', { name: 'Welcome' });
    expect([own.getAttribute('href'), own.getAttribute('target')]).toEqual(['/live?a=1', null]);
    fireEvent.click(own);
    expect(runtime.calls.navigate).toEqual([['/live?a=1']]);
    cleanup();
    renderView(carouselSlideDefinition, CarouselSlideView, { ...slide, address: 'https://games.example/x' });
    const other = screen.getByRole('link');
    expect([other.getAttribute('target'), other.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    cleanup();
    for (const address of ['https://elsewhere.example/', '']) {
      renderView(carouselSlideDefinition, CarouselSlideView, { ...slide, address });
      expect(screen.queryByRole('link')).toBeNull();
      cleanup();
    }
  });

  it('stands without picture, text and link', () => {
    renderView(carouselSlideDefinition, CarouselSlideView, { title: 'Welcome', text: null, image: null });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('group').textContent).toBe('Welcome');
  });
});
