// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { breadcrumbDefinition } from './breadcrumb.definition.ts';
import { BreadcrumbView } from './breadcrumb.tsx';

const props = {
  label: 'You are here',
  trail: [{ label: 'Home', route: 'home' }, { label: 'Games', route: 'rng' }, { label: 'Carp' }],
};

describe('Breadcrumb', () => {
  it('names where one is and links the way there', () => {
    renderView(breadcrumbDefinition, BreadcrumbView, props);
    expect(screen.getByRole('navigation', { name: 'You are here' })).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/home', '/rng']);
    expect(screen.getByText('Carp').getAttribute('aria-current')).toBe('page');
  });

  it('goes there without loading the page again', () => {
    const { runtime } = renderView(breadcrumbDefinition, BreadcrumbView, props);
    expect(fireEvent.click(screen.getByRole('link', { name: 'Games' }))).toBe(false);
    expect(runtime.calls.navigate).toEqual([['rng']]);
  });
});
