import {
  createStateStore,
  JSONUIProvider,
  Renderer,
  type ComponentRegistry,
  type StateStore,
} from '@json-render/react';
import classes from 'bench:classes';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { laneSize, type LobbyData } from '../../lobby/contender.ts';
import { Box, Picture, Press, Text } from './parts.tsx';

/** A flat spec with `repeat` for the cards and `$item` for what is in them, over its state store. */
const registry: ComponentRegistry = {
  Box: ({ element, children }) => <Box {...element.props}>{children}</Box>,
  Text: ({ element }) => <Text {...(element.props as { text: string })} />,
  Picture: ({ element }) => <Picture {...(element.props as { src: string })} />,
  Press: ({ element, emit }) => (
    <Press {...(element.props as { label: string })} onPress={() => emit('press')} />
  ),
  Badge: ({ element }) => {
    const { text, tone } = element.props as { text: string; tone: 'success' | 'danger' | 'warning' };
    return <Text cls={classes[tone]} text={text} />;
  },
};
const item = (name: string) => ({ $item: name });
const makeSpec = ({ lanes }: LobbyData) => ({
  root: 'lobby',
  elements: {
    lobby: { type: 'Box', props: { cls: classes['lanes'] }, children: lanes.map(({ key }) => key) },
    ...Object.fromEntries(
      lanes.map(({ key }, laneIndex) => [
        key,
        {
          type: 'Box',
          props: { cls: classes['lane'] },
          repeat: { statePath: `/lanes/${laneIndex}/games`, key: 'id' },
          children: ['card'],
        },
      ]),
    ),
    card: {
      type: 'Box',
      props: { tag: 'article', cls: classes['card'] },
      children: ['art', 'words', 'badge', 'foot', 'favourite'],
    },
    art: { type: 'Box', props: { cls: classes['art'] }, children: ['picture'] },
    picture: { type: 'Picture', props: { cls: classes['picture'], src: item('image') } },
    words: { type: 'Box', props: { cls: classes['words'] }, children: ['title', 'vendor'] },
    title: { type: 'Text', props: { cls: classes['title'], text: item('title') } },
    vendor: { type: 'Text', props: { cls: classes['vendor'], text: item('vendor') } },
    badge: { type: 'Badge', props: { text: item('badge'), tone: item('tone') } },
    foot: { type: 'Box', props: { cls: classes['foot'] }, children: ['label', 'jackpot'] },
    label: { type: 'Text', props: { tag: 'small', cls: classes['label'], text: 'Jackpot' } },
    jackpot: { type: 'Text', props: { tag: 'strong', cls: classes['jackpot'], text: item('jackpot') } },
    favourite: { type: 'Press', props: { cls: classes['favourite'], label: item('title') } },
  },
});

let root: Root | null = null;
let store: StateStore | null = null;
globalThis.contender = {
  name: 'json-render',
  mount: (element, data) => {
    const made = createRoot(element);
    root = made;
    store = createStateStore(structuredClone(data));
    const spec = makeSpec(data);
    flushSync(() =>
      made.render(
        <JSONUIProvider registry={registry} store={store as StateStore}>
          <Renderer spec={spec} registry={registry} />
        </JSONUIProvider>,
      ),
    );
  },
  update: (index, value) => {
    const path = `/lanes/${Math.floor(index / laneSize)}/games/${index % laneSize}/jackpot`;
    flushSync(() => store?.set(path, value));
  },
  unmount: () => flushSync(() => root?.unmount()),
};
