// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useContext } from 'react';
import { expect, it } from 'vitest';
import { MenuShapeContext } from '../menu-context.ts';
import { renderView } from '../render-definition.fake.tsx';
import { bottomBarDefinition } from './bottom-bar.definition.ts';
import { BottomBarView } from './bottom-bar.tsx';

const ShowShape = () => <i>{useContext(MenuShapeContext)}</i>;

it('BottomBar is a named group that gives its navigation the shape of a tab bar', () => {
  renderView(bottomBarDefinition, BottomBarView, { label: 'Quick' }, { children: <ShowShape /> });
  expect(screen.getByRole('group', { name: 'Quick' }).textContent).toBe('bottom');
});
