// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followSteps } from './follow-steps.ts';

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`expects ${selector} in the page, found none`);
  return found;
};
const focused = (): string => {
  const element = document.activeElement;
  return element === null || element === document.body ? 'BODY' : element.id || element.tagName;
};
/** Waits until the observer was notified and the frame has passed. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const form = `
  <form data-node="form">
    <label>Name <input id="name" name="username"></label>
    <label>Mobile <input id="mobile" name="mobile"></label>
    <button id="send">Create account</button>
  </form>`;
let end = (): void => undefined;

beforeEach(() => {
  document.body.innerHTML = `<header><button id="menu">Menu</button></header><main id="main"><h1 id="title">Register</h1><div id="place">${form}</div></main>`;
  end = followSteps(document, (work) => work());
});
afterEach(() => end());

describe('the next step', () => {
  it('has the focus on its heading', async () => {
    find('#send').focus();
    find('#place').innerHTML = '<section><h2 id="puzzle">One more check</h2><button>Slide</button></section>';
    await settle();
    expect(focused()).toBe('puzzle');
  });

  it('has the focus on its first field where it has no heading, else on its first control', async () => {
    find('#send').focus();
    find('#place').innerHTML = '<p>We sent a code</p><button>Again</button><input id="code">';
    await settle();
    expect(focused()).toBe('code');
    find('#place').innerHTML = '<p>Done</p><a id="on" href="/">Home</a>';
    await settle();
    expect(focused()).toBe('on');
  });

  it('is scrolled from under the bars of the page, which the browser knows', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    find('#send').focus();
    find('#place').innerHTML = '<input id="bank">';
    await settle();
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
    vi.restoreAllMocks();
  });

  it('is found where it comes in beside the row that had the button', async () => {
    find('#place').innerHTML = '<div id="head"><h2>Accounts</h2><button id="add">Add</button></div>';
    await settle();
    find('#add').focus();
    find('#add').remove();
    find('#place').insertAdjacentHTML('beforeend', '<div><input id="bank"></div>');
    await settle();
    expect(focused()).toBe('bank');
  });

  describe('with a form that starts in its field', () => {
    const amount =
      '<form data-starts-in-field=""><h2 id="how">Amount</h2><button>Other method</button><input id="amount"></form>';
    const open = async (from: string, isFine: boolean): Promise<string> => {
      const before = window.matchMedia;
      window.matchMedia = (query) =>
        Object.assign(new EventTarget(), {
          matches: isFine && query === '(pointer: fine)',
        }) as unknown as MediaQueryList;
      find('#title').tabIndex = -1;
      find(from).focus();
      find('#place').innerHTML = amount;
      await settle();
      window.matchMedia = before;
      return focused();
    };
    it('has the focus in the field, of a form or alone', async () => {
      expect(await open('#send', true)).toBe('amount');
    });
    it('has it there when the form comes after its page', async () => {
      expect(await open('#title', true)).toBe('amount');
    });
    it('has it there when the field comes after the heading of its step', async () => {
      find('#place').innerHTML = '<div id="step"><h2 id="how" tabindex="-1">Code</h2></div>';
      await settle();
      find('#how').focus();
      const before = window.matchMedia;
      window.matchMedia = () =>
        Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
      find('#step').insertAdjacentHTML('beforeend', '<div data-starts-in-field=""><input id="code"></div>');
      await settle();
      window.matchMedia = before;
      expect(focused()).toBe('code');
    });
    it('has it on the heading where a finger points: a keyboard would cover the step', async () => {
      expect(await open('#send', false)).toBe('how');
    });
    it('leaves it on the heading of the page where a finger points', async () => {
      expect(await open('#title', false)).toBe('title');
    });
    it('leaves it on a control that the person is at', async () => {
      expect(await open('#menu', true)).toBe('menu');
    });
  });

  it('is waited for while only a placeholder is there, and while the server is asked', async () => {
    find('#send').focus();
    find('#place').innerHTML = '<div aria-hidden="true" data-reserved=""></div>';
    await settle();
    find('#place').innerHTML = '<p id="busy">One moment</p>';
    await settle();
    expect(focused()).toBe('busy');
    find('#place').innerHTML = '<h2 id="sms">Enter the code</h2>';
    await settle();
    expect(focused()).toBe('sms');
  });

  it('follows a press where a browser does not focus what is pressed', async () => {
    find('#send').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    find('#place').innerHTML = '<h2 id="puzzle">One more check</h2>';
    await settle();
    expect(focused()).toBe('puzzle');
  });

  it('does not take the focus after the person moved it to another element or removed it', async () => {
    find('#send').focus();
    find('#menu').focus();
    find('#place').innerHTML = '<h2>One more check</h2>';
    await settle();
    expect(focused()).toBe('menu');
    find('#place').innerHTML = form;
    find('#send').focus();
    find('#send').blur();
    find('#title').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    find('#place').innerHTML = '<h2>One more check</h2>';
    await settle();
    expect(focused()).toBe('BODY');
  });

  it('has the focus on the control beside one that is out of use from now on', async () => {
    find('#send').focus();
    find('#send').toggleAttribute('disabled', true);
    await settle();
    expect(focused()).toBe('mobile');
  });
});

describe('a place that goes under a new release', () => {
  it('is found in the form of another node by the name of the field, with the caret', async () => {
    const name = find('#name') as HTMLInputElement;
    name.value = 'maria';
    name.focus();
    name.setSelectionRange(2, 4);
    find('#place').innerHTML = form
      .replace('data-node="form"', 'data-node="other"')
      .replace('id="name"', 'id="user" value="maria"');
    await settle();
    expect(focused()).toBe('user');
    expect((find('#user') as HTMLInputElement).selectionStart).toBe(2);
  });

  it('leaves the focus to the next field of the form, then to the one before', async () => {
    find('#name').focus();
    find('#name').parentElement?.remove();
    await settle();
    expect(focused()).toBe('mobile');
    find('#send').focus();
    find('#send').remove();
    await settle();
    expect(focused()).toBe('mobile');
  });

  it('leaves the focus to the heading where the form has nothing more', async () => {
    document.body.innerHTML =
      '<main><h1 id="title">Log in</h1><form id="form"><input id="only"></form></main>';
    await settle();
    find('#only').focus();
    find('#only').remove();
    await settle();
    expect(focused()).toBe('title');
  });
});
