/**
 * Part of a state whose call takes secrets out of the context: `actions` forget them. Raised events run in
 * the same step, after the call has started, so that no snapshot keeps the secrets. Needs the event
 * `secrets.forget` and the action `forgetSoon`, which raises it.
 */
export function forgettingSecrets<const Actions extends string | readonly string[]>(actions: Actions) {
  return { entry: 'forgetSoon', on: { 'secrets.forget': { actions } } } as const;
}
