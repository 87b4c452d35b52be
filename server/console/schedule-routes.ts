import type { FastifyInstance } from 'fastify';
import type { PublishRequest } from '../../src/protocol/console-api.ts';
import type { Result } from '../../src/protocol/issue.ts';
import type { ScheduleRecord, WireSchedules } from '../../src/protocol/schedule.ts';
import type { ScheduleRefusal } from '../site/schedules.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs, sessionOf } from './guard.ts';
import { Refusal, refuseFromSite } from './refusal.ts';
import { noteWithReason } from './release-routes.ts';
import { scheduleAnswer, scheduleBody, scheduleIdBody, schedulesAnswer } from './schemas.ts';

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
export function registerScheduleRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const mayPublish = needs('publish');
  const response = { 200: scheduleAnswer };
  const list = async (operator: string): Promise<WireSchedules> => ({
    schedule: await deps.schedules.newest(),
    lost: await deps.schedules.lost(operator),
  });
  const listed = { config: needs('read'), schema: { response: { 200: schedulesAnswer } } };
  api.get('/draft/schedule', listed, (request) => list(sessionOf(request).account.username));
  api.post<{ Body: { id: string } }>(
    '/draft/schedule/dismiss',
    { ...listed, schema: { ...listed.schema, body: scheduleIdBody } },
    async (request) => {
      const { username } = sessionOf(request).account;
      await deps.schedules.dismiss(request.body.id, username);
      return list(username);
    },
  );
  api.post<{ Body: Omit<PublishRequest, 'draftVersion'> & { version: number; local: string; zone: string } }>(
    '/draft/schedule',
    { config: mayPublish, schema: { body: scheduleBody, response } },
    async (request) => {
      const { version, local, zone, ...words } = request.body;
      const note = await noteWithReason(deps, { ...words, draftVersion: version });
      const { username: author } = sessionOf(request).account;
      return unwrap(await deps.schedules.plan({ version, local, zone, note, author }));
    },
  );
  api.post<{ Body: { id: string } }>(
    '/draft/schedule/cancel',
    { config: mayPublish, schema: { body: scheduleIdBody, response } },
    async (request) =>
      unwrap(await deps.schedules.cancel(request.body.id, sessionOf(request).account.username)),
  );
}
