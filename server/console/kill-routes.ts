import type { FastifyInstance } from 'fastify';
import type { WireRelease, WireSwitches } from '../../src/protocol/console-api.ts';
import { killKinds, type KillTarget } from '../../src/protocol/kill-switch.ts';
import type { KillRefusal } from '../site/kill-commands.ts';
import type { ConsoleDeps } from './deps.ts';
import { needs, sessionOf } from './guard.ts';
import { Refusal } from './refusal.ts';
import { killBody, releaseAnswer, switchesAnswer } from './schemas.ts';

const sentences: Readonly<Record<KillRefusal['code'], string>> = {
  'publish.note-required': 'Say why first.',
  'kill.nothing': 'Nothing live has that, so there is nothing to switch off.',
  'kill.already': 'That is switched off already.',
  'kill.unknown': 'That is not switched off.',
};

/** Switching off and on again what is live. Needs no approval: it must take effect immediately. */
export function registerKillRoutes(api: FastifyInstance, deps: ConsoleDeps): void {
  const { kills } = deps;
  api.get(
    '/switches',
    { config: needs('read'), schema: { response: { 200: switchesAnswer } } },
    async (): Promise<WireSwitches> => ({
      kills: await kills.list(),
      candidates: { vendor: [], ...(await kills.candidates()) },
    }),
  );
  for (const action of ['kill', 'restore'] as const)
    api.post<{ Body: KillTarget & { note: string } }>(
      `/switches/${action}`,
      {
        config: needs('publish'),
        schema: { body: killBody(killKinds), response: { 200: releaseAnswer } },
      },
      async (request): Promise<WireRelease> => {
        const result = await kills[action]({ ...request.body, author: sessionOf(request).account.username });
        if (result.ok) return result.value;
        throw new Refusal(result.error.code, sentences[result.error.code]);
      },
    );
}
