import { useId, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { formatMoney } from '../../protocol/money/format-money.ts';
import { Glyph } from '../glyph.tsx';
import { describeRadio } from '../one-of-several.ts';
import { useFormatSetting } from '../use-format-setting.ts';

/** A betting unit, and what one stake costs in it. */
export interface BettingUnit {
  readonly id: number;
  readonly unit: string;
  readonly stake: string;
}
interface BetTermsProps extends Pick<ViewProps, 'classes' | 'text'> {
  readonly modes: readonly BettingUnit[];
  readonly mode: number | null;
  readonly locked: boolean;
  readonly disabled: boolean;
  readonly symbol: string;
  readonly multiple: number;
  readonly mostMultiple: number;
  readonly onMode: (mode: number) => void;
  readonly onMultiple: (multiple: number) => void;
}

/** The price of a stake, and how many times it is staked. */
export const BetTerms = (props: BetTermsProps): ReactNode => {
  const { classes, text, modes, mode, locked, disabled, symbol } = props;
  const { languageTag, places } = useFormatSetting();
  const label = useId();
  return (
    <div className={classes['terms']}>
      <div className={classes['field']} role="radiogroup" aria-labelledby={label}>
        <span id={label} className={classes['fieldLabel']}>
          {text('unit')}
        </span>
        <div className={classes['tools']}>
          {modes.map(({ id, stake }, index) => (
            <button
              key={id}
              type="button"
              {...describeRadio(id === mode, mode === null ? index === 0 : id === mode)}
              className={classes['chip']}
              disabled={disabled || (locked && id !== mode)}
              onClick={() => props.onMode(id)}
            >
              {formatMoney(stake, languageTag, symbol, places)}
            </button>
          ))}
        </div>
        {locked && modes.length > 1 && <span className={classes['hint']}>{text('unitLocked')}</span>}
      </div>
      <Multiple {...props} />
    </div>
  );
};

const Multiple = ({
  classes,
  text,
  disabled,
  multiple,
  mostMultiple,
  onMultiple,
}: BetTermsProps): ReactNode => {
  const id = useId();
  const step = (by: number) => onMultiple(Math.min(mostMultiple, Math.max(1, multiple + by)));
  return (
    <div className={classes['field']}>
      <label htmlFor={id} className={classes['fieldLabel']}>
        {text('multiple')}
      </label>
      <div className={classes['shortcuts']}>
        <button
          type="button"
          className={classes['step']}
          aria-label={text('less1')}
          disabled={disabled || multiple <= 1}
          onClick={() => step(-1)}
        >
          <Glyph name="minus" className={classes['icon']} />
        </button>
        <input
          id={id}
          className={classes['count']}
          inputMode="numeric"
          autoComplete="off"
          value={String(multiple)}
          disabled={disabled}
          onChange={(event) => {
            const typed = Number(event.currentTarget.value.replaceAll(/\D/g, ''));
            onMultiple(Math.min(mostMultiple, Math.max(1, typed)));
          }}
        />
        <button
          type="button"
          className={classes['step']}
          aria-label={text('more1')}
          disabled={disabled || multiple >= mostMultiple}
          onClick={() => step(1)}
        >
          <Glyph name="plus" className={classes['icon']} />
        </button>
      </div>
    </div>
  );
};
