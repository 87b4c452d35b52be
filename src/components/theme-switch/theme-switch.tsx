import type { ReactNode } from 'react';
import type { ViewProps } from '../../runtime/view.ts';
import { Glyph } from '../glyph.tsx';

export interface ThemeSwitchProps {
  readonly label: string;
  readonly current: 'light' | 'dark';
}

export const ThemeSwitchView = ({ props, classes, emit }: ViewProps<ThemeSwitchProps>): ReactNode => {
  const isDark = props.current === 'dark';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-label={props.label}
      title={props.label}
      className={classes['root']}
      onClick={() => emit('change', { theme: isDark ? 'light' : 'dark' })}
    >
      {/* Chosen by style: the theme of the page is known before the program runs. */}
      <Glyph name="sun" className={classes['light']} />
      <Glyph name="moon" className={classes['dark']} />
    </button>
  );
};
