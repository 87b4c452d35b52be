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
  /** The eye does not need it yet; assistive technology reads it as the input's description. */
  readonly isHintHidden?: boolean;
  readonly error: string | undefined;
}

/** Hint and error below an input. The error's place is always there, so that its words are announced. */
export const FieldMessages = (props: FieldMessagesProps): ReactNode => {
  const { id, classes, label, hint, error, isHintHidden = false } = props;
  useReportedFault(id, label, error);
  return (
    <>
      {hint !== undefined && (
        <p id={hintId(id)} className={classes['hint']} hidden={isHintHidden}>
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
