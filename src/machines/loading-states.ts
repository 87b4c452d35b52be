import { asking } from './setup-flow.ts';
import { showErrorIn } from './form-failure.ts';

/**
 * The first states of a flow that begins with a call: `loading` asks, and `failed` says why it could not until `again`
 * asks once more. What follows from the answer is given. Needs `showError` and `clearErrors`.
 */
export function loadingStates<const Call extends string, const Again extends string, const Branches>(
  call: Call,
  again: Again,
  answers: Branches,
) {
  const once = { target: 'loading', actions: 'clearErrors' } as const;
  return {
    loading: asking(call, { onDone: answers, onError: showErrorIn('failed') }),
    failed: { on: { [again]: once } as Readonly<Record<Again, typeof once>> },
  } as const;
}
