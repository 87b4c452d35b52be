import { useId, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import type { TableProps } from './table-props.ts';

/** On a phone there is no head with its sorting: the same as a list to choose from. */
export const SortChoice = ({ props, classes, text, emit }: ViewProps<TableProps>): ReactNode => {
  const id = useId();
  const sortable = props.columns.filter((column) => column.sortable === true);
  if (sortable.length === 0) return null;
  const chosen = sortable.some(({ key }) => key === props.sort);
  return (
    <div className={classes['sorter']}>
      <label htmlFor={id}>{text('sort')}</label>
      <select
        id={id}
        className={classes['select']}
        value={chosen ? `${props.sort} ${props.direction ?? 'ascending'}` : ''}
        onChange={(event) => {
          const [key = '', direction = ''] = event.currentTarget.value.split(' ');
          if (key !== '') emit('sort', { key, direction });
        }}
      >
        {!chosen && <option value="">{text('unsorted')}</option>}
        {sortable.flatMap(({ key, label }) =>
          (['ascending', 'descending'] as const).map((direction) => (
            <option key={`${key} ${direction}`} value={`${key} ${direction}`}>
              {text(direction, { label })}
            </option>
          )),
        )}
      </select>
    </div>
  );
};
