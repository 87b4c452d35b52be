import { useId, type ReactNode } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { ViewProps } from '../../runtime/view.ts';

interface Filter {
  readonly id: string;
  readonly label: string;
  readonly several?: boolean;
  readonly field?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}
export interface FilterBarProps {
  readonly label: string;
  readonly filters: readonly Filter[];
  readonly rows?: readonly JsonObject[] | null;
  readonly values?: JsonObject | null;
  readonly count?: number | null;
  readonly showLabels?: boolean;
}

const readChosen = (values: JsonObject | null | undefined, id: string): readonly string[] => {
  const value = values !== null && values !== undefined && Object.hasOwn(values, id) ? values[id] : '';
  return typeof value === 'string' && value !== '' ? value.split(',') : [];
};

/** What may be chosen: what some row has, and what is chosen already. All of it while there are no rows. */
const listOptions = ({ field, options }: Filter, { rows }: FilterBarProps, chosen: readonly string[]) => {
  if (field === undefined || rows === undefined || rows === null || rows.length === 0) return options;
  const present = new Set(rows.map((row) => (Object.hasOwn(row, field) ? row[field] : null)));
  return options.filter(({ value }) => present.has(value) || chosen.includes(value));
};

/** The value of a filter after a choice was added or removed; in the order of the options. */
const toggle = (filter: Filter, chosen: readonly string[], value: string): string => {
  const isTaken = chosen.includes(value);
  if (filter.several !== true) return isTaken ? '' : value;
  const next = isTaken ? chosen.filter((each) => each !== value) : [...chosen, value];
  return filter.options
    .map((option) => option.value)
    .filter((each) => next.includes(each))
    .join(',');
};

export const FilterBarView = (view: ViewProps<FilterBarProps>): ReactNode => {
  const { props, classes, text, emit } = view;
  const hasChoice = props.filters.some((filter) => readChosen(props.values, filter.id).length > 0);
  return (
    <div className={classes['root']} role="group" aria-label={props.label}>
      {props.filters.map((filter) => (
        <Group key={filter.id} {...view} filter={filter} />
      ))}
      {(hasChoice || typeof props.count === 'number') && (
        <div className={classes['foot']}>
          {typeof props.count === 'number' && (
            <span className={classes['count']} role="status">
              {text('found', { count: props.count })}
            </span>
          )}
          {hasChoice && (
            <button
              type="button"
              className={classes['clear']}
              onClick={(event) => {
                // This button goes away with the choices: the focus stays in the bar.
                event.currentTarget.closest('[role=group]')?.querySelector('button')?.focus();
                emit('change', {
                  id: '',
                  value: '',
                  values: Object.fromEntries(props.filters.map(({ id }) => [id, ''])),
                });
              }}
            >
              {text('clear')}
            </button>
          )}
        </div>
      )}
    </div>
  );
};

const Group = ({
  props,
  classes,
  emit,
  filter,
}: ViewProps<FilterBarProps> & { readonly filter: Filter }): ReactNode => {
  const label = useId();
  const chosen = readChosen(props.values, filter.id);
  const isLabelShown = props.showLabels === true;
  return (
    <div
      className={classes['group']}
      role="group"
      {...(isLabelShown ? { 'aria-labelledby': label } : { 'aria-label': filter.label })}
    >
      {isLabelShown && (
        <span id={label} className={classes['label']}>
          {filter.label}
        </span>
      )}
      {listOptions(filter, props, chosen).map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes['chip']}
          aria-pressed={chosen.includes(option.value)}
          onClick={() => {
            const value = toggle(filter, chosen, option.value);
            emit('change', {
              id: filter.id,
              value,
              values: {
                ...Object.fromEntries(
                  props.filters.map(({ id }) => [id, readChosen(props.values, id).join(',')]),
                ),
                [filter.id]: value,
              },
            });
          }}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
};
