import { hashText } from '../content-hash.ts';
import { createControlRecord } from './control-record.ts';
import { type Findings, proveDistinct } from './findings.ts';
import { describeGroup, describeShown, type Group } from './group.ts';
import { type GroupVariant, listGroupSettings, readGroupVariant } from './group-variant.ts';
import { SpaceTooLarge } from './joint-space.ts';
import { recordControls } from './record-controls.ts';
import type { GroupVerdict, ScreenProof } from './proof-site.ts';
import { type GroupRun, proveSeen, proveWays, runGroup, underVariant } from './prove-group.ts';
import { pickDistinct, type Variant } from './settings-cone.ts';
import type { Sight } from './viewers.ts';

/** A group under the variants of a screen. */
export interface GroupProof {
  /** Proves it, or recalls that it was proven. Throws {@link SpaceTooLarge} past a number of moments. */
  readonly prove: (moments: number) => GroupVerdict;
  /** The moments as a variant shows them. */
  readonly run: (variant: Variant) => GroupRun;
}

/** Whether several screens may have the parts of a document, or one screen has them twice. */
const isShared = ({ facts }: ScreenProof, document: string): boolean =>
  !/^(pages|modals|shell)/.test(document) && !facts.isUsedOnce(document);

/** All that the verdict depends on, as text. In which order the variants are gone through is no part of it. */
const nameProof = (proof: ScreenProof, group: Group, variants: readonly GroupVariant[]): string => {
  const ownParts = group.nodes.filter(({ source }) => !isShared(proof, source.document));
  const parts = new Set(ownParts.map(describeShown));
  const told = [...new Set(variants.map(({ ways, seen }) => `${ways} ${seen}`))].sort();
  return hashText([describeGroup(group, proof.sessionKey), ...parts, ...told].join('\n'));
};

export const openGroup = (
  proof: ScreenProof,
  group: Group,
  given: readonly Variant[],
  findings: Findings,
  maySee: Sight,
): GroupProof => {
  const read = new Map<Variant, GroupVariant>();
  const readVariant = (variant: Variant): GroupVariant => {
    const by = read.get(variant) ?? readGroupVariant(proof, group, variant);
    read.set(variant, by);
    return by;
  };
  const settings = proof.isShared ? listGroupSettings(proof, group) : new Set(Object.keys(given[0] ?? {}));
  const runs = new Map<string, GroupRun>();
  const explore = (by: GroupVariant, limit: number): GroupRun => {
    const run = runs.get(by.ways);
    if (run !== undefined) return underVariant(run, by);
    const made = runGroup(proof, group, by, findings, limit);
    runs.set(by.ways, made);
    return made;
  };
  const proveAll = (budget: number): GroupVerdict => {
    const before = findings.count();
    const record = createControlRecord(group, (document) => isShared(proof, document), maySee);
    let moments = 0;
    const run = (by: GroupVariant): GroupRun => {
      const isNew = !runs.has(by.ways);
      const made = explore(by, budget - moments);
      if (isNew) moments += made.states.length;
      return made;
    };
    proveDistinct(findings, given, settings, (variant) => {
      const by = readVariant(variant);
      const { ways, seen } = by;
      findings.once(`ways ${ways}`, variant, () => proveWays(run(by)));
      findings.once(`seen ${seen} ${ways}`, variant, () => {
        const groupRun = run(by);
        recordControls(groupRun, record);
        proveSeen(groupRun);
      });
    });
    record.report(findings, given[0] ?? {});
    return { isClean: findings.count() === before, moments };
  };
  return {
    prove: (moments) => {
      const make = (): GroupVerdict => proveAll(moments);
      const verdict = proof.isShared
        ? proof.verdicts.recall(
            nameProof(proof, group, pickDistinct(given, settings).map(readVariant)),
            make,
            ({ isClean }) => isClean,
          )
        : make();
      if (verdict.moments > moments) throw new SpaceTooLarge(`${moments} moments`);
      return verdict;
    },
    run: (variant) => explore(readVariant(variant), proof.mostMoments),
  };
};
