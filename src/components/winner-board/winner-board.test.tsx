// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMatchMedia } from '../match-media.fake.ts';
import { renderView } from '../render-definition.fake.tsx';
import { winnerBoardDefinition } from './winner-board.definition.ts';
import { WinnerBoardView } from './winner-board.tsx';

const winners = ['An', 'Bo', 'Cy', 'Di'].map((customerName, index) => ({
  id: `w${index}`,
  customerName,
  gameName: 'Koi',
  winAmount: '1234.50',
}));
const fields = { name: 'customerName', game: 'gameName', amount: 'winAmount' };
const props = { label: 'Latest wins', winners, fields, symbol: '₱', visible: 2, interval: 4 };
const names = () => [...document.querySelectorAll('.name')].map((name) => name.textContent);
const turn = (seconds = 4) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

describe('WinnerBoard', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows name, game and amount of some, and brings up the others in turn', () => {
    renderView(winnerBoardDefinition, WinnerBoardView, props);
    expect(screen.getByRole('region', { name: 'Latest wins' }).textContent).toContain('₱1,234.50');
    expect(names()).toEqual(['An', 'Bo']);
    turn();
    expect(names()).toEqual(['Di', 'An']);
    turn(12);
    expect(names()).toEqual(['An', 'Bo']);
  });

  it('rests under the pointer and while something in it has the focus', () => {
    renderView(winnerBoardDefinition, WinnerBoardView, props);
    const board = screen.getByRole('region');
    fireEvent.pointerEnter(board);
    turn(40);
    expect(names()).toEqual(['An', 'Bo']);
    fireEvent.pointerLeave(board);
    act(() => screen.getByRole('button').focus());
    turn(40);
    expect(names()).toEqual(['An', 'Bo']);
  });

  it('stops and continues by its button', () => {
    renderView(winnerBoardDefinition, WinnerBoardView, props);
    fireEvent.click(screen.getByRole('button', { name: 'Pause list' }));
    turn(40);
    expect(names()).toEqual(['An', 'Bo']);
    fireEvent.click(screen.getByRole('button', { name: 'Play list' }));
    turn();
    expect(names()).toEqual(['Di', 'An']);
  });

  it('does not move under reduced motion, and then needs no button', () => {
    const restore = fakeMatchMedia(() => true);
    renderView(winnerBoardDefinition, WinnerBoardView, props);
    turn(40);
    expect(names()).toEqual(['An', 'Bo']);
    expect(screen.queryByRole('button')).toBeNull();
    restore();
  });

  it('opens the game of a winner when it may', () => {
    const { emit } = renderView(winnerBoardDefinition, WinnerBoardView, { ...props, pressable: true });
    fireEvent.click(screen.getByRole('button', { name: /^Bo/ }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('press', { id: 'w1', winner: winners[1] });
  });

  it('is not there without winners', () => {
    const { container } = renderView(winnerBoardDefinition, WinnerBoardView, { ...props, winners: [] });
    expect(container.firstChild).toBeNull();
  });
});
