import { isThrottled, nameFailure, nameFieldErrors, readFailure } from './failure.ts';

/** What a call threw, on its way to a guard or an action. */
export interface CallFailure {
  readonly error: unknown;
}
/** What a flow shows of a failed call: message keys, for the whole and by field. */
export interface FormFailure {
  readonly error: string | null;
  readonly errors: Readonly<Record<string, string>>;
}
export const noFailure: FormFailure = { error: null, errors: {} };

/** `params` of a guard or action that reads the error of a failed call. */
export function passError({ event }: { readonly event: { readonly error: unknown } }): CallFailure {
  return { error: event.error };
}
/** Assigner: the failure as a form shows it. */
export function describeFailure(_: unknown, { error }: CallFailure): FormFailure {
  return { error: nameFailure(error), errors: nameFieldErrors(error) };
}
export function hasThrottled(_: unknown, { error }: CallFailure): boolean {
  return isThrottled(error);
}
/** `params` of the guard `hasCode`. */
export function hasFailedWith(...codes: readonly string[]) {
  return ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error, codes });
}
/** Guard: the call failed with one of these codes. */
export function hasCode(
  _: unknown,
  { error, codes }: CallFailure & { readonly codes: readonly string[] },
): boolean {
  return codes.includes(readFailure(error).code);
}

/** Guard: the server found fault with one of these fields. */
export function hasFieldError(
  _: unknown,
  { error, fields }: CallFailure & { readonly fields: readonly string[] },
): boolean {
  const faults = readFailure(error).fields;
  return fields.some((field) => field in faults);
}

/** Branch of a call's `onError`: these codes lead to `target`, and nothing is said of them. Needs `hasCode`. */
export function routeError<const Target extends string>(target: Target, ...codes: readonly string[]) {
  return { guard: { type: 'hasCode', params: hasFailedWith(...codes) }, target } as const;
}
/** The same with the error shown. Needs `hasCode` and `showError`. */
export function showErrorWhen<const Target extends string>(target: Target, ...codes: readonly string[]) {
  return {
    guard: { type: 'hasCode', params: hasFailedWith(...codes) },
    target,
    actions: { type: 'showError', params: passError },
  } as const;
}
/** The same for a fault of fields that are typed in `target`, an earlier step. Needs `hasFieldError`. */
export function showFieldErrorIn<const Target extends string>(target: Target, ...fields: readonly string[]) {
  return {
    guard: {
      type: 'hasFieldError',
      params: ({ event }: { readonly event: { readonly error: unknown } }) => ({
        error: event.error,
        fields,
      }),
    },
    target,
    actions: { type: 'showError', params: passError },
  } as const;
}
/** Branch of a call's `onError` for every other failure: the error is shown in `target`. Needs `showError`. */
export function showErrorIn<const Target extends string>(target: Target) {
  return { target, actions: { type: 'showError', params: passError } } as const;
}
