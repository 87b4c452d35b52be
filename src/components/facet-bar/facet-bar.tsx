import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';
import { clearChoices, listChoices, toggleChoice, type Choice, type Facet, type Option } from './choices.ts';

export interface FacetBarProps {
  readonly label: string;
  readonly facets: readonly Facet[];
  readonly values?: JsonObject | null;
  readonly counts?: JsonObject | null;
  readonly orders?: readonly Option[];
  readonly order?: string | null;
  readonly count?: number | null;
  readonly busy?: boolean | null;
}
type Bar = ViewProps<FacetBarProps>;

export const FacetBarView = (view: Bar): ReactNode => {
  const { props, classes, emit, text, slots } = view;
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const applied = props.facets.flatMap((facet) =>
    listChoices(facet, props.values, props.counts)
      .filter(({ isChosen }) => isChosen)
      .map((choice) => ({ facet, choice })),
  );
  const close = (): void => {
    setOpen(false);
    toggle.current?.focus();
  };
  const take = (facet: Facet, value: string): void =>
    emit('change', { values: toggleChoice(props.facets, props.values, facet, value) });
  return (
    <div
      className={classes['root']}
      role="group"
      aria-label={props.label}
      data-list-bar=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <div className={classes['bar']}>
        {slots['search'] !== undefined && <div className={classes['search']}>{slots['search']}</div>}
        <button
          ref={toggle}
          type="button"
          className={classes['toggle']}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          <Glyph name="filter" className={classes['icon']} />
          {text('filters')}
          {applied.length > 0 && <span className={classes['badge']}>{applied.length}</span>}
        </button>
        <Applied view={view} applied={applied} onTake={take} toggle={toggle} />
        <Order view={view} place="order" />
      </div>
      <span className={classes['hidden']} role="status">
        {typeof props.count === 'number' && props.busy !== true && (isOpen || applied.length > 0)
          ? text('found', { count: props.count })
          : ''}
      </span>
      <div id={panel} className={classes['panel']} hidden={!isOpen}>
        <Order view={view} place="orderInPanel" />
        {props.facets.map((facet) => (
          <Group key={facet.id} view={view} facet={facet} onTake={take} />
        ))}
        <button type="button" className={classes['done']} onClick={close}>
          {text('show', { count: props.count ?? 0 })}
        </button>
      </div>
    </div>
  );
};

interface AppliedProps {
  readonly view: Bar;
  readonly applied: readonly { readonly facet: Facet; readonly choice: Choice }[];
  readonly onTake: (facet: Facet, value: string) => void;
  readonly toggle: RefObject<HTMLButtonElement | null>;
}
/** What is chosen: a press undoes it. The chip goes with it, so the focus moves to what stays. */
const Applied = ({ view, applied, onTake, toggle }: AppliedProps): ReactNode => {
  const { props, classes, emit, text } = view;
  if (applied.length === 0) return null;
  return (
    <div className={classes['chosen']}>
      {applied.map(({ facet, choice }) => (
        <button
          key={`${facet.id} ${choice.value}`}
          type="button"
          className={classes['applied']}
          aria-label={text('remove', { name: `${facet.label}: ${choice.label}` })}
          onClick={() => {
            toggle.current?.focus();
            onTake(facet, choice.value);
          }}
        >
          {choice.label}
          <Glyph name="close" className={classes['icon']} />
        </button>
      ))}
      {applied.length > 1 && (
        <button
          type="button"
          className={classes['clear']}
          onClick={() => {
            toggle.current?.focus();
            emit('change', { values: clearChoices(props.facets) });
          }}
        >
          {text('clear')}
        </button>
      )}
    </div>
  );
};

interface OrderProps {
  readonly view: Bar;
  /** In the bar, or among the choices where a phone has no room for it in the bar. */
  readonly place: 'order' | 'orderInPanel';
}
const Order = ({ view: { props, classes, emit, text }, place }: OrderProps): ReactNode => {
  const orders = props.orders ?? [];
  if (orders.length === 0) return null;
  return (
    <label className={classes[place]}>
      {text('order')}
      <select
        className={classes['select']}
        value={props.order ?? ''}
        onChange={(event) => emit('order', { value: event.currentTarget.value })}
      >
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
};

interface GroupProps {
  readonly view: Bar;
  readonly facet: Facet;
  readonly onTake: (facet: Facet, value: string) => void;
}
const Group = ({ view: { props, classes }, facet, onTake }: GroupProps): ReactNode => {
  const title = useId();
  const choices = listChoices(facet, props.values, props.counts);
  if (choices.length === 0) return null;
  return (
    <div className={classes['group']} role="group" aria-labelledby={title}>
      <span id={title} className={classes['title']}>
        {facet.label}
      </span>
      <div className={classes['options']}>
        {choices.map(({ value, label, isChosen, count }) => (
          <button
            key={value}
            type="button"
            className={classes['chip']}
            aria-pressed={isChosen}
            onClick={() => onTake(facet, value)}
          >
            <bdi>{label}</bdi>
            {count !== null && <span className={classes['count']}>{count}</span>}
          </button>
        ))}
      </div>
    </div>
  );
};
