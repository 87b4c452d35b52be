// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { activities } from '../../../protocol/desks/activities.ts';
import { depositMethods } from '../../../protocol/desks/deposit-methods.ts';
import type { ConsoleRole } from '../../../protocol/console/console-api.ts';
import { contentMessages } from '../../content/content-messages.ts';
import { deskMessages } from '../../desks/desk-messages.ts';
import { pathOfDesk } from '../../desks/desk-places.ts';
import { createConsoleFake } from '../../http/console.fake.ts';
import { messages } from '../../messages.ts';
import { renderConsole } from '../../render-console.fake.tsx';
import { hasUnsaved, watchForm } from './unsaved-forms.ts';
import { leavingMessages as words } from './leaving-messages.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Forms that hold nothing to lose, and why. */
const others: Readonly<Record<string, string>> = {
  'factors/factor-dialogs.tsx': 'a code of six digits',
  'factors/factor-page.tsx': 'a code of six digits',
  'factors/lost-factors-panel.tsx': 'a code of six digits',
  'factors/proof-gate.tsx': 'a code of six digits',
  'factors/set-up-page.tsx': 'a code of six digits',
  'log-in/log-in-page.tsx': 'before the log-in',
  'market/lengths-field.tsx': 'one number, which the site draft saves',
  'members/file/record-tabs.tsx': 'a search',
  'members/members-page.tsx': 'a search',
  'people/welcome-page.tsx': 'before the log-in',
  'support/find-member.tsx': 'a search',
  'ui/leaving/guarded-form.tsx': 'the guard itself',
};
it('every form of the console asks, or says why it has nothing to lose', () => {
  const sources = readdirSync('src/console', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.includes('.test.'),
  );
  const plain = sources.filter((path) => /<form\b/.test(readFileSync(`src/console/${path}`, 'utf8')));
  expect(plain.map((path) => path.replaceAll('\\', '/')).toSorted()).toEqual(Object.keys(others));
});

describe('a form', () => {
  const draw = (inner: string) => {
    document.body.innerHTML = `<form>${inner}</form>`;
    const form = document.querySelector('form') as HTMLFormElement;
    return { form, end: watchForm(form), input: form.querySelector('input') as HTMLInputElement };
  };
  const type = (input: HTMLInputElement, text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  it('holds something once it was changed, not where it is as it was, and not when it is gone', () => {
    const { form, input, end } = draw('<input value="a">');
    expect(hasUnsaved()).toBe(false);
    type(input, 'ab');
    expect([hasUnsaved(), hasUnsaved(input), hasUnsaved(document.body)]).toEqual([true, true, true]);
    type(input, 'a');
    expect(hasUnsaved()).toBe(false);
    type(input, 'b');
    form.remove();
    expect(hasUnsaved()).toBe(false);
    end();
  });
  it('that was sent holds nothing, unless it says what is wrong or was changed again', () => {
    const { form, input, end } = draw('<input value="a">');
    type(input, 'b');
    form.dispatchEvent(new Event('submit'));
    expect(hasUnsaved()).toBe(false);
    input.setAttribute('aria-invalid', 'true');
    expect(hasUnsaved()).toBe(true);
    input.removeAttribute('aria-invalid');
    type(input, 'c');
    expect(hasUnsaved()).toBe(true);
    end();
  });
});

const screens: readonly (readonly [what: string, role: ConsoleRole, path: string, opener: string | null])[] =
  [
    ['a row of a desk', 'cashier', pathOfDesk(depositMethods), deskMessages.add(depositMethods.words.one)],
    ['another desk', 'cashier', pathOfDesk(activities), deskMessages.add(activities.words.one)],
    ['an entry', 'publisher', '/content', contentMessages.add],
  ];
describe.each(screens)('%s that was begun', (_what, role, path, opener) => {
  const begin = async () => {
    const user = userEvent.setup();
    renderConsole(createConsoleFake({ role }), path);
    if (opener !== null) await user.click(await screen.findByRole('button', { name: opener }));
    const [first] = await screen.findAllByRole<HTMLInputElement>('textbox');
    if (first === undefined) throw new Error('Expected a field');
    await user.type(first, 'begun');
    return { user, first };
  };
  it('is kept where its question is answered by staying, and lost where a person says so', async () => {
    const { user, first } = await begin();
    const before = location.href;
    expect(hasUnsaved()).toBe(true);
    const cancel = screen.getAllByRole('button', { name: messages.cancel }).at(-1);
    if (cancel === undefined) throw new Error('Expected a way out');
    await user.click(cancel);
    const question = await screen.findByRole('alertdialog', { name: words.title });
    await user.click(within(question).getByRole('button', { name: messages.cancel }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(first.value).toBe('begun');
    await user.click(cancel);
    const again = await screen.findByRole('alertdialog', { name: words.title });
    await user.click(within(again).getByRole('button', { name: words.leave }));
    await waitFor(() => expect(first.isConnected).toBe(false));
    expect(location.href).toBe(before);
    expect(hasUnsaved()).toBe(false);
  });
  it('is asked about before the page is closed', async () => {
    await begin();
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});
