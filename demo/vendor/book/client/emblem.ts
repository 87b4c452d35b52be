import { draw } from '../../client/make.ts';
import type { TeamView } from '../views.ts';

const shapes = [
  'M12 2l9 3v7c0 5-4 8-9 10-5-2-9-5-9-10V5z',
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  'M12 1l10 6v10l-10 6-10-6V7z',
] as const;

/** The emblem of a team: a shape in its colour. The name beside it says who it is. */
export function makeEmblem({ name, hue }: TeamView): SVGElement {
  const shape = shapes[name.length % shapes.length] ?? shapes[0];
  return draw(
    'svg',
    { viewBox: '0 0 24 24', class: 'emblem', 'aria-hidden': 'true' },
    draw('path', { d: shape, fill: `hsl(${hue} 62% 42%)` }),
    draw('path', {
      d: 'M12 2v20',
      stroke: `hsl(${(hue + 150) % 360} 70% 82%)`,
      'stroke-width': '5',
      opacity: '0.55',
    }),
    draw('path', { d: shape, fill: 'none', stroke: `hsl(${hue} 55% 28%)`, 'stroke-width': '1.5' }),
  );
}
