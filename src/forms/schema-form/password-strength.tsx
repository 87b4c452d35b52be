import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { leastPasswordScore } from '../../protocol/document/password-score.ts';
import { estimatePassword } from './estimate-password.ts';
import { useRuntime } from '../../runtime/react/runtime-context.ts';
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
  const { classes, text, errors, readValues } = useFormScope();
  const { read } = useRuntime();
  const typed = useDeferredValue(password);
  const estimate = useMemo(() => {
    const others = Object.entries(readValues()).filter(
      ([name]) => !name.endsWith('assword') && name !== field,
    );
    return estimatePassword(
      typed,
      [read('settings.brand.name'), ...others.map(([, value]) => value)].flatMap((value) =>
        typeof value === 'string' ? [value] : [],
      ),
    );
  }, [typed, field, readValues, read]);
  // The server knows more passwords: what it refused is not praised beside its sentence.
  const isRefused = errors[field] !== undefined && estimate.score >= leastPasswordScore;
  const { score, advice } = isRefused ? { score: leastPasswordScore - 1, advice: null } : estimate;
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
