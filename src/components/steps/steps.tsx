import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';

export interface StepsProps {
  readonly label: string;
  readonly steps?: readonly { readonly id: string; readonly label: string }[] | null;
  readonly current?: string | null;
  readonly back?: boolean;
}

type StepState = 'done' | 'now' | 'later';

const judge = (index: number, current: number): StepState => {
  if (index === current) return 'now';
  return index < current ? 'done' : 'later';
};

export const StepsView = ({ props, classes, text, emit }: ViewProps<StepsProps>): ReactNode => {
  const steps = props.steps ?? [];
  const current = steps.findIndex(({ id }) => id === props.current);
  return (
    <ol className={classes['root']} role="list" aria-label={props.label}>
      {steps.map(({ id, label }, index) => {
        const state = judge(index, current);
        const Inner = state === 'done' && props.back === true ? 'button' : 'span';
        return (
          <li
            key={id}
            className={classes['step']}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Inner
              className={classes['inner']}
              {...(Inner === 'button' ? { type: 'button', onClick: () => emit('select', { id }) } : {})}
            >
              <span className={classes['mark']} aria-hidden="true">
                {state === 'done' ? <Glyph name="check" className={classes['icon']} /> : index + 1}
              </span>
              <span className={classes['said']}>
                {text(state, { position: index + 1, count: steps.length })}
              </span>
              <span className={classes['label']}>{label}</span>
            </Inner>
          </li>
        );
      })}
    </ol>
  );
};
