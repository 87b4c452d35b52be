import { useId, type ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { AccordionGroupContext } from '../accordion-context.ts';

export interface AccordionProps {
  readonly single?: boolean;
}

export const AccordionView = ({ props, classes, children }: ViewProps<AccordionProps>): ReactNode => {
  const id = useId();
  return (
    <div className={classes['root']}>
      <AccordionGroupContext value={props.single === true ? id : undefined}>{children}</AccordionGroupContext>
    </div>
  );
};
