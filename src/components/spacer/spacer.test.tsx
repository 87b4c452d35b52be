// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { spacerDefinition } from './spacer.definition.ts';

describe('Spacer', () => {
  it('is nothing to a screen reader', () => {
    const { container } = renderHost(spacerDefinition, {});
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('takes its size along the axis of its row or column', () => {
    expect(spacerDefinition.lower.styles({ size: '8' })).toMatchObject({ height: '8', flexGrow: 0 });
    expect(spacerDefinition.lower.styles({ size: '8', axis: 'inline' })).toMatchObject({ width: '8' });
    expect(spacerDefinition.lower.styles({ grow: true })).toMatchObject({ flexGrow: 1 });
  });
});
