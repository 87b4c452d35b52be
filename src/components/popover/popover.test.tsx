// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { popoverDefinition } from './popover.definition.ts';
import { PopoverView } from './popover.tsx';

const show = (look: string) =>
  renderView(
    popoverDefinition,
    PopoverView,
    { label: 'About limits', look },
    { children: <button type="button">More</button> },
  );

describe('Popover', () => {
  it('opens by keyboard, is entered by Tab, and Escape goes back to its button', async () => {
    show('icon');
    const trigger = screen.getByRole('button', { name: 'About limits' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('group', { name: 'About limits' }).id).toBe(
      trigger.getAttribute('aria-controls'),
    );
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('More');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(trigger);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('closes by a press outside and by its own button', async () => {
    show('text');
    const trigger = screen.getByRole('button', { name: 'About limits' });
    await userEvent.click(trigger);
    await userEvent.click(document.body);
    expect(screen.queryByRole('group')).toBeNull();
    await userEvent.click(trigger);
    await userEvent.click(trigger);
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
  });
});
