// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { chartDefinition } from './chart.definition.ts';
import { findPoint, findShares, findTicks, placePoint, placeValue } from './chart-scale.ts';
import { ChartView } from './chart.tsx';

const frame = { width: 448, height: 224, start: 48, bottom: 26, isRightToLeft: false };

describe('the scale of a chart', () => {
  it('has round ticks around the values, zero among them', () => {
    expect(findTicks([120, 940])).toEqual([0, 250, 500, 750, 1000]);
    expect(findTicks([-500, 1900])).toEqual([-1000, 0, 1000, 2000]);
    expect(findTicks([0.1, 0.3])).toEqual([0, 0.1, 0.2, 0.3]);
    expect(findTicks([0, 0])).toEqual([0, 1]);
    expect(findTicks([])).toEqual([0, 1]);
  });

  it('puts values between top and floor', () => {
    expect(placeValue(0, [0, 100], frame)).toBe(198);
    expect(placeValue(100, [0, 100], frame)).toBe(8);
  });

  it('lets time run with the writing', () => {
    expect(placePoint(0, 4, frame)).toBe(98);
    expect(placePoint(0, 4, { ...frame, isRightToLeft: true })).toBe(350);
  });

  it('finds the point under a pointer, the nearest outside', () => {
    for (const isRightToLeft of [false, true]) {
      const turned = { ...frame, isRightToLeft };
      expect([0, 1, 2, 3].map((index) => findPoint(placePoint(index, 4, turned), 4, turned))).toEqual([
        0, 1, 2, 3,
      ]);
    }
    expect(findPoint(-50, 4, frame)).toBe(0);
    expect(findPoint(900, 4, frame)).toBe(3);
  });

  it('shares a whole, also when there is none', () => {
    expect(findShares([1, 3, -2])).toEqual([
      { begin: 0, share: 0.25 },
      { begin: 0.25, share: 0.75 },
      { begin: 1, share: 0 },
    ]);
    expect(findShares([0])).toEqual([{ begin: 0, share: 0 }]);
  });
});

describe('Chart', () => {
  const props = {
    label: 'Money',
    kind: 'line',
    rows: [
      { day: '2026-05-14', in: '1200', out: 300 },
      { day: '2026-05-15', in: null, out: 900 },
      { day: '2026-05-16', in: '950', out: 1400 },
    ],
    x: 'day',
    xFormat: 'date',
    series: [
      { key: 'in', label: 'Deposits' },
      { key: 'out', label: 'Withdrawals' },
    ],
    format: 'money',
    symbol: '₱',
  };

  it('is a figure with its name, whose points are read by arrow keys', async () => {
    renderView(chartDefinition, ChartView, props);
    expect(screen.getByRole('figure', { name: 'Money' })).toBeDefined();
    const points = screen.getByRole('slider', { name: 'Data points: Money' });
    points.focus();
    expect(points.getAttribute('aria-valuetext')).toBe(
      'May 16, 2026: Deposits ₱950.00, Withdrawals ₱1,400.00',
    );
    await userEvent.keyboard('{Home}');
    expect(points.getAttribute('aria-valuetext')).toBe(
      'May 14, 2026: Deposits ₱1,200.00, Withdrawals ₱300.00',
    );
    await userEvent.keyboard('{ArrowRight}');
    expect(points.getAttribute('aria-valuetext')).toBe('May 15, 2026: Deposits —, Withdrawals ₱900.00');
  });

  it('breaks a line where a value is missing', () => {
    const { container } = renderView(chartDefinition, ChartView, props);
    expect(container.querySelectorAll('.series0 path')).toHaveLength(2);
    expect(container.querySelectorAll('.series1 path')).toHaveLength(1);
  });

  it('says the same as a table', () => {
    const { container } = renderView(chartDefinition, ChartView, props);
    const cells = [...container.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(cells[0]).toBe('May 14, 2026₱1,200.00₱300.00');
    expect(cells).toHaveLength(3);
  });

  it('draws bars down from zero for losses', () => {
    const { container } = renderView(chartDefinition, ChartView, {
      ...props,
      kind: 'bar',
      rows: [
        { day: 'a', in: 10 },
        { day: 'b', in: -10 },
      ],
      series: [{ key: 'in', label: 'Net' }],
      xFormat: 'text',
    });
    const [up, down] = [...container.querySelectorAll('rect.bar')].map((bar) => ({
      y: Number(bar.getAttribute('y')),
      height: Number(bar.getAttribute('height')),
    }));
    expect(up?.height).toBeCloseTo(down?.height ?? 0);
    expect(down?.y).toBeCloseTo((up?.y ?? 0) + (up?.height ?? 0));
  });

  it('tells the parts of a ring as text, with their share', () => {
    renderView(chartDefinition, ChartView, {
      ...props,
      kind: 'donut',
      rows: [
        { kind: 'Slots', in: 75 },
        { kind: 'Live', in: 25 },
      ],
      x: 'kind',
      xFormat: 'text',
      format: 'number',
      series: [{ key: 'in', label: 'Bets' }],
    });
    expect(screen.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      'Slots7575%',
      'Live2525%',
    ]);
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('says when there is nothing to draw', () => {
    const { update } = renderView(chartDefinition, ChartView, { ...props, rows: [], status: 'loading' });
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    update({ ...props, rows: [], status: 'error' });
    expect(screen.getByRole('status').textContent).toBe('Couldn’t load');
  });
});
