import { describe, expect, it } from 'vitest';
import { isReordered, moveEntry, readMenu, resetEntry, setEntryShown } from './menu-document.ts';

const live = {
  id: 'side',
  items: [
    { id: 'home', label: { $t: 'nav.home' }, do: [{ do: 'navigate', to: 'home' }] },
    {
      id: 'games',
      label: { $t: 'nav.games' },
      children: [
        { id: 'rng', label: { $t: 'nav.rng' }, show: { var: 'x' } },
        { id: 'live', label: { $t: 'nav.live' } },
      ],
    },
  ],
};
const ids = (document: Parameters<typeof readMenu>[0]) =>
  readMenu(document, live).map(({ trail }) => trail.join('/'));

describe('a menu as rows', () => {
  it('lists groups above their children and tells what each entry does', () => {
    expect(readMenu(live, live)).toMatchObject([
      { id: 'home', depth: 0, target: { kind: 'page', name: 'home' }, changed: false },
      { id: 'games', depth: 0, target: { kind: 'group' } },
      { id: 'rng', depth: 1, conditional: true },
      { id: 'live', depth: 1, conditional: false },
    ]);
  });
  it('marks a hidden entry as changed and its children as hidden with it', () => {
    const hidden = setEntryShown(live, ['games'], false);
    const rows = readMenu(hidden, live);
    expect(
      rows.map(({ changed, hidden: isHidden, parentHidden }) => [changed, isHidden, parentHidden]),
    ).toEqual([
      [false, false, false],
      [true, true, false],
      [false, false, true],
      [false, false, true],
    ]);
    expect(setEntryShown(hidden, ['games'], true)).toEqual(live);
  });
  it('moves an entry among its siblings only', () => {
    expect(ids(moveEntry(live, ['games', 'live'], -1))).toEqual(['home', 'games', 'games/live', 'games/rng']);
    expect(moveEntry(live, ['games', 'rng'], -1)).toEqual(live);
    expect(isReordered(moveEntry(live, ['home'], 1), live)).toBe(true);
  });
  it('puts an entry back without touching its place', () => {
    const changed = setEntryShown(moveEntry(live, ['home'], 1), ['home'], false);
    const reset = resetEntry(changed, live, ['home']);
    expect(readMenu(reset, live).every((row) => !row.changed)).toBe(true);
    expect(ids(reset)[0]).toBe('games');
  });
});
