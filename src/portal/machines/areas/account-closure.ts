import type { ClosureCloseRequest } from '../../../protocol/generated/wire-types.ts';
import { openModalIfPresent } from '../open-modal.ts';
import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

/** The end of the account at the member's own wish. */
export const accountClosureArea: Area = {
  services: ({ api }) => ({
    loadOpenThings: (_input, signal) => api['closure.read']({}, { signal }),
    closeAccount: async (input, signal) => {
      const [password, fundPassword] = [textOf(input['password']), textOf(input['fundPassword'])];
      await api['closure.close'](
        {
          reason: textOf(input['reason']) as ClosureCloseRequest['reason'],
          ...(password === '' ? {} : { password }),
          ...(fundPassword === '' ? {} : { fundPassword }),
        },
        { signal },
      );
      return {};
    },
  }),
  effects: ({ runtime }) => ({
    accountClosed: () => {
      runtime.machines.tell('session', 'session.lost', { reason: 'closed' });
      openModalIfPresent(runtime, 'account-closed', {});
    },
  }),
};
