import { identityDocumentsShape } from '../../protocol/generated/shapes/identity-documents.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { closedObject, listOf, orNull, withSamples, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed, failedAt, throttled } from '../service-contract.ts';
import { anyObject, integer, messageMap, text } from '../value-kinds.ts';

export type IdentityDocuments = ValueOf<typeof identityDocumentsShape>;
const fields = { identity: orNull(identityDocumentsShape) };
const paper = { type: text, number: text, birthday: text };
const hidden = {
  /** Handles of the chosen pictures. */
  pictures: listOf(text),
  ...paper,
};
export type IdentityDocumentsContext = FlowContext<typeof fields & typeof hidden> & Lockout;
const none = { status: 'none', needed: false, documents: [] };
const waiting = {
  status: 'open',
  needed: false,
  documents: [
    { id: '1', type: 'passport', status: 'open', remark: '', createdAt: '2026-01-01T03:00:00.000Z' },
  ],
};
const passport = { type: 'passport', number: 'P1234567A', birthday: '1990-12-31' };
/** Pictures of papers that prove who a member is, and what became of them. */
export const identityDocumentsContract = defineFlow({
  id: 'identityDocuments',
  needs: 'member',
  summary: 'Sends a picture of a passport, an ID or a proof of address, and shows what was decided.',
  events: {
    'pictures.change': closedObject({
      files: withSamples(listOf(anyObject), [[{ handle: 'file:1', name: 'passport.png' }], []]),
    }),
    'document.submit': filledForm(passport, { number: '1' }),
    ...withoutPayload('documents.refresh', 'documents.another'),
  },
  shows: { ...fields, errors: messageMap, secondsLeft: orNull(integer) },
  read: showLockout,
  states: {
    server: ['loading', 'sending'],
    person: ['failed', 'sent'],
    timer: ['locked'],
    form: ['choosing'],
  },
  services: {
    loadDocuments: call({}, identityDocumentsShape, [done('none yet', none), done('one waits', waiting)]),
    sendDocument: callOnce({ ...paper, handles: listOf(text) }, identityDocumentsShape, [
      done('sent', waiting),
      failedAt('number', 'too short', 'field.too-short'),
      failedAt('proofs', 'wrong kind of file', 'upload.type'),
      failedAt('birthday', 'below the age', 'field.too-young'),
      failed('enough is being checked', 'identity.waiting'),
      throttled(),
    ]),
  },
  delays: ['documentsLockout'],
  bounded: boundedBy<IdentityDocumentsContext>({
    has: ['error', 'identity', 'type'],
    count: ['errors', 'pictures'],
  }),
});
