// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { headerDefinition } from './header.definition.ts';
import { HeaderView } from './header.tsx';

it('Header shows its slots in the order of the two rows inside the banner', () => {
  renderView(headerDefinition, HeaderView, {}, { slots: { end: 'Account', start: 'Brand', nav: 'Games' } });
  expect(screen.getByRole('banner').textContent).toBe('BrandAccountGames');
});
