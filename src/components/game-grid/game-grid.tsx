import { useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { GameTile } from '../game-tile.tsx';
import { readField, readId, readWords, type FieldNames } from '../read-fields.ts';
import { findNeighbour } from './grid-window.ts';
import { appendPage, recallPages, rememberPages } from './page-buffer.ts';
import { useGridWindow, type MeasuredGrid } from './use-grid-window.ts';

type Field = 'id' | 'title' | 'vendor' | 'image' | 'tag' | 'favourite';

export interface GameGridProps {
  readonly label: string;
  readonly games?: readonly JsonObject[] | null;
  readonly fields?: FieldNames<Field>;
  readonly status?: 'loading' | 'ready' | 'error' | null;
  readonly page?: number | null;
  readonly total?: number | null;
  readonly query?: string | null;
  readonly marked?: string | null;
  readonly favourites?: boolean | null;
  readonly details?: boolean;
  readonly favouriteIds?: readonly (string | number)[] | null;
}

/** Fills the first screen of a wide window. */
const placesWhileLoading = 24;
const noGames: readonly JsonObject[] = [];

interface Games {
  readonly games: readonly JsonObject[];
  /** Number of pages loaded so far. */
  readonly pages: number;
  /** Number of games on all pages; null while it is unknown. */
  readonly total: number | null;
}

/** The games of all pages loaded so far, also after the player returns to the list. */
const useGames = (props: GameGridProps, nodeId: string): Games => {
  const { page } = props;
  const games = props.games ?? noGames;
  const query = props.query ?? '';
  const list = typeof location === 'undefined' ? nodeId : `${location.pathname} ${nodeId}`;
  const [gathered, setGathered] = useState(() => recallPages(list, query));
  const isPaged = typeof page === 'number';
  const isReady = props.status !== 'loading' && props.status !== 'error';
  const total = props.total ?? null;
  const next = isPaged && isReady ? appendPage(gathered, { query, page, rows: games, total }) : gathered;
  if (next !== gathered) setGathered(next);
  useLayoutEffect(() => {
    if (isPaged && next.pages.length > 0) rememberPages(list, next);
  }, [isPaged, list, next]);
  // Another query is on its way: what is here answers the one before.
  const isAnswer = next.query === query;
  const flat = useMemo(() => (isAnswer ? next.pages.flat() : noGames), [isAnswer, next.pages]);
  // The total stays while the next page is on its way, or the button for it would go and come.
  return isPaged
    ? { games: flat, pages: isAnswer ? next.pages.length : 0, total: isAnswer ? next.total : null }
    : { games, pages: 1, total };
};

/** Scrolls there and gives it the focus once it is in the page. */
const useFocusMove = (grid: { readonly current: HTMLElement | null }) => {
  const index = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (index.current === null) return;
    const play = grid.current?.querySelector<HTMLElement>(`[data-index="${index.current}"] [data-play]`);
    if (play === null || play === undefined) return;
    index.current = null;
    play.focus({ preventScroll: true });
    play.closest('article')?.scrollIntoView({ block: 'nearest' });
  });
  return index;
};

export const GameGridView = (view: ViewProps<GameGridProps>): ReactNode => {
  const { props, classes, text, nodeId } = view;
  const list = useGames(props, nodeId);
  const count = list.games.length;
  const total = Math.max(list.total ?? count, count);
  const isWaiting = count === 0 && props.status === 'loading';
  const news = isWaiting ? 'loading' : count === 0 ? 'empty' : 'shown';
  return (
    // The place of a link that skips what is above it.
    <div id={nodeId} className={classes['root']} aria-busy={props.status === 'loading'}>
      {/* Always there: what comes into the page together with its words is not read out. */}
      <span className={classes['hidden']} role="status">
        {text(news, { shown: count, total })}
      </span>
      {isWaiting ? <Places {...view} /> : <GameResults {...view} found={list} />}
    </div>
  );
};

const Places = ({ classes }: ViewProps<GameGridProps>): ReactNode => (
  <div className={classes['grid']} aria-hidden="true">
    {Array.from({ length: placesWhileLoading }, (_, index) => (
      <span key={index} className={classes['place']} />
    ))}
  </div>
);

const GameResults = ({ found, ...view }: ViewProps<GameGridProps> & { readonly found: Games }): ReactNode => {
  const { classes, text, slots } = view;
  const hint = useId();
  if (found.games.length === 0) return slots['empty'] ?? <p className={classes['state']}>{text('empty')}</p>;
  return (
    <>
      <span id={hint} hidden>
        {text('keys')}
      </span>
      <Games {...view} games={found.games} total={found.total} hint={hint} />
      <Foot {...view} found={found} />
    </>
  );
};

interface GamesProps extends ViewProps<GameGridProps> {
  readonly games: readonly JsonObject[];
  readonly total: number | null;
  readonly hint: string;
}

/** Whether the heart is full; null where there is none. */
const readFavourite = (props: GameGridProps, row: JsonObject, id: string | number): boolean | null => {
  if (props.favourites !== true) return null;
  return props.favouriteIds?.includes(id) ?? readField(row, props.fields, 'favourite') === true;
};

const Games = (view: GamesProps): ReactNode => {
  const { props, classes, games, emit } = view;
  const grid = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const [hasFocus, setHasFocus] = useState(false);
  const focusMove = useFocusMove(grid);
  const part = useGridWindow(grid, games.length);
  const now = Math.min(active, games.length - 1);
  const columns = part.measure?.columns ?? 1;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.shiftKey || grid.current === null) return;
    const target = findNeighbour(event.key, now, games.length, {
      columns,
      isRightToLeft: getComputedStyle(grid.current).direction === 'rtl',
      isControl: event.ctrlKey,
    });
    if (target === undefined) return;
    event.preventDefault();
    focusMove.current = target;
    setActive(target);
  };
  const inFlow = Array.from({ length: part.end - part.start }, (_, step) => part.start + step);
  const isAway = now < part.start || now >= part.end;
  // The focused game stays in the page wherever one scrolls, or the focus would fall to the body.
  const keepsActive = isAway && (hasFocus || focusMove.current !== null) && part.measure !== null;
  const stop = isAway && !keepsActive ? part.start : now;
  const renderItem = (index: number, isPinned: boolean): ReactNode => {
    const row = games[index];
    if (row === undefined) return null;
    const id = readId(row, props.fields, index);
    const favourite = readFavourite(props, row, id);
    return (
      <li
        key={`${id}`}
        className={classes['item']}
        data-index={index}
        data-flow={isPinned ? undefined : ''}
        aria-setsize={Math.max(view.total ?? 0, games.length)}
        aria-posinset={index + 1}
        style={isPinned ? placePinned(index, part) : undefined}
      >
        <GameTile
          id={id}
          title={readWords(row, props.fields, 'title')}
          vendor={readWords(row, props.fields, 'vendor')}
          image={readWords(row, props.fields, 'image')}
          tag={readWords(row, props.fields, 'tag')}
          favourite={favourite}
          details={props.details}
          marked={props.marked ?? ''}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setActive(index)}
          onKeyDown={onKeyDown}
          classes={classes}
          text={view.text}
          emit={(event, payload) =>
            emit(event === 'favourite' && favourite === true ? 'unfavourite' : event, {
              ...payload,
              index,
              game: row,
            })
          }
        />
      </li>
    );
  };
  return (
    <ul
      ref={grid}
      className={classes['grid']}
      role="list"
      aria-label={props.label}
      aria-describedby={view.hint}
      onFocus={() => setHasFocus(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false);
      }}
      // Only after measuring: a style in the HTML itself would be refused by the page's policy.
      style={part.measure === null ? undefined : { paddingBlock: `${part.above}px ${part.below}px` }}
    >
      {/* One list, so that a game keeps its element, and the focus, when it gets pinned. */}
      {[
        ...(keepsActive && now < part.start ? [renderItem(now, true)] : []),
        ...inFlow.map((index) => renderItem(index, false)),
        ...(keepsActive && now >= part.end ? [renderItem(now, true)] : []),
      ]}
    </ul>
  );
};

const placePinned = (index: number, { measure }: MeasuredGrid) => {
  if (measure === null) return undefined;
  const column = index % measure.columns;
  const width = `(100% - ${(measure.columns - 1) * measure.gap}px) / ${measure.columns}`;
  return {
    position: 'absolute',
    insetBlockStart: `${Math.floor(index / measure.columns) * measure.rowHeight}px`,
    insetInlineStart: `calc((${width} + ${measure.gap}px) * ${column})`,
    inlineSize: `calc(${width})`,
  } as const;
};

/** How many are shown, and the next page when there is one. */
const Foot = ({
  props,
  classes,
  text,
  emit,
  found,
}: ViewProps<GameGridProps> & { readonly found: Games }): ReactNode => {
  const count = found.games.length;
  if (found.total === null) return null;
  const isLoading = props.status === 'loading';
  const hasFailed = props.status === 'error';
  const hasMore = typeof props.page === 'number' && count < found.total;
  return (
    <div className={classes['foot']}>
      {/* The status at the top reads it out. */}
      <p className={classes['count']} aria-hidden="true">
        {text('shown', { shown: count, total: Math.max(found.total, count) })}
      </p>
      {hasFailed && (
        <p className={classes['failed']} role="alert">
          {text('failed')}
        </p>
      )}
      {hasMore && (
        <button
          type="button"
          className={classes['more']}
          aria-busy={isLoading}
          onClick={() => {
            if (!isLoading) emit('more', { page: found.pages + 1 });
          }}
        >
          {text(isLoading ? 'loading' : hasFailed ? 'again' : 'more')}
        </button>
      )}
    </div>
  );
};
