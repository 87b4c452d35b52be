// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { MenuItemView } from '../menu-item/menu-item.tsx';
import { renderView } from '../render-definition.fake.tsx';
import { avatarMenuDefinition } from './avatar-menu.definition.ts';
import { AvatarMenuView } from './avatar-menu.tsx';

const renderItem = (label: string, press: () => void, to?: string) => (
  <MenuItemView
    key={label}
    nodeId={label}
    props={{ label, ...(to === undefined ? {} : { to }) }}
    classes={{}}
    emit={press}
    text={(name) => name}
    slots={{}}
  />
);

describe('AvatarMenu', () => {
  it('opens a menu of its entries and walks them by arrows, Home, End and letters', async () => {
    const press = vi.fn();
    renderView(
      avatarMenuDefinition,
      AvatarMenuView,
      { name: 'lena', level: 'Gold', label: 'Account' },
      { children: [renderItem('Profile', press, 'member'), renderItem('Log out', press)] },
    );
    const trigger = screen.getByRole('button', { name: 'Account: lena' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Profile', 'Log out']);
    expect(document.activeElement?.textContent).toBe('Profile');
    await userEvent.keyboard('l');
    expect(document.activeElement?.textContent).toBe('Log out');
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledExactlyOnceWith('press');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('opens at its last entry by arrow up and closes when the person moves on by Tab', async () => {
    renderView(
      avatarMenuDefinition,
      AvatarMenuView,
      { name: 'lena', label: 'Account' },
      { children: [renderItem('Profile', vi.fn()), renderItem('Log out', vi.fn())] },
    );
    screen.getByRole('button').focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Log out');
    await userEvent.keyboard('{Tab}');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes by a click outside', async () => {
    renderView(
      avatarMenuDefinition,
      AvatarMenuView,
      { name: 'lena', label: 'Account' },
      { children: renderItem('A', vi.fn()) },
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
