import { dueConsentShape } from '../../protocol/generated/shapes/due-consent.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { listOf, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failed } from '../service-contract.ts';

/** A legal text whose edition changed since the member agreed to it. */
export type DueConsent = ValueOf<typeof dueConsentShape>;
const fields = { due: listOf(dueConsentShape) };
export type ConsentRenewalContext = FlowContext<typeof fields>;

const terms = { document: 'terms', version: '1.1', date: '2026-02-01', statement: 'I agree to the terms' };
const age = { ...terms, document: 'responsibleGaming', statement: 'I am 21 or over' };

export const consentRenewalContract = defineFlow({
  id: 'consentRenewal',
  needs: 'member',
  summary: 'Asks a member again to agree to the texts whose edition changed.',
  events: withoutPayload('consents.accept', 'consents.retry'),
  shows: fields,
  states: {
    server: ['loading', 'accepting'],
    person: ['failed', 'asking'],
    resting: { agreed: 'Nothing more is asked: the member agreed to every text in force.' },
  },
  words: {
    service: 'loadDueConsents',
    keep: (_: ConsentRenewalContext, answer: { readonly due: readonly DueConsent[] }) => answer,
  },
  services: {
    loadDueConsents: call({}, fields, [
      done('the terms changed', { due: [terms] }),
      done('two texts changed', { due: [terms, age] }),
      done('nothing changed', { due: [] }),
    ]),
    renewConsents: callOnce(fields, fields, [
      done('agreed', { due: [] }),
      failed('another edition by now', 'consent.changed'),
    ]),
  },
  bounded: boundedBy<ConsentRenewalContext>({
    has: ['error'],
    also: ({ due }) => ({ due: due.map(({ document }) => document).join(' ') }),
  }),
});
