import { draw, make } from '../../../client/make.ts';
import type { Say } from '../../../client/say.ts';
import { colourOf, pocketCount, wheel } from '../roulette.rules.ts';

const spinMs = 3_200;
const turns = 4;
const degrees = 360 / pocketCount;
const pointAt = (angle: number, radius: number): string => {
  const radians = ((angle - 90) * Math.PI) / 180;
  return `${(Math.cos(radians) * radius).toFixed(2)} ${(Math.sin(radians) * radius).toFixed(2)}`;
};

function drawPocket(pocket: number, place: number): SVGElement {
  const [from, to] = [(place - 0.5) * degrees, (place + 0.5) * degrees];
  const sector = draw('path', {
    class: 'pocket',
    'data-colour': colourOf(pocket),
    d: `M${pointAt(from, 98)}A98 98 0 0 1 ${pointAt(to, 98)}L${pointAt(to, 62)}A62 62 0 0 0 ${pointAt(from, 62)}Z`,
  });
  const label = draw('text', { y: '-84', transform: `rotate(${place * degrees})` });
  label.textContent = String(pocket);
  return draw('g', {}, sector, label);
}

/** The wheel with its ball: the pocket that was drawn turns to the top, where the ball lies. */
export function makeWheel(say: Say) {
  const disc = draw('g', { class: 'disc' }, ...wheel.map(drawPocket));
  const ball = draw('circle', { class: 'ball', r: '5', cy: '-70', hidden: '' });
  const svg = draw(
    'svg',
    { viewBox: '-106 -106 212 212', 'aria-hidden': 'true' },
    draw('circle', { class: 'rim', r: '104' }),
    disc,
    draw('circle', { class: 'hub', r: '60' }),
    ball,
  );
  const number = make('span', { class: 'drawn', 'aria-hidden': 'true' }, '–');
  const element = make('div', { class: 'wheel', role: 'img', 'aria-label': say('wheel') }, svg, number);
  let wheelAngle = 0;
  const turn = (angle: number): string => `rotate(${angle}deg)`;
  const nameOf = (pocket: number): string =>
    say('pocket', { number: String(pocket), colour: say(`colour.${colourOf(pocket)}`) });
  return {
    element,
    nameOf,
    spin: async (pocket: number, isStill: boolean): Promise<void> => {
      const target = -wheel.indexOf(pocket) * degrees;
      number.textContent = '';
      ball.removeAttribute('hidden');
      if (!isStill) {
        const end = target - 360 * turns;
        const frames = [{ transform: turn(wheelAngle) }, { transform: turn(end) }];
        await disc.animate(frames, { duration: spinMs, easing: 'cubic-bezier(.15,.6,.2,1)' }).finished;
      }
      wheelAngle = target;
      disc.style.setProperty('transform', turn(wheelAngle));
      number.textContent = String(pocket);
      element.dataset['colour'] = colourOf(pocket);
      element.setAttribute('aria-label', `${say('wheel')}: ${nameOf(pocket)}`);
    },
  };
}
export type Wheel = ReturnType<typeof makeWheel>;
