import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { leastPasswordScore } from '../../protocol/document/password-score.ts';
import { estimatePassword } from './estimate-password.ts';
import { useFormScope } from './form-scope.ts';

const levels = ['strength0', 'strength1', 'strength2', 'strength3', 'strength4'] as const;
const toneOf = (score: number): 'bad' | 'fair' | 'good' =>
  score < leastPasswordScore ? 'bad' : score === leastPasswordScore ? 'fair' : 'good';

/** A bar of how hard the password is to guess, and how to do better. Drawn behind the keys that are typed. */
export const PasswordStrength = ({
  field,
  password,
}: {
  readonly field: string;
  readonly password: string;
}): ReactNode => {
  const { classes, text, readValues } = useFormScope();
  const typed = useDeferredValue(password);
  const { score, advice } = useMemo(() => {
    const others = Object.entries(readValues()).filter(
      ([name]) => !name.endsWith('assword') && name !== field,
    );
    return estimatePassword(
      typed,
      others.flatMap(([, value]) => (typeof value === 'string' ? [value] : [])),
    );
  }, [typed, field, readValues]);
  return (
    <div className={classes['strength']} data-tone={toneOf(score)}>
      <div className={classes['strengthTrack']} aria-hidden="true">
        {levels.slice(1).map((level, index) => (
          <span key={level} data-on={index < Math.max(1, score)} />
        ))}
      </div>
      <p className={classes['hint']} role="status">
        {text(levels[score] ?? 'strength0')}
        {advice !== null && ` ${text(advice)}`}
      </p>
    </div>
  );
};
