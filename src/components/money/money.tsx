import type { ReactNode } from 'react';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { formatMoney } from '../format-money.ts';

export interface MoneyProps {
  /** Decimal string; absent until it was loaded. */
  readonly amount?: string | null;
  readonly symbol?: string | null;
}

export const MoneyView = ({ props, classes }: ViewProps<MoneyProps>): ReactNode => {
  const { languageTag } = useRuntime();
  return (
    <bdi className={classes['root']}>
      {typeof props.amount === 'string'
        ? formatMoney(props.amount, languageTag, props.symbol ?? '')
        : '\u2014'}
    </bdi>
  );
};
