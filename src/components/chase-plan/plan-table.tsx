import type { ReactNode } from 'react';
import { formatMoney } from '../../protocol/money/format-money.ts';
import { writeMoney } from '../../protocol/money/money.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { formatValue } from '../../protocol/money/format-value.ts';
import { useFormatSetting } from '../use-format-setting.ts';
import { sumMoney, type ChasePlanProps, type ChaseStep } from './plan-steps.ts';

/** What is bought in each draw, and what all of it costs. */
export const PlanTable = ({
  classes,
  text,
  props,
  steps,
}: ViewProps<ChasePlanProps> & { readonly steps: readonly ChaseStep[] }): ReactNode => {
  const setting = useFormatSetting();
  const currency = props.currency ?? '';
  const once = sumMoney(
    (props.lines ?? []).map(({ amount }) => amount),
    currency,
  );
  const money = (minor: bigint): string =>
    formatMoney(writeMoney(minor, currency), setting.languageTag, props.symbol ?? '', setting.places);
  let spent = 0n;
  const rows = steps.map(({ numero, multiple }) => {
    spent += once * BigInt(multiple);
    return { numero, multiple, cost: once * BigInt(multiple), spent };
  });
  return (
    <>
      {/* Reached by Tab, so that the keyboard can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className={classes['frame']} tabIndex={0} role="region" aria-label={text('plan')}>
        <table className={classes['table']}>
          <thead>
            <tr>
              {['draw', 'multiple', 'cost', 'sofar'].map((word) => (
                <th key={word} scope="col" className={classes['head']}>
                  {text(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.numero}>
                <th scope="row" className={classes['draw']}>
                  <bdi>{row.numero}</bdi>
                </th>
                <td className={classes['cell']}>× {formatValue(row.multiple, 'number', setting)}</td>
                <td className={classes['cell']}>{money(row.cost)}</td>
                <td className={classes['cell']}>{money(row.spent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <span className={classes['sum']}>{text('total', { count: steps.length, amount: money(spent) })}</span>
    </>
  );
};
