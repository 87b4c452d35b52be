import { sourceLimits } from '../../protocol/json/limits.ts';
import { describeDead } from './control-record.ts';
import { createFindings, type Findings, proveDistinct } from './findings.ts';
import type { Issue } from '../../protocol/release/issue.ts';
import { createIssueLog, type IssueLog } from '../issue-log.ts';
import { describeWidths, splitWidths, type Widths } from '../styles/hidden-widths.ts';
import { listFieldSettings } from './form-fields.ts';
import { listPayloadFields, readGroups } from './group.ts';
import { findUse } from './group-machines.ts';
import { openGroup } from './group-proof.ts';
import { describeSettings } from './group-variant.ts';
import { type JointState, SpaceTooLarge } from './joint-space.ts';
import { canLeave, type LeadsAway, leadsOut } from './leavers.ts';
import type { ScreenProof } from './proof-site.ts';
import { proveFailures } from './prove-failures.ts';
import { type GroupRun, momentAt } from './prove-group.ts';
import { proveStarts } from './prove-starts.ts';
import { holdAll, listSends } from './control.ts';
import type { ScreenModel } from './read-screen.ts';
import { createPathReader } from './screen-variant.ts';
import { listSwitches, listVariants, type Variant } from './settings-cone.ts';
import { type Moment, unknown } from './verdict.ts';
import { createSight } from './viewers.ts';

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

/** Forms of screens that did not change. */
const formsOf = new WeakMap<ScreenModel, readonly string[]>();

const listForms = (model: ScreenModel): readonly string[] => {
  const cached = formsOf.get(model);
  if (cached !== undefined) return cached;
  const named = model.controls.map(({ node }) => node.props?.['form']);
  const forms = [...new Set(named.filter((form) => typeof form === 'string'))];
  formsOf.set(model, forms);
  return forms;
};

/**
 * The fields that the forms of a screen demand are asked for. It uses the current settings, and is no part of
 * the proof, which goes through all their combinations.
 */
export const checkForms = (
  log: IssueLog,
  model: ScreenModel,
  hiddenOf: (form: string) => readonly string[],
): void => {
  for (const form of listForms(model)) {
    for (const field of hiddenOf(form)) {
      log.report(
        'proof.required-hidden',
        { document: 'settings/register-fields', place: ['fields', field] },
        `"${model.document}" shows the form "${form}", which demands "${field}" and does not ask for it.`,
      );
    }
  }
};

/** What of the frame shows at some widths of a window. */
const listFrames = (frame: ScreenModel, widths: Widths): readonly ScreenModel[] =>
  splitWidths(frame.widths, widths).map(({ from }) => frame.at(from));

/** A dialog can be closed, and from a page something leads on. */
const checkTrap = (
  proof: ScreenProof,
  { model, widths }: ShownScreen,
  variant: Variant,
  runs: readonly (() => GroupRun)[],
  findings: Findings,
): void => {
  const { kind, id } = model.screen;
  if (kind === 'shell') return;
  const read = createPathReader(proof, model.screen, variant);
  const nowhere: Moment = { read: (path) => read(path, () => undefined), nodeOf: () => undefined };
  const leadsAway: LeadsAway = (route) => kind === 'modal' || proof.facts.page(route) !== id;
  const isOpen = (screens: readonly ScreenModel[], moment: Moment): boolean =>
    screens.every((screen) => canLeave(screen, moment, leadsAway));
  if (isOpen([model], nowhere)) return;
  if (kind === 'page' && proof.facts.askFrame((frame) => isOpen(listFrames(frame, widths), nowhere))) return;
  const frames = kind === 'page' ? listFrames(proof.facts.frame(), widths) : null;
  const isOpenIn = (run: GroupRun): boolean => {
    const isOpenAt = (state: JointState): boolean => {
      const { nodeOf } = momentAt(run, state);
      // Page and frame read settings that the flow of the run knows nothing of.
      const moment: Moment = { read: (path) => read(path, nodeOf), nodeOf };
      return isOpen([model], moment) || (frames !== null && isOpen(frames, moment));
    };
    // A dialog may wait for its flow, as long as that surely ends in a moment in which it can be left.
    return kind === 'modal' ? leadsOut(run, isOpenAt) : run.states.every(isOpenAt);
  };
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

/** Controls that their own document disables for good: that they can be operated is no matter of moments. */
const checkConstant = (model: ScreenModel, variant: Variant, findings: Findings): void => {
  const nowhere: Moment = { read: () => unknown, nodeOf: () => undefined };
  for (const control of model.controls) {
    if (holdAll(control.enabled, nowhere) !== false || holdAll(control.conditions, nowhere) === false)
      continue;
    findings.add(`dead ${control.node.id}`, {
      code: 'proof.control-dead',
      at: control.source,
      message: describeDead(control),
      steps: [],
      variant,
      start: null,
    });
  }
};

/** Controls that no flow decides about, and which are disabled all the same. */
const checkLoose = (
  proof: ScreenProof,
  model: ScreenModel,
  variants: readonly Variant[],
  findings: Findings,
): void => {
  const loose = model.controls.filter(
    (control) => control.enabled.length > 0 && control.machines.size + listSends(control).length === 0,
  );
  if (loose.length === 0) return;
  const moments = variants.map((variant): Moment => {
    const read = createPathReader(proof, model.screen, variant);
    return { read: (path) => read(path, () => undefined), nodeOf: () => undefined };
  });
  for (const control of loose) {
    if (moments.some((moment) => holdAll([...control.conditions, ...control.enabled], moment) !== false))
      continue;
    if (moments.every((moment) => holdAll(control.conditions, moment) === false)) continue;
    findings.add(`loose ${control.node.id}`, {
      code: 'proof.control-dead',
      at: control.source,
      message: describeDead(control),
      steps: [],
      variant: variants[0] ?? {},
      start: null,
    });
  }
};

/** A screen as it shows in windows of some widths. */
interface ShownScreen {
  readonly model: ScreenModel;
  readonly widths: Widths;
}

const proveShown = (
  proof: ScreenProof,
  { model, widths }: ShownScreen,
  variants: readonly Variant[],
): void => {
  const findings = createFindings();
  // Under any settings: viewers who surely do not see a control need not be searched.
  const maySee = createSight(proof, true)(model);
  let rest = proof.mostMoments;
  const groups = readGroups(proof, model).map((group) => {
    const groupProof = openGroup(proof, group, variants, findings, maySee);
    const { moments } = groupProof.prove(rest);
    rest -= moments;
    proof.figures.moments += moments;
    return groupProof;
  });
  checkLoose(proof, model, variants, findings);
  checkConstant(model, variants[0] ?? {}, findings);
  proveFailures(proof, model);
  proveStarts(proof, model);
  const deciding = proof.isShared ? model.paths : new Set(Object.keys(variants[0] ?? {}));
  proveDistinct(findings, variants, deciding, (variant) => {
    const runs = groups.map((group) => () => group.run(variant));
    const trap = describeSettings(variant, deciding);
    findings.once(`trap ${trap}`, variant, () =>
      checkTrap(proof, { model, widths }, variant, runs, findings),
    );
  });
  proof.figures.variants += variants.length;
  findings.report(proof.log, variants);
};

/** Proves a screen at each width at which it shows something else. What some widths alone have says so. */
const proveVariants = (proof: ScreenProof, model: ScreenModel, variants: readonly Variant[]): void => {
  const byWidths = model.widths.map((widths) => {
    const log = createIssueLog();
    proveShown({ ...proof, log }, { model: model.at(widths.from), widths }, variants);
    return { widths, issues: log.list() };
  });
  const nameOf = ({ code, document, pointer }: Issue): string => `${code} ${document} ${pointer}`;
  const places = new Set<string>();
  for (const { widths, issues } of byWidths)
    for (const issue of issues) {
      const name = nameOf(issue);
      if (places.has(name)) continue;
      places.add(name);
      const isEverywhere = byWidths.every((other) => other.issues.some((one) => nameOf(one) === name));
      const message = isEverywhere ? issue.message : `${issue.message} So it is ${describeWidths(widths)}.`;
      proof.log.add({ ...issue, message });
    }
};

/** All proofs about one screen. Past its limits it is an error: what was not gone through is not proven. */
export const proveScreen = (proof: ScreenProof, model: ScreenModel): void => {
  proof.figures.screens += 1;
  const { switchable } = proof.facts;
  const switches = listSwitches(switchable, [
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
  if (switches.length > sourceLimits.proofSwitches) {
    refuse(`${sourceLimits.proofSwitches} settings that decide what it shows (${switches.length})`);
    return;
  }
  try {
    proveVariants(proof, model, listVariants(switchable, switches));
  } catch (error) {
    if (!(error instanceof SpaceTooLarge)) throw error;
    // Nothing is proven, whatever was gone through by then.
    proof.figures.moments = 0;
    refuse(`${proof.mostMoments} moments`);
  }
};
