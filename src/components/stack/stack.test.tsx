import { describe, expect, it } from 'vitest';
import { stackDefinition } from './stack.definition.ts';

describe('Stack', () => {
  it('takes direction and gap per breakpoint', () => {
    expect(
      stackDefinition.lower.styles({ direction: { base: 'column', md: 'row' }, gap: { base: '2', md: '4' } }),
    ).toMatchObject({ flexDirection: { base: 'column', md: 'row' }, gap: { base: '2', md: '4' } });
  });

  it('is a column with a gap when nothing is said', () => {
    expect(stackDefinition.lower.styles({})).toMatchObject({ flexDirection: 'column', gap: '4' });
  });
});
