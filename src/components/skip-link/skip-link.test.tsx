// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { skipLinkDefinition } from './skip-link.definition.ts';

it('SkipLink points at the place in the page', () => {
  renderHost(skipLinkDefinition, { target: 'main' }, 'Skip');
  expect(screen.getByRole('link', { name: 'Skip' }).getAttribute('href')).toBe('#main');
});
