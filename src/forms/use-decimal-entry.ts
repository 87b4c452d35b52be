import { useState } from 'react';
import {
  findDecimalProblem,
  readTypedDecimal,
  type DecimalLimits,
  type DecimalProblem,
} from './typed-decimal.ts';

export interface DecimalEntry {
  /** Text of the input: as typed while it is edited, as the language writes it after. */
  readonly shown: string;
  /** Decimal string; empty while there is none. */
  readonly value: string;
  /** Set only after the person has left the field, so that no error appears in the middle of a number. */
  readonly problem: DecimalProblem | null;
  /** The limit that the value is beyond, also while it is edited. */
  readonly beyond: DecimalProblem | null;
  readonly onType: (typed: string) => void;
  readonly onLeave: () => void;
  /** Puts a value in, as a quick amount or a step does. */
  readonly put: (value: string) => void;
}

export interface DecimalEntrySetting {
  /** Value that the machine keeps; without it the field keeps its own. */
  readonly given: string | null | undefined;
  readonly languageTag: string;
  readonly limits: DecimalLimits;
  readonly write: (value: string) => string;
  readonly tell: (change: { readonly value: string; readonly isValid: boolean }) => void;
}

/** One typed decimal: what is shown, what it means and what is wrong with it. */
export const useDecimalEntry = ({
  given,
  languageTag,
  limits,
  write,
  tell,
}: DecimalEntrySetting): DecimalEntry => {
  const [entry, setEntry] = useState('');
  // The person's own text; null once they have left and it was understood.
  const [typed, setTyped] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  const value = given ?? entry;
  const understood =
    typed === null || typed.trim() === '' ? value : (readTypedDecimal(typed, languageTag) ?? '');
  const isBlank = typed === null ? value === '' : typed.trim() === '';
  const judge = (text: string): DecimalProblem | null =>
    findDecimalProblem(text === '' ? null : text, limits);
  const problem = isBlank ? null : judge(understood);
  const set = (next: string): void => {
    setEntry(next);
    tell({ value: next, isValid: next !== '' && judge(next) === null });
  };
  return {
    shown: typed ?? (value === '' ? '' : write(value)),
    value,
    problem: isEditing ? null : problem,
    beyond: problem === 'tooLittle' || problem === 'tooMuch' ? problem : null,
    onType: (next) => {
      setEditing(true);
      setTyped(next);
      set(readTypedDecimal(next, languageTag) ?? '');
    },
    onLeave: () => {
      setEditing(false);
      if (typed !== null && readTypedDecimal(typed, languageTag) !== null) setTyped(null);
    },
    put: (next) => {
      setEditing(false);
      setTyped(null);
      set(next);
    },
  };
};
