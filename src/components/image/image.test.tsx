// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { imageDefinition } from './image.definition.ts';

describe('Image', () => {
  it('has its words and is loaded late', () => {
    renderHost(imageDefinition, { src: '/a.webp', alt: 'A lion' });
    expect(screen.getByRole('img', { name: 'A lion' }).getAttribute('loading')).toBe('lazy');
  });

  it('is loaded eagerly when it is part of the first view', () => {
    renderHost(imageDefinition, { src: '/a.webp', alt: 'B', loading: 'eager' });
    expect(screen.getByRole('img', { name: 'B' }).getAttribute('loading')).toBe('eager');
  });

  it('holds its place by ratio', () => {
    expect(imageDefinition.lower.styles({ ratio: 'portrait' })).toMatchObject({ aspectRatio: '3 / 4' });
  });
});
