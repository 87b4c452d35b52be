import { Content } from '@builder.io/sdk-react';
import classes from 'bench:classes';
import { useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { laneSize, type Game, type Lane, type LobbyData } from '../../lobby/contender.ts';
import { waitForText } from './wait-for-text.ts';
import { Box, Picture, Press, Text } from './parts.tsx';

/** Blocks with registered components, repeated over the state, their props bound by its expressions. */
interface Block {
  readonly '@type': '@builder.io/sdk:Element';
  readonly id: string;
  readonly component: { readonly name: string; readonly options: object };
  readonly bindings?: Readonly<Record<string, string>>;
  readonly repeat?: { readonly collection: string; readonly itemName: string };
  readonly children?: readonly Block[];
}
const make = (
  name: string,
  id: string,
  options: object,
  bound: Readonly<Record<string, string>> = {},
  children: readonly Block[] = [],
): Block => ({
  '@type': '@builder.io/sdk:Element',
  id: `builder-${id}`,
  component: { name, options },
  bindings: Object.fromEntries(
    Object.entries(bound).map(([option, path]) => [`component.options.${option}`, path]),
  ),
  children,
});
const box = (id: string, children: readonly Block[], options: object = {}): Block =>
  make('Box', id, { cls: classes[id], ...options }, {}, children);
const card = box(
  'card',
  [
    box('art', [make('Picture', 'picture', { cls: classes['picture'] }, { src: 'state.game.image' })]),
    box('words', [
      make('Text', 'title', { cls: classes['title'] }, { text: 'state.game.title' }),
      make('Text', 'vendor', { cls: classes['vendor'] }, { text: 'state.game.vendor' }),
    ]),
    make('Text', 'badge', { cls: classes['success'] }, { text: 'state.game.badge' }),
    box('foot', [
      make('Text', 'label', { tag: 'small', cls: classes['label'], text: 'Jackpot' }),
      make('Text', 'jackpot', { tag: 'strong', cls: classes['jackpot'] }, { text: 'state.game.jackpot' }),
    ]),
    make('Press', 'favourite', { cls: classes['favourite'] }, { label: 'state.game.title' }),
  ],
  { tag: 'article' },
);
const lane: Block = {
  ...box('lane', [{ ...card, repeat: { collection: 'state.lane.games', itemName: 'game' } }]),
  repeat: { collection: 'state.lanes', itemName: 'lane' },
};
const content = { data: { blocks: [box('lanes', [lane])] } };
const input = (name: string) => ({ name, type: 'string' });
const noWrap = { noWrap: true, inputs: ['tag', 'cls', 'text', 'src', 'label'].map(input) };
const customComponents = [
  { name: 'Box', component: Box, canHaveChildren: true, ...noWrap },
  { name: 'Text', component: Text, ...noWrap },
  { name: 'Picture', component: Picture, ...noWrap },
  { name: 'Press', component: Press, ...noWrap },
];

let shown: LobbyData = { lanes: [] };
let redraw = (): void => undefined;
const subscribe = (listener: () => void): (() => void) => {
  redraw = listener;
  return () => undefined;
};
const Page = (): ReactNode => {
  const data = useSyncExternalStore(subscribe, () => shown);
  return (
    <Content
      model="page"
      apiKey="bench"
      content={content}
      data={data}
      customComponents={customComponents}
      canTrack={false}
    />
  );
};

let root: Root | null = null;
globalThis.contender = {
  name: "Builder's SDK",
  mount: (element, data) => {
    shown = data;
    const made = createRoot(element);
    root = made;
    flushSync(() => made.render(<Page />));
  },
  update: async (index, value) => {
    const laneIndex = Math.floor(index / laneSize);
    const changed = shown.lanes[laneIndex] as Lane;
    const game = { ...(changed.games[index % laneSize] as Game), jackpot: value };
    const games = changed.games.with(index % laneSize, game);
    shown = { lanes: shown.lanes.with(laneIndex, { ...changed, games }) };
    flushSync(redraw);
    // It takes new data over in an effect.
    await waitForText(value);
  },
  unmount: () => flushSync(() => root?.unmount()),
};
