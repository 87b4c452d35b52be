import type { JsonObject } from '../../protocol/json/json.ts';

/** The scopes of a visitor, for screens that are shown outside of the portal. */
export const visitorScopes: JsonObject = {
  session: { state: 'visitor', account: null, isAgent: false, type: null },
  member: {},
  wallet: {},
  data: {},
  form: {},
  ui: { theme: 'light', online: true, sideMenu: 'closed', page: {}, data: {}, modal: null, modalParams: {} },
};
