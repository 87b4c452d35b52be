import type { ReactNode } from 'react';
import { Glyph } from '../components/glyph.tsx';

export interface PasswordToggleProps {
  readonly isShown: boolean;
  readonly onToggle: () => void;
  readonly label: string;
  readonly controls: string;
  readonly classes: Readonly<Record<string, string>>;
}

export const PasswordToggle = ({
  isShown,
  onToggle,
  label,
  controls,
  classes,
}: PasswordToggleProps): ReactNode => (
  <button
    type="button"
    className={classes['passwordToggle']}
    aria-label={label}
    aria-pressed={isShown}
    aria-controls={controls}
    onClick={onToggle}
  >
    <Glyph name={isShown ? 'eye-off' : 'eye'} className={classes['icon']} />
  </button>
);
