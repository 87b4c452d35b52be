import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { formatMoney } from '../../protocol/money/format-money.ts';
import { useFormatSetting } from '../use-format-setting.ts';

export interface MoneyProps {
  /** Decimal string; absent until it was loaded. */
  readonly amount?: string | null;
  readonly symbol?: string | null;
}

export const MoneyView = ({ props, classes }: ViewProps<MoneyProps>): ReactNode => {
  const { languageTag, places } = useFormatSetting();
  return (
    <bdi className={classes['root']}>
      {typeof props.amount === 'string'
        ? formatMoney(props.amount, languageTag, props.symbol ?? '', places)
        : '\u2014'}
    </bdi>
  );
};
