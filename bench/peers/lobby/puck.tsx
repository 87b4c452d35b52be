import { Render, type Config, type Data } from '@puckeditor/core';
import classes from 'bench:classes';
import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { laneSize, type Game, type Lane, type LobbyData } from '../../lobby/contender.ts';
import { Picture, Press, Text } from './parts.tsx';

/** Boxes with a slot for what is in them. There is no data beside the document: a change is another document. */
type Item = Data['content'][number];
const make = (type: string, id: string, props: object): Item => ({ type, props: { id, ...props } });

const drawCard = ({ id, image, title, vendor, badge, tone, jackpot }: Game): Item =>
  make('Box', id, {
    tag: 'article',
    cls: classes['card'],
    items: [
      make('Box', `${id}-art`, {
        cls: classes['art'],
        items: [make('Picture', `${id}-picture`, { cls: classes['picture'], src: image })],
      }),
      make('Box', `${id}-words`, {
        cls: classes['words'],
        items: [
          make('Text', `${id}-title`, { cls: classes['title'], text: title }),
          make('Text', `${id}-vendor`, { cls: classes['vendor'], text: vendor }),
        ],
      }),
      make('Text', `${id}-badge`, { cls: classes[tone], text: badge }),
      make('Box', `${id}-foot`, {
        cls: classes['foot'],
        items: [
          make('Text', `${id}-label`, { tag: 'small', cls: classes['label'], text: 'Jackpot' }),
          make('Text', `${id}-jackpot`, { tag: 'strong', cls: classes['jackpot'], text: jackpot }),
        ],
      }),
      make('Press', `${id}-favourite`, { cls: classes['favourite'], label: `Add ${title} to favourites` }),
    ],
  });
const drawLane = ({ key, games }: Lane): Item =>
  make('Box', key, { cls: classes['lane'], items: games.map(drawCard) });
const drawLobby = ({ lanes }: LobbyData): Data => ({
  content: [make('Box', 'lobby', { cls: classes['lanes'], items: lanes.map(drawLane) })],
  root: { props: {} },
});

interface BoxProps {
  readonly tag?: string;
  readonly cls?: string;
  /** A slot is a component that puts its items into an element: the box itself, so that there is none around it. */
  readonly items: ComponentType<{ readonly as?: string; readonly className?: string | undefined }>;
}
const config: Config = {
  components: {
    Box: {
      fields: { items: { type: 'slot' } },
      render: ({ tag, cls, items: Items }: BoxProps): ReactNode => (
        <Items as={tag ?? 'div'} className={cls} />
      ),
    },
    Text: { render: ({ tag, cls, text }) => <Text tag={tag} cls={cls} text={text} /> },
    Picture: { render: ({ cls, src }) => <Picture cls={cls} src={src} /> },
    Press: { render: ({ cls, label }) => <Press cls={cls} label={label} onPress={() => undefined} /> },
  },
};

let lobby: LobbyData = { lanes: [] };
let shown: Data = drawLobby(lobby);
let redraw = (): void => undefined;
const subscribe = (listener: () => void): (() => void) => {
  redraw = listener;
  return () => undefined;
};
const Page = (): ReactNode => <Render config={config} data={useSyncExternalStore(subscribe, () => shown)} />;

let root: Root | null = null;
globalThis.contender = {
  name: 'Puck, Render',
  mount: (element, data) => {
    lobby = data;
    shown = drawLobby(data);
    const made = createRoot(element);
    root = made;
    flushSync(() => made.render(<Page />));
  },
  update: (index, value) => {
    const laneIndex = Math.floor(index / laneSize);
    const lane = lobby.lanes[laneIndex] as Lane;
    const games = lane.games.with(index % laneSize, {
      ...(lane.games[index % laneSize] as Game),
      jackpot: value,
    });
    lobby = { lanes: lobby.lanes.with(laneIndex, { ...lane, games }) };
    // Only the changed card is another object; all others are the items that were there.
    const [box] = shown.content as [Item];
    const items = box.props['items'] as Item[];
    const changed = items[laneIndex] as Item;
    const cards = (changed.props['items'] as Item[]).with(
      index % laneSize,
      drawCard(games[index % laneSize] as Game),
    );
    const nextLane = { ...changed, props: { ...changed.props, items: cards } };
    shown = {
      ...shown,
      content: [{ ...box, props: { ...box.props, items: items.with(laneIndex, nextLane) } }],
    };
    flushSync(redraw);
  },
  unmount: () => flushSync(() => root?.unmount()),
};
