// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { navMenuDefinition } from './nav-menu.definition.ts';
import { NavMenuView } from './nav-menu.tsx';

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
    renderView(navMenuDefinition, NavMenuView, { label: 'Main', orientation: 'horizontal' });
    expect(screen.getByRole('list').dataset['menu']).toBe('bar');
  });

  it('takes its entries from a menu document', () => {
    expect(navMenuDefinition.menu).toEqual({ item: 'MenuItem', group: 'MenuGroup' });
  });
});
