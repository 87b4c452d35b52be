import { AdaptiveCard, type TextBlock } from 'adaptivecards';
import type { Game } from '../../lobby/contender.ts';

/**
 * One card of cards. There are no bindings: the code that changes a text finds its block by its id and
 * draws that block again in its place, the least that shows the change.
 */
const text = (words: string, rest: object = {}) => ({ type: 'TextBlock', text: words, ...rest });
const box = (items: readonly object[]) => ({ type: 'Container', items });
const drawGame = (game: Game, index: number) =>
  box([
    box([{ type: 'Image', url: game.image, altText: '' }]),
    box([text(game.title, { weight: 'Bolder' }), text(game.vendor)]),
    text(game.badge),
    box([text('Jackpot'), text(game.jackpot, { id: `jackpot${index}` })]),
    {
      type: 'ActionSet',
      actions: [{ type: 'Action.Submit', title: `Add ${game.title} to favourites`, data: { id: game.id } }],
    },
  ]);

let card: AdaptiveCard | null = null;
let held: HTMLElement | null = null;
globalThis.contender = {
  name: 'Adaptive Cards',
  mount: (element, { lanes }) => {
    const made = new AdaptiveCard();
    let gameIndex = 0;
    made.parse({
      type: 'AdaptiveCard',
      version: '1.5',
      body: lanes.map((lane) => box(lane.games.map((game) => drawGame(game, gameIndex++)))),
    });
    element.append(made.render() as HTMLElement);
    card = made;
    held = element;
  },
  update: (index, value) => {
    const block = card?.getElementById(`jackpot${index}`) as TextBlock;
    const before = block.renderedElement as HTMLElement;
    block.text = value;
    before.replaceWith(block.render() as HTMLElement);
  },
  unmount: () => held?.replaceChildren(),
};
