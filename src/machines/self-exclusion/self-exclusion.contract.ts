import { toLengthRow } from '../../protocol/time/break-length.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { closedObject, listOf, orNull, withSamples, type ValuesOf } from '../payload-schema.ts';
import { call, callOnce, done, failed } from '../service-contract.ts';
import { flag, integer, noPayload, text } from '../value-kinds.ts';

/** ISO 8601, or `forever`; see `src/protocol/time/break-length.ts`. */
const breakLengthSchema = text;
/** Lengths that the market offers. */
const offer = { timeOuts: listOf(breakLengthSchema), exclusions: listOf(breakLengthSchema) };
export type BreakOffer = ValuesOf<typeof offer>;
const fields = {
  length: orNull(breakLengthSchema),
  /** When a break of that length would end that begins now, ISO 8601; null until the server has said so. */
  ends: orNull(text),
  /** Play stays closed after that end until the member asks to return. */
  onRequest: flag,
  /** End of the break that began, ISO 8601. */
  until: orNull(text),
};
/** Asked for at the start: the page moves on to the question. */
const request = { wanted: withSamples(orNull(breakLengthSchema), [null, 'PT24H']) };
export type SelfExclusionContext = FlowContext<typeof offer & typeof fields & typeof request>;
const span = { unit: text, count: integer };
/** Rows of a list need an id. */
const choices = listOf(closedObject({ id: breakLengthSchema, ...span }));
/**
 * A break or an exclusion that the member takes: chosen, asked once more, and then in force whatever
 * happens. Market rules: time-outs and exclusions of UKGC, AGCO and MGA, the panic button of the GGL.
 */
export const selfExclusionContract = defineFlow({
  id: 'selfExclusion',
  needs: 'member',
  summary: 'Closes play for a time that the member chooses; nobody can make it shorter.',
  events: {
    'breaks.retry': noPayload,
    'break.choose': closedObject({ length: withSamples(breakLengthSchema, ['PT24H', 'P6M', 'forever']) }),
    ...withoutPayload('break.back', 'break.confirm'),
  },
  effects: { breakBegun: closedObject({ until: text, onRequest: flag }) },
  leaving: ['breakBegun'],
  // Of the chosen length too; empty and 0 while there is none.
  shows: { timeOuts: choices, exclusions: choices, ...fields, ...span },
  read: ({ timeOuts, exclusions, length }: SelfExclusionContext) => {
    const { unit, count } = length === null ? { unit: '', count: 0 } : toLengthRow(length);
    return { timeOuts: timeOuts.map(toLengthRow), exclusions: exclusions.map(toLengthRow), unit, count };
  },
  // The question is there already, and is answered whether or not the date has come.
  quiet: ['foreseeing'],
  states: {
    server: ['loading', 'foreseeing', 'starting'],
    person: ['failed', 'confirming'],
    resting: {
      choosing: 'Nobody has to take a break.',
      begun: 'The break runs and the session is over: nothing is left to do.',
    },
  },
  input: closedObject(request),
  services: {
    loadBreaks: call({}, offer, [
      done('breaks', { timeOuts: ['PT24H', 'P7D'], exclusions: ['P6M', 'forever'] }),
      done('none', { timeOuts: [], exclusions: [] }),
    ]),
    foreseeEnd: call({ length: breakLengthSchema }, { until: text, onRequest: flag }, [
      done('end', { until: '2026-12-01T08:00:00.000Z', onRequest: false }),
      done('end, then on request', { until: '2026-12-01T08:00:00.000Z', onRequest: true }),
      failed('not offered', 'break.not-offered'),
    ]),
    takeBreak: callOnce({ length: breakLengthSchema }, { until: text, onRequest: flag }, [
      done('begun', { until: '2026-12-01T08:00:00.000Z', onRequest: false }),
      done('begun, ends on request', { until: '2026-12-01T08:00:00.000Z', onRequest: true }),
      failed('not offered', 'break.not-offered'),
    ]),
  },
  bounded: boundedBy<SelfExclusionContext>({
    has: ['error', 'ends', 'until'],
    count: ['timeOuts'],
    keep: ['wanted', 'length'],
  }),
});
