import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { FinderResults } from './finder-results.tsx';
import type { FinderPlace, FinderRow } from './list-sections.ts';
import { addSearch } from './recent-searches.ts';
import { useFinder, type Finder, type GameFinderProps } from './use-finder.ts';

const nowhere: FinderPlace = { row: -1, isAbout: false };

/** The place after a key; undefined where the key moves nothing here. */
function movePlace(
  { key }: Pick<KeyboardEvent, 'key'>,
  place: FinderPlace,
  rows: readonly FinderRow[],
  input: HTMLInputElement,
): FinderPlace | undefined {
  const last = rows.length - 1;
  if (last < 0) return undefined;
  if (key === 'ArrowDown') return { row: place.row >= last ? 0 : place.row + 1, isAbout: false };
  if (key === 'ArrowUp') return { row: place.row <= 0 ? last : place.row - 1, isAbout: false };
  const isRightToLeft =
    getComputedStyle(input.closest('dialog') ?? input.ownerDocument.body).direction === 'rtl';
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  // Within the words the arrows move the caret.
  const isAtEnd = input.selectionStart === input.value.length;
  if (key === forward && isAtEnd && rows[place.row]?.kind === 'game') return { ...place, isAbout: true };
  if (key === back && place.isAbout) return { ...place, isAbout: false };
  return undefined;
}

export const GameFinderView = (view: ViewProps<GameFinderProps>): ReactNode => {
  const { props, classes, emit } = view;
  const finder = useFinder(view);
  const [place, setPlace] = useState(nowhere);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The press that opened the dialog asked for the field, also where a keyboard comes up with it.
  useEffect(() => input.current?.focus(), []);
  const rows = finder.sections.flatMap((section) => section.rows);
  const isTyped = finder.typed.trim() !== '';
  // The best game is one Enter away.
  const isChosen = place.row >= 0 && place.row < rows.length;
  const active = isChosen ? place : { row: isTyped && rows.length > 0 ? 0 : -1, isAbout: false };
  const type = (words: string): void => {
    finder.type(words);
    setPlace(nowhere);
  };
  const open = (row: FinderRow | undefined, isAbout: boolean): void => {
    if (row === undefined) return;
    if (row.kind === 'words') {
      type(row.words);
      input.current?.focus();
      return;
    }
    emit('remember', { searches: addSearch(props.recent ?? [], finder.typed) });
    if (row.kind === 'all') emit('all', { value: finder.typed.trim() });
    else if (row.kind === 'provider') emit('all', { value: row.name });
    else emit(isAbout ? 'details' : 'play', { game: row.game });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (event.key === 'Enter') {
      event.preventDefault();
      open(rows[active.row], active.isAbout);
      return;
    }
    const next = movePlace(event, active, rows, event.currentTarget);
    if (next === undefined) return;
    event.preventDefault();
    setPlace(next);
  };
  const activeId = active.row < 0 ? undefined : `${id}-${active.row}-${active.isAbout ? 'about' : 'main'}`;
  return (
    <div className={classes['root']}>
      <div className={classes['field']}>
        <Glyph name="search" className={classes['icon']} />
        <input
          ref={input}
          className={classes['input']}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          aria-label={props.label}
          aria-haspopup="grid"
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-results`}
          aria-activedescendant={activeId}
          aria-describedby={`${id}-keys`}
          value={finder.typed}
          placeholder={props.placeholder}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {finder.typed !== '' && (
          <button
            type="button"
            className={classes['clear']}
            aria-label={view.text('clear')}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          >
            <Glyph name="close" className={classes['glyph']} />
          </button>
        )}
      </div>
      <span id={`${id}-keys`} hidden>
        {view.text('keys')}
      </span>
      <Message view={view} finder={finder} isTyped={isTyped} />
      <FinderResults
        view={view}
        id={id}
        finder={finder}
        active={active}
        onOpen={open}
        onForget={() => {
          emit('remember', { searches: [] });
          input.current?.focus();
        }}
      />
    </div>
  );
};

interface MessageProps {
  readonly view: ViewProps<GameFinderProps>;
  readonly finder: Finder;
  readonly isTyped: boolean;
}
/** How many there are, or what is shown in their place. Always in the page, or it is not read out. */
const Message = ({ view: { classes, text }, finder, isTyped }: MessageProps): ReactNode => {
  const { total, isNear, isWaiting, typed } = finder;
  const isNone = isTyped && !isWaiting && total === 0;
  const words = !isTyped
    ? ''
    : isWaiting
      ? text('loading')
      : isNone
        ? text('none', { text: typed.trim() })
        : isNear
          ? text('near', { text: typed.trim() })
          : text('found', { count: total });
  return (
    <p className={classes['message']} role="status">
      {words}
    </p>
  );
};
