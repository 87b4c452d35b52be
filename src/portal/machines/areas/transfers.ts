import { implement } from '../implement.ts';
import { createMoneyKeys } from '../idempotency-keys.ts';

/** Money to the member above, or to one below. */
export const transfersArea = implement<'moneyTransfer'>({
  services: ({ api, newId }) => {
    const withKey = createMoneyKeys(newId);
    return {
      loadTransfer: async ({ to, account }, signal) => {
        const { standing, recipient, terms } = await api['transfers.form']({ to, account }, { signal });
        return { standing, recipient, terms };
      },
      sendTransfer: ({ account, amount, fundPassword }, signal) =>
        withKey({ account, amount }, (idempotencyKey) =>
          account === ''
            ? api['transfers.toUpline']({ amount, fundPassword }, { signal, idempotencyKey })
            : api['transfers.toDownline']({ account, amount, fundPassword }, { signal, idempotencyKey }),
        ),
    };
  },
  effects: ({ runtime }) => ({
    openSecurity: () => runtime.effects.navigate('security', {}, {}),
  }),
});
