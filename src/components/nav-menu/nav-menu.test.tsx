// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { navMenuDefinition } from './nav-menu.definition.ts';
import { NavMenuView } from './nav-menu.tsx';

const bar = { label: 'Main', orientation: 'horizontal' } as const;
const entries = ['Home', 'Slots', 'Live', 'News'].map((name) => (
  <li key={name}>
    <a href={`/${name}`} {...(name === 'News' ? { 'aria-current': 'page' as const } : {})}>
      {name}
    </a>
  </li>
));

/** The DOM of these tests has no layout: an entry is 100 wide, `More` 60, and the navigation `room`. */
const layOut = (room: number): void => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? 100 : 60;
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
};
/** Rows are measured in the frame, before it is painted. */
const nextFrame = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
const shown = (): string[] => screen.getAllByRole('link').map(({ textContent }) => textContent);

afterEach(() => vi.restoreAllMocks());

describe('NavMenu', () => {
  it('is a named navigation around a list', () => {
    renderView(
      navMenuDefinition,
      NavMenuView,
      { label: 'Main', orientation: 'vertical' },
      { children: <li>Home</li> },
    );
    expect(screen.getByRole('navigation', { name: 'Main' }).querySelector('ul > li')?.textContent).toBe(
      'Home',
    );
  });

  it('is a bar when it is horizontal and nothing else is said', () => {
    renderView(navMenuDefinition, NavMenuView, bar);
    expect(screen.getByRole('list').dataset['menu']).toBe('bar');
  });

  it('shows all entries of a bar where they fit, without another word', async () => {
    layOut(400);
    renderView(navMenuDefinition, NavMenuView, bar, { children: entries });
    await nextFrame();
    expect(shown()).toEqual(['Home', 'Slots', 'Live', 'News']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps what does not fit under one word, whole, and marks it when the open page is there', async () => {
    layOut(280);
    renderView(navMenuDefinition, NavMenuView, bar, { children: entries });
    await nextFrame();
    expect(shown()).toEqual(['Home', 'Slots']);
    const more = screen.getByRole('button', { name: /^More: / });
    expect(more.dataset['current']).toBe('true');
    // The open page is in sight, with the words of its entry.
    expect(more.textContent).toBe(
      screen.getByRole('navigation').querySelector('[hidden] [aria-current]')?.textContent,
    );
    fireEvent.click(more);
    const panel = document.querySelector<HTMLElement>('[data-menu=panel]');
    if (panel === null) throw new Error('expects a panel');
    expect(
      within(panel)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Live', 'News']);
    fireEvent.click(within(panel).getByText('Live'));
    expect(document.querySelector('[data-menu=panel]')).toBeNull();
  });

  it('reads the layout of all bars before it changes one: the page is laid out once for them', async () => {
    const steps: string[] = [];
    layOut(280);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => {
      steps.push('read');
      return 280;
    });
    for (const label of ['One', 'Two'])
      renderView(navMenuDefinition, NavMenuView, { ...bar, label }, { children: entries });
    const news = [...document.querySelectorAll('li')].filter(({ textContent }) => textContent === 'News');
    for (const entry of news) {
      let isHidden = false;
      Object.defineProperty(entry, 'hidden', {
        get: () => isHidden,
        set: (next: boolean) => {
          if (next) steps.push('hide');
          isHidden = next;
        },
      });
    }
    steps.length = 0;
    await nextFrame();
    expect(steps.slice(0, 4)).toEqual(['read', 'read', 'hide', 'hide']);
  });

  it('takes its entries from a menu document', () => {
    expect(navMenuDefinition.menu).toEqual({ item: 'MenuItem', group: 'MenuGroup' });
  });
});
