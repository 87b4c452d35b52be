import { readMoney, writeMoney } from '../../../../../src/protocol/money/money.ts';
import type { GameView, PageTools } from '../../../client/game-view.ts';
import { make } from '../../../client/make.ts';
import { startPage } from '../../../client/start-page.ts';
import { multiply } from '../../../game.ts';
import type { RoundView } from '../../../shown-round.ts';
import type { DicePicture } from '../dice.game.ts';
import {
  edgeOf,
  leastPercent,
  mostPercent,
  paysOf,
  rolls,
  timesOf,
  writeRoll,
  type Choice,
  type Side,
} from '../dice.rules.ts';

const rollMs = 1_400;
const historyLength = 8;

/** The bar from 0 to 100 with its winning side, and the marker of the roll. */
function makeScale({ say, isStill }: PageTools) {
  const number = make('output', { class: 'roll', 'aria-hidden': 'true' }, '––.––');
  const zone = make('span', { class: 'zone' });
  const marker = make('span', { class: 'marker', hidden: '' });
  const edge = make('span', { class: 'edge' });
  const bar = make('div', { class: 'scale', 'aria-hidden': 'true' }, zone, edge, marker);
  const ticks = make('div', { class: 'ticks', 'aria-hidden': 'true' });
  ticks.append(...[0, 25, 50, 75, 100].map((tick) => make('span', {}, String(tick))));
  const history = make('ol', { class: 'history', 'aria-label': say('history') });
  const place = (element: HTMLElement, roll: number): void =>
    element.style.setProperty('--at', `${(roll / rolls) * 100}%`);

  return {
    elements: [number, bar, ticks, history],
    showChoice: (choice: Choice): void => {
      place(edge, edgeOf(choice));
      zone.style.setProperty('--wide', `${choice.percent}%`);
      bar.dataset['side'] = choice.side;
    },
    showRoll: ({ roll, isWon }: DicePicture): void => {
      number.textContent = writeRoll(roll);
      number.dataset['won'] = String(isWon);
      marker.hidden = false;
      marker.dataset['won'] = String(isWon);
      place(marker, roll);
    },
    /** Numbers run until the marker has come to the roll. */
    roll: async ({ roll }: DicePicture): Promise<void> => {
      marker.hidden = false;
      delete marker.dataset['won'];
      delete number.dataset['won'];
      if (isStill()) return;
      place(marker, roll);
      const from = performance.now();
      await new Promise<void>((resolve) => {
        const step = (now: number): void => {
          const rest = 1 - (now - from) / rollMs;
          if (rest <= 0) {
            resolve();
            return;
          }
          // Only a picture: what was rolled is in the round already.
          const swing = Math.sin(rest * 26) * rest ** 2 * rolls;
          number.textContent = writeRoll(Math.abs(Math.round(roll + swing)) % rolls);
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      });
    },
    remember: ({ roll, isWon }: DicePicture): void => {
      const entry = make('li', { 'data-won': String(isWon) }, writeRoll(roll));
      history.prepend(entry);
      while (history.children.length > historyLength) history.lastElementChild?.remove();
    },
  };
}

function makeChooser({ say, choice: place, money, stake, currency }: PageTools, onChange: () => void) {
  const percent = make('input', {
    type: 'range',
    id: 'percent',
    min: String(leastPercent),
    max: String(mostPercent),
    step: '1',
    value: '50',
    'aria-describedby': 'pays',
  });
  const output = make('output', { for: 'percent' });
  const pays = make('p', { id: 'pays', class: 'pays' });
  const sides = (['under', 'over'] as const).map((side) => {
    const button = make('button', { type: 'button', 'data-side': side });
    button.addEventListener('click', () => {
      chosen = side;
      show();
      onChange();
    });
    return button;
  });
  let chosen: Side = 'under';
  const read = (): Choice => ({ side: chosen, percent: Number(percent.value) });
  function show(): void {
    const choice = read();
    const times = timesOf(choice.percent) / 10_000;
    for (const button of sides) {
      const side = button.dataset['side'] as Side;
      button.textContent = say(side, { edge: writeRoll(edgeOf({ ...choice, side })) });
      button.setAttribute('aria-pressed', String(side === chosen));
    }
    output.textContent = `${choice.percent}%`;
    const staked = readMoney(stake(), currency());
    const amount =
      staked === null || staked < 0n
        ? '–'
        : money(writeMoney(multiply(staked, paysOf(choice.percent)), currency()));
    pays.textContent = say('paysOf', { times: times.toFixed(4), amount });
  }
  percent.addEventListener('input', () => {
    show();
    onChange();
  });
  for (const kind of ['input', 'change'])
    document.getElementById('stake')?.addEventListener(kind, () => show());
  place.append(
    make('div', { class: 'sides', role: 'group', 'aria-label': say('side') }, ...sides),
    make('div', { class: 'range' }, make('label', { for: 'percent' }, say('percent')), output, percent),
    pays,
  );
  return {
    read,
    show,
    setBusy: (isBusy: boolean): void => {
      for (const control of [...sides, percent]) control.disabled = isBusy;
    },
  };
}

function createDice(tools: PageTools): GameView<DicePicture> {
  const { say, money, stage } = tools;
  const scale = makeScale(tools);
  const chooser = makeChooser(tools, () => scale.showChoice(chooser.read()));
  stage.append(...scale.elements);
  scale.showChoice(chooser.read());
  return {
    begin: () => chooser.show(),
    readChoice: chooser.read,
    show: () => undefined,
    play: async ({ picture }) => {
      if (picture === null) return;
      await scale.roll(picture);
      scale.showRoll(picture);
      scale.remember(picture);
    },
    tell: ({ picture, payout, stake, state }: RoundView<DicePicture>) => {
      if (picture === null || state === 'refunded') return null;
      const roll = writeRoll(picture.roll);
      return picture.isWon
        ? say('won', { roll, amount: money(payout), stake: money(stake) })
        : say('lost', { roll, stake: money(stake) });
    },
    setBusy: (isBusy) => chooser.setBusy(isBusy),
  };
}

startPage(createDice);
