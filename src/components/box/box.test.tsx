// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { boxDefinition } from './box.definition.ts';

describe('Box', () => {
  it('is the element that the layout asks for', () => {
    renderHost(boxDefinition, { as: 'main' }, 'content');
    expect(screen.getByRole('main')).toHaveProperty('textContent', 'content');
  });

  it('keeps to a thumb of 96 px that does not shrink', () => {
    expect(boxDefinition.lower.styles({ width: 'thumb' })).toMatchObject({ width: 'thumb', flexShrink: 0 });
  });
});
