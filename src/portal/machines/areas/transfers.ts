import { textOf } from '../read-input.ts';
import { createMoneyKeys } from '../idempotency-keys.ts';
import type { Area } from '../wiring-needs.ts';

/** Money to the member above, or to one below. */
export const transfersArea: Area = {
  services: ({ api, newId }) => {
    const withKey = createMoneyKeys(newId);
    return {
      loadTransfer: async (input, signal) => {
        const to = textOf(input['to']) === 'downline' ? 'downline' : 'upline';
        const { standing, recipient, terms } = await api['transfers.form'](
          { to, account: textOf(input['account']) },
          { signal },
        );
        return { standing, recipient, terms };
      },
      sendTransfer: async (input, signal) => {
        const [account, amount] = [textOf(input['account']), textOf(input['amount'])];
        const fundPassword = textOf(input['fundPassword']);
        return withKey({ account, amount }, (idempotencyKey) =>
          account === ''
            ? api['transfers.toUpline']({ amount, fundPassword }, { signal, idempotencyKey })
            : api['transfers.toDownline']({ account, amount, fundPassword }, { signal, idempotencyKey }),
        );
      },
    };
  },
  effects: ({ runtime }) => ({
    openSecurity: () => runtime.effects.navigate('security', {}, {}),
  }),
};
