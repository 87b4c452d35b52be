import { useEffect, useMemo, useState } from 'react';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { LoadedForm } from '../../runtime/react/runtime-context.ts';
import { findFieldErrors } from './find-field-errors.ts';
import { readFieldUi } from './field-words.ts';

export interface FormErrorsInput {
  readonly loaded: LoadedForm;
  readonly values: JsonObject;
  /** Whether nothing is stored of the form: it is new, or its flow emptied it. */
  readonly isEmpty: boolean;
  readonly serverErrors: Readonly<Record<string, Json>> | null | undefined;
  readonly checks: Readonly<Record<string, Json>> | null | undefined;
  readonly text: (name: string, args?: JsonObject) => string;
  readonly t: (key: string, args?: JsonObject) => string;
}
export interface FormErrors {
  /** Field → sentence, in the order of the fields; only those that are shown now. */
  readonly shown: Readonly<Record<string, string>>;
  readonly isSubmitRefused: boolean;
  /** Whether the form refused what was sent, before the server was asked. */
  readonly isRefusedHere: boolean;
  /** Whether a submit was tried since the form was new. */
  readonly isSubmitTried: boolean;
  /** Rises with each submit that the form refused. */
  readonly refusedTurn: number;
  readonly touch: (field: string) => void;
  /** Shows every finding. True when the values may be sent. */
  readonly checkAll: (values: JsonObject) => boolean;
  /** Rises when the server refused, so that the summary can take the focus. */
  readonly serverTurn: number;
}

const isOwnField = ({ form }: LoadedForm, field: string): boolean =>
  Object.hasOwn((form.schema['properties'] ?? {}) as object, field);

/**
 * The server's word on a field holds until that field is changed. What it says of an input that is not
 * of this form (a captcha beside it) is for the layout to show there.
 */
const useServerErrors = (
  { loaded, values }: FormErrorsInput,
  errors: Readonly<Record<string, Json>> | null | undefined,
) => {
  const key = JSON.stringify(errors ?? {});
  const [answer, setAnswer] = useState({ key: '{}', values, turn: 0 });
  useEffect(() => {
    setAnswer((now) =>
      now.key === key ? now : { key, values, turn: key === '{}' ? now.turn : now.turn + 1 },
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The values of the moment of the answer count, not later ones.
  }, [key]);
  const current = Object.entries((answer.key === key ? errors : {}) ?? {}).filter(
    ([field, message]) =>
      typeof message === 'string' && isOwnField(loaded, field) && answer.values[field] === values[field],
  );
  return { current: Object.fromEntries(current) as Record<string, string>, turn: answer.turn };
};

/** Decides which errors a person sees: of a field they left, of all fields once they submitted. */
export const useFormErrors = (input: FormErrorsInput): FormErrors => {
  const { loaded, values, isEmpty, text, t } = input;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isSubmitRefused, setRefused] = useState(false);
  const [isSubmitTried, setTried] = useState(false);
  const [refusedTurn, setRefusedTurn] = useState(0);
  const [wasEmpty, setWasEmpty] = useState(isEmpty);
  if (wasEmpty !== isEmpty) {
    setWasEmpty(isEmpty);
    // What was typed was sent: the fields are as if no one had been there.
    if (isEmpty) {
      setTouched(new Set());
      setRefused(false);
      setTried(false);
    }
  }
  const findings = useMemo(() => findFieldErrors(loaded, values), [loaded, values]);
  const server = useServerErrors(input, input.serverErrors);
  const { current: checkErrors } = useServerErrors(input, input.checks);
  const visible: Record<string, string> = {};
  for (const [field, { text: name, args }] of findings) {
    if (!isSubmitRefused && !touched.has(field)) continue;
    const ui = readFieldUi(loaded.form.ui[field] as JsonObject | undefined);
    const hint = ui.hint === undefined ? '' : t(ui.hint, ui.hintArgs);
    visible[field] = text(name, { ...args, label: t(ui.label ?? field, ui.labelArgs), hint });
  }
  for (const [field, key] of Object.entries({ ...checkErrors, ...server.current })) visible[field] ??= t(key);
  return {
    shown: visible,
    isSubmitRefused: isSubmitRefused || Object.keys(server.current).length > 0,
    isRefusedHere: isSubmitRefused,
    isSubmitTried,
    refusedTurn,
    touch: (field) => setTouched((now) => (now.has(field) ? now : new Set([...now, field]))),
    checkAll: (submitted) => {
      const isGood = findFieldErrors(loaded, submitted).size === 0;
      setRefused(!isGood);
      setTried(true);
      if (!isGood) setRefusedTurn((turn) => turn + 1);
      return isGood;
    },
    serverTurn: server.turn,
  };
};
