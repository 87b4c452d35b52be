import type { MachineContract } from '../../protocol/machine-contract.ts';
import {
  anyObject,
  closedObject,
  flag,
  listOf,
  noPayload,
  oneOfTexts,
  secretText,
  text,
  textOrNull,
  whole,
  withSamples,
} from '../payload-schema.ts';
import {
  authenticatorProjectionSchema,
  projectAuthenticator,
  proofPurposes,
  type AuthenticatorContext,
} from './authenticator.context.ts';

const offline = { name: 'network down', kind: 'error', value: { code: 'network.offline' } } as const;
const locked = {
  name: 'too many wrong codes',
  kind: 'error',
  value: { code: 'authenticator.locked', retryAfter: 900 },
} as const;
const wrongCode = {
  name: 'wrong code',
  kind: 'error',
  value: { code: 'authenticator.wrong', fields: { code: 'authenticator.wrong' } },
} as const;
const gone = { name: 'there is none', kind: 'error', value: { code: 'authenticator.none' } } as const;
const codes = {
  name: 'codes',
  kind: 'done',
  value: { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] },
} as const;
const codeInput = closedObject({ code: secretText });
const codesOutput = closedObject({ recoveryCodes: listOf(text) });

/** Codes of an app on the member's phone (RFC 6238), and what opens the door when the phone is gone. */
export const authenticatorContract: MachineContract = {
  id: 'authenticator',
  version: 1,
  needs: 'member',
  summary: 'Sets an authenticator up, replaces or removes it, and shows its recovery codes, once.',
  events: {
    'authenticator.refresh': noPayload,
    'setup.start': closedObject({
      values: withSamples(anyObject, [{ password: 'Foyer-2026' }, {}]),
    }),
    'setup.confirm': closedObject({ values: withSamples(anyObject, [{ code: '480213' }, { code: ' ' }]) }),
    'setup.cancel': noPayload,
    'codes.keep': noPayload,
    'proof.ask': closedObject({ purpose: oneOfTexts(proofPurposes) }),
    'proof.submit': closedObject({ values: withSamples(anyObject, [{ code: '480213' }, { code: '' }]) }),
    'proof.cancel': noPayload,
  },
  effects: {},
  projection: authenticatorProjectionSchema,
  project: projectAuthenticator,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    absent: { waits: 'person', tags: ['form'] },
    starting: { waits: 'server', tags: ['busy'] },
    scanning: { waits: 'person', tags: ['form'] },
    confirming: { waits: 'server', tags: ['busy'] },
    keeping: { waits: 'person' },
    present: { waits: 'person' },
    proving: { waits: 'person', tags: ['form'] },
    replacing: { waits: 'server', tags: ['busy'] },
    removing: { waits: 'server', tags: ['busy'] },
    renewing: { waits: 'server', tags: ['busy'] },
    locked: { waits: 'timer' },
  },
  input: closedObject({}),
  services: {
    loadAuthenticator: {
      input: noPayload,
      output: closedObject({ since: textOrNull, recoveryCodesLeft: whole, asksAtLogin: flag }),
      outcomes: [
        { name: 'none', kind: 'done', value: { since: null, recoveryCodesLeft: 0, asksAtLogin: true } },
        {
          name: 'in use',
          kind: 'done',
          value: { since: '2026-01-01T03:00:00.000Z', recoveryCodesLeft: 9, asksAtLogin: true },
        },
        offline,
      ],
    },
    startAuthenticator: {
      input: closedObject({ password: secretText, code: secretText }),
      output: closedObject({ secret: text, uri: text }),
      repeatable: false,
      outcomes: [
        {
          name: 'started',
          kind: 'done',
          value: {
            secret: 'JBSWY3DPEHPK3PXP',
            uri: 'otpauth://totp/Lumina:player?secret=JBSWY3DPEHPK3PXP&issuer=Lumina',
          },
        },
        {
          name: 'wrong login password',
          kind: 'error',
          value: { code: 'password.wrong', fields: { password: 'password.wrong' } },
        },
        wrongCode,
        gone,
        locked,
        offline,
      ],
    },
    confirmAuthenticator: {
      input: codeInput,
      output: codesOutput,
      repeatable: false,
      outcomes: [
        codes,
        wrongCode,
        { name: 'over', kind: 'error', value: { code: 'authenticator.not-started' } },
        locked,
        offline,
      ],
    },
    removeAuthenticator: {
      input: codeInput,
      output: closedObject({}),
      repeatable: false,
      outcomes: [{ name: 'removed', kind: 'done', value: {} }, wrongCode, gone, locked, offline],
    },
    renewRecoveryCodes: {
      input: codeInput,
      output: codesOutput,
      repeatable: false,
      outcomes: [codes, wrongCode, gone, locked, offline],
    },
  },
  delays: ['authenticatorLockout'],
  secrets: ['typed', 'password', 'code', 'setupKey', 'secret', 'uri', 'recoveryCodes'],
  bounded: (context: AuthenticatorContext) => ({
    has: (context.standing?.since ?? null) !== null,
    purpose: context.purpose,
    done: context.done,
    error: context.error !== null,
    fields: Object.keys(context.errors).length > 0,
    typed: context.typed !== null,
    key: context.setupKey !== null,
    codes: context.recoveryCodes !== null,
  }),
};
