import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';

export const HeaderView = ({ classes, slots }: ViewProps): ReactNode => (
  <header className={classes['root']}>
    <div className={classes['bar']}>
      <div className={classes['inner']}>
        <div className={classes['start']}>{slots['start']}</div>
        <div className={classes['end']}>{slots['end']}</div>
      </div>
    </div>
    <div className={classes['nav']}>{slots['nav']}</div>
  </header>
);
