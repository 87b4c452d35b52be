import { describe, expect, it } from 'vitest';
import { containerDefinition } from './container.definition.ts';

describe('Container', () => {
  it('centres with logical margins and the page width', () => {
    expect(containerDefinition.lower.styles({})).toMatchObject({ maxWidth: 'page', marginInline: 'auto' });
    expect(containerDefinition.lower.styles({ width: 'form' })).toMatchObject({ maxWidth: 'form' });
  });
});
