// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { headingDefinition } from './heading.definition.ts';

describe('Heading', () => {
  it('has the level of the outline, whatever its size', () => {
    renderHost(headingDefinition, { level: 3, size: '2xl' }, 'Games');
    expect(screen.getByRole('heading', { level: 3, name: 'Games' })).toBeDefined();
    expect(headingDefinition.lower.styles({ level: 3, size: '2xl' })).toMatchObject({
      textStyle: 'heading2xl',
    });
  });

  it('stays in the outline when hidden from the eye', () => {
    expect(headingDefinition.lower.styles({ level: 1, visuallyHidden: true })).not.toHaveProperty('display');
  });
});
