import type { Json, JsonObject } from '../protocol/json/json.ts';
import { createStore } from '../runtime/core/store.ts';
import type { TextStorage } from './boot-guard.ts';
import type { StoredSession } from './session/stored-session.ts';
import { readTheme } from './page/theme.ts';

/**
 * The scopes of an unknown visitor. Views are prerendered with these at publish and hydrated with these
 * in the browser; the actual values are set right after.
 */
export const publishScopes: JsonObject = {
  session: { state: 'visitor', account: null, isAgent: false, type: null },
  member: {},
  wallet: {},
  data: {},
  form: {},
  ui: {
    theme: 'light',
    online: true,
    sideMenu: 'closed',
    page: {},
    data: {},
    modal: null,
    modalParams: {},
  },
};

export interface InitialFacts {
  readonly session: StoredSession;
  readonly browserTexts: TextStorage;
  /** `dark` or `light` where the address asks for it (previews). */
  readonly wantedTheme: string | null;
  readonly isOnline: boolean;
}

/** What is so in this browser, by path; everything else begins as in `publishScopes`. */
export function readInitialFacts(facts: InitialFacts): Readonly<Record<string, Json>> {
  return {
    'session.state': facts.session.isLikely() ? 'booting' : 'visitor',
    'session.account': facts.session.account(),
    'ui.theme': readTheme(facts.browserTexts, facts.wantedTheme),
    'ui.online': facts.isOnline,
  };
}

/** `publishScopes` with the facts in place. */
export function withFacts(facts: Readonly<Record<string, Json>>): JsonObject {
  const store = createStore(publishScopes);
  for (const [path, value] of Object.entries(facts)) store.set(path, value);
  return Object.fromEntries(Object.keys(publishScopes).map((name) => [name, store.get(name) ?? {}]));
}
