import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useFormFaults, type FieldFault, type FormFaults } from '../form-faults.ts';
import type { FormErrors } from './use-form-errors.ts';

export interface FaultList {
  /** What the list shows: first the fields of the schema, then those beside them. */
  readonly faults: readonly FieldFault[];
  readonly context: FormFaults;
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Something was sent: the list takes the focus when the answer is a fault. */
  readonly awaitAnswer: () => void;
  /** The person continued: the focus is theirs. */
  readonly leaveAnswer: () => void;
}

/** The list of a form's faults: shown after a submit, and given the focus by what came of that submit. */
export const useFaultList = (ofSchema: readonly FieldFault[], errors: FormErrors): FaultList => {
  const { isSubmitRefused, isRefusedHere, isSubmitTried, refusedTurn, serverTurn } = errors;
  const { faults: all, context } = useFormFaults(isRefusedHere);
  const summary = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  const beside = isSubmitTried ? all : [];
  useEffect(() => {
    if (refusedTurn + serverTurn > 0) summary.current?.focus();
  }, [refusedTurn, serverTurn]);
  const besideKey = beside.map(({ id, message }) => `${id}: ${message}`).join('\n');
  useEffect(() => {
    if (besideKey === '' || !isAwaited.current) return;
    isAwaited.current = false;
    summary.current?.focus();
  }, [besideKey]);
  return {
    faults: isSubmitRefused || beside.length > 0 ? [...ofSchema, ...beside] : [],
    context,
    summary,
    awaitAnswer: useCallback(() => {
      isAwaited.current = true;
    }, []),
    leaveAnswer: useCallback(() => {
      isAwaited.current = false;
    }, []),
  };
};
