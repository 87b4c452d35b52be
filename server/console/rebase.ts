import { mergeBase } from '../../src/compiler/overlay/merge-base.ts';
import type { WireBaseConflict } from '../../src/protocol/calls/site.ts';
import type { SiteDocuments } from '../../src/protocol/document/document.ts';
import { describeConflict } from '../site/base/describe-conflict.ts';
import { patchSite } from '../site/draft/site-patches.ts';
import type { DocumentPatch } from '../site/site-service.ts';

/**
 * The draft's changes against its old base as edits of the live site, node by node and key by key. Where both
 * changed a value, or one took out what the other changed, the draft's value is kept and listed, so that the
 * operator reads it again in the review.
 */
export function planRebase(
  base: SiteDocuments,
  drafted: SiteDocuments,
  live: SiteDocuments,
): { readonly patches: readonly DocumentPatch[]; readonly contested: readonly WireBaseConflict[] } {
  const { documents, conflicts } = mergeBase(base, live, drafted);
  return { patches: patchSite(live, documents), contested: conflicts.map(describeConflict) };
}
