import type { FormFailure } from '../form-failure.ts';
import { boundedBy, defineFlow } from '../define-flow.ts';
import { closedObject, listOf, orNull, withSamples, type ValuesOf } from '../payload-schema.ts';
import { call, done } from '../service-contract.ts';
import { text } from '../value-kinds.ts';

const fields = {
  /** Wire codes the site speaks, for example EN. */
  codes: listOf(text),
  code: text,
  pending: orNull(text),
};
export type LanguageContext = ValuesOf<typeof fields> & Pick<FormFailure, 'error'>;
/** Switches the language; when the texts do not come, the old one stays. */
export const languageContract = defineFlow({
  id: 'language',
  summary: 'Fetches the texts of another language and changes over only when they are there.',
  events: { 'language.select': closedObject({ code: withSamples(text, ['AR', 'TY', 'EN', 'XX']) }) },
  effects: { applyLanguage: closedObject({ code: text }) },
  shows: fields,
  states: { server: ['switching'], resting: { settled: 'The language stays until another one is chosen.' } },
  input: closedObject({
    code: withSamples(text, ['EN']),
    codes: withSamples(listOf(text), [['EN', 'AR', 'TY']]),
  }),
  services: { loadMessages: call({ code: text }, {}, [done('loaded', {})]) },
  bounded: boundedBy<LanguageContext>({ keep: ['code', 'pending', 'error'] }),
});
