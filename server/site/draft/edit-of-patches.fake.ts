import { randomUUID } from 'node:crypto';
import { stepsBetweenSites } from '../../../src/editing/steps-between.ts';
import type { SentEdit } from '../../../src/protocol/calls/draft-edits.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { DocumentPatch } from '../site-service.ts';
import { applyDocumentPatches } from './apply-patches.ts';

/** What a test says by keys and indices, as an edit by name. */
export const editOfPatches = (documents: SiteDocuments, patches: readonly DocumentPatch[]): SentEdit => ({
  id: randomUUID(),
  sentence: '',
  steps: stepsBetweenSites(documents, applyDocumentPatches(documents, patches)),
});
