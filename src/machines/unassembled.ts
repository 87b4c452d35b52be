import { fromPromise, type PromiseActorLogic } from 'xstate';
import { createWait, type WaitLogic } from './wait.actor.ts';

/** Places that `assembleMachine` fills: using one before that is a programming mistake. */
function refuse(what: string): never {
  throw new Error(`expects a machine made by assembleMachine, got one without ${what}`);
}
export function unassembledService<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => refuse(`the service ${name}`));
}
export function unassembledEffect<Params = undefined>(name: string): (_: unknown, params: Params) => void {
  return () => refuse(`the effect ${name}`);
}
export const unassembledWait: WaitLogic = createWait({
  now: () => refuse('a clock'),
  setTimeout: () => refuse('a clock'),
  clearTimeout: () => refuse('a clock'),
});
