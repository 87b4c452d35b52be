import type { MachineContract } from '../../protocol/machine-contract.ts';
import {
  closedObject,
  noPayload,
  oneOfTexts,
  text,
  textOrNull,
  whole,
  wholeOrNull,
  withSamples,
} from '../payload-schema.ts';
import {
  projectVerification,
  verificationProjectionSchema,
  type HumanVerificationContext,
} from './human-verification.context.ts';

const kind = oneOfTexts(['slider', 'work']);
/** The slider, with a way that needs neither eyes nor a pointer; attempts and expiry (specification, section 4). */
export const humanVerificationContract: MachineContract = {
  id: 'humanVerification',
  version: 1,
  summary:
    'Asks for a slider puzzle, or for a sum the browser works out, and hands on the ticket of passing.',
  events: {
    'verification.answer': closedObject({
      offset: withSamples({ type: 'integer', minimum: 0, maximum: 2000 }, [120, 40]),
    }),
    'verification.alternative': noPayload,
    'verification.refresh': noPayload,
    'verification.cancel': noPayload,
  },
  projection: verificationProjectionSchema,
  project: projectVerification,
  states: {
    loading: { waits: 'server', tags: ['busy'] },
    sliding: { waits: 'person', tags: ['form'] },
    checking: { waits: 'server', tags: ['busy'] },
    failed: { waits: 'person' },
    expired: { waits: 'person' },
    exhausted: { waits: 'person' },
    passed: { waits: 'final', tags: ['final'] },
    cancelled: { waits: 'final', tags: ['final'] },
  },
  input: closedObject({}),
  services: {
    loadChallenge: {
      input: closedObject({ kind }),
      output: closedObject({
        id: text,
        kind,
        puzzle: textOrNull,
        piece: textOrNull,
        width: wholeOrNull,
        attemptsLeft: whole,
        task: textOrNull,
      }),
      outcomes: [
        {
          name: 'slider',
          kind: 'done',
          value: {
            id: 'c-1',
            kind: 'slider',
            puzzle: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
            piece: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
            width: 320,
            attemptsLeft: 2,
            task: null,
          },
        },
        {
          name: 'work',
          kind: 'done',
          value: {
            id: 'c-2',
            kind: 'work',
            puzzle: null,
            piece: null,
            width: null,
            attemptsLeft: 1,
            task: 'task',
          },
        },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
    solve: {
      input: closedObject({ id: text, kind, offset: wholeOrNull, task: textOrNull }),
      output: closedObject({ ticket: text }),
      repeatable: false,
      outcomes: [
        { name: 'passed', kind: 'done', value: { ticket: 'ticket-1' } },
        { name: 'wrong place', kind: 'error', value: { code: 'verification.wrong' } },
        { name: 'wrong for the last time', kind: 'error', value: { code: 'verification.exhausted' } },
        { name: 'too late', kind: 'error', value: { code: 'verification.expired' } },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
  },
  delays: ['challengeExpiry'],
  secrets: ['ticket', 'offset'],
  bounded: (context: HumanVerificationContext) => ({
    kind: context.kind,
    challenge: context.challenge?.kind ?? null,
    attemptsLeft: context.attemptsLeft > 1 ? 'some' : context.attemptsLeft === 1 ? 'one' : 'none',
  }),
};
