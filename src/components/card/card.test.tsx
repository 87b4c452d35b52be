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

  it('has a column inside where a gap is named, and a grid where that is to fill the height', () => {
    const { styles } = cardDefinition.lower;
    expect(styles({})).not.toHaveProperty('display');
    expect(styles({ gap: '3' })).toMatchObject({ display: 'flex', flexDirection: 'column', gap: '3' });
    expect(styles({ gap: '3', fill: true })).toMatchObject({ display: 'grid', gap: '3' });
  });
});
