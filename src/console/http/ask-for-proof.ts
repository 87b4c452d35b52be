import type { ProofWay } from '../../protocol/console/console-factors.ts';

/** Asks the operator in front of the screen for a proof; false where the question is closed. */
type Asker = (ways: readonly ProofWay[]) => Promise<boolean>;

let asker: Asker | null = null;
let open: Promise<boolean> | null = null;

/** What asks from now on; gives what ends that. */
export function answerProofDemands(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Calls that are refused at the same time share one question. */
export function askForProof(ways: readonly ProofWay[]): Promise<boolean> {
  open ??= (asker?.(ways) ?? Promise.resolve(false)).finally(() => {
    open = null;
  });
  return open;
}
