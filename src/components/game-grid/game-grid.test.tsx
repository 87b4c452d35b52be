// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { gameGridDefinition } from './game-grid.definition.ts';
import { GameGridView } from './game-grid.tsx';

const makeGames = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    nodeId: `g${from + index}`,
    gameName: `Game ${from + index}`,
    displayName: 'Demo',
    iconUrl: '/1.svg',
    tag: index === 1 ? 'maintenance' : '',
    favourite: index === 0,
  }));
const fields = { id: 'nodeId', title: 'gameName', vendor: 'displayName', image: 'iconUrl' };
const props = { label: 'Slots', fields, status: 'ready', games: makeGames(6) };
const show = (more: Record<string, unknown> = {}, nodeId = `grid ${Math.random()}`) =>
  renderView(gameGridDefinition, GameGridView, { ...props, ...more }, { nodeId });

/** Boxes as a browser would lay them out: 4 columns, rows 300 px from top to top. */
const layOut = (): void => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(284);
  const real = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const style = real(element);
    return new Proxy(style, {
      get: (target, name) =>
        name === 'gridTemplateColumns'
          ? '200px 200px 200px 200px'
          : name === 'rowGap'
            ? '16px'
            : (Reflect.get(target, name) as unknown),
    });
  });
};
beforeEach(() => vi.stubGlobal('innerHeight', 900));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.removeAttribute('style');
});

describe('GameGrid', () => {
  it('lists the games by the properties that the data has', async () => {
    const { emit } = show();
    expect(screen.getByRole('list', { name: 'Slots' })).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Play Game 2' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('play', { id: 'g2', index: 2, game: props.games[2] });
  });

  it('holds few of ten thousand games in the page, and says how many there are', () => {
    layOut();
    const { container } = show({ games: makeGames(10_000) });
    const items = screen.getAllByRole('listitem');
    expect(items.length).toBeLessThanOrEqual(40);
    expect(items[0]?.getAttribute('aria-setsize')).toBe('10000');
    const list = container.querySelector('ul') as HTMLElement;
    expect(list.style.paddingBlock).toBe(`0px ${(2500 - items.length / 4) * 300}px`);
  });

  it('shows the games where one scrolled to', () => {
    layOut();
    const { container } = show({ games: makeGames(10_000) });
    vi.spyOn(container.querySelector('ul') as HTMLElement, 'getBoundingClientRect').mockReturnValue({
      top: -300_000,
    } as DOMRect);
    fireEvent.scroll(document);
    expect(screen.getByRole('button', { name: 'Play Game 4000' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Play Game 0' })).toBeNull();
  });

  it('keeps the game with the focus in the page wherever one scrolls', () => {
    layOut();
    const { container } = show({ games: makeGames(10_000) });
    const play = screen.getByRole('button', { name: 'Play Game 2' });
    play.focus();
    vi.spyOn(container.querySelector('ul') as HTMLElement, 'getBoundingClientRect').mockReturnValue({
      top: -300_000,
    } as DOMRect);
    fireEvent.scroll(document);
    expect(document.activeElement).toBe(play);
    expect(play.isConnected).toBe(true);
  });

  it('is the place of a link that skips what is above it', () => {
    show({ games: makeGames(3) }, 'games');
    expect(document.getElementById('games')?.querySelectorAll('article').length).toBe(3);
  });

  it('is one stop, in which arrow keys go from game to game, also to one that was not in the page', async () => {
    layOut();
    show({ games: makeGames(10_000) });
    const stops = screen.getAllByRole('button').filter((button) => button.tabIndex === 0);
    expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual(['Play Game 0']);
    stops[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Play Game 5');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Play Game 9999');
  });

  it('turns the arrows round in right-to-left text', async () => {
    document.body.style.direction = 'rtl';
    show();
    screen.getByRole('button', { name: 'Play Game 0' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Play Game 1');
  });

  it('has favourite buttons only where `favourites` is set', async () => {
    const { emit, update } = show();
    expect(screen.queryByRole('button', { name: /favourites/ })).toBeNull();
    update({ ...props, favourites: true });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Game 0 from favourites' }));
    expect(emit).toHaveBeenCalledWith('unfavourite', expect.objectContaining({ id: 'g0' }));
  });

  it('can be pressed during maintenance: the dialog of the game says until when', async () => {
    const { emit } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Play Game 1' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith(
      'play',
      expect.objectContaining({ game: expect.objectContaining({ gameName: 'Game 1' }) as object }),
    );
  });

  it('puts pages together and asks for the next', async () => {
    const { emit, update } = show({ page: 1, total: 9, query: '' });
    expect(screen.getByRole('status').textContent).toBe('6 of 9 shown');
    await userEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    expect(emit).toHaveBeenLastCalledWith('more', { page: 2 });
    // What a source says while the next page is on its way.
    const waiting = { ...props, page: 2, total: 0, query: '', status: 'loading', games: [] };
    update(waiting);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByRole('status').textContent).toBe('6 of 9 shown');
    expect(screen.getByRole('button', { name: 'Loading games' })).toBeDefined();
    update({ ...props, page: 2, total: 9, query: '', games: makeGames(3, 6) });
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
    expect(screen.queryByRole('button', { name: 'Show more games' })).toBeNull();
    update({ ...props, page: 1, total: 1, query: 'koi', games: makeGames(1, 50) });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('says when the next page failed, keeps what is there, and asks for the same page again', async () => {
    const { emit, update } = show({ page: 1, total: 9, query: '' });
    update({ ...props, page: 2, total: 0, query: '', status: 'error', games: [] });
    expect(screen.getByRole('alert').textContent).toBe('We couldn’t load more games.');
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(emit).toHaveBeenLastCalledWith('more', { page: 2 });
  });

  it('fills the hearts of the ids that it is given, and tells taking out from adding', async () => {
    const { emit } = show({ favourites: true, favouriteIds: ['g2'] });
    await userEvent.click(screen.getByRole('button', { name: 'Add Game 0 to favourites' }));
    expect(emit).toHaveBeenLastCalledWith('favourite', expect.objectContaining({ id: 'g0' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Game 2 from favourites' }));
    expect(emit).toHaveBeenLastCalledWith('unfavourite', expect.objectContaining({ id: 'g2' }));
  });

  it('finds all its pages again when one comes back', () => {
    const first = makeGames(6);
    const one = show({ games: first, page: 1, total: 9 }, 'again');
    one.update({ ...props, page: 2, total: 9, games: makeGames(3, 6) });
    one.unmount();
    show({ games: first, page: 1, total: 9 }, 'again');
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
  });

  it('marks what was searched for', () => {
    const { container } = show({ marked: 'game 3' });
    expect(container.querySelector('mark')?.textContent).toBe('Game 3');
  });

  it('holds the place while it loads, and says when there is nothing', () => {
    const { update } = show({ games: [], status: 'loading' });
    expect(screen.getByRole('status').textContent).toBe('Loading games');
    update({ ...props, games: [], status: 'ready' });
    expect(screen.getByRole('status').textContent).toBe('No games here');
    expect(screen.getAllByText('No games here')).toHaveLength(2);
  });
});
