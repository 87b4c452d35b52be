import type { LobbyData } from '../../lobby/contender.ts';
import { waitForText } from './wait-for-text.ts';

/** amis as its SDK brings it (with its own React), `each` in `each`, texts as templates over the data. */
interface Embedded {
  updateProps(props: { readonly data: object }): void;
  unmount(): void;
}
declare const amisRequire: (name: 'amis/embed') => {
  embed(element: HTMLElement, schema: object, props: object, env: object): Embedded;
};

const box = (body: object | readonly object[], rest: object = {}) => ({ type: 'container', body, ...rest });
const words = (tpl: string) => ({ type: 'tpl', tpl });
const card = box(
  [
    box({ type: 'image', src: '${image}', imageMode: 'original' }),
    box([words('${title}'), words('${vendor}')]),
    words('${badge}'),
    box([words('Jackpot'), words('${jackpot}')]),
    { type: 'button', label: '', tooltip: 'Add ${title} to favourites' },
  ],
  { wrapperComponent: 'article' },
);
const schema = {
  type: 'page',
  body: { type: 'each', source: '${lanes}', items: { type: 'each', source: '${games}', items: card } },
};

let embedded: Embedded | null = null;
let held: LobbyData = { lanes: [] };

globalThis.contender = {
  name: 'amis',
  mount: async (element, lobby) => {
    held = lobby;
    embedded = amisRequire('amis/embed').embed(element, schema, { data: lobby }, { theme: 'cxd' });
    await waitForText(lobby.lanes.at(-1)?.games.at(-1)?.title ?? '');
  },
  update: async (index, value) => {
    const lanes = held.lanes.map((lane) => ({
      ...lane,
      games: lane.games.map((game, gameIndex) => (gameIndex === index ? { ...game, jackpot: value } : game)),
    }));
    held = { lanes };
    embedded?.updateProps({ data: { lanes } });
    await waitForText(value);
  },
  unmount: () => embedded?.unmount(),
};
