import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '../../server/site/compile/catalogue.ts';
import { machineContracts } from '../../src/machines/generated/contracts.ts';
import { operations } from '../../src/protocol/operations.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import type { CompiledScreen, CompiledSite, Release } from '../../src/protocol/release/release.ts';
import { compileExamples } from '../../server/gallery/compile-gallery.ts';
import type { Corpus, MachineSample } from './corpus.ts';
import { sampleSchema } from './sample-schema.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export interface CompiledCorpus {
  readonly corpus: Corpus;
  readonly release: Release;
}

/** One state and projection per machine that its contract declares. */
const sampleMachines = (): Readonly<Record<string, MachineSample>> =>
  Object.fromEntries(
    machineContracts.map(({ id, states, events, projection }) => [
      id,
      {
        states: Object.keys(states),
        events: Object.keys(events),
        projection: sampleSchema(projection) as JsonObject,
      },
    ]),
  );
const sampleAnswers = (): JsonObject =>
  Object.fromEntries(operations.map(({ name, response }) => [name, sampleSchema(response)]));

/** The default site and the gallery, compiled, as what mutants are made from. */
export const compileCorpus = async (): Promise<CompiledCorpus> => {
  const { release } = await compileExamples(root, loadCatalogue());
  const { manifest, parts } = release;
  const read = <Part>(hash: string): Part => JSON.parse(parts[hash]?.body ?? 'null') as Part;
  const hashes = [manifest.shell, ...Object.values(manifest.pages), ...Object.values(manifest.modals)];
  const corpus: Corpus = {
    site: read<CompiledSite>(manifest.site),
    screens: hashes.map((hash) => read<CompiledScreen>(hash)),
    messages: read<JsonObject>(manifest.messages['EN'] ?? ''),
    forms: Object.fromEntries(Object.entries(manifest.forms).map(([id, { form }]) => [id, read(form)])),
    manifest,
    answers: sampleAnswers(),
    machines: sampleMachines(),
  };
  // As the browser gets it, so that a mutant is the same on both sides.
  return { release, corpus: JSON.parse(JSON.stringify(corpus)) as Corpus };
};
