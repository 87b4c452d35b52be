import type { EffectParams, TypesOf } from '../../machines/flow-contract.ts';
import type { FlowContracts } from '../../machines/generated/catalog.ts';
import type { ValueOf } from '../../machines/payload-schema.ts';
import type { Area, WiringNeeds } from './wiring-needs.ts';

type Parts = 'services' | 'effects';
/** The parts of one flow or of several: `Flow` is a union, whose members are taken one by one. */
type NamesOf<Flow, Part extends Parts> = Flow extends unknown ? keyof TypesOf<Flow>[Part] & string : never;
type PartOf<Flow, Part extends Parts, Name> = Flow extends unknown
  ? Name extends keyof TypesOf<Flow>[Part]
    ? TypesOf<Flow>[Part][Name]
    : never
  : never;
type Side<Calls, Name extends 'input' | 'output'> =
  Calls extends Readonly<Record<Name, unknown>> ? ValueOf<Calls[Name]> : never;
/** All members of a union of calls together: who answers several flows has what each needs. */
type AnswerToAll<Calls> = (Calls extends unknown ? (answer: Side<Calls, 'output'>) => void : never) extends (
  answer: infer Answer,
) => void
  ? Answer
  : never;
type ParamsOf<Effects> = Effects extends unknown ? EffectParams<Effects> : never;

/** What the portal has for flows: their calls and effects, as their contracts say them. */
interface AreaOf<Flow> {
  readonly services?: (needs: WiringNeeds) => {
    readonly [Name in NamesOf<Flow, 'services'>]?: (
      input: Side<PartOf<Flow, 'services', Name>, 'input'>,
      signal: AbortSignal,
    ) => Promise<AnswerToAll<PartOf<Flow, 'services', Name>>>;
  };
  readonly effects?: (needs: WiringNeeds) => {
    readonly [Name in NamesOf<Flow, 'effects'>]?: (params: ParamsOf<PartOf<Flow, 'effects', Name>>) => void;
  };
}

/**
 * An area of the portal for the flows of these ids: `implement<'missionClaim'>({ … })`. Only types of contracts are
 * read, so that an area brings no flow with it.
 */
export function implement<Id extends keyof FlowContracts>(area: AreaOf<FlowContracts[Id]>): Area {
  // Flows are wired by name: what is called has the type of its contract on both sides.
  return area as unknown as Area;
}
