// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { menuItemDefinition } from './menu-item.definition.ts';
import { MenuItemView } from './menu-item.tsx';

describe('MenuItem', () => {
  it('is a link with an address when it goes to a route, and lets the layout navigate', () => {
    const { emit } = renderView(menuItemDefinition, MenuItemView, {
      label: 'Live',
      to: 'live',
      current: true,
    });
    const link = screen.getByRole('link', { name: 'Live' });
    expect(link.getAttribute('href')).toBe('/live');
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(fireEvent.click(link)).toBe(false);
    expect(emit).toHaveBeenCalledExactlyOnceWith('press');
  });

  it('is a button when it goes nowhere', () => {
    const { emit } = renderView(menuItemDefinition, MenuItemView, { label: 'Log out' });
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('press');
  });

  it('is marked for its own page, and for a page below it as the section that is open', () => {
    const { update } = renderView(menuItemDefinition, MenuItemView, { label: 'Reports', within: true });
    const entry = screen.getByRole('button');
    expect(entry.getAttribute('aria-current')).toBe('true');
    update({ label: 'Reports', within: true, current: true });
    expect(entry.getAttribute('aria-current')).toBe('page');
    update({ label: 'Reports', within: false, current: false });
    expect(entry.hasAttribute('aria-current')).toBe(false);
  });

  it('shows a count only when there is one', () => {
    const { update } = renderView(menuItemDefinition, MenuItemView, { label: 'Mail', badge: 3 });
    expect(screen.getByRole('button').textContent).toBe('Mail3');
    update({ label: 'Mail', badge: 0 });
    expect(screen.getByRole('button').textContent).toBe('Mail');
  });
});
