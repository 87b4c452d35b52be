import type { Json, JsonObject } from '../../protocol/json/json.ts';
import type { Store } from '../../runtime/core/store.ts';

const money = ['balance', 'currency', 'symbol'];

/** Keeps `session`, `member` and `wallet` as the session machine says; returns the way to stop. */
export function mirrorSession(store: Store, onAccountChange: () => void): () => void {
  function mirror(): void {
    const projected = store.get('machine.session');
    if (projected === undefined || projected === null || typeof projected !== 'object') return;
    const { member, ...session } = projected as JsonObject;
    // Whether a token is there was known from the start; pages must not come down for the question.
    if (session['state'] === 'booting') return;
    const before = store.get('session.account') ?? null;
    const figures: JsonObject = (member ?? null) === null ? {} : (member as JsonObject);
    const entries = Object.entries(figures);
    const pick = (isMoney: boolean): Json =>
      Object.fromEntries(entries.filter(([name]) => money.includes(name) === isMoney));
    store.batch(() => {
      store.set('session', session);
      store.set('member', pick(false));
      store.set('wallet', pick(true));
    });
    if ((session['account'] ?? null) !== before) onAccountChange();
  }
  return store.subscribe(['machine.session'], mirror);
}
