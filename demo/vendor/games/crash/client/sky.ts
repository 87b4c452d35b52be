import { draw, make } from '../../../client/make.ts';
import { curveAt, multipleAt, writeMultiple } from '../crash.rules.ts';

const [width, height] = [600, 360] as const;
const points = 60;
/** What the axes show at the least. */
const leastMs = 6_000;
const leastTop = 1.9;

/** The picture of a flight: a curve that grows with the multiple, and a kite at its end. */
export function makeSky(label: string) {
  const area = draw('path', { class: 'area' });
  const curve = draw('path', { class: 'curve' });
  const grid = draw('g', { class: 'grid' });
  const kite = draw(
    'g',
    { class: 'kite' },
    draw('path', { class: 'tail', d: 'M0 0q-10 10-22 8t-22 12' }),
    draw('path', { class: 'sail', d: 'M0 6l10-30 22 18z' }),
    draw('path', { class: 'fold', d: 'M0 6l14-21 18 9z' }),
  );
  const svg = draw(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true', class: 'sky' },
    grid,
    area,
    curve,
    kite,
  );
  const number = make('output', { class: 'multiple', 'aria-hidden': 'true' }, '1.00×');
  const element = make('div', { class: 'flight', role: 'img', 'aria-label': label }, svg, number);

  function drawGrid(top: number): void {
    const step = top < 4 ? 0.5 : top < 12 ? 2 : top < 60 ? 10 : top < 300 ? 50 : 200;
    const lines: SVGElement[] = [];
    for (let value = 1 + step; value < top; value += step) {
      const y = height - ((value - 1) / (top - 1)) * height;
      lines.push(draw('path', { d: `M0 ${y.toFixed(1)}H${width}` }));
      lines.push(draw('text', { x: '6', y: (y - 5).toFixed(1) }, `${Number(value.toFixed(1))}×`));
    }
    grid.replaceChildren(...lines);
  }
  /** The curve up to so many milliseconds. */
  function showTime(ms: number): void {
    const wide = Math.max(leastMs, ms * 1.15);
    const top = Math.max(leastTop, 1 + (curveAt(ms) - 1) * 1.3);
    const pointAt = (time: number): readonly [number, number] => [
      (time / wide) * width,
      height - ((curveAt(time) - 1) / (top - 1)) * height,
    ];
    const path = Array.from({ length: points + 1 }, (_, index) =>
      pointAt((ms * index) / points)
        .map((place) => place.toFixed(1))
        .join(' '),
    ).join('L');
    const [x, y] = pointAt(ms);
    curve.setAttribute('d', `M${path}`);
    area.setAttribute('d', `M${path}L${x.toFixed(1)} ${height}L0 ${height}z`);
    kite.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
    drawGrid(top);
  }
  function showNumber(hundredths: number): void {
    number.textContent = `${writeMultiple(hundredths)}×`;
  }
  const setEnd = (end: 'none' | 'broken' | 'taken'): void => {
    element.dataset['end'] = end;
  };
  showTime(0);
  setEnd('none');
  return {
    element,
    fly: (ms: number): void => {
      showTime(ms);
      showNumber(multipleAt(ms));
    },
    showTime,
    showNumber,
    setEnd,
    setLabel: (text: string): void => element.setAttribute('aria-label', text),
  };
}
