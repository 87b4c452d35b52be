import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string | null;
  readonly icon?: string;
  /** Heading level of the title, where the state is all a page has. */
  readonly level?: 1 | 2 | 3 | 4;
}

export const EmptyStateView = ({ props, classes, children }: ViewProps<EmptyStateProps>): ReactNode => {
  const Title = props.level === undefined ? 'p' : (`h${props.level}` as const);
  return (
    <div className={classes['root']}>
      {props.icon !== undefined && (
        <span className={classes['mark']}>
          <Glyph name={props.icon} className={classes['icon']} />
        </span>
      )}
      <Title className={classes['title']} {...(props.level === 1 ? { tabIndex: -1 } : {})}>
        {props.title}
      </Title>
      {typeof props.text === 'string' && props.text !== '' && <p className={classes['text']}>{props.text}</p>}
      {children}
    </div>
  );
};
