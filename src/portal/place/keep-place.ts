import type { Store } from '../../runtime/core/store.ts';
import type { StoredSession } from '../session/stored-session.ts';
import { storeFigures } from '../session/stored-member.ts';

/** Pages of the member centre lie below this path. */
const centre = '/member/';

/**
 * Keeps what other programs on this origin look for in the tab (specification, section 3): the merchant and
 * the platform, which outlast a logout, and the entry of the member centre that was opened last.
 */
export function keepPlace(store: Store, session: StoredSession, merchant: string): () => void {
  session.tab.write('merchant', merchant);
  session.tab.write('platform', 'web');
  const look = (): void => {
    const path = store.get('route.path');
    if (typeof path !== 'string' || !path.startsWith(centre) || session.token() === null) return;
    storeFigures(session, { toWhichItem: path.slice(centre.length) });
  };
  look();
  return store.subscribe(['route'], look);
}
