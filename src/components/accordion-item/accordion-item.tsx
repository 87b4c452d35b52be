import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { whenSeen } from '../../runtime/react/arrival.ts';
import type { ViewProps } from '../../runtime/view.ts';
import { AccordionGroupContext } from '../accordion-context.ts';
import { Glyph } from '../glyph.tsx';

export interface AccordionItemProps {
  readonly title: string;
  readonly open?: boolean;
  readonly current?: boolean;
  readonly level?: 2 | 3 | 4;
}

/** A page that has just come up gives the focus to its title in the next frame: this comes after it. */
const inTheFrameAfterNext = (act: () => void): (() => void) => {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
};

/** The browser's own disclosure: keyboard, find in page and "one at a time" come with it. */
export const AccordionItemView = ({
  props,
  classes,
  emit,
  children,
}: ViewProps<AccordionItemProps>): ReactNode => {
  const group = useContext(AccordionGroupContext);
  const head = useRef<HTMLElement>(null);
  const isCurrent = props.current === true;
  useEffect(() => {
    if (!isCurrent) return undefined;
    return inTheFrameAfterNext(() => {
      const summary = head.current;
      if (summary === null) return;
      whenSeen(summary, () => {
        summary.parentElement?.scrollIntoView({ block: 'nearest' });
        summary.focus({ preventScroll: true });
      });
    });
  }, [isCurrent]);
  const Title = props.level === undefined ? 'span' : (`h${props.level}` as const);
  return (
    <details
      className={classes['root']}
      name={group}
      open={props.open === true || isCurrent}
      onToggle={(event) => {
        // A disclosure inside the answer tells its own owner.
        if (event.target === event.currentTarget) emit('toggle', { open: event.currentTarget.open });
      }}
    >
      <summary ref={head} className={classes['head']}>
        <Title className={classes['title']}>{props.title}</Title>
        <Glyph name="chevron-down" className={classes['icon']} />
      </summary>
      <div className={classes['body']}>{children}</div>
    </details>
  );
};
