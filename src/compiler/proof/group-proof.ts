import { hashText } from '../content-hash.ts';
import { createControlRecord } from './control-record.ts';
import type { Findings } from './findings.ts';
import { describeGroup, describeShown, type Group } from './group.ts';
import { type GroupVariant, readGroupVariant } from './group-variant.ts';
import { SpaceTooLarge } from './joint-space.ts';
import { recordControls } from './record-controls.ts';
import type { GroupVerdict, ScreenProof } from './proof-site.ts';
import { type GroupRun, proveSeen, proveWays, runGroup, underVariant } from './prove-group.ts';
import type { Variant } from './settings-cone.ts';
import type { Sight } from './viewers.ts';

/** A group under the variants of a screen. */
export interface GroupProof {
  /** Proves it, or recalls that it was proven. Throws {@link SpaceTooLarge} past a number of moments. */
  readonly prove: (left: number) => GroupVerdict;
  /** The moments as the variant with that index shows them. */
  readonly run: (at: number) => GroupRun;
}

/** Whether several screens may have the parts of a document, or one screen has them twice. */
const isShared = ({ facts }: ScreenProof, document: string): boolean =>
  !/^(pages|modals|shell)/.test(document) && !facts.isUsedOnce(document);

/** All that the verdict depends on, as text. */
const nameProof = (proof: ScreenProof, group: Group, variants: readonly GroupVariant[]): string => {
  const own = group.nodes.filter(({ source }) => !isShared(proof, source.document));
  const parts = new Set(own.map(describeShown));
  const told = new Set(variants.map(({ ways, seen }) => `${ways} ${seen}`));
  return hashText([describeGroup(group, proof.sessionKey), ...parts, ...told].join('\n'));
};

export const openGroup = (
  proof: ScreenProof,
  group: Group,
  given: readonly Variant[],
  findings: Findings,
  maySee: Sight,
): GroupProof => {
  const variants = given.map((variant) => readGroupVariant(proof, group, variant));
  const runs = new Map<string, GroupRun>();
  const explore = (by: GroupVariant, limit: number): GroupRun => {
    const found = runs.get(by.ways);
    if (found !== undefined) return underVariant(found, by);
    const made = runGroup(proof, group, by, findings, limit);
    runs.set(by.ways, made);
    return made;
  };
  const proveAll = (left: number): GroupVerdict => {
    const before = findings.count();
    const record = createControlRecord(group, (document) => isShared(proof, document), maySee);
    let moments = 0;
    let pairs = 0;
    const run = (by: GroupVariant): GroupRun => {
      const isNew = !runs.has(by.ways);
      const made = explore(by, left - moments);
      if (isNew) moments += made.states.length;
      return made;
    };
    for (const by of variants) {
      const { variant, ways, seen } = by;
      findings.once(`ways ${ways}`, variant, () => proveWays(run(by)));
      findings.once(`seen ${seen} ${ways}`, variant, () => {
        const own = run(by);
        pairs += recordControls(own, record);
        proveSeen(own);
      });
    }
    record.report(findings, given[0] ?? {});
    return { isClean: findings.count() === before, moments, pairs };
  };
  return {
    prove: (left) => {
      const make = (): GroupVerdict => proveAll(left);
      const verdict = proof.isShared
        ? proof.verdicts.recall(nameProof(proof, group, variants), make, ({ isClean }) => isClean)
        : make();
      if (verdict.moments > left) throw new SpaceTooLarge(`${left} moments`);
      return verdict;
    },
    run: (at) => {
      const by = variants[at];
      if (by === undefined) throw new Error(`Expected a variant ${at} of ${variants.length}`);
      return explore(by, proof.mostMoments);
    },
  };
};
