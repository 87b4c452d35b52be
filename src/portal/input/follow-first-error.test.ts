// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { followErrors } from './follow-first-error.ts';

it('the first form that is sent has the focus in its wrong field, as all later ones', async () => {
  document.body.innerHTML =
    '<main><form><input id="amount"><button id="send">Continue</button></form></main>';
  const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
  followErrors(document, (work) => work());
  for (let turn = 0; turn < 2; turn += 1) {
    find('#send').focus();
    find('#amount').setAttribute('aria-invalid', 'false');
    find('form').dispatchEvent(new Event('submit', { bubbles: true }));
    find('#amount').setAttribute('aria-invalid', 'true');
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('amount'));
  }
});
