// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { textDefinition } from './text.definition.ts';

describe('Text', () => {
  it('is a paragraph by default', () => {
    expect(renderHost(textDefinition, {}, 'a').container.firstElementChild?.tagName).toBe('P');
    expect(renderHost(textDefinition, { as: 'strong' }, 'a').container.firstElementChild?.tagName).toBe(
      'STRONG',
    );
  });

  it('sets figures in columns and isolates them from the direction around', () => {
    expect(textDefinition.lower.styles({ numeric: true })).toMatchObject({ unicodeBidi: 'isolate' });
    const { container } = renderHost(textDefinition, { numeric: true }, '•••• 4471');
    expect(container.firstElementChild?.getAttribute('dir')).toBe('auto');
  });
});
