// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { numberBallsDefinition } from './number-balls.definition.ts';
import { NumberBallsView } from './number-balls.tsx';

it('NumberBalls shows each number in the order of drawing, repeats too', () => {
  renderView(numberBallsDefinition, NumberBallsView, { label: 'Last result', numbers: [7, 0, 7] });
  const list = screen.getByRole('list', { name: 'Last result' });
  expect([...list.querySelectorAll('li')].map((ball) => ball.textContent)).toEqual(['7', '0', '7']);
});
