import { useId, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { rebatePercentOf, type SeriesChoice } from '../../lottery/odds.ts';
import { formatValue } from '../../protocol/money/format-value.ts';
import { useFormatSetting } from '../use-format-setting.ts';

interface SeriesSliderProps extends Pick<ViewProps, 'classes' | 'text'> {
  readonly choice: SeriesChoice;
  readonly lowest: number;
  readonly disabled: boolean;
  readonly onSeries: (series: number) => void;
}
/** A tenth percent of rebate. */
const seriesStep = 2;

/** Chooses between higher odds and a rebate. Shows nothing where there is no choice. */
export const SeriesSlider = ({
  classes,
  text,
  choice,
  lowest,
  disabled,
  onSeries,
}: SeriesSliderProps): ReactNode => {
  const setting = useFormatSetting();
  const id = useId();
  if (lowest <= 0 || lowest >= choice.highest) return null;
  const percent = formatValue(rebatePercentOf(choice).toFixed(1), 'number', setting);
  const says = text(choice.series === choice.highest ? 'noRebate' : 'rebate', { percent });
  return (
    <div className={classes['field']}>
      <div className={classes['groupHead']}>
        <label htmlFor={id} className={classes['fieldLabel']}>
          {text('series')}
        </label>
        <span className={classes['pays']}>{says}</span>
      </div>
      <input
        id={id}
        type="range"
        className={classes['slider']}
        min={lowest}
        max={choice.highest}
        step={seriesStep}
        value={choice.series}
        aria-valuetext={says}
        disabled={disabled}
        onChange={(event) => onSeries(Number(event.currentTarget.value))}
      />
      <div className={classes['groupHead']} aria-hidden="true">
        <span className={classes['hint']}>{text('moreRebate')}</span>
        <span className={classes['hint']}>{text('higherOdds')}</span>
      </div>
    </div>
  );
};
