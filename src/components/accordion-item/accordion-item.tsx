import { useContext, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { AccordionGroupContext } from '../accordion-context.ts';
import { Glyph } from '../glyph.tsx';

export interface AccordionItemProps {
  readonly title: string;
  readonly open?: boolean;
  readonly level?: 2 | 3 | 4;
}

/** The browser's own disclosure: keyboard, find in page and "one at a time" come with it. */
export const AccordionItemView = ({
  props,
  classes,
  emit,
  children,
}: ViewProps<AccordionItemProps>): ReactNode => {
  const group = useContext(AccordionGroupContext);
  const Title = props.level === undefined ? 'span' : (`h${props.level}` as const);
  return (
    <details
      className={classes['root']}
      name={group}
      open={props.open === true}
      onToggle={(event) => {
        // A disclosure inside the answer tells its own owner.
        if (event.target === event.currentTarget) emit('toggle', { open: event.currentTarget.open });
      }}
    >
      <summary className={classes['head']}>
        <Title className={classes['title']}>{props.title}</Title>
        <Glyph name="chevron-down" className={classes['icon']} />
      </summary>
      <div className={classes['body']}>{children}</div>
    </details>
  );
};
