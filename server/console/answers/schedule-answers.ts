import type { schedules as calls } from '../../../src/protocol/calls/releases.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import type { ScheduleRecord } from '../../../src/protocol/release/schedule.ts';
import type { ScheduleRefusal } from '../../site/schedule/schedules.ts';
import type { ConsoleDeps } from '../deps.ts';
import { sessionOf } from '../guard.ts';
import { Refusal, refuseFromSite } from '../refusal.ts';
import type { Handlers } from '../register-calls.ts';
import { noteWithReason } from './release-answers.ts';

const sentences = {
  'schedule.time-gap': 'The clocks of that zone skip this time.',
  'schedule.time-unknown': 'This is no time, or no zone.',
  'schedule.past': 'This moment has passed.',
  'schedule.unknown': 'This release is no longer planned.',
} as const;
const isOwn = (code: string): code is keyof typeof sentences => Object.hasOwn(sentences, code);

function unwrap(result: Result<ScheduleRecord, ScheduleRefusal>): { schedule: ScheduleRecord } {
  if (result.ok) return { schedule: result.value };
  const { error } = result;
  if (isOwn(error.code)) throw new Refusal(error.code, sentences[error.code]);
  throw refuseFromSite(error as Parameters<typeof refuseFromSite>[0]);
}

/** A draft that goes live at a set time: scheduling it, reading the schedule, cancelling it. */
export function answerSchedules(deps: ConsoleDeps): Handlers<typeof calls> {
  const { schedules } = deps;
  const list = async (operator: string) => ({
    schedule: await schedules.newest(),
    lost: await schedules.lost(operator),
  });
  return {
    list: (_, { request }) => list(sessionOf(request).account.username),
    dismiss: async ({ id, by }) => {
      await schedules.dismiss(id, by);
      return list(by);
    },
    plan: async ({ version, local, zone, by: author, ...words }) => {
      const note = await noteWithReason(deps, { ...words, draftVersion: version });
      return unwrap(await schedules.plan({ version, local, zone, note, author }));
    },
    cancel: async ({ id, by }) => unwrap(await schedules.cancel(id, by)),
  };
}
