// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followErrors } from './follow-errors.ts';

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`expects ${selector} in the page`);
  return element;
};
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const send = (): boolean => find('form').dispatchEvent(new Event('submit', { bubbles: true }));
let end = (): void => undefined;

beforeEach(() => {
  document.body.innerHTML = `<main><div id="summary" role="group" tabindex="-1"></div><form>
    <fieldset id="accounts"><input type="radio" id="bank"><input type="radio" id="wallet"></fieldset>
    <input id="amount"><button id="send">Continue</button></form></main>`;
  end = followErrors(document, (work) => work());
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

describe('a form that was sent', () => {
  it('has the focus in the first field that is wrong, also where the server says so later', async () => {
    find('#send').focus();
    send();
    await settle();
    find('#amount').setAttribute('aria-invalid', 'true');
    find('#accounts').setAttribute('aria-invalid', 'true');
    await settle();
    expect(document.activeElement?.id).toBe('bank');
  });

  it('has it there again when it is sent as it was', () => {
    find('#amount').setAttribute('aria-invalid', 'true');
    find('#send').focus();
    send();
    expect(document.activeElement?.id).toBe('amount');
  });

  it('leaves the focus to a list of problems, and to a field in which a person types on', async () => {
    send();
    find('#summary').focus();
    find('#amount').setAttribute('aria-invalid', 'true');
    await settle();
    expect(document.activeElement?.id).toBe('summary');
    find('#amount').setAttribute('aria-invalid', 'false');
    find('#bank').focus();
    send();
    find('#bank').dispatchEvent(new Event('input', { bubbles: true }));
    find('#amount').setAttribute('aria-invalid', 'true');
    await settle();
    expect(document.activeElement?.id).toBe('bank');
  });

  it('scrolls to an alert that is out of sight, and to none that came without it', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    find('main').insertAdjacentHTML('beforeend', '<p role="alert">No connection</p>');
    await settle();
    expect(scroll).not.toHaveBeenCalled();
    send();
    find('main').insertAdjacentHTML('beforeend', '<div><p role="alert">No connection</p></div>');
    await settle();
    expect(scroll).toHaveBeenCalledOnce();
  });
});
