import { findUse } from './group-machines.ts';
import { holdAll, type ScreenPart } from './control.ts';
import type { ScreenProof } from './proof-site.ts';
import type { ScreenModel } from './read-screen.ts';
import { createPathReader } from './screen-variant.ts';
import type { Moment } from './verdict.ts';

const startsInField = ({ node: { props } }: ScreenPart): boolean =>
  props?.['startsInField'] === true || props?.['data-starts-in-field'] !== undefined;

/** The moments of one flow of a screen; where none decides, one that knows nothing. */
const listMoments = (proof: ScreenProof, model: ScreenModel, key: string | null): readonly Moment[] => {
  const read = createPathReader(proof, model.screen, {});
  const graph = key === null ? null : proof.graphs(findUse(proof, model, key) ?? '');
  const momentOf = (nodeOf: Moment['nodeOf']): Moment => ({ nodeOf, read: (path) => read(path, nodeOf) });
  return graph === null
    ? [momentOf(() => undefined)]
    : graph.nodes.map((node) => momentOf((machine) => (machine === key ? node : undefined)));
};

/** Whether no flow and no rule keeps one of two parts from view while the other shows. */
const canShowTogether = (
  proof: ScreenProof,
  model: ScreenModel,
  one: ScreenPart,
  other: ScreenPart,
): boolean => {
  const conditions = [...one.conditions, ...other.conditions];
  const keys = [...new Set([...one.machines, ...other.machines])];
  return [null, ...keys].every((key) =>
    listMoments(proof, model, key).some((moment) => holdAll(conditions, moment) !== false),
  );
};

/** A screen that opens in a field has one such field at a time: of several, the first in the page is taken. */
export const proveStarts = (proof: ScreenProof, model: ScreenModel): void => {
  const parts = model.nodes.filter(startsInField);
  for (const [index, part] of parts.entries()) {
    const other = parts.slice(0, index).find((one) => canShowTogether(proof, model, one, part));
    if (other === undefined) continue;
    proof.log.report(
      'accessibility.start-field',
      part.source,
      `"${part.node.id}" and "${other.node.id}" both start in their first field, and can show at the same time; only the first is started in.`,
    );
  }
};
