import type { ScreenProof } from './proof-site.ts';
import { listSends } from './control.ts';
import type { ScreenModel } from './read-screen.ts';

/** Where a machine key of a screen is declared: the screen itself or the shell around it. */
export const findUse = (proof: ScreenProof, model: ScreenModel, key: string): string | null =>
  model.screen.machines[key]?.use ?? proof.facts.useInShell(key);

/**
 * Machines that have to be gone through together, because what shows of one depends on the other. All
 * others are proven apart: their product would say nothing more.
 */
export const groupMachines = (proof: ScreenProof, model: ScreenModel): readonly (readonly string[])[] => {
  const groups = new Map<string, Set<string>>();
  const join = (keys: readonly string[]): void => {
    const whole = new Set(keys.flatMap((key) => [...(groups.get(key) ?? [key])]));
    for (const key of whole) groups.set(key, whole);
  };
  for (const key of Object.keys(model.screen.machines)) join([key]);
  for (const { machines } of model.nodes) join([...machines]);
  for (const control of model.controls) {
    const sent = listSends(control).map(({ to }) => to);
    if (sent.length > 0) join([...control.machines, ...sent]);
  }
  return [...new Set(groups.values())].map((keys) =>
    [...keys].filter((key) => findUse(proof, model, key) !== null).sort(),
  );
};
