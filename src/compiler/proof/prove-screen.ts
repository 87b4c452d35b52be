import { limits } from '../../protocol/limits.ts';
import { listFieldSettings, listHiddenRequired, listShownFields } from './form-fields.ts';
import { createControlRecord } from './control-record.ts';
import { createFindings, type Findings } from './findings.ts';
import { findUse, groupMachines } from './group-machines.ts';
import { isRecord } from './is-record.ts';
import { type Party, SpaceTooLarge } from './joint-space.ts';
import { canLeave } from './leavers.ts';
import type { ProofSite } from './proof-site.ts';
import { type GroupRun, momentAt, noteControls, proveGroup, runGroup } from './prove-group.ts';
import { type Control, listSends, type ScreenModel } from './read-screen.ts';
import { createPathReader, listStarts } from './screen-variant.ts';
import { listSwitches, listVariants, type Variant } from './settings-cone.ts';
import type { Moment } from './verdict.ts';

/** Fields that the flow of a screen gets from its forms, by form. */
const listFormSettings = (proof: ProofSite, model: ScreenModel): readonly string[] =>
  model.controls.flatMap((control) => {
    const form = control.node.props?.['form'];
    if (typeof form !== 'string') return [];
    const fields = listSends(control).flatMap(({ to, event }) => {
      const graph = proof.graphs(findUse(proof, model, to) ?? '');
      return (graph?.steps ?? []).flatMap((step) =>
        step.event === event
          ? Object.values(step.payload ?? {})
              .filter(isRecord)
              .flatMap(Object.keys)
          : [],
      );
    });
    return listFieldSettings(proof.site, form, [...new Set(fields)]);
  });

const listForms = (model: ScreenModel): readonly string[] => [
  ...new Set(
    model.controls.flatMap(({ node }) =>
      typeof node.props?.['form'] === 'string' ? [node.props['form']] : [],
    ),
  ),
];

const checkForms = (proof: ProofSite, model: ScreenModel): void => {
  for (const form of listForms(model)) {
    for (const field of listHiddenRequired(proof.site, form)) {
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
  proof: ProofSite,
  model: ScreenModel,
  variant: Variant,
  runs: readonly GroupRun[],
  findings: Findings,
): void => {
  const { kind } = model.screen;
  if (kind === 'shell') return;
  const shell = kind === 'page' ? proof.shell : null;
  const read = createPathReader(proof, model, variant);
  const nowhere: Moment = { read: (path) => read(path, () => undefined), nodeOf: () => undefined };
  if (canLeave(model, nowhere, shell)) return;
  const isOpenIn = (run: GroupRun): boolean =>
    run.states.every((state) => canLeave(model, momentAt(run, state), shell));
  if (runs.some(isOpenIn)) return;
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

const findParties = (proof: ProofSite, model: ScreenModel): readonly (readonly Party[])[] =>
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

/** All that a variant decides on a screen: two variants with the same are proven once. */
const describeCone = (
  proof: ProofSite,
  model: ScreenModel,
  groups: readonly (readonly Party[])[],
  variant: Variant,
): string => {
  const read = createPathReader(proof, model, variant);
  const starts = groups.flat().map((party) => listStarts(proof, model, party, read).map(({ node }) => node));
  const forms = listForms(model).map((form) => [...listShownFields(proof.site, variant, form)]);
  const shown = Object.entries(variant).filter(([path]) => model.paths.has(path));
  return JSON.stringify([starts, forms, shown]);
};

const proveVariants = (proof: ProofSite, model: ScreenModel, variants: readonly Variant[]): void => {
  const findings = createFindings();
  const record = createControlRecord();
  const groups = findParties(proof, model);
  let left = limits.proofMoments;
  for (const variant of variants) {
    const cone = proof.isShared ? describeCone(proof, model, groups, variant) : JSON.stringify(variant);
    findings.once(cone, variant, () => {
      const runs = groups.map((parties) => {
        const run = runGroup(proof, model, parties, variant, findings, left);
        left -= run.states.length;
        proof.figures.moments += run.states.length;
        noteControls(run, controlsOf(model, parties), record);
        proveGroup(run);
        return run;
      });
      checkTrap(proof, model, variant, runs, findings);
    });
  }
  proof.figures.variants += variants.length;
  record.report(findings);
  findings.report(proof.log, variants);
};

/** All proofs about one screen. Past its limits it is an error: what was not gone through is not proven. */
export const proveScreen = (proof: ProofSite, model: ScreenModel): void => {
  proof.figures.screens += 1;
  checkForms(proof, model);
  const switches = listSwitches(proof.site.settings, [
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
    proveVariants(proof, model, listVariants(proof.site.settings, switches));
  } catch (error) {
    if (!(error instanceof SpaceTooLarge)) throw error;
    refuse(`${limits.proofMoments} moments`);
  }
};
