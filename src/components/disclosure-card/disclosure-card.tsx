import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';

export interface DisclosureCardProps {
  readonly title: string;
  readonly text?: string | null;
  readonly open?: boolean;
  readonly level?: 2 | 3 | 4;
}

/** The browser's own disclosure: keyboard and find in page come with it. */
export const DisclosureCardView = ({
  props,
  classes,
  emit,
  slots,
  children,
}: ViewProps<DisclosureCardProps>): ReactNode => {
  const Title = props.level === undefined ? 'span' : (`h${props.level}` as const);
  const beside = slots['beside'];
  return (
    <details
      className={classes['root']}
      open={props.open === true}
      onToggle={(event) => {
        // A disclosure inside the card tells its own owner.
        if (event.target === event.currentTarget) emit('toggle', { open: event.currentTarget.open });
      }}
    >
      <summary className={classes['head']}>
        <Title className={classes['title']}>{props.title}</Title>
        {typeof props.text === 'string' && props.text !== '' && (
          <span className={classes['text']}>{props.text}</span>
        )}
        {beside !== undefined && <span className={classes['beside']}>{beside}</span>}
        <Glyph name="chevron-down" className={classes['icon']} />
      </summary>
      <div className={classes['body']}>{children}</div>
    </details>
  );
};
