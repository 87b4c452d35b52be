import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';

export const HeaderView = ({
  props,
  classes,
  slots,
}: ViewProps<{ readonly railed?: boolean }>): ReactNode => (
  <header className={classes['root']} data-railed={props.railed === true ? '' : undefined}>
    <div className={classes['bar']}>
      <div className={classes['inner']}>
        <div className={classes['start']}>{slots['start']}</div>
        <div className={classes['end']}>{slots['end']}</div>
      </div>
    </div>
    <div className={classes['nav']}>{slots['nav']}</div>
  </header>
);
