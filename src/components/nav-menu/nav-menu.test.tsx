// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
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

/** The engine of these tests has no layout: each entry is 100 wide, `More` 60, the navigation as wide as told. */
const layOut = (room: number): void => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? 100 : 60;
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room);
};
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

  it('shows all entries of a bar where they fit, without another word', () => {
    layOut(400);
    renderView(navMenuDefinition, NavMenuView, bar, { children: entries });
    expect(shown()).toEqual(['Home', 'Slots', 'Live', 'News']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps what does not fit under one word, whole, and marks it when the open page is there', () => {
    layOut(280);
    renderView(navMenuDefinition, NavMenuView, bar, { children: entries });
    expect(shown()).toEqual(['Home', 'Slots']);
    const more = screen.getByRole('button', { name: 'More' });
    expect(more.dataset['current']).toBe('true');
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

  it('takes its entries from a menu document', () => {
    expect(navMenuDefinition.menu).toEqual({ item: 'MenuItem', group: 'MenuGroup' });
  });
});
