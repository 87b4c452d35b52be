import { createGlobalVariablesController, createVariable, render } from '@divkitframework/divkit/client';
import type { Game } from '../../lobby/contender.ts';

/** A DivJson card. What changes is a variable; DivKit writes its text when the variable is set. */
type Instance = ReturnType<typeof render>;
type Controller = ReturnType<typeof createGlobalVariablesController>;

const text = (words: string, rest: object = {}) => ({ type: 'text', text: words, ...rest });
const box = (items: readonly object[], rest: object = {}) => ({ type: 'container', items, ...rest });
const drawCard = (game: Game, index: number) =>
  box([
    box([{ type: 'image', image_url: game.image, width: { type: 'fixed', value: 100 } }]),
    box([text(game.title, { font_weight: 'bold' }), text(game.vendor)]),
    text(game.badge),
    box([text('Jackpot'), text(`@{jackpot${index}}`)], { orientation: 'horizontal' }),
    text('♡', {
      accessibility: { description: `Add ${game.title} to favourites`, type: 'button' },
      action: { log_id: 'favourite', url: `div-action://set_variable?name=favourite&value=${game.id}` },
    }),
  ]);

let instance: Instance | null = null;
let variables: Controller | null = null;
globalThis.contender = {
  name: 'DivKit',
  mount: (element, { lanes }) => {
    const games = lanes.flatMap((lane) => lane.games);
    const controller = createGlobalVariablesController();
    for (const [index, { jackpot }] of games.entries())
      controller.setVariable(createVariable(`jackpot${index}`, 'string', jackpot));
    variables = controller;
    let gameIndex = 0;
    const div = box(lanes.map((lane) => box(lane.games.map((game) => drawCard(game, gameIndex++)))));
    instance = render({
      id: 'lobby',
      target: element,
      globalVariablesController: controller,
      json: { card: { log_id: 'lobby', states: [{ state_id: 0, div }] }, templates: {} },
      onError: ({ error }) => {
        throw error;
      },
    });
  },
  update: async (index, value) => {
    variables?.getVariable(`jackpot${index}`)?.setValue(value);
    // Its writes come with the next microtask.
    await Promise.resolve();
  },
  unmount: () => instance?.$destroy(),
};
