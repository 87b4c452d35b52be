import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';

export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value?: string | null;
  readonly count?: number | null;
  readonly busy?: boolean | null;
  /** Milliseconds. */
  readonly delay?: number;
  readonly maxLength?: number;
}

const usualDelay = 300;

/** Normalises a search: full-width letters become plain ones, and surrounding spaces are removed. */
const tidy = (typed: string): string => typed.normalize('NFKC').trim();

/** Searches when typing pauses; `ask(words, true)` searches immediately. */
const useSearch = ({ props, emit }: ViewProps<SearchFieldProps>) => {
  const value = props.value ?? '';
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [asked, setAsked] = useState(tidy(value));
  if (seen !== value) {
    setSeen(value);
    // The field's own search comes back as `value` while the player types on. Any other value was set from
    // outside (by a link, or the clear button of a filter) and replaces what was typed.
    if (value !== asked) {
      setTyped(value);
      setAsked(value);
    }
  }
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (words: string, isAtOnce: boolean): void => {
    setTyped(words);
    clearTimeout(timer.current);
    const send = (): void => {
      const term = tidy(words);
      if (term === latest.current) return;
      latest.current = term;
      setAsked(term);
      emit('search', { value: term });
    };
    if (isAtOnce) send();
    else timer.current = setTimeout(send, props.delay ?? usualDelay);
  };
  return { typed, ask };
};

export const SearchFieldView = (view: ViewProps<SearchFieldProps>): ReactNode => {
  const { props, classes, text } = view;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { typed, ask } = useSearch(view);
  const clear = (): void => {
    ask('', true);
    input.current?.focus();
  };
  const hasAnswer = typeof props.count === 'number' && (props.value ?? '') !== '' && props.busy !== true;
  return (
    <form
      className={classes['root']}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        ask(typed, true);
      }}
    >
      <label className={classes['hidden']} htmlFor={id}>
        {props.label}
      </label>
      <Glyph name="search" className={classes['icon']} />
      <input
        ref={input}
        id={id}
        className={classes['input']}
        type="search"
        name="search"
        value={typed}
        placeholder={props.placeholder}
        maxLength={props.maxLength ?? 64}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        dir="auto"
        onChange={(event) => ask(event.currentTarget.value, false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
      />
      {props.busy === true && <span className={classes['busy']} aria-hidden="true" />}
      {typed !== '' && (
        <button type="button" className={classes['clear']} aria-label={text('clear')} onClick={clear}>
          <Glyph name="close" className={classes['clearIcon']} />
        </button>
      )}
      <span className={classes['hidden']} role="status">
        {hasAnswer ? text('found', { count: props.count ?? 0 }) : ''}
      </span>
    </form>
  );
};
