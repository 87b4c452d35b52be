import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useSyncExternalStore, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import classes from 'bench:classes';
import type { Game } from '../../lobby/contender.ts';
import type { ListContender } from '../list-contender.ts';

/** Hand-written with TanStack Virtual: rows of one height, placed by their offset. */
let shown: readonly Game[] = [];
let redraw = (): void => undefined;
const rowHeight = 64;

const Row = memo(function Row(props: { readonly game: Game; readonly start: number }): ReactElement {
  const { game } = props;
  return (
    <li
      className={classes.row}
      style={{ position: 'absolute', insetInline: 0, transform: `translateY(${props.start}px)` }}
    >
      <span className={classes.title}>{game.title}</span>
      <small className={classes.vendor}>{game.vendor}</small>
      <span className={classes[game.tone]}>{game.badge}</span>
      <strong className={classes.jackpot}>{game.jackpot}</strong>
    </li>
  );
});

const subscribe = (listener: () => void): (() => void) => {
  redraw = listener;
  return () => undefined;
};

function List(): ReactElement {
  const games = useSyncExternalStore(subscribe, () => shown);
  // oxlint-disable-next-line react/incompatible-library -- this is how the library is used; nothing here is compiled by the React Compiler
  const virtualizer = useWindowVirtualizer({
    count: games.length,
    estimateSize: () => rowHeight,
    overscan: 4,
    getItemKey: (index) => (games[index] as Game).id,
  });
  return (
    <ul role="list" style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <Row key={key} game={games[index] as Game} start={start} />
      ))}
    </ul>
  );
}

let root: Root | null = null;
globalThis.listContender = {
  name: 'React by hand, TanStack Virtual',
  mount: (element, games) => {
    shown = games;
    const made = createRoot(element);
    root = made;
    flushSync(() => made.render(<List />));
  },
  show: (games) => {
    shown = games;
    flushSync(redraw);
  },
  unmount: () => flushSync(() => root?.unmount()),
} satisfies ListContender;
