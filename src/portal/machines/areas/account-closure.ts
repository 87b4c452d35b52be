import { implement } from '../implement.ts';
import type { ClosureCloseRequest } from '../../../protocol/generated/wire-types.ts';
import { openModalIfPresent } from '../open-modal.ts';

/** The end of the account at the member's own wish. */
export const accountClosureArea = implement<'accountClosure'>({
  services: ({ api }) => ({
    loadOpenThings: (_input, signal) => api['closure.read']({}, { signal }),
    closeAccount: async ({ reason, password, fundPassword }, signal) => {
      await api['closure.close'](
        {
          // The form's list holds nothing else, and the server judges it again.
          reason: reason as ClosureCloseRequest['reason'],
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
});
