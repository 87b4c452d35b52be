import type { TextStorage } from '../../src/portal/boot-guard.ts';

/** Names many keys, and uses three: what the law about storage keys must tell apart. */
export function readPlanted(
  storage: TextStorage,
  wallet: { readonly read: (what: string) => string },
): readonly unknown[] {
  const token = { account: 'account', isAgent: ['isAgent'] };
  const key = 'theme';
  for (const one of ['hisLang', 'language'] as const) storage.write(one, null);
  return [token.account, token.isAgent, wallet.read('wallet'), storage.read(key)];
}
