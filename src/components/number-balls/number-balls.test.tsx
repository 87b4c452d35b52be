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

it('NumberBalls shows a table of prizes where there are some, as many rows as there is room for', () => {
  const prizes = [
    { name: 'Special prize', numbers: ['012345'] },
    { name: 'Third prize', numbers: ['00001', '00002'] },
  ];
  const { update } = renderView(numberBallsDefinition, NumberBallsView, {
    label: 'Result',
    numbers: [0],
    prizes,
  });
  const rows = () => screen.getAllByRole('row').map((row) => row.textContent);
  expect(screen.getByRole('table', { name: 'Result' })).toBeDefined();
  expect(rows()).toEqual(['Special prize012345', 'Third prize0000100002']);
  expect(screen.getByRole('rowheader', { name: 'Third prize' })).toBeDefined();
  update({ label: 'Result', numbers: [0], prizes, most: 1 });
  expect(rows()).toEqual(['Special prize012345']);
});
