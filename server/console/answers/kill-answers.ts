import type { kills as calls } from '../../../src/protocol/calls/releases.ts';
import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import type { KillRefusal } from '../../site/kill/kill-commands.ts';
import type { ConsoleDeps } from '../deps.ts';
import { Refusal } from '../refusal.ts';

const sentences: Readonly<Record<KillRefusal['code'], string>> = {
  'publish.note-required': 'Say why first.',
  'kill.nothing': 'Nothing live has that, so there is nothing to switch off.',
  'kill.already': 'That is switched off already.',
  'kill.unknown': 'That is not switched off.',
};

/** Switching off and on again what is live. Needs no approval: it must take effect immediately. */
export function answerKills({ kills }: Pick<ConsoleDeps, 'kills'>): Answers<typeof calls> {
  const turn =
    (action: 'kill' | 'restore') =>
    async ({ by: author, ...target }: InputOf<typeof calls.kill>) => {
      const result = await kills[action]({ ...target, author });
      if (result.ok) return result.value;
      throw new Refusal(result.error.code, sentences[result.error.code]);
    };
  return {
    list: async () => ({
      kills: await kills.list(),
      candidates: { vendor: [], ...(await kills.candidates()) },
    }),
    kill: turn('kill'),
    restore: turn('restore'),
  };
}
