import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { formatMoney } from '../../protocol/money/format-money.ts';
import { Glyph } from '../glyph.tsx';
import { useFormatSetting } from '../use-format-setting.ts';

export interface BalanceWidgetProps {
  /** Decimal string; absent until it was loaded. */
  readonly amount?: string | null;
  readonly currency?: string | null;
  readonly symbol?: string | null;
  readonly hidden?: boolean | null;
  readonly busy?: boolean | null;
}

export const BalanceWidgetView = ({
  props,
  classes,
  text,
  emit,
}: ViewProps<BalanceWidgetProps>): ReactNode => {
  const { languageTag, places } = useFormatSetting();
  const isHidden = props.hidden === true;
  const isBusy = props.busy === true;
  const symbol = props.symbol ?? (typeof props.currency === 'string' ? `${props.currency}\u00a0` : '');
  const amount =
    typeof props.amount === 'string' ? formatMoney(props.amount, languageTag, symbol, places) : '\u2014';
  return (
    <div className={classes['root']} role="group" aria-label={text('balance')}>
      <bdi className={classes['amount']} data-busy={isBusy ? '' : undefined}>
        {isHidden ? (
          <span role="img" aria-label={text('hidden')}>
            ••••••
          </span>
        ) : (
          amount
        )}
      </bdi>
      <button
        type="button"
        className={classes['button']}
        aria-label={text(isHidden ? 'show' : 'hide')}
        onClick={() => emit('toggle')}
      >
        <Glyph name={isHidden ? 'eye' : 'eye-off'} className={classes['icon']} />
      </button>
      <button
        type="button"
        className={classes['button']}
        aria-label={text('refresh')}
        aria-busy={isBusy}
        onClick={() => {
          if (!isBusy) emit('refresh');
        }}
      >
        <Glyph name="refresh" className={classes['icon']} />
      </button>
    </div>
  );
};
