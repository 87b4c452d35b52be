import { describe, expect, it } from 'vitest';
import { containerDefinition } from './container.definition.ts';

describe('Container', () => {
  it('centres with logical margins and the page width', () => {
    expect(containerDefinition.lower.styles({})).toMatchObject({ maxWidth: 'page', marginInline: 'auto' });
    expect(containerDefinition.lower.styles({ width: 'form' })).toMatchObject({ maxWidth: 'form' });
  });

  it('has a column inside where a gap is named', () => {
    const { styles } = containerDefinition.lower;
    expect(styles({})).not.toHaveProperty('display');
    const gap = { base: '4', md: '6' };
    expect(styles({ gap })).toMatchObject({ display: 'flex', flexDirection: 'column', gap });
  });
});
