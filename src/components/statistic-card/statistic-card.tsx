import { useId, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { formatValue, type ValueFormat } from '../../protocol/money/format-value.ts';
import { Glyph } from '../glyph.tsx';
import { useFormatSetting } from '../use-format-setting.ts';

export interface StatisticCardProps {
  readonly label: string;
  readonly value?: string | number | null;
  readonly format?: ValueFormat;
  readonly symbol?: string | null;
  readonly timeZone?: string | null;
  readonly trend?: number | null;
  readonly trendLabel?: string | null;
  readonly upIs?: 'good' | 'bad' | 'neutral';
  readonly icon?: string;
  readonly busy?: boolean | null;
}

const readNews = (trend: number, upIs: 'good' | 'bad' | 'neutral'): string => {
  if (trend === 0 || upIs === 'neutral') return 'none';
  return trend > 0 === (upIs === 'good') ? 'good' : 'bad';
};

export const StatisticCardView = (view: ViewProps<StatisticCardProps>): ReactNode => {
  const { props, classes, text } = view;
  const label = useId();
  const isWaiting = props.busy === true && (props.value === null || props.value === undefined);
  const setting = useFormatSetting(props);
  return (
    <div className={classes['root']} role="group" aria-labelledby={label} aria-busy={props.busy === true}>
      <div className={classes['head']}>
        {props.icon !== undefined && <Glyph name={props.icon} className={classes['icon']} />}
        <span id={label} className={classes['label']}>
          {props.label}
        </span>
      </div>
      {isWaiting ? (
        <>
          <span className={classes['hidden']}>{text('loading')}</span>
          <span className={classes['bar']} aria-hidden="true" />
        </>
      ) : (
        <bdi className={classes['value']}>{formatValue(props.value, props.format ?? 'text', setting)}</bdi>
      )}
      {typeof props.trend === 'number' && !isWaiting && <Trend {...view} trend={props.trend} />}
    </div>
  );
};

const Trend = ({
  props,
  classes,
  text,
  trend,
}: ViewProps<StatisticCardProps> & { readonly trend: number }): ReactNode => {
  const setting = useFormatSetting(props);
  const way = trend > 0 ? 'up' : trend < 0 ? 'down' : 'same';
  return (
    <p className={classes['trend']}>
      <span className={classes['change']} data-news={readNews(trend, props.upIs ?? 'good')}>
        {way !== 'same' && (
          <Glyph name={way === 'up' ? 'chevron-up' : 'chevron-down'} className={classes['trendIcon']} />
        )}
        <span className={classes['hidden']}>{text(way)}</span>
        <bdi>{formatValue(Math.abs(trend), 'percent', setting)}</bdi>
      </span>
      {props.trendLabel}
    </p>
  );
};
