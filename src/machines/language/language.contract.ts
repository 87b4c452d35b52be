import type { MachineContract } from '../../protocol/machine-contract.ts';
import { closedObject, listOf, text, withSamples } from '../payload-schema.ts';
import { languageProjectionSchema, projectLanguage, type LanguageContext } from './language.context.ts';

/** Switches the language; when the texts do not come, the old one stays. */
export const languageContract: MachineContract = {
  id: 'language',
  version: 1,
  summary: 'Fetches the texts of another language and changes over only when they are there.',
  events: { 'language.select': closedObject({ code: withSamples(text, ['AR', 'TY', 'EN', 'XX']) }) },
  effects: { applyLanguage: closedObject({ code: text }) },
  projection: languageProjectionSchema,
  project: projectLanguage,
  states: {
    settled: { waits: 'person', resting: 'The language stays until another one is chosen.' },
    switching: { waits: 'server', tags: ['busy'] },
  },
  input: closedObject({
    code: withSamples(text, ['EN']),
    codes: withSamples(listOf(text), [['EN', 'AR', 'TY']]),
  }),
  services: {
    loadMessages: {
      input: closedObject({ code: text }),
      output: closedObject({}),
      outcomes: [
        { name: 'loaded', kind: 'done', value: {} },
        { name: 'network down', kind: 'error', value: { code: 'network.offline' } },
      ],
    },
  },
  delays: [],
  secrets: [],
  bounded: (context: LanguageContext) => ({
    code: context.code,
    pending: context.pending,
    error: context.error,
  }),
};
