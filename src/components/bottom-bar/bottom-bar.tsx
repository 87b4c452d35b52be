import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { MenuShapeContext } from '../menu-context.ts';

export const BottomBarView = ({
  props,
  classes,
  children,
}: ViewProps<{ readonly label: string }>): ReactNode => (
  <div className={classes['root']} role="group" aria-label={props.label}>
    <MenuShapeContext value="bottom">{children}</MenuShapeContext>
  </div>
);
