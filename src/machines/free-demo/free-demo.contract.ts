import { boundedBy, defineFlow } from '../define-flow.ts';
import type { FormFailure } from '../form-failure.ts';
import { showLockout } from '../lockout.ts';
import { memberSchema, sampleMember, type Member } from '../member.ts';
import { orNull } from '../payload-schema.ts';
import { call, callOnce, done, failed, throttled } from '../service-contract.ts';
import { loginEffectSchemas } from '../login-effects.ts';
import { noPayload, text, integer } from '../value-kinds.ts';

export interface FreeDemoContext extends FormFailure {
  readonly member: Member | null;
  readonly lockoutSeconds: number;
  /** Whole seconds until another try is allowed, after too many. */
  readonly secondsLeft: number | null;
}
/** A demo account without registration (specification, section 4). */
export const freeDemoContract = defineFlow({
  id: 'freeDemo',
  summary: 'Fetches a demo session, then its member, and goes home.',
  events: { 'demo.start': noPayload },
  effects: loginEffectSchemas,
  leaving: ['closeLogin', 'goHome'],
  shows: { secondsLeft: orNull(integer) },
  read: showLockout,
  states: {
    server: ['starting', 'loadingMember'],
    person: ['idle'],
    timer: ['locked'],
    final: ['succeeded'],
  },
  services: {
    startDemo: callOnce({}, { token: text }, [
      done('session', { token: 'token-1' }),
      failed('switched off', 'function.not.available'),
      throttled(300),
    ]),
    loadMember: call({}, memberSchema, [
      done('trial account', { ...sampleMember, type: 4 }),
      failed('token refused', 'login.not.session'),
    ]),
  },
  delays: ['demoLockout'],
  secrets: ['token'],
  bounded: boundedBy<FreeDemoContext>({ has: ['member'], keep: ['error'] }),
});
