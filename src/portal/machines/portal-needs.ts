import { gameAddressPath } from '../../components/game-stage/covered-path.ts';
import type { Api } from '../../api/create-api.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';
import type { TextStorage } from '../boot-guard.ts';
import type { OneTimeStore } from '../session/one-time-store.ts';
import type { StoredSession } from '../session/stored-session.ts';
import { takeFragmentFromAddress } from './take-fragment.ts';
import type { WiringNeeds } from './wiring-needs.ts';

/** What the first script has at hand for flows. */
export interface PortalServices {
  readonly runtime: Runtime;
  readonly session: StoredSession;
  readonly hasAddressToken: boolean;
  readonly tabTexts: TextStorage;
  readonly browserTexts: TextStorage;
  readonly notify: (text: string) => void;
  readonly oneTimeStore: OneTimeStore;
}

/** Only to pages: an address of another kind (`javascript:`) would run here. */
function leavePortal(address: string, isPlaying: boolean): void {
  const url = URL.canParse(address, location.href) ? new URL(address, location.href) : null;
  const isPage = url !== null && (url.protocol === 'https:' || url.origin === location.origin);
  if (!isPage) return;
  // A game that runs here stays: what is paid for it is paid in another tab.
  if (isPlaying) window.open(url.href, '_blank', 'noopener');
  else location.assign(url.href);
}

/** Everything that flows need, around what the first script has; it comes with the flows. */
export function createWiringNeeds({ hasAddressToken, ...atHand }: PortalServices, api: Api): WiringNeeds {
  const { runtime, session } = atHand;
  return {
    ...atHand,
    api,
    hasAddressToken: () => hasAddressToken,
    borrowSession: async () => (await import('../session/share-session.ts')).borrowSession(session),
    loadMessages: (locale) => runtime.loadLocale(locale),
    needsHumanToken: () => runtime.store.get('settings.whitelabel.GEETEST3') === true,
    address: () => new URL(location.href),
    takeFragment: () => takeFragmentFromAddress(location, history),
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    leave: (address) => leavePortal(address, typeof runtime.store.get(gameAddressPath) === 'string'),
  };
}
