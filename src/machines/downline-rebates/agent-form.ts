import { readFailure } from '../failure.ts';
import { withError, withEvent } from '../setup-flow.ts';
import { showErrorIn } from '../form-failure.ts';
import { describeFailure, type CallFailure, type FormFailure } from '../form-failure.ts';
import { readText, type FormValues } from '../form-values.ts';

/** A field of a rebate: `rebateRNG` holds what is given for the product `RNG`, in per cent. */
const rebateField = /^rebate([A-Z]+)$/;

/** Product → per cent, without those that are left empty. */
export function readRebates(values: FormValues): Readonly<Record<string, string>> {
  const typed = Object.keys(values ?? {}).flatMap((field) => {
    const product = rebateField.exec(field)?.[1];
    const rate = readText(values, field).trim();
    return product === undefined || rate === '' ? [] : [[product, rate] as const];
  });
  return Object.fromEntries(typed);
}

/** Assigner: the failure as a form of an agent shows it; the server names a product where it refuses a rebate. */
export function describeAgentFailure(scope: unknown, failure: CallFailure): FormFailure {
  const { error, errors } = describeFailure(scope, failure);
  const entries = Object.entries(errors).map(([field, message]) => [
    /^[A-Z]+$/.test(field) ? `rebate${field}` : field,
    message,
  ]);
  return { error, errors: Object.fromEntries(entries) as FormFailure['errors'] };
}

const noDownline: readonly string[] = ['agent.not-below', 'request_param_err'];
/** Guard: no member of that name is directly below the agent. */
export const isNobodyBelow = (_: unknown, { error }: CallFailure): boolean =>
  noDownline.includes(readFailure(error).code);
/**
 * Looks whether the member is below the agent, before there is anything to set. Whatever else fails is said
 * where the page loads the same. Needs `isNobodyBelow`.
 */
const lookForDownline = {
  invoke: {
    id: 'findDownline',
    src: 'findDownline',
    input: ({ context }: { readonly context: { readonly account: string } }) => ({
      account: context.account,
    }),
    onDone: 'editing',
    onError: [{ guard: withError('isNobodyBelow'), target: 'missing' }, { target: 'editing' }],
  },
} as const;

/**
 * The states of a form that sets something for the member below whose account the address names. `keep` keeps what was
 * typed, `save` is the call. Needs `isChosen`, `isNobodyBelow` and `confirmSaved`.
 */
export function downlineFormStates<const Keep extends string, const Save>(keep: Keep, save: Save) {
  return {
    starting: { always: [{ guard: 'isChosen', target: 'looking' }, { target: 'unchosen' }] },
    // An address without an account: there is no one to set anything for.
    unchosen: { type: 'final' },
    looking: lookForDownline,
    missing: { type: 'final' },
    editing: { on: { 'form.submit': { target: 'saving', actions: withEvent(keep) } } },
    saving: {
      invoke: {
        ...save,
        onDone: { target: 'editing', actions: 'confirmSaved' },
        onError: showErrorIn('editing'),
      },
    },
  } as const;
}
