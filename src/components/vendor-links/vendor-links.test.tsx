// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../protocol/json/json.ts';
import { renderView } from '../render-definition.fake.tsx';
import { vendorLinksDefinition } from './vendor-links.definition.ts';
import { VendorLinksView } from './vendor-links.tsx';

const cardsOf = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => ({
    vassalage: `${prefix}${index}`,
    displayName: `${prefix} ${index}`,
    smallIcon: '',
  }));
const propsOf = (count: number, others: JsonObject = {}): JsonObject => ({
  label: 'Vendors',
  lanes: [
    { title: 'LIVE', cards: cardsOf(2, 'live') },
    { title: 'RNG', cards: cardsOf(count, 'reel') },
  ],
  places: [{ lane: 'RNG', route: 'rng' }],
  most: 11,
  more: 'More vendors',
  status: 'ready',
  look: 'icons',
  ...others,
});
const words = (): string[] => screen.queryAllByRole('link').map(({ textContent }) => textContent);

/** The DOM of these tests has no layout: every element counts as visible. */
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private tell: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.tell = tell;
      }
      observe(): void {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect(): void {
        this.tell = () => undefined;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('VendorLinks', () => {
  it('shows all of eleven vendors, and of twelve eleven and the way to the rest', () => {
    const { unmount } = renderView(vendorLinksDefinition, VendorLinksView, propsOf(11));
    expect(words()).toHaveLength(11);
    expect(words()).not.toContain('More vendors');
    unmount();
    renderView(vendorLinksDefinition, VendorLinksView, propsOf(12));
    expect(words()).toHaveLength(12);
    expect(words().at(-1)).toBe('More vendors');
    expect(words()).not.toContain('reel 11');
  });

  it('is centred with six vendors and in columns with seven', () => {
    const { unmount } = renderView(vendorLinksDefinition, VendorLinksView, propsOf(6));
    expect(screen.getByRole('list').dataset['few']).toBe('true');
    unmount();
    renderView(vendorLinksDefinition, VendorLinksView, propsOf(7));
    expect(screen.getByRole('list').dataset['few']).toBeUndefined();
  });

  it('leads to the lobby of the category with the vendor', async () => {
    const { runtime } = renderView(vendorLinksDefinition, VendorLinksView, propsOf(3));
    await userEvent.click(screen.getByRole('link', { name: 'reel 1' }));
    expect(runtime.calls.navigate).toEqual([['rng', undefined, { page: 'reel1' }]]);
  });

  it('lists a vendor of several lanes once, at the first place that has it', () => {
    const lanes = [
      { title: 'RNG', cards: cardsOf(2, 'reel') },
      { title: 'FISH', cards: [...cardsOf(1, 'reel'), ...cardsOf(1, 'fish')] },
    ];
    const places = [
      { lane: 'RNG', route: 'rng' },
      { lane: 'FISH', route: 'fish' },
    ];
    renderView(vendorLinksDefinition, VendorLinksView, propsOf(0, { lanes, places }));
    expect(words()).toEqual(['reel 0', 'reel 1', 'fish 0']);
  });

  it('lists the games of a vendor at a press where its place says so, and stays a link for new tabs', async () => {
    const cards = [
      { ...cardsOf(1, 'table')[0], isGame: 'VASSALAGE' },
      { ...cardsOf(1, 'book')[0], isGame: 'GAME' },
    ];
    const { runtime, emit } = renderView(vendorLinksDefinition, VendorLinksView, {
      ...propsOf(0),
      lanes: [{ title: 'LIVE', cards }],
      places: [{ lane: 'LIVE', route: 'live', lists: true }],
    });
    await userEvent.click(screen.getByRole('link', { name: 'table 0' }));
    expect(emit).toHaveBeenLastCalledWith('list', { vassalage: 'table0', name: 'table 0', gameType: 'LIVE' });
    expect(runtime.calls.navigate).toEqual([]);
    await userEvent.click(screen.getByRole('link', { name: 'book 0' }));
    expect(runtime.calls.navigate).toEqual([['live', undefined, { page: 'book0' }]]);
  });

  it('tells once that it is in sight, so that its data can wait until then', () => {
    const { emit } = renderView(vendorLinksDefinition, VendorLinksView, propsOf(0, { status: 'idle' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('sight');
    expect(screen.getByRole('status').textContent).toBe('Loading providers');
  });

  it('says that a category has no vendors once that is known', () => {
    renderView(vendorLinksDefinition, VendorLinksView, propsOf(0, { lanes: [] }));
    expect(screen.getByText('No providers at the moment')).toBeDefined();
  });
});
