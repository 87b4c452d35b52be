// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
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
