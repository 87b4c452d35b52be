import { dataExportShape } from '../../protocol/generated/shapes/data-export.ts';
import { boundedBy, defineFlow, withoutPayload, type FlowContext } from '../define-flow.ts';
import { filledForm } from '../form-values.ts';
import { showLockout, type Lockout } from '../lockout.ts';
import { listOf, orNull, type ValueOf } from '../payload-schema.ts';
import { call, callOnce, done, failedAt, throttled } from '../service-contract.ts';
import { integer, messageMap, secretText, text } from '../value-kinds.ts';

export type DataExport = ValueOf<typeof dataExportShape>;
const fields = { copy: orNull(dataExportShape) };
const hidden = { password: orNull(text) };
export type DataExportContext = FlowContext<typeof fields & typeof hidden> & Lockout;

const none = { state: 'none', readyAt: '', expiresAt: '', mayAsk: true, needsPassword: true };
const preparing = { ...none, state: 'preparing', expiresAt: '2026-01-08T03:00:00.000Z', mayAsk: false };
const ready = { ...preparing, state: 'ready', readyAt: '2026-01-01T03:00:00.000Z' };
/** A copy of the data held about a member: asked for with the password, made by the server, saved for a week. */
export const dataExportContract = defineFlow({
  id: 'dataExport',
  needs: 'member',
  summary: 'Asks for a copy of all data about the member, waits until it is made and lets it be saved.',
  events: {
    'form.submit': filledForm({ password: 'Foyer-2026' }, { password: '' }),
    ...withoutPayload('copy.retry'),
  },
  shows: { ...fields, without: listOf(text), errors: messageMap, secondsLeft: orNull(integer) },
  read: ({ copy, ...context }: DataExportContext, state) => ({
    ...showLockout({ ...context }, state),
    // A member who logs in by SMS only has no password to fill in.
    without: copy?.needsPassword === false ? ['password'] : [],
  }),
  states: {
    server: ['loading', 'asking', 'checking'],
    person: ['failed'],
    timer: ['preparing', 'locked'],
    form: ['editing'],
    resting: { made: 'The copy can be saved; another one can be asked for a day later.' },
  },
  services: {
    loadDataExport: call({}, dataExportShape, [
      done('none', none),
      done('without a password', { ...none, needsPassword: false }),
      done('under way', preparing),
      done('ready', ready),
      done('ready, and another may be asked for', { ...ready, mayAsk: true }),
    ]),
    askDataExport: callOnce({ password: secretText }, dataExportShape, [
      done('under way', preparing),
      done('made meanwhile', ready),
      failedAt('password', 'wrong', 'password.wrong'),
      throttled(3600),
    ]),
  },
  delays: ['dataExportPoll', 'dataExportLockout'],
  secrets: ['password'],
  bounded: boundedBy<DataExportContext>({
    has: ['error'],
    count: ['errors'],
    also: ({ copy }) => ({
      state: copy?.state ?? null,
      mayAsk: copy?.mayAsk ?? false,
      needsPassword: copy?.needsPassword ?? false,
    }),
  }),
});
