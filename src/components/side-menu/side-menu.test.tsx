// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeMatchMedia } from '../match-media.fake.ts';
import { renderView } from '../render-definition.fake.tsx';
import { sideMenuDefinition } from './side-menu.definition.ts';
import { SideMenuView } from './side-menu.tsx';

let restore = (): void => undefined;
afterEach(() => restore());

describe('SideMenu on a small screen', () => {
  it('is closed until it is opened, then a modal dialog with a name', () => {
    restore = fakeMatchMedia(() => false);
    const { update } = renderView(
      sideMenuDefinition,
      SideMenuView,
      { label: 'Menu', open: false },
      { children: 'Home' },
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    update({ label: 'Menu', open: true });
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' }).open).toBe(true);
  });

  it('asks to be closed by Escape, by the button, by the backdrop and by following a link', () => {
    restore = fakeMatchMedia(() => false);
    const { emit } = renderView(
      sideMenuDefinition,
      SideMenuView,
      { label: 'Menu', open: true },
      { children: <a href="#live">Live</a> },
    );
    const dialog = screen.getByRole('dialog');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    fireEvent.click(dialog);
    fireEvent.click(screen.getByRole('link'));
    expect(emit.mock.calls.map(([event]) => event)).toEqual(['toggle', 'toggle', 'toggle', 'toggle']);
  });

  it('gives the focus back to what opened it', () => {
    restore = fakeMatchMedia(() => false);
    render(<button type="button">Open</button>);
    screen.getByText('Open').focus();
    const { update } = renderView(sideMenuDefinition, SideMenuView, { label: 'Menu', open: true });
    screen.getByRole('button', { name: 'Close menu' }).focus();
    update({ label: 'Menu', open: false });
    expect(document.activeElement?.textContent).toBe('Open');
  });
});

describe('SideMenu on a wide screen', () => {
  it('is a rail that is narrow when closed', () => {
    restore = fakeMatchMedia(() => true);
    const { update, emit } = renderView(sideMenuDefinition, SideMenuView, { label: 'Menu', open: false });
    const toggle = screen.getByRole('button', { name: 'Expand menu' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(toggle);
    expect(emit).toHaveBeenCalledExactlyOnceWith('toggle');
    update({ label: 'Menu', open: true });
    expect(screen.getByRole('button', { name: 'Collapse menu' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
