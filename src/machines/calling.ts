/** The call of a service, of the service's own name. One that is given something has an `input` beside it. */
export function calling<const Name extends string>(name: Name) {
  return { id: name, src: name, input: {} } as const;
}
