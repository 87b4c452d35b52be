// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { progressDefinition } from './progress.definition.ts';

it('Progress has a name and a value', () => {
  renderHost(progressDefinition, { label: 'Turnover', value: 3, max: 4 });
  const bar = screen.getByLabelText('Turnover');
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['3', '4']);
});
