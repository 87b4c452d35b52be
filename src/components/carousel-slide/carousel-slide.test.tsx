// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('stands without picture, text and link', () => {
    renderView(carouselSlideDefinition, CarouselSlideView, { title: 'Welcome', text: null, image: null });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('group').textContent).toBe('Welcome');
  });
});
