import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { ViewProps } from '../../runtime/view.ts';
import {
  formatValue,
  hasClock,
  nameTimeZone,
  noValue,
  type FormatSetting,
  type ValueFormat,
} from '../../protocol/money/format-value.ts';
import { Glyph } from '../glyph.tsx';
import { readId } from '../read-fields.ts';
import { SortChoice } from './sort-choice.tsx';
import type { TableColumn, TableProps } from './table-props.ts';
import { useFormatSetting } from '../use-format-setting.ts';
import { toText } from '../../protocol/json/to-text.ts';

const placesWhileLoading = 5;
/** As blocks of a phone's card, the elements would lose these roles in some browsers. */
const keep = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
} as const;
const isNumeric = (column: TableColumn): boolean =>
  column.format === 'money' || column.format === 'number' || column.format === 'percent';
const alignOf = (column: TableColumn): string | undefined =>
  column.align ?? (isNumeric(column) ? 'end' : undefined);

/** A box that scrolls must be reachable by keyboard. */
const useScrollStop = () => {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = (): void =>
      setScrolls(
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      );
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return { frame, scrolls };
};

/** The view as its parts draw it: a column of times says in its heading which zone they are in. */
interface PartProps extends ViewProps<TableProps> {
  readonly setting: FormatSetting;
}
const useParts = (view: ViewProps<TableProps>): PartProps => {
  const setting = { ...useFormatSetting(view.props), isZoneNamed: true };
  const columns = view.props.columns.map((column) =>
    hasClock(column.format ?? 'text')
      ? { ...column, label: `${column.label} (${nameTimeZone(setting)})` }
      : column,
  );
  return { ...view, props: { ...view.props, columns }, setting };
};

export const TableView = (given: ViewProps<TableProps>): ReactNode => {
  const view = useParts(given);
  const { props, classes, text } = view;
  const { frame, scrolls } = useScrollStop();
  const isLoading = props.status === 'loading';
  return (
    <div className={classes['root']}>
      <SortChoice {...view} />
      <div
        ref={frame}
        className={classes['frame']}
        {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': props.label } : {})}
      >
        <table className={classes['table']} {...keep.table} aria-busy={isLoading}>
          <caption className={classes[props.labelHidden === true ? 'captionHidden' : 'caption']}>
            {props.label}
          </caption>
          <Head {...view} />
          <Body {...view} />
          <Totals {...view} />
        </table>
        {(props.rows ?? []).length > 0 && <BelowRows {...view} />}
      </div>
      <span className={classes['hidden']} role="status">
        {isLoading ? text('loading') : ''}
      </span>
    </div>
  );
};

const Head = ({ props, classes, emit }: ViewProps<TableProps>): ReactNode => (
  <thead className={classes['head']} {...keep.rowgroup}>
    <tr {...keep.row}>
      {props.columns.map((column) => {
        const isSorted = props.sort === column.key;
        const direction = props.direction ?? 'ascending';
        return (
          <th
            key={column.key}
            className={classes['headCell']}
            scope="col"
            {...keep.columnheader}
            data-align={alignOf(column)}
            aria-sort={isSorted ? direction : undefined}
          >
            {column.sortable === true ? (
              <button
                type="button"
                className={classes['sort']}
                onClick={() =>
                  emit('sort', {
                    key: column.key,
                    direction: isSorted && direction === 'ascending' ? 'descending' : 'ascending',
                  })
                }
              >
                {column.label}
                <Glyph
                  name={isSorted && direction === 'descending' ? 'chevron-down' : 'chevron-up'}
                  className={classes['sortIcon']}
                />
              </button>
            ) : (
              column.label
            )}
          </th>
        );
      })}
    </tr>
  </thead>
);

const Body = (view: PartProps): ReactNode => {
  const { props, classes } = view;
  const rows = props.rows ?? [];
  const keyName = { id: props.rowKey ?? 'id' };
  return (
    <tbody className={classes['body']} {...keep.rowgroup}>
      {/* Screen readers do not announce a table without rows, so the empty state is rendered as a row. */}
      {rows.length === 0 && (
        <tr className={classes['onlyRow']} {...keep.row}>
          <td className={classes['onlyCell']} colSpan={props.columns.length} {...keep.cell}>
            <BelowRows {...view} />
          </td>
        </tr>
      )}
      {rows.length > 0 && view.children}
      {(view.children === undefined ? rows : []).map((row, index) => {
        const id = readId(row, keyName, index);
        return (
          <tr key={`${id}`} className={classes['row']} {...keep.row}>
            {props.columns.map((column, place) => (
              <Cell key={column.key} {...view} row={row} id={id} column={column} isFirst={place === 0} />
            ))}
          </tr>
        );
      })}
    </tbody>
  );
};

interface CellProps extends PartProps {
  readonly row: JsonObject;
  readonly id: string | number;
  readonly column: TableColumn;
  readonly isFirst: boolean;
}

const Cell = ({ props, classes, emit, setting, row, id, column, isFirst }: CellProps): ReactNode => {
  const value = Object.hasOwn(row, column.key) ? row[column.key] : undefined;
  const content = <Value column={column} value={value} setting={setting} classes={classes} />;
  const Tag = isFirst ? 'th' : 'td';
  return (
    <Tag
      className={classes['cell']}
      {...(isFirst ? keep.rowheader : keep.cell)}
      {...(isFirst ? { scope: 'row' } : {})}
      data-align={alignOf(column)}
      data-numeric={isNumeric(column) ? '' : undefined}
      data-format={column.format}
    >
      <span className={classes['cellLabel']} aria-hidden="true">
        {column.label}
      </span>
      {isFirst && props.pressable === true ? (
        <button type="button" className={classes['open']} onClick={() => emit('press', { id, row })}>
          {content}
        </button>
      ) : (
        content
      )}
    </Tag>
  );
};

const Value = ({
  column,
  value,
  setting,
  classes,
}: {
  readonly column: TableColumn;
  readonly value: Json | undefined;
  readonly setting: FormatSetting;
  readonly classes: ViewProps['classes'];
}): ReactNode => {
  if (column.format !== 'badge') {
    return <bdi className={classes['value']}>{formatValue(value, column.format ?? 'text', setting)}</bdi>;
  }
  const state = column.states?.find((each) => String(each.value) === toText(value));
  if (state === undefined && (value === undefined || value === null || value === '')) return noValue;
  return (
    <span className={classes['badge']} data-tone={state?.tone ?? 'neutral'}>
      {state?.label ?? formatValue(value, 'text', setting)}
    </span>
  );
};

const Totals = ({ props, classes, setting }: PartProps): ReactNode => {
  const { totals } = props;
  if (totals === null || totals === undefined || (props.rows ?? []).length === 0) return null;
  return (
    <tfoot className={classes['foot']} {...keep.rowgroup}>
      <tr className={classes['total']} {...keep.row}>
        {props.columns.map((column, index) => {
          const hasTotal = Object.hasOwn(totals, column.key);
          const words = hasTotal ? formatValue(totals[column.key], readFormat(column), setting) : '';
          return (
            <td
              key={column.key}
              className={classes['cell']}
              {...keep.cell}
              data-align={alignOf(column)}
              data-numeric={isNumeric(column) ? '' : undefined}
            >
              {hasTotal && (
                <span className={classes['cellLabel']} aria-hidden="true">
                  {column.label}
                </span>
              )}
              <bdi className={classes['value']}>{index === 0 && !hasTotal ? props.totalsLabel : words}</bdi>
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
};

const readFormat = (column: TableColumn): ValueFormat =>
  column.format === undefined || column.format === 'badge' ? 'text' : column.format;

const BelowRows = ({ props, classes, text, slots }: ViewProps<TableProps>): ReactNode => {
  if (props.status === 'error')
    return (
      slots['error'] ?? (
        <p className={classes['state']} role="alert">
          {text('failed')}
        </p>
      )
    );
  if ((props.rows ?? []).length > 0) return null;
  if (props.status === 'loading')
    return (
      <div className={classes['places']} aria-hidden="true">
        {Array.from({ length: placesWhileLoading }, (_, index) => (
          <span key={index} className={classes['bar']} />
        ))}
      </div>
    );
  return slots['empty'] ?? <p className={classes['state']}>{text('empty')}</p>;
};
