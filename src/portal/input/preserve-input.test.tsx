// @vitest-environment jsdom
import { useEffect, useState, type ReactElement } from 'react';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { preserveInput } from './preserve-input.ts';

/** Fields that hold what the program knows, as all of the catalogue do; `data-known` shows what that is. */
function Fields({ onDrawn }: { readonly onDrawn: () => void }): ReactElement {
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({ plan: 'basic', country: 'PH' });
  const [times, setTimes] = useState(0);
  const learn = (name: string, value: string): void => setKnown((before) => ({ ...before, [name]: value }));
  useEffect(() => {
    // Facts of this browser come into force as soon as the markup is taken over, and draw it again.
    setTimes(1);
    onDrawn();
  }, [onDrawn]);
  const radio = (plan: string): ReactElement => (
    <input
      type="radio"
      name="plan"
      id={plan}
      checked={known['plan'] === plan}
      onChange={() => learn('plan', plan)}
    />
  );
  return (
    <form data-known={JSON.stringify(known)} data-times={times}>
      <input
        type="search"
        id="word"
        value={known['word'] ?? ''}
        onChange={(event) => learn('word', event.currentTarget.value)}
      />
      <input
        type="number"
        id="sum"
        value={known['sum'] ?? ''}
        onChange={(event) => learn('sum', event.currentTarget.value)}
      />
      <textarea
        id="story"
        value={known['story'] ?? ''}
        onChange={(event) => learn('story', event.currentTarget.value)}
      />
      <input
        type="checkbox"
        id="agreed"
        checked={known['agreed'] === 'true'}
        onChange={(event) => learn('agreed', String(event.currentTarget.checked))}
      />
      {radio('basic')}
      {radio('more')}
      <select
        id="country"
        value={known['country']}
        onChange={(event) => learn('country', event.currentTarget.value)}
      >
        <option value="PH">Philippines</option>
        <option value="VN">Vietnam</option>
      </select>
    </form>
  );
}

const find = <Field extends HTMLElement>(id: string): Field => document.getElementById(id) as Field;
const known = (): unknown => JSON.parse(document.querySelector('form')?.dataset['known'] ?? 'null');

/** Puts the markup up, lets `touch` do what a person does to it, and takes it over. */
const takeOver = async (touch: () => void, touchMeanwhile = (): void => undefined): Promise<void> => {
  document.body.innerHTML = `<div id="root">${renderToString(<Fields onDrawn={() => undefined} />)}</div>`;
  touch();
  const root = find('root');
  const typeAgain = preserveInput(root);
  touchMeanwhile();
  await act(async () => {
    hydrateRoot(root, <Fields onDrawn={typeAgain} />, {
      onRecoverableError: (error) => {
        throw error;
      },
    });
  });
};

test('values typed before hydration stay in the fields, and React knows them', async () => {
  await takeOver(() => {
    find<HTMLInputElement>('word').value = 'koi';
    find<HTMLInputElement>('sum').value = '12.50';
    find<HTMLTextAreaElement>('story').value = 'Two lines\nof it';
    find<HTMLInputElement>('agreed').checked = true;
    find<HTMLInputElement>('more').checked = true;
    find<HTMLSelectElement>('country').value = 'VN';
  });
  expect(known()).toEqual({
    word: 'koi',
    sum: '12.50',
    story: 'Two lines\nof it',
    agreed: 'true',
    plan: 'more',
    country: 'VN',
  });
  expect(find<HTMLInputElement>('word').value).toBe('koi');
  expect(find<HTMLInputElement>('agreed').checked).toBe(true);
  expect([find<HTMLInputElement>('basic').checked, find<HTMLInputElement>('more').checked]).toEqual([
    false,
    true,
  ]);
  expect(find<HTMLSelectElement>('country').value).toBe('VN');
});

test('fields that were not touched are not reported as typed', async () => {
  await takeOver(() => undefined);
  expect(known()).toEqual({ plan: 'basic', country: 'PH' });
});

test('what is typed while the markup is being taken over counts, and the caret stays', async () => {
  await takeOver(
    () => (find<HTMLInputElement>('word').value = 'ko'),
    () => {
      const word = find<HTMLInputElement>('word');
      word.focus();
      word.value = 'koi';
      word.setSelectionRange(1, 2);
      word.dispatchEvent(new Event('input', { bubbles: true }));
    },
  );
  expect(known()).toEqual({ word: 'koi', plan: 'basic', country: 'PH' });
  const { selectionStart, selectionEnd } = find<HTMLInputElement>('word');
  expect([selectionStart, selectionEnd]).toEqual([1, 2]);
});
