import type { ReactNode } from 'react';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { isPlainClick } from '../follow-link.ts';
import { Glyph } from '../glyph.tsx';

export interface CounterProps {
  readonly value?: number | null;
  readonly label: string;
  readonly icon: string;
  readonly route?: string;
}

const largest = 99;

export const CounterView = ({ props, classes }: ViewProps<CounterProps>): ReactNode => {
  const runtime = useRuntime();
  const { route } = props;
  const value = props.value ?? 0;
  const content = (
    <>
      <Glyph name={props.icon} className={classes['icon']} />
      {value > 0 && (
        <span className={classes['count']} aria-hidden="true">
          {value > largest ? `${largest}+` : value}
        </span>
      )}
    </>
  );
  if (route === undefined) {
    return (
      <span className={classes['root']} role="img" aria-label={props.label}>
        {content}
      </span>
    );
  }
  return (
    <a
      className={classes['root']}
      aria-label={props.label}
      href={runtime.hrefFor(route)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        runtime.navigate(route);
      }}
    >
      {content}
    </a>
  );
};
