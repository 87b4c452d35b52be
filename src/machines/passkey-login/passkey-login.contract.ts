import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { loadMemberService, loginEffectSchemas } from '../login-effects.ts';
import { memberSchema } from '../member.ts';
import { orNull } from '../payload-schema.ts';
import { breakDetailsSchema, breakRefusal } from '../route-to-break.ts';
import { callOnce, done, failed, throttled } from '../service-contract.ts';
import { secretText, textMap } from '../value-kinds.ts';

const hidden = { member: orNull(memberSchema) };
export type PasskeyLoginContext = FlowContext<typeof hidden>;
/** Login with a key of the person's device, without name and password (WebAuthn). */
export const passkeyLoginContract = defineFlow({
  id: 'passkeyLogin',
  summary: 'Asks the device for a passkey as soon as it is opened, and logs in by it.',
  events: withoutPayload('passkey.again'),
  effects: { ...loginEffectSchemas, ...withoutPayload('showAfterLogin'), openBreak: breakDetailsSchema },
  leaving: ['openBreak', 'closeLogin', 'goHome'],
  shows: { errors: textMap },
  states: { server: ['asking', 'loadingMember'], person: ['refused'], final: ['succeeded'] },
  services: {
    logInByPasskey: callOnce({}, { token: secretText }, [
      done('signed in', { token: 'token-1' }),
      failed('put off at the device', 'passkey.cancelled'),
      failed('not for this device', 'passkey.unsupported'),
      failed('not accepted', 'passkey.wrong'),
      breakRefusal,
      throttled(300),
    ]),
    loadMember: loadMemberService,
  },
  secrets: ['token'],
  bounded: boundedBy<PasskeyLoginContext>({ has: ['error'] }),
});
