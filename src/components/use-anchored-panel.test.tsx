// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { popoverDefinition } from './popover/popover.definition.ts';
import { PopoverView } from './popover/popover.tsx';
import { renderView } from './render-definition.fake.tsx';

/** Opens a panel of 300 pixels in a window of 800, from a button whose top is at a place in it. */
const openAt = async (top: number): Promise<CSSStyleDeclaration> => {
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(600, top, 40, 44));
  renderView(popoverDefinition, PopoverView, { label: 'About limits' });
  await userEvent.click(screen.getByRole('button', { name: 'About limits' }));
  return screen.getByRole('group', { name: 'About limits' }).style;
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a panel beside its button', () => {
  it('opens under it and ends in the window', async () => {
    const style = await openAt(100);
    expect([style.insetBlockStart, style.maxHeight]).toEqual(['148px', '644px']);
  });

  it('opens above a button at the end of the window, as in a footer', async () => {
    const style = await openAt(700);
    expect([style.insetBlockEnd, style.maxHeight]).toEqual(['104px', '688px']);
  });

  it('stays under a button that has less room above it', async () => {
    const style = await openAt(200);
    vi.stubGlobal('innerHeight', 500);
    window.dispatchEvent(new Event('resize'));
    expect([style.insetBlockStart, style.insetBlockEnd]).toEqual(['248px', 'auto']);
  });
});
