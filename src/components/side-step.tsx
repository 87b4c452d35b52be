import type { ReactNode } from 'react';
import type { ViewProps } from '../runtime/view.ts';
import { Glyph } from './glyph.tsx';
import type { useSideScroll } from './use-side-scroll.ts';

interface SideStepProps {
  readonly scroll: ReturnType<typeof useSideScroll>;
  readonly classes: ViewProps['classes'];
  readonly label: string;
  readonly isBack?: boolean;
}
/** A button that scrolls a row by what is in sight; off at the row's end, and gone where all of it is in sight. */
export const SideStep = ({ scroll, classes, label, isBack = false }: SideStepProps): ReactNode => {
  if (scroll.isAtStart && scroll.isAtEnd) return null;
  return (
    <button
      type="button"
      className={classes['step']}
      disabled={isBack ? scroll.isAtStart : scroll.isAtEnd}
      aria-label={label}
      onClick={() => scroll.step(isBack ? -1 : 1)}
    >
      <Glyph name={isBack ? 'chevron-start' : 'chevron-end'} className={classes['icon']} />
    </button>
  );
};
