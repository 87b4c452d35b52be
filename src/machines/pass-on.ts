interface Told<Payload> {
  readonly event: { readonly type: string } & Payload;
}
interface Answered<Output> {
  readonly event: { readonly output: Output };
}
interface Failed {
  readonly event: { readonly error: unknown };
}

/** A guard or an action of that name, given what the event brings. */
export function withEvent<const Name extends string>(type: Name) {
  const params = <Payload>({ event }: Told<Payload>): Omit<Payload, 'type'> => {
    const { type: _type, ...payload } = event;
    return payload;
  };
  return { type, params } as const;
}
/** The same, given what the call answered. */
export function withAnswer<const Name extends string>(type: Name) {
  return { type, params: <Output>({ event }: Answered<Output>): Output => event.output } as const;
}
/** The same, given what the call failed with. */
export function withError<const Name extends string>(type: Name) {
  return { type, params: ({ event }: Failed) => ({ error: event.error }) } as const;
}
