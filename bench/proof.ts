import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import { createProofMemory } from '../src/compiler/proof/prove-site.ts';
import { createMemory, runCheck } from '../src/compiler/run-check.ts';
import type { Catalogue } from '../src/compiler/catalogue.ts';
import type { ProofFigures } from '../src/compiler/proof/proof-site.ts';
import { loadCatalogue } from '../server/site/compile/catalogue.ts';
import { readSourceFiles } from '../server/site/compile/source-files.ts';
import { drawTable, type Row } from './table.ts';

const root = join(import.meta.dirname, '..');
const runs = 3;
interface Timing {
  readonly proof: ProofFigures | null;
  readonly milliseconds: number;
}

/** Best of several checks by one checker: what is compiled is remembered, the whole proof runs again. */
const timeCheck = async (catalogue: Catalogue, documents: object, count: number): Promise<Timing> => {
  const memory = createMemory();
  let best = Infinity;
  let proof: ProofFigures | null = null;
  await runCheck(documents as never, catalogue, memory);
  for (let run = 0; run < count; run += 1) {
    const start = performance.now();
    const result = await runCheck(documents as never, catalogue, { ...memory, proofs: createProofMemory() });
    best = Math.min(best, performance.now() - start);
    if (result.issues.length > 0)
      throw new Error(`expects the default site to pass, got ${result.issues[0]?.code}`);
    ({ proof } = result);
  }
  return { proof, milliseconds: best };
};

/** The proof of the default site, and as the control the same proof with every variant of the settings tried separately. */
export const measureProof = async (): Promise<string> => {
  const { documents } = await readSourceFiles(root);
  const catalogue = loadCatalogue();
  const { graphs: _graphs, ...unproven } = catalogue;
  const base = await timeCheck(unproven, documents, runs);
  const toRow = (name: string, { proof, milliseconds }: Timing): Row => {
    const seconds = Math.max(milliseconds - base.milliseconds, 0.1) / 1_000;
    const moments = proof?.moments ?? 0;
    return {
      search: name,
      screens: proof?.screens ?? 0,
      variants: proof?.variants ?? 0,
      moments,
      seconds: seconds.toFixed(2),
      'moments/s': Math.round(moments / seconds),
    };
  };
  return drawTable('The proof that nobody gets stuck, default site, without the rest of the check', [
    toRow('as published', await timeCheck(catalogue, documents, runs)),
    toRow('control: every variant', await timeCheck({ ...catalogue, isProvenWhole: true }, documents, 1)),
  ]);
};
