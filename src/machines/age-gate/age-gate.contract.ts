import { defineContract, withoutPayload } from '../define-flow.ts';
import { closedObject, withSamples, type ValuesOf } from '../payload-schema.ts';
import { describeProjection } from '../projection.ts';
import { flag, switchFlag, text, integer } from '../value-kinds.ts';

/** Years, by the jurisdiction (specification, section 9: 18 or another age). */
const fields = { minimumAge: withSamples(integer, [18, 21]) };
/** Refused means: said in this browser not long ago, before this page was loaded. */
const hidden = { isConfirmed: flag, isRefused: flag };
export type AgeGateContext = ValuesOf<typeof fields & typeof hidden>;
/** Asks whether a visitor is old enough, once per browser (specification, section 5; module AGEANNOUNCE3). */
export const ageGateContract = defineContract({
  id: 'ageGate',
  summary: 'Asks for the age before anything else; who is too young is shown the way out.',
  events: withoutPayload('age.confirm', 'age.deny', 'age.correct', 'site.leave'),
  effects: withoutPayload('rememberAge', 'rememberRefusal', 'forgetRefusal', 'leaveSite'),
  leaving: ['rememberAge', 'leaveSite'],
  ...describeProjection(
    closedObject({ state: text, minimumAge: integer }),
    ({ minimumAge }: AgeGateContext, state) => ({ state, minimumAge }),
  ),
  states: { person: ['refused', 'closed'], final: ['passed'], form: ['asking'] },
  input: closedObject({ ...fields, confirmed: flag, refused: switchFlag(false) }, ['refused']),
  services: {},
  bounded: ({ ...context }: AgeGateContext) => context,
});
