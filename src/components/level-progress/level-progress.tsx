import { useId, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { formatValue, type ValueFormat } from '../../protocol/money/format-value.ts';
import { Glyph } from '../glyph.tsx';
import { useFormatSetting } from '../use-format-setting.ts';

interface Requirement {
  readonly label: string;
  readonly actual?: string | number | null;
  readonly expected?: string | number | null;
  readonly format?: ValueFormat;
}
export interface LevelProgressProps {
  readonly label: string;
  readonly level: string;
  readonly next?: string | null;
  readonly requirements?: readonly Requirement[] | null;
  readonly symbol?: string | null;
  readonly rise?: { readonly name: string; readonly when: string } | null;
}
const hasTarget = ({ expected }: Requirement): boolean => Number(expected ?? 0) > 0;

/** From 0 to 1; the bar may be rounded, the figures beside it never are. */
const findShare = ({ actual, expected }: Requirement): number => {
  const whole = Number(expected ?? 0);
  const part = Number(actual ?? 0);
  if (!Number.isFinite(part) || !Number.isFinite(whole)) return 0;
  return Math.min(1, Math.max(0, part / whole));
};

function sayNext(
  { props, text }: ViewProps<LevelProgressProps>,
  requirements: readonly Requirement[],
): ReactNode {
  const { rise, next = '' } = props;
  // A level rises by the end of a day, for those who played on it.
  if (rise?.when === 'today') return text('today', { next: rise.name });
  if (rise?.when === 'tomorrow') return text('tomorrow', { next: rise.name });
  if (rise?.when === 'nextBet') return text('nextBet', { next: rise.name });
  if (next === null || next === '') return text('highest');
  const isReached = requirements.length > 0 && requirements.every((one) => findShare(one) === 1);
  return isReached ? text('reached', { next }) : text('next', { next });
}

export const LevelProgressView = (view: ViewProps<LevelProgressProps>): ReactNode => {
  const { props, classes, children } = view;
  const title = useId();
  const hasNext = (props.next ?? '') !== '';
  const requirements = (props.requirements ?? []).filter(hasTarget);
  return (
    <section className={classes['root']} aria-labelledby={title}>
      <div className={classes['head']}>
        <span className={classes['mark']}>
          <Glyph name="crown" className={classes['icon']} />
        </span>
        <div className={classes['words']}>
          <h2 id={title} className={classes['title']}>
            {props.label}
          </h2>
          <p className={classes['level']}>{props.level}</p>
        </div>
        <p className={classes['next']}>{sayNext(view, requirements)}</p>
      </div>
      {hasNext && requirements.length > 0 && (
        <ul className={classes['list']} role="list">
          {requirements.map((requirement) => (
            <Bar key={requirement.label} {...view} requirement={requirement} />
          ))}
        </ul>
      )}
      {children !== undefined && <div className={classes['foot']}>{children}</div>}
    </section>
  );
};

const Bar = ({
  props,
  classes,
  text,
  requirement,
}: ViewProps<LevelProgressProps> & { readonly requirement: Requirement }): ReactNode => {
  const label = useId();
  const format = requirement.format ?? 'number';
  const setting = useFormatSetting(props);
  const figures = text('figures', {
    // More than enough is enough: “331,657 of 10,000” reads like a fault.
    actual: formatValue(
      findShare(requirement) === 1 ? requirement.expected : requirement.actual,
      format,
      setting,
    ),
    expected: formatValue(requirement.expected, format, setting),
  });
  return (
    <li>
      <p className={classes['line']}>
        <span id={label} className={classes['label']}>
          {requirement.label}
        </span>
        <bdi className={classes['figures']}>{figures}</bdi>
      </p>
      <progress
        className={classes['bar']}
        aria-labelledby={label}
        aria-valuetext={figures}
        value={findShare(requirement)}
        max={1}
      />
    </li>
  );
};
