// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { skeletonDefinition } from './skeleton.definition.ts';
import { SkeletonView } from './skeleton.tsx';

it('Skeleton announces that content is loading and has `count` placeholders', () => {
  renderView(skeletonDefinition, SkeletonView, { variant: 'row', count: 5 });
  expect(screen.getByRole('status', { name: 'Loading' }).children).toHaveLength(5);
});
