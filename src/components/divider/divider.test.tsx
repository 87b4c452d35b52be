// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { dividerDefinition } from './divider.definition.ts';

it('Divider is a separator', () => {
  renderHost(dividerDefinition, {});
  expect(screen.getByRole('separator')).toBeDefined();
});
