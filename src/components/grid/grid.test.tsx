import { describe, expect, it } from 'vitest';
import { gridDefinition } from './grid.definition.ts';
import { toText } from '../../protocol/json/to-text.ts';

describe('Grid', () => {
  it('makes that many equal columns per breakpoint', () => {
    expect(gridDefinition.lower.styles({ columns: { base: 2, lg: 4 } })).toMatchObject({
      gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    });
  });

  it('never makes a column wider than a small screen', () => {
    expect(toText(gridDefinition.lower.styles({ minColumn: 'tile' })['gridTemplateColumns'])).toContain(
      'min(100%',
    );
  });
});
