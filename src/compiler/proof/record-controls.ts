import type { ControlRecord } from './control-record.ts';
import { type GroupRun, momentAt, startOf, stepsTo } from './prove-group.ts';
import { type Control, holdAll, listSends } from './control.ts';
import type { Moment } from './verdict.ts';
import { viewerOf } from './viewers.ts';

/** Notes where controls show, can be operated and are listened to, of those that are not known to be well. */
export const recordControls = (run: GroupRun, record: ControlRecord): void => {
  const parts = run.group.nodes.filter((part) => !record.isSeen(part));
  let unseen = parts.map((part) => ({
    part,
    ofStates: part.conditions.filter(({ isOfStates }) => isOfStates === true),
  }));
  let open = run.group.controls.filter((control) => !record.isSettled(control));
  for (const [index, state] of run.states.entries()) {
    if (open.length + unseen.length === 0) break;
    const moment = momentAt(run, state);
    for (const { part, ofStates } of unseen) record.look(part, holdAll(ofStates, moment) !== false);
    unseen = unseen.filter(({ part }) => !record.isSeen(part));
    for (const control of open) recordControl(run, control, record, index, moment);
    open = open.filter((control) => !record.isSettled(control));
  }
};
const recordControl = (
  run: GroupRun,
  control: Control,
  record: ControlRecord,
  index: number,
  moment: Moment,
): void => {
  const { shown, operable } = run.offers.judge(control, moment);
  if (shown === 'no') return;
  const { sessionKey } = run.proof;
  const session = sessionKey !== null && control.machines.has(sessionKey) ? moment.nodeOf(sessionKey) : null;
  record.show(control, operable !== 'no', {
    // The viewer is asked for only where the control depends on it.
    viewer: session === null || session === undefined ? 'anyone' : viewerOf(session),
    variant: run.by.variant,
    start: () => startOf(run, index),
    steps: () => stepsTo(run, index),
  });
  if (operable === 'no') return;
  for (const { to, event } of listSends(control)) {
    const party = run.group.parties.find(({ key }) => key === to);
    const node = moment.nodeOf(to);
    if (party === undefined || node === undefined) continue;
    record.send(control, to, event, run.offers.isTaken(control, event, to, node, party.graph));
  }
};
