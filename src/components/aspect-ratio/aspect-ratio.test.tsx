// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { aspectRatioDefinition } from './aspect-ratio.definition.ts';

it('AspectRatio holds its child in the shape that was asked for', () => {
  renderHost(aspectRatioDefinition, { ratio: 'banner' }, <img src="/a.png" alt="A lion" />);
  expect(screen.getByRole('img', { name: 'A lion' })).toBeDefined();
  expect(aspectRatioDefinition.lower.styles({ ratio: 'banner' })).toMatchObject({ aspectRatio: '21 / 9' });
});
