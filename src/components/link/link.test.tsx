// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { linkDefinition } from './link.definition.ts';
import { LinkView } from './link.tsx';

describe('Link', () => {
  it('has a real address and goes there without loading the page again', () => {
    const { runtime } = renderView(
      linkDefinition,
      LinkView,
      { route: 'game', params: { id: '7' }, query: { demo: '1' } },
      { children: 'Play' },
    );
    const link = screen.getByRole('link', { name: 'Play' });
    expect(link.getAttribute('href')).toBe('/game/7?demo=1');
    const isLeftToTheBrowser = fireEvent.click(link);
    expect(isLeftToTheBrowser).toBe(false);
    expect(runtime.calls.navigate).toEqual([['game', { id: '7' }, { demo: '1' }]]);
  });

  it('leaves a click with Ctrl to the browser', () => {
    const { runtime } = renderView(linkDefinition, LinkView, { route: 'home' }, { children: 'Home' });
    expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true);
    expect(runtime.calls.navigate).toEqual([]);
  });
});
