import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import type { Member } from '../member.ts';
import { closedObject, flag, listOf, text, textMap, textOrNull } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** Identity providers that a site can have. */
const knownProviders = ['google', 'facebook', 'line'] as const;
/** Which providers are switched on, and the one that was pressed already. */
export interface ThirdPartyLoginInput {
  readonly google?: boolean;
  readonly facebook?: boolean;
  readonly line?: boolean;
  /** Its window opens at once. */
  readonly provider?: string;
}
export function listProviders(input: ThirdPartyLoginInput): readonly string[] {
  return knownProviders.filter((id) => input[id] === true);
}
export interface BindingCredentials {
  readonly username: string;
  readonly password: string;
}
export interface ThirdPartyLoginContext extends Complaint {
  readonly providers: readonly string[];
  readonly provider: string | null;
  /** Answer of the provider: used once. */
  readonly code: string | null;
  /** Stands for the provider's identity until it is bound to an account: used once. */
  readonly bindTicket: string | null;
  /** Name the provider gave, as a suggestion for the account's. */
  readonly suggestedName: string;
  readonly credentials: BindingCredentials | null;
  readonly member: Member | null;
}
export const thirdPartyLoginProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  errors: textMap,
  providers: listOf(text),
  provider: textOrNull,
  suggestedName: text,
});
const busyStates: readonly string[] = ['starting', 'exchanging', 'binding', 'loadingMember'];
export function projectThirdPartyLogin(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as ThirdPartyLoginContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: busyStates.includes(state),
    error: context.error,
    errors: { ...context.errors },
    providers: [...context.providers],
    provider: context.provider,
    suggestedName: context.suggestedName,
  };
}
