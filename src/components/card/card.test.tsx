// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { cardDefinition } from './card.definition.ts';

describe('Card', () => {
  it('can be an article', () => {
    renderHost(cardDefinition, { as: 'article' }, 'x');
    expect(screen.getByRole('article')).toBeDefined();
  });

  it('takes its padding from the layout', () => {
    expect(cardDefinition.lower.styles({ padding: '8' })).toMatchObject({ padding: '8' });
  });
});
