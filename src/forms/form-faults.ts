import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react';

/** What is wrong with one field, as the list above its form names it. */
export interface FieldFault {
  /** Id of the control. */
  readonly id: string;
  readonly label: string;
  readonly message: string;
}
export interface FormFaults {
  /** Whether the form itself has refused what was sent, before the flow was asked. */
  readonly isRefused: boolean;
  /** Returns how to take the fault away again. */
  readonly report: (fault: FieldFault) => () => void;
}

/** Of the form around a field that is not of its schema: a captcha, a picture. None around other fields. */
export const FormFaultsContext = createContext<FormFaults | null>(null);

export const useIsFormRefused = (): boolean => useContext(FormFaultsContext)?.isRefused === true;

/** Puts what is wrong with a field into the list of the form around it, for as long as it is in sight. */
export const useReportedFault = (
  id: string,
  label: string | undefined,
  message: string | undefined,
): void => {
  const report = useContext(FormFaultsContext)?.report;
  useLayoutEffect(() => {
    if (label === undefined || message === undefined) return undefined;
    return report?.({ id, label, message });
  }, [report, id, label, message]);
};

/** The faults of the fields beside those of the schema, and what they report them to. */
export const useFormFaults = (
  isRefused: boolean,
): { readonly faults: readonly FieldFault[]; readonly context: FormFaults } => {
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const context = useMemo<FormFaults>(
    () => ({
      isRefused,
      report: (fault) => {
        setFaults((now) => [...now, fault]);
        return () => setFaults((now) => now.filter((other) => other !== fault));
      },
    }),
    [isRefused],
  );
  return { faults, context };
};
