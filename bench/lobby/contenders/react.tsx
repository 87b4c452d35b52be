import { memo, useSyncExternalStore, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import classes from 'bench:classes';
import { laneSize, type Game, type Lane, type LobbyData } from '../contender.ts';

/** Hand-written: one memoised component per card, no component inside it, class names at hand. */
let shown: LobbyData = { lanes: [] };
let redraw = (): void => undefined;
let pressed = '';

const Card = memo(function Card({ game }: { readonly game: Game }): ReactElement {
  return (
    <article className={classes.card}>
      <div className={classes.art}>
        <img
          className={classes.picture}
          src={game.image}
          alt=""
          aria-hidden="true"
          decoding="async"
          loading="lazy"
        />
      </div>
      <div className={classes.words}>
        <span className={classes.title}>{game.title}</span>
        <span className={classes.vendor}>{game.vendor}</span>
      </div>
      <span className={classes[game.tone]}>{game.badge}</span>
      <div className={classes.foot}>
        <small className={classes.label}>Jackpot</small>
        <strong className={classes.jackpot}>{game.jackpot}</strong>
      </div>
      <button
        type="button"
        className={classes.favourite}
        aria-label={`Add ${game.title} to favourites`}
        onClick={() => {
          pressed = game.id;
        }}
      />
    </article>
  );
});

const LaneView = memo(function LaneView({ lane }: { readonly lane: Lane }): ReactElement {
  return (
    <div className={classes.lane}>
      {lane.games.map((game) => (
        <Card key={game.id} game={game} />
      ))}
    </div>
  );
});

const subscribe = (listener: () => void): (() => void) => {
  redraw = listener;
  return () => undefined;
};

function Lobby(): ReactElement {
  const { lanes } = useSyncExternalStore(subscribe, () => shown);
  return (
    <div className={classes.lanes}>
      {lanes.map((lane) => (
        <LaneView key={lane.key} lane={lane} />
      ))}
    </div>
  );
}

let root: Root | null = null;
globalThis.contender = {
  name: 'React by hand',
  mount: (element, data) => {
    shown = data;
    const made = createRoot(element);
    root = made;
    flushSync(() => made.render(<Lobby />));
  },
  update: (index, value) => {
    const laneIndex = Math.floor(index / laneSize);
    const lane = shown.lanes[laneIndex] as Lane;
    const games = [...lane.games];
    games[index % laneSize] = { ...(games[index % laneSize] as Game), jackpot: value };
    const lanes = [...shown.lanes];
    lanes[laneIndex] = { ...lane, games };
    shown = { lanes };
    flushSync(redraw);
  },
  unmount: () => {
    flushSync(() => root?.unmount());
    shown = { lanes: [] };
    if (pressed !== '') throw new Error(`nobody pressed, got ${pressed}`);
  },
};
