// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../protocol/json/json.ts';
import { renderView } from '../render-definition.fake.tsx';
import { gameFinderDefinition } from './game-finder.definition.ts';
import { GameFinderView } from './game-finder.tsx';

const index = {
  picture: '/media/{id}.svg',
  ids: [11, 12, 13],
  names: ['Golden Carp', 'Silver Fox', 'Lucky Fox'],
  vendors: [0, 0, 1],
  types: [0, 0, 0],
  vendorCodes: ['TARNLIGHT', 'SABREL'],
  vendorNames: ['Tarnlight', 'Sabrel'],
  gameTypes: ['RNG'],
};
const carp = {
  nodeId: '11',
  gameName: 'Golden Carp',
  displayName: 'Tarnlight',
  vassalage: 'TARNLIGHT',
  gameType: 'RNG',
  iconUrl: '/media/11.svg',
};
const open = (props: JsonObject = {}) => {
  const rendered = renderView(gameFinderDefinition, GameFinderView, {
    label: 'Search games',
    index,
    status: 'ready',
    popular: [carp],
    ...props,
  });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search games' });
  const type = (value: string): void => void fireEvent.change(field, { target: { value } });
  const press = (key: string): void => void fireEvent.keyDown(field, { key });
  const readActive = (): string | null | undefined =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.closest('[role=row]')
      ?.textContent;
  return { ...rendered, field, type, press, readActive };
};

describe('GameFinder', () => {
  it('has the focus, and suggests games before anything is typed', () => {
    const { field } = open();
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('rowgroup', { name: 'Popular games' }).textContent).toContain('Golden Carp');
    expect(field.getAttribute('aria-activedescendant')).toBeNull();
  });

  it('finds with the first key, and opens what the arrows chose', () => {
    const { type, press, readActive, emit } = open();
    type('f');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(readActive()).toContain('Silver Fox');
    press('ArrowDown');
    expect(readActive()).toContain('Lucky Fox');
    press('Enter');
    expect(emit).toHaveBeenLastCalledWith('play', {
      game: expect.objectContaining({ nodeId: '13', vassalage: 'SABREL', iconUrl: '/media/13.svg' }),
    });
  });

  it('goes to the details of a game with the arrow at the end of the words, and with a press', () => {
    const { type, press, emit } = open();
    type('carp');
    press('ArrowRight');
    press('Enter');
    expect(emit).toHaveBeenLastCalledWith('details', { game: carp });
    fireEvent.click(screen.getByRole('gridcell', { name: 'About Golden Carp' }));
    expect(emit).toHaveBeenLastCalledWith('details', { game: carp });
  });

  it('offers a provider by a word of its name, with all its games', () => {
    const { type, press, readActive, emit } = open();
    type('tarn');
    const row = screen.getByRole('rowgroup', { name: 'Providers' });
    expect(row.textContent).toBe('ProvidersTarnlight2 games');
    expect(readActive()).toContain('2 games');
    press('Enter');
    expect(emit).toHaveBeenLastCalledWith('all', { value: 'Tarnlight' });
    type('ta');
    expect(screen.queryByRole('rowgroup', { name: 'Providers' })).toBeNull();
    type('light');
    expect(screen.queryByRole('rowgroup', { name: 'Providers' })).toBeNull();
  });

  it('suggests what was searched for before, and hands out what is to be kept', () => {
    const { type, press, field, emit } = open({ recent: ['silver', 'carp'] });
    expect(screen.getByRole('rowgroup', { name: 'Recent searches' }).textContent).toBe(
      'Recent searchessilvercarp',
    );
    press('ArrowDown');
    press('Enter');
    expect(field.value).toBe('silver');
    type('Carp');
    press('Enter');
    expect(emit).toHaveBeenCalledWith('remember', { searches: ['Carp', 'silver'] });
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(emit).toHaveBeenLastCalledWith('remember', { searches: [] });
  });

  it('says what comes close, and asks the server for what the index does not have', () => {
    vi.useFakeTimers();
    try {
      const { type, emit, update } = open();
      type('glden crap');
      expect(screen.getByRole('status').textContent).toBe('No exact match for “glden crap”. Did you mean:');
      type('zzzz');
      expect(screen.getByRole('status').textContent).toBe('Searching…');
      vi.advanceTimersByTime(300);
      expect(emit).toHaveBeenCalledExactlyOnceWith('ask', { value: 'zzzz' });
      const answer = { games: [carp], totalCount: 1, near: true };
      update({ label: 'Search games', index, status: 'ready', asked: 'zzzz', answered: 'ready', answer });
      expect(screen.getAllByRole('row')).toHaveLength(1);
      update({
        label: 'Search games',
        index,
        status: 'ready',
        asked: 'zzzz',
        answered: 'ready',
        answer: { games: [], totalCount: 0, near: false },
      });
      expect(screen.getByRole('status').textContent).toContain('No games found for “zzzz”');
    } finally {
      vi.useRealTimers();
    }
  });
});
