import type { ReactNode } from 'react';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { formatValue } from '../../protocol/money/format-value.ts';
import { readField, readId, readWords, type FieldNames } from '../read-fields.ts';
import { useFormatSetting } from '../use-format-setting.ts';

export interface RankingListProps {
  readonly label: string;
  readonly rows?: readonly JsonObject[] | null;
  readonly fields?: FieldNames<'id' | 'rank' | 'name' | 'score' | 'prize'>;
  readonly ownId?: string | number | null;
  readonly own?: JsonObject | null;
  readonly format?: 'money' | 'number' | 'text';
  readonly symbol?: string | null;
}

export const RankingListView = (view: ViewProps<RankingListProps>): ReactNode => {
  const { props, classes, text } = view;
  const rows = props.rows ?? [];
  const ownRow = props.own ?? null;
  const ownId = props.ownId ?? (ownRow === null ? null : readId(ownRow, props.fields, -1));
  const isIn = rows.some((row, index) => String(readId(row, props.fields, index)) === String(ownId));
  if (rows.length === 0 && ownRow === null)
    return (
      <div className={classes['root']}>
        <p className={classes['empty']}>{text('empty')}</p>
      </div>
    );
  return (
    <div className={classes['root']}>
      <ol className={classes['list']} role="list" aria-label={props.label}>
        {rows.map((row, index) => {
          const id = readId(row, props.fields, index);
          const isOwn = ownId !== null && String(id) === String(ownId);
          return <Row key={`${id}`} {...view} row={row} place={index + 1} isOwn={isOwn} />;
        })}
        {ownRow !== null && !isIn && (
          <>
            {rows.length > 0 && (
              <li className={classes['gap']} role="presentation" aria-hidden="true">
                ⋯
              </li>
            )}
            <Row {...view} row={ownRow} place={null} isOwn />
          </>
        )}
      </ol>
    </div>
  );
};

interface RowProps extends ViewProps<RankingListProps> {
  readonly row: JsonObject;
  /** Place in the list, used where the data names no rank. */
  readonly place: number | null;
  readonly isOwn: boolean;
}

const Row = ({ props, classes, text, row, place, isOwn }: RowProps): ReactNode => {
  const setting = useFormatSetting(props);
  const rank = readWords(row, props.fields, 'rank') || (place === null ? '\u2014' : String(place));
  const prize = readField(row, props.fields, 'prize');
  return (
    <li
      className={classes['row']}
      data-own={isOwn ? '' : undefined}
      aria-current={isOwn ? 'true' : undefined}
    >
      <span className={classes['rank']} data-medal={/^[123]$/.test(rank) ? rank : undefined}>
        <span className={classes['hidden']}>{text('rank')}</span> {rank}
      </span>
      <span className={classes['name']}>
        <bdi>{readWords(row, props.fields, 'name')}</bdi>
        {isOwn && <span className={classes['you']}>{text('you')}</span>}
      </span>
      <span className={classes['end']}>
        <bdi className={classes['score']}>
          {formatValue(readField(row, props.fields, 'score'), props.format ?? 'number', setting)}
        </bdi>
        {prize !== undefined && prize !== null && (
          <bdi className={classes['prize']}>
            {text('prize', { prize: formatValue(prize, 'money', setting) })}
          </bdi>
        )}
      </span>
    </li>
  );
};
