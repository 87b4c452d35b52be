import { limits } from '../../protocol/limits.ts';
import type { GraphStep } from '../../protocol/machine-graph.ts';
import { listFieldSettings, listHiddenRequired, listShownFields } from './form-fields.ts';
import { createControlRecord } from './control-record.ts';
import { createFindings, type Findings } from './findings.ts';
import { findUse, groupMachines } from './group-machines.ts';
import { isRecord } from './is-record.ts';
import { type Party, SpaceTooLarge } from './joint-space.ts';
import { canLeave } from './leavers.ts';
import type { ScreenProof } from './proof-site.ts';
import { type GroupRun, momentAt, proveSeen, proveWays, runGroup, underVariant } from './prove-group.ts';
import { noteControls } from './note-controls.ts';
import { type Control, listSends, type ScreenModel } from './read-screen.ts';
import { createPathReader, listStarts } from './screen-variant.ts';
import { listSwitches, listVariants, type Variant } from './settings-cone.ts';
import type { Moment } from './verdict.ts';

/** Names in the data of forms that a step takes. */
const listPayloadFields = ({ payload = {} }: GraphStep): readonly string[] =>
  Object.values(payload).filter(isRecord).flatMap(Object.keys);

/** Fields that the flow of a screen gets from its forms, by form. */
const listFormSettings = (proof: ScreenProof, model: ScreenModel): readonly string[] =>
  model.controls.flatMap((control) => {
    const form = control.node.props?.['form'];
    if (typeof form !== 'string') return [];
    const fields = listSends(control).flatMap(({ to, event }) => {
      const graph = proof.graphs(findUse(proof, model, to) ?? '');
      return (graph?.steps ?? []).flatMap((step) => (step.event === event ? listPayloadFields(step) : []));
    });
    return listFieldSettings(proof.facts, form, [...new Set(fields)]);
  });

const listForms = (model: ScreenModel): readonly string[] => [
  ...new Set(
    model.controls.flatMap(({ node }) =>
      typeof node.props?.['form'] === 'string' ? [node.props['form']] : [],
    ),
  ),
];

const checkForms = (proof: ScreenProof, model: ScreenModel): void => {
  for (const form of listForms(model)) {
    for (const field of listHiddenRequired(proof.facts, form)) {
      proof.log.report(
        'proof.required-hidden',
        { document: 'settings/register-fields', place: ['fields', field] },
        `"${model.document}" shows the form "${form}", which demands "${field}" and does not ask for it.`,
      );
    }
  }
};

/** A dialog can be closed, and from a page something leads on. */
const checkTrap = (
  proof: ScreenProof,
  model: ScreenModel,
  variant: Variant,
  runs: readonly (() => GroupRun)[],
  findings: Findings,
): void => {
  const { kind } = model.screen;
  if (kind === 'shell') return;
  const read = createPathReader(proof, model, variant);
  const nowhere: Moment = { read: (path) => read(path, () => undefined), nodeOf: () => undefined };
  if (canLeave(model, nowhere)) return;
  if (kind === 'page' && proof.facts.askFrame((frame) => canLeave(frame, nowhere))) return;
  const shell = kind === 'page' ? proof.facts.frame() : null;
  const isOpenIn = (run: GroupRun): boolean =>
    run.states.every((state) => {
      const moment = momentAt(run, state);
      return canLeave(model, moment) || (shell !== null && canLeave(shell, moment));
    });
  if (runs.some((run) => isOpenIn(run()))) return;
  findings.add('trap', {
    code: 'proof.trap',
    at: { document: model.document, place: ['root'] },
    message:
      kind === 'modal'
        ? 'The dialog cannot be left: nothing that surely shows closes it or leads elsewhere.'
        : 'The page cannot be left: neither it nor the frame around it surely shows a way to another page.',
    steps: [],
    variant,
    start: null,
  });
};

const findParties = (proof: ScreenProof, model: ScreenModel): readonly (readonly Party[])[] =>
  groupMachines(proof, model).map((keys) =>
    keys.flatMap((key): Party[] => {
      const graph = proof.graphs(findUse(proof, model, key) ?? '');
      if (graph !== null) return [{ key, graph }];
      proof.log.report(
        'proof.flow-unknown',
        {
          document: model.document,
          place: model.screen.machines[key] === undefined ? [] : ['machines', key],
        },
        `There is no graph of the flow "${key}", so nothing can be proven about it.`,
      );
      return [];
    }),
  );
const controlsOf = (model: ScreenModel, parties: readonly Party[]): readonly Control[] =>
  model.controls.filter((control) =>
    [...control.machines, ...listSends(control).map(({ to }) => to)].some((key) =>
      parties.some((party) => party.key === key),
    ),
  );

/** Flows that go on together, and what of the screen has to do with them. */
interface Group {
  readonly name: string;
  readonly parties: readonly Party[];
  /** Controls that show by these flows or send to them. */
  readonly controls: readonly Control[];
  /** Forms of those that send. */
  readonly forms: readonly string[];
  /** Fields that something sent to the flows has. */
  readonly fields: ReadonlySet<string>;
  /** Settings that decide about those that send. */
  readonly waySettings: ReadonlySet<string>;
  /** Settings that decide about anything that shows by these flows. */
  readonly seenSettings: ReadonlySet<string>;
}
const readGroup = (model: ScreenModel, parties: readonly Party[]): Group => {
  const isOwn = (key: string): boolean => parties.some((party) => party.key === key);
  const senders = model.controls.filter((control) => listSends(control).some(({ to }) => isOwn(to)));
  const nodes = model.nodes.filter(({ machines }) => [...machines].some(isOwn));
  const controls = controlsOf(model, parties);
  const formsOf = senders.map(({ node }) => node.props?.['form']);
  return {
    name: parties.map(({ key }) => key).join(' '),
    parties,
    controls,
    forms: [...new Set(formsOf.filter((form) => typeof form === 'string'))],
    fields: new Set(parties.flatMap(({ graph }) => graph.steps.flatMap(listPayloadFields))),
    waySettings: new Set(senders.flatMap(({ settings }) => [...settings])),
    seenSettings: new Set([...nodes, ...controls].flatMap(({ settings }) => [...settings])),
  };
};

const pickSettings = (variant: Variant, paths: ReadonlySet<string>): Variant =>
  Object.fromEntries(Object.entries(variant).filter(([path]) => paths.has(path)));

/** All that a variant decides about the ways of flows: two variants with the same are gone through once. */
const describeWays = (proof: ScreenProof, model: ScreenModel, group: Group, variant: Variant): string => {
  const read = createPathReader(proof, model, variant);
  const starts = group.parties.map((party) => listStarts(proof, model, party, read).map(({ node }) => node));
  const forms = group.forms.map((form) =>
    [...listShownFields(proof.facts, variant, form)].filter((name) => group.fields.has(name)),
  );
  return JSON.stringify([group.name, starts, forms, pickSettings(variant, group.waySettings)]);
};

const proveVariants = (proof: ScreenProof, model: ScreenModel, variants: readonly Variant[]): void => {
  const findings = createFindings();
  const record = createControlRecord();
  const groups = findParties(proof, model).map((parties) => readGroup(model, parties));
  const known = new Map<string, GroupRun>();
  let left = limits.proofMoments;
  const run = (group: Group, ways: string, variant: Variant): GroupRun => {
    const found = known.get(ways);
    if (found !== undefined) return underVariant(found, variant);
    const made = runGroup(proof, model, group.parties, variant, findings, left);
    left -= made.states.length;
    proof.figures.moments += made.states.length;
    known.set(ways, made);
    return made;
  };
  for (const variant of variants) {
    const whole = JSON.stringify(variant);
    const runs: (() => GroupRun)[] = [];
    for (const group of groups) {
      const ways = proof.isShared ? describeWays(proof, model, group, variant) : `${group.name} ${whole}`;
      const seen = proof.isShared ? JSON.stringify(pickSettings(variant, group.seenSettings)) : whole;
      runs.push(() => run(group, ways, variant));
      findings.once(`ways ${ways}`, variant, () => proveWays(run(group, ways, variant)));
      findings.once(`seen ${seen} ${ways}`, variant, () => {
        const own = run(group, ways, variant);
        noteControls(own, group.controls, record);
        proveSeen(own);
      });
    }
    const trap = proof.isShared ? JSON.stringify(pickSettings(variant, model.paths)) : whole;
    findings.once(`trap ${trap}`, variant, () => checkTrap(proof, model, variant, runs, findings));
  }
  proof.figures.variants += variants.length;
  record.report(findings);
  findings.report(proof.log, variants);
};

/** All proofs about one screen. Past its limits it is an error: what was not gone through is not proven. */
export const proveScreen = (proof: ScreenProof, model: ScreenModel): void => {
  proof.figures.screens += 1;
  checkForms(proof, model);
  const switches = listSwitches(proof.facts.setting, [
    ...model.paths,
    ...model.inputPaths,
    ...listFormSettings(proof, model),
  ]);
  const refuse = (what: string): void =>
    proof.log.report(
      'proof.too-large',
      { document: model.document, place: [] },
      `The screen has more than ${what}; nothing is proven about it. Split it.`,
    );
  if (switches.length > limits.proofSwitches) {
    refuse(`${limits.proofSwitches} settings that decide what it shows (${switches.length})`);
    return;
  }
  try {
    proveVariants(proof, model, listVariants(proof.facts.setting, switches));
  } catch (error) {
    if (!(error instanceof SpaceTooLarge)) throw error;
    refuse(`${limits.proofMoments} moments`);
  }
};
