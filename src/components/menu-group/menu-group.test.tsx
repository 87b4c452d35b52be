// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ViewProps } from '../../runtime/view.ts';
import { MenuPlaceContext } from '../menu-context.ts';
import { renderView } from '../render-definition.fake.tsx';
import { menuGroupDefinition } from './menu-group.definition.ts';
import { MenuGroupView, type MenuGroupProps } from './menu-group.tsx';

const children = (
  <li>
    <a href="/live">Live</a>
  </li>
);

describe('MenuGroup', () => {
  it('opens and closes by the keyboard and says so', async () => {
    renderView(menuGroupDefinition, MenuGroupView, { label: 'Games' }, { children });
    const trigger = screen.getByRole('button', { name: 'Games' });
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('link')).toBeNull();
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('link', { name: 'Live' })).toBeDefined();
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is marked where the open page is one of its entries', () => {
    const { update } = renderView(
      menuGroupDefinition,
      MenuGroupView,
      { label: 'Games', within: true },
      { children },
    );
    expect(screen.getByRole('button', { name: 'Games' }).getAttribute('aria-current')).toBe('true');
    update({ label: 'Games', within: false });
    expect(screen.getByRole('button', { name: 'Games' }).hasAttribute('aria-current')).toBe(false);
  });

  it('is a link where it goes somewhere, and a button beside it opens', async () => {
    const { emit } = renderView(
      menuGroupDefinition,
      MenuGroupView,
      { label: 'Slots', to: 'rng', current: true },
      { children },
    );
    const link = screen.getByRole('link', { name: 'Slots' });
    expect(link.getAttribute('aria-current')).toBe('page');
    const toggle = screen.getByRole('button', { name: 'Show: Slots' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('link', { name: 'Live' })).toBeDefined();
    expect(emit).not.toHaveBeenCalled();
    await userEvent.click(link);
    expect(emit).toHaveBeenCalledExactlyOnceWith('press');
  });

  it('opens under the pointer of a mouse in a bar, and Escape gives the focus back', async () => {
    renderView(
      menuGroupDefinition,
      (view: ViewProps<MenuGroupProps>) => (
        <ul data-menu="bar">
          <MenuGroupView {...view} />
        </ul>
      ),
      { label: 'Slots', to: 'rng' },
      { children },
    );
    const toggle = screen.getByRole('button', { name: 'Show: Slots' });
    await userEvent.hover(screen.getByRole('link', { name: 'Slots' }));
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await userEvent.unhover(screen.getByRole('link', { name: 'Slots' }));
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(toggle);
  });

  it('is open in a bar when the mouse rested on it before the script came', () => {
    const isHovered = vi.spyOn(HTMLLIElement.prototype, 'matches').mockReturnValue(true);
    renderView(
      menuGroupDefinition,
      (view: ViewProps<MenuGroupProps>) => (
        <ul data-menu="bar">
          <MenuGroupView {...view} />
        </ul>
      ),
      { label: 'Slots', to: 'rng' },
      { children },
    );
    expect(isHovered).toHaveBeenCalledWith(':hover');
    expect(screen.getByRole('button', { name: 'Show: Slots' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('is a group of entries inside a menu', () => {
    renderView(
      menuGroupDefinition,
      (view: ViewProps<MenuGroupProps>) => (
        <MenuPlaceContext value="menu">
          <MenuGroupView {...view} />
        </MenuPlaceContext>
      ),
      { label: 'Games' },
      { children },
    );
    expect(screen.getByRole('group', { name: 'Games' })).toBeDefined();
  });
});
