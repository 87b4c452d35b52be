import type { CompiledSite } from '../../../src/protocol/release/release.ts';
import { parseOwnJson } from '../../../src/protocol/json/own-json.ts';
import { readPartTexts, readRelease, type DbExecutor } from '../release/release-store.ts';

/** What the ledger and its days are held to. */
interface LedgerBrand {
  readonly currency?: string;
  readonly currencySymbol?: string;
  readonly timeZone?: string;
}

/** The brand of a stored release; null where there is no such release, or it has none, as those of tests. */
export async function readBrand(work: DbExecutor, release: string): Promise<LedgerBrand | null> {
  const stored = await readRelease(work, release);
  if (stored === null) return null;
  const { site } = stored.manifest;
  const texts = await readPartTexts(work, [site]);
  const { settings } = parseOwnJson<Partial<CompiledSite>, 'release'>(texts.get(site) ?? '{}');
  return (settings?.['brand'] as LedgerBrand | undefined) ?? null;
}
