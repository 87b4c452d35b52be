// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { gameCardDefinition } from './game-card.definition.ts';
import { GameCardView } from './game-card.tsx';

const game = { id: 7, title: 'Golden Carp', vendor: 'Demo', image: '/7.webp' };

describe('GameCard', () => {
  it('plays the game that it shows', () => {
    const { emit } = renderView(gameCardDefinition, GameCardView, { ...game, tag: 'hot' });
    fireEvent.click(screen.getByRole('button', { name: 'Play Golden Carp' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('play', { id: 7 });
    expect(screen.getByText('Hot')).toBeDefined();
  });

  it('can be pressed during maintenance, and says it with its name', () => {
    const { emit } = renderView(gameCardDefinition, GameCardView, { ...game, tag: 'maintenance' });
    const play = screen.getByRole('button', { name: 'Play Golden Carp' });
    fireEvent.click(play);
    expect(emit).toHaveBeenCalledExactlyOnceWith('play', { id: 7 });
    const described = document.getElementById(play.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Maintenance');
  });

  it('has a favourite button only where `favourite` is set', () => {
    const { update, emit } = renderView(gameCardDefinition, GameCardView, game);
    expect(screen.queryByRole('button', { name: /favourites/ })).toBeNull();
    update({ ...game, favourite: true });
    const heart = screen.getByRole('button', { name: 'Remove Golden Carp from favourites' });
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(heart);
    expect(emit).toHaveBeenCalledExactlyOnceWith('favourite', { id: 7 });
  });

  it('shows no tag for an empty one', () => {
    const { container } = renderView(gameCardDefinition, GameCardView, { ...game, tag: '' });
    expect(container.querySelector('.tag')).toBeNull();
  });
});
