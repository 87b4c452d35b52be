import type { JsonObject } from '../../../protocol/json/json.ts';
import { implement } from '../implement.ts';
import type { Runtime } from '../../../runtime/core/runtime.ts';
import { textOf } from '../read-input.ts';

/** The game that the dialog of a demo was opened with; null where none was named. */
function readChosenGame({ store }: Runtime): JsonObject | null {
  const params = (store.get('ui.modalParams') ?? {}) as JsonObject;
  return textOf(params['id']) === '' ? null : params;
}

export const demoArea = implement<'freeDemo'>({
  services: ({ api, runtime, oneTimeStore, now }) => ({
    startDemo: async (_input, signal) => {
      const params = readChosenGame(runtime);
      const { token } = await api['session.trial']({ os: navigator.platform, platform: 'W' }, { signal });
      // As after a login, the game that was asked for opens.
      if (params !== null) oneTimeStore.leave('game', { params, at: now() });
      return { token };
    },
  }),
});
