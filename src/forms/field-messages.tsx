import type { ReactNode } from 'react';
import { Glyph } from '../components/glyph.tsx';
import { useReportedFault } from './form-faults.ts';
import { errorId, hintId } from './schema-form/field-words.ts';

export interface FieldMessagesProps {
  /** Id of the input that they describe. */
  readonly id: string;
  readonly classes: Readonly<Record<string, string>>;
  /** Name of the field in the list of its form; undefined where the form lists it anyway. */
  readonly label: string | undefined;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

/** Hint and error below an input. The error's place is always there, so that its words are announced. */
export const FieldMessages = ({ id, classes, label, hint, error }: FieldMessagesProps): ReactNode => {
  useReportedFault(id, label, error);
  return (
    <>
      {hint !== undefined && (
        <p id={hintId(id)} className={classes['hint']}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error !== undefined && (
          <p id={errorId(id)} className={classes['error']}>
            <Glyph name="error" className={classes['icon']} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </>
  );
};
