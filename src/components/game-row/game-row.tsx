import { useId, useRef, type ReactNode } from 'react';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { isPlainClick } from '../follow-link.ts';
import { SideStep } from '../side-step.tsx';
import { useSideScroll } from '../use-side-scroll.ts';

export interface GameRowProps {
  readonly label: string;
  readonly more?: string;
  readonly moreRoute?: string;
  readonly level?: 2 | 3 | 4;
}

export const GameRowView = (view: ViewProps<GameRowProps>): ReactNode => {
  const { props, classes, text, children } = view;
  const track = useRef<HTMLDivElement>(null);
  const scroll = useSideScroll(track);
  const step = { scroll, classes };
  const id = useId();
  const Title = `h${props.level ?? 2}` as 'h2';
  return (
    <section className={classes['root']} aria-labelledby={id}>
      <div className={classes['head']}>
        <Title id={id} className={classes['title']}>
          {props.label}
        </Title>
        {props.more !== undefined && <More {...view} />}
        {!(scroll.isAtStart && scroll.isAtEnd) && (
          <div className={classes['steps']}>
            <SideStep {...step} label={text('previous', { label: props.label })} isBack />
            <SideStep {...step} label={text('next', { label: props.label })} />
          </div>
        )}
      </div>
      <div ref={track} className={classes['track']} onScroll={scroll.measure}>
        {children}
      </div>
    </section>
  );
};

const More = ({ props, classes, emit }: ViewProps<GameRowProps>): ReactNode => {
  const runtime = useRuntime();
  const route = props.moreRoute;
  if (route === undefined) {
    return (
      <button type="button" className={classes['more']} onClick={() => emit('more')}>
        {props.more}
      </button>
    );
  }
  return (
    <a
      className={classes['more']}
      href={runtime.hrefFor(route)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        runtime.navigate(route);
      }}
    >
      {props.more}
    </a>
  );
};
