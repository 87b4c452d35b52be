// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { floatingButtonsDefinition } from './floating-buttons.definition.ts';
import { FloatingButtonsView } from './floating-buttons.tsx';

const props = {
  label: 'Contact',
  links: [
    { id: 'chat', label: 'Chat', icon: 'headset' },
    { id: 'mail', label: 'Mail', icon: 'mail', address: 'mailto:help@lumina.example' },
    { id: 'forum', label: 'Forum', icon: 'users', address: 'https://games.example/forum' },
    { id: 'bad', label: 'Bad', icon: 'users', address: 'https://evil.example/' },
    { id: 'worse', label: 'Worse', icon: 'users', address: 'javascript:alert(1)' },
  ],
};

describe('FloatingButtons', () => {
  it('unfolds by keyboard, folds by Escape and gives the focus back', async () => {
    renderView(floatingButtonsDefinition, FloatingButtonsView, props);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Chat');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show: Contact' }));
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('links only where the site allows, outside in a tab that knows nothing of us', async () => {
    const { emit } = renderView(floatingButtonsDefinition, FloatingButtonsView, props);
    await userEvent.click(screen.getByRole('button', { name: 'Show: Contact' }));
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.getAttribute('href'), link.rel])).toEqual([
      ['mailto:help@lumina.example', ''],
      ['https://games.example/forum', 'noopener noreferrer'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Chat' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('press', { id: 'chat' });
  });
});
