// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestRuntime } from '../testing.tsx';
import { host, page, read } from './sample-nodes.fake.ts';

const find = (id: string): HTMLElement => document.querySelector(`[data-node="${id}"]`) as HTMLElement;

describe('a button that binds whether it is disabled', () => {
  const openButton = (isOff: boolean) =>
    createTestRuntime({
      screen: page([
        host('go', {
          tag: 'button',
          binds: { disabled: read('ui.page.off') },
          dom: { press: 'click' },
          track: 'go',
          children: [read('ui.page.word')],
        }),
      ]),
      scopes: { ui: { page: { off: isOff, word: 'Go' } } },
    });
  const presses = (test: ReturnType<typeof openButton>): number =>
    test.asked.filter(([name]) => name === 'track').length;

  it('is heard once it is enabled, however it was drawn first', () => {
    const test = openButton(true);
    render(test.page);
    const button = find('go') as HTMLButtonElement;
    expect(button.disabled).toBe(true);
    button.click();
    expect(presses(test)).toBe(0);
    test.set('ui.page.off', false);
    expect(button.disabled).toBe(false);
    button.click();
    expect(presses(test)).toBe(1);
  });

  it('is not heard while it is disabled again', () => {
    const test = openButton(false);
    render(test.page);
    find('go').click();
    test.set('ui.page.off', true);
    find('go').click();
    expect(presses(test)).toBe(1);
  });
});
