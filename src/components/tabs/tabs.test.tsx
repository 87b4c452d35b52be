// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { tabsDefinition } from './tabs.definition.ts';
import { TabsView } from './tabs.tsx';

const props = {
  label: 'Ways to log in',
  tabs: [
    { id: 'name', label: 'User name' },
    { id: 'mobile', label: 'Mobile' },
  ],
  selected: 'name',
};
const slots = { name: 'Name form', mobile: 'Mobile form' };
afterEach(() => document.body.removeAttribute('style'));

describe('Tabs', () => {
  it('shows the panel of the chosen tab, named by it', () => {
    renderView(tabsDefinition, TabsView, props, { slots });
    expect(screen.getByRole('tabpanel', { name: 'User name' }).textContent).toBe('Name form');
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1]);
  });

  it('is chosen from by arrows, Home and End, round and round', async () => {
    const { emit } = renderView(tabsDefinition, TabsView, props, { slots });
    screen.getByRole('tab', { name: 'User name' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Mobile');
    await userEvent.keyboard('{Home}{End}');
    expect(emit.mock.calls.map(([, payload]) => payload?.['id'])).toEqual(['mobile', 'name', 'mobile']);
  });

  it('turns the arrows round in right-to-left text', async () => {
    document.body.style.direction = 'rtl';
    const { emit } = renderView(
      tabsDefinition,
      TabsView,
      { ...props, tabs: [...props.tabs, { id: 'third', label: 'C' }] },
      { slots },
    );
    screen.getByRole('tab', { name: 'User name' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(emit).toHaveBeenCalledExactlyOnceWith('select', { id: 'mobile' });
  });

  it('falls back to the first tab when the chosen one is not there', () => {
    renderView(tabsDefinition, TabsView, { ...props, selected: 'gone' }, { slots });
    expect(screen.getByRole('tab', { name: 'User name' }).getAttribute('aria-selected')).toBe('true');
  });

  it('is a group of radio buttons, with no panel, when there is nothing to put in one', async () => {
    const { emit } = renderView(tabsDefinition, TabsView, props);
    expect(screen.getByRole('radiogroup', { name: 'Ways to log in' })).toBeDefined();
    const name = screen.getByRole('radio', { name: 'User name', checked: true });
    expect(screen.queryByRole('tabpanel')).toBeNull();
    expect(document.querySelector('[aria-controls], [aria-selected]')).toBeNull();
    name.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Mobile');
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    expect(emit.mock.calls.map(([, payload]) => payload?.['id'])).toEqual(['mobile', 'mobile', 'mobile']);
  });

  it('keeps its panel when the children of the moment are none', () => {
    renderView(tabsDefinition, TabsView, props, { slots: { name: null } });
    expect(screen.getByRole('tabpanel')).toBeDefined();
  });
});
