// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const form = '<div data-node="form"><input name="user" value="maria"><input name="mobile"></div>';
const atOnce = (work: () => void): void => work();
const find = (selector: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(selector);
  if (found === null) throw new Error(`expects ${selector} in the page, found none`);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = form;
});

describe('the focus', () => {
  it('goes back, with the caret, to the field of the same name when the form was drawn again', () => {
    find('[name=user]').focus();
    find('[name=user]').setSelectionRange(1, 3);
    const restore = keepFocus(document, atOnce);
    document.body.innerHTML = form;
    restore();
    expect(document.activeElement).toBe(find('[name=user]'));
    expect([find('[name=user]').selectionStart, find('[name=user]').selectionEnd]).toEqual([1, 3]);
  });

  it('goes back to the element of the same id, wherever it is now', () => {
    document.body.innerHTML = '<button id="buy">Buy</button>';
    find('#buy').focus();
    const restore = keepFocus(document, atOnce);
    document.body.innerHTML = '<main><p>New</p><button id="buy">Buy now</button></main>';
    restore();
    expect(document.activeElement?.textContent).toBe('Buy now');
  });

  it('stays with an element that stayed, and does not move its caret', () => {
    find('[name=user]').focus();
    find('[name=user]').setSelectionRange(2, 2);
    const restore = keepFocus(document, atOnce);
    find('[name=user]').setSelectionRange(4, 4);
    restore();
    expect(find('[name=user]').selectionStart).toBe(4);
  });

  it('is not taken from where the person went meanwhile', () => {
    find('[name=user]').focus();
    const restore = keepFocus(document, atOnce);
    find('[name=mobile]').focus();
    restore();
    expect(document.activeElement).toBe(find('[name=mobile]'));
  });

  it('is left alone when its place is gone, or when nothing had it', () => {
    keepFocus(document, atOnce)();
    expect(document.activeElement).toBe(document.body);
    find('[name=user]').focus();
    const restore = keepFocus(document, atOnce);
    document.body.innerHTML = '<p>Other page</p>';
    restore();
    expect(document.activeElement).toBe(document.body);
  });
});
