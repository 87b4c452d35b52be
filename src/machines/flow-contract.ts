import type { MachineContext } from 'xstate';
import type { JsonSchema } from '../protocol/json/json.ts';
import type { MachineContract, ServiceContract } from '../protocol/machine/machine-contract.ts';
import type { Schema, ValueOf } from './payload-schema.ts';

export type Shapes = Readonly<Record<string, JsonSchema>>;
export type Services = Readonly<Record<string, ServiceContract>>;

/** A service whose schemas know their types. */
export interface TypedService<Input, Output> extends ServiceContract {
  readonly input: Schema<Input>;
  readonly output: Schema<Output>;
}

/** What a contract knows of its flow's types. */
export interface FlowTypes {
  readonly context: MachineContext;
  readonly input: unknown;
  readonly output: unknown;
  readonly events: Shapes;
  readonly services: Services;
  readonly effects: Shapes;
  readonly delay: string;
}
declare const typesOf: unique symbol;
/** A contract that knows its types: machine, portal and lab take theirs from it. No value has the mark. */
export interface FlowContract<Types extends FlowTypes = FlowTypes> extends MachineContract {
  readonly [typesOf]?: Types;
}
export type TypesOf<Contract> = Contract extends { readonly [typesOf]?: infer Types extends FlowTypes }
  ? Types
  : never;

type EventsByName<Events> = {
  [Name in keyof Events & string]: { readonly type: Name } & ValueOf<Events[Name]>;
};
/** Events that a flow takes. `secrets.forget` comes from the flow itself: see `forgettingSecrets`. */
export type FlowEvent<Contract> =
  | EventsByName<TypesOf<Contract>['events']>[keyof TypesOf<Contract>['events'] & string]
  | { readonly type: 'secrets.forget' };

/** What a flow gives a service of its contract. */
export type AskOf<Contract, Name extends keyof TypesOf<Contract>['services']> = ValueOf<
  TypesOf<Contract>['services'][Name]['input']
>;
/** What a service of its contract gives a flow. */
export type AnswerOf<Contract, Name extends keyof TypesOf<Contract>['services']> = ValueOf<
  TypesOf<Contract>['services'][Name]['output']
>;
/** What an effect is given; one without a payload is given nothing. */
export type EffectParams<Shape> = keyof ValueOf<Shape> extends never ? undefined : ValueOf<Shape>;
