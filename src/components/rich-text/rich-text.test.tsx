// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { richTextDefinition } from './rich-text.definition.ts';
import { RichTextView } from './rich-text.tsx';

// What is taken out of hostile text is tested in a real browser: tests/browser/sanitise-html.test.ts.
it('RichText shows the text of the platform in its own direction, and the next one after it', () => {
  const { container, update } = renderView(richTextDefinition, RichTextView, { html: '<p>Rules</p>' });
  expect(container.textContent).toBe('Rules');
  expect(container.querySelector('.root')?.getAttribute('dir')).toBe('auto');
  update({ html: '<p>Others</p>' });
  expect(container.textContent).toBe('Others');
  update({ html: null });
  expect(container.textContent).toBe('');
});
