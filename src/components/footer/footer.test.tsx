// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { footerDefinition } from './footer.definition.ts';

it('Footer is the content information of the page', () => {
  renderHost(footerDefinition, {}, 'Licence');
  expect(screen.getByRole('contentinfo').textContent).toBe('Licence');
});
