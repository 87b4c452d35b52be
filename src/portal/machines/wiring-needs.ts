import type { Api } from '../../api/create-api.ts';
import type { Service } from '../../machines/assemble-machine.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import type { TextStorage } from '../boot-guard.ts';
import type { OneTimeStore } from '../session/one-time-store.ts';
import type { StoredSession } from '../session/stored-session.ts';

/** What flows of the portal need from their surroundings. */
export interface WiringNeeds {
  readonly runtime: Runtime;
  readonly api: Api;
  readonly session: StoredSession;
  readonly oneTimeStore: OneTimeStore;
  /** Language of the tab (`hisLang`) and of the browser (`language`). */
  readonly tabTexts: TextStorage;
  readonly browserTexts: TextStorage;
  /** Says something to the person, on screen and to a screen reader. */
  readonly notify: (text: string) => void;
  /** A token that came with the address: there is no account beside it yet. */
  readonly hasAddressToken: () => boolean;
  /** Asks the other tabs of this browser for their session; it is kept here too where one has it. */
  readonly borrowSession: () => Promise<void>;
  /** Texts of a language, ready to be changed over to. */
  readonly loadMessages: (code: string) => Promise<void>;
  /** Whether the site asks for human verification (module GEETEST3). */
  readonly needsHumanToken: () => boolean;
  readonly address: () => URL;
  /** The fragment of the address, which is removed from it; null where there is none. */
  readonly takeFragment: () => string | null;
  readonly now: () => number;
  /** A key that no other call has. */
  readonly newId: () => string;
  /** Goes to a page that is none of the portal's, in this tab. */
  readonly leave: (address: string) => void;
}

/** What a flow does to the portal. It must not throw. */
export type Effect = (params: JsonObject) => void;

/** Calls and effects of one area of the member API, by the names that the contracts of its flows use. */
export interface Area {
  readonly services?: (needs: WiringNeeds) => Readonly<Record<string, Service>>;
  readonly effects?: (needs: WiringNeeds) => Readonly<Record<string, Effect>>;
}
