import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, flag, noPayload, switchFlag, whole, withSamples } from '../payload-schema.ts';
import { ageGateProjectionSchema, projectAgeGate, type AgeGateContext } from './age-gate.context.ts';

/** Asks whether a visitor is old enough, once per browser (specification, section 5; module AGEANNOUNCE3). */
export const ageGateContract: MachineContract = {
  id: 'ageGate',
  version: 1,
  summary: 'Asks for the age before anything else; who is too young is shown the way out.',
  events: {
    'age.confirm': noPayload,
    'age.deny': noPayload,
    'age.correct': noPayload,
    'site.leave': noPayload,
  },
  effects: {
    rememberAge: noPayload,
    rememberRefusal: noPayload,
    forgetRefusal: noPayload,
    leaveSite: noPayload,
  },
  leaving: ['rememberAge', 'leaveSite'],
  projection: ageGateProjectionSchema,
  project: projectAgeGate,
  states: {
    asking: { waits: 'person', tags: ['form'] },
    refused: { waits: 'person' },
    closed: { waits: 'person' },
    passed: { waits: 'final', tags: ['final'] },
  },
  input: closedObject(
    { minimumAge: withSamples(whole, [18, 21]), confirmed: flag, refused: switchFlag(false) },
    ['refused'],
  ),
  services: {},
  delays: [],
  secrets: [],
  bounded: ({ minimumAge, isConfirmed, isRefused }: AgeGateContext) => ({
    minimumAge,
    isConfirmed,
    isRefused,
  }),
};
