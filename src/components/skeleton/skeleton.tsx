import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';

export interface SkeletonProps {
  readonly variant: 'text' | 'card' | 'row' | 'banner';
  readonly count?: number;
}

const usualCounts = { text: 3, card: 12, row: 8, banner: 1 } as const;

export const SkeletonView = ({ props, classes, text }: ViewProps<SkeletonProps>): ReactNode => (
  <div className={classes['root']} role="status" aria-label={text('loading')} data-coming="">
    {Array.from({ length: props.count ?? usualCounts[props.variant] }, (_, index) => (
      <div key={index} className={classes['piece']} />
    ))}
  </div>
);
