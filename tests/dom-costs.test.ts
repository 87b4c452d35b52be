// @vitest-environment happy-dom
import { jsx } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { emptyEmotion } from './dom-costs.ts';

const listRules = (): readonly string[] =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
const drawHidden = (): string => {
  const { container, unmount } = render(jsx('p', { css: { display: 'none' } }));
  const { display } = getComputedStyle(container.querySelector('p') as Element);
  unmount();
  return display;
};

test('rules of Emotion are taken out of the document, and written again for who needs them', () => {
  emptyEmotion();
  expect(drawHidden()).toBe('none');
  expect(listRules()).toHaveLength(1);
  emptyEmotion();
  expect(listRules()).toEqual([]);
  expect(drawHidden()).toBe('none');
});

// Where this fails after an update of React, `leaveOutOwnerStacks` has nothing to turn off any more.
test('elements share one note about the code that made them', () => {
  const noteOf = (type: string): unknown =>
    (createElement(type) as { readonly _debugStack?: unknown })._debugStack;
  expect(noteOf('i')).toBeInstanceOf(Error);
  expect(noteOf('b')).toBe(noteOf('i'));
});

test('an error of a query prints the document as it is when the error is read', () => {
  const { container } = render(createElement('p', null, 'before'));
  let message = '';
  try {
    screen.getByRole('button', { name: 'Send' });
  } catch (error) {
    (container.firstElementChild as Element).textContent = 'when read';
    ({ message } = error as Error);
  }
  expect(message).toContain('Unable to find an accessible element with the role "button" and name "Send"');
  expect(message).toContain('when read');
  expect(message).not.toContain('before');
});
