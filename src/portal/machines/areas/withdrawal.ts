import type { WithdrawalsFormValue, WithdrawalsSubmitValue } from '../../../protocol/generated/wire-types.ts';
import { implement } from '../implement.ts';
import { createMoneyKeys } from '../idempotency-keys.ts';
import { forgetPictures, sendPictures } from '../send-pictures.ts';

/** A withdrawal as the flow keeps it. */
const toWithdrawal = ({ id, status, amount, fee, currency, reason }: WithdrawalsSubmitValue) => ({
  id,
  status,
  amount,
  fee,
  currency,
  reason,
});
const toAccount = ({ id, name, masked }: WithdrawalsFormValue['accounts'][number]) => ({
  id,
  name,
  masked,
});
/** The form's field has another name than the call's. */
function renameField(error: unknown, from: string, to: string): never {
  const fields = (error as { fields?: Readonly<Record<string, string>> }).fields;
  const code = fields?.[from];
  if (code === undefined || !(error instanceof Error)) throw error;
  throw Object.assign(error, { fields: { ...fields, [to]: code } });
}

type Flows = 'withdrawal' | 'withdrawalCancel' | 'payoutAccounts' | 'withdrawalConfirmation';
/** Money out: asking for it, the accounts it goes to, and whether it arrived. */
export const withdrawalArea = implement<Flows>({
  services: (needs) => {
    const { api, newId, runtime } = needs;
    const withKey = createMoneyKeys(newId);
    let seen = '';
    let wasHeld = false;
    /** One that was decided or paid out meanwhile is another one in the lists too. */
    const note = (withdrawal: WithdrawalsSubmitValue) => {
      const { id, status } = withdrawal;
      const now = `${id} ${status}`;
      if (seen.startsWith(`${id} `) && seen !== now)
        runtime.data.reload(['withdrawals.list', 'confirmations.list']);
      seen = now;
      return toWithdrawal(withdrawal);
    };
    return {
      loadWithdrawalForm: async (_input, signal) => {
        const { standing, accounts, terms, pending } = await api['withdrawals.form']({}, { signal });
        const isHeld = standing === 'held';
        // The page says until when, and nothing of it after the hold has ended.
        if (isHeld || wasHeld) runtime.data.reload(['withdrawals.hold']);
        wasHeld = isHeld;
        return {
          standing,
          terms,
          accounts: accounts.map(toAccount),
          pending: pending === null ? null : note(pending),
        };
      },
      submitWithdrawal: async ({ amount, account: card, password: fundPassword }, signal) => {
        const request = { amount, card };
        const withdrawal = await withKey(request, (idempotencyKey) =>
          api['withdrawals.submit']({ ...request, fundPassword }, { signal, idempotencyKey }),
        );
        return note(withdrawal);
      },
      loadWithdrawal: async ({ id }, signal) => {
        const { withdrawal } = await api['withdrawals.detail']({ id }, { signal });
        return note(withdrawal);
      },
      cancelWithdrawal: async ({ id }, signal) => {
        const { status } = await api['withdrawals.cancel']({ id }, { signal });
        return { id, status };
      },
      sendWithdrawalInfo: async ({ id, text }, signal) =>
        toWithdrawal(await api['withdrawals.answer']({ id, text }, { signal })),
      loadAccounts: (_input, signal) => api['payout.accounts']({}, { signal }),
      addAccount: ({ password: fundPassword, ...account }, signal) =>
        api['payout.addAccount']({ ...account, fundPassword }, { signal }).catch((error: unknown) =>
          renameField(error, 'fundPassword', 'password'),
        ),
      removeAccount: ({ id }, signal) => api['payout.removeAccount']({ id }, { signal }),
      loadReceipt: ({ id }, signal) => api['confirmations.receipt']({ id }, { signal }),
      submitReceipt: async ({ files, id, claim, comment, amount }, signal) => {
        const proofs = await sendPictures(needs, files, signal);
        const answer = {
          id,
          claim,
          comment,
          proofs: [...proofs] as [string],
          ...(amount === null ? {} : { amount }),
        };
        const receipt = await withKey(answer, (idempotencyKey) =>
          api['confirmations.answer'](answer, { signal, idempotencyKey }),
        );
        forgetPictures(needs, files);
        return receipt;
      },
    };
  },
  effects: ({ runtime, notify }) => ({
    openSecurity: () => runtime.effects.navigate('security', {}, {}),
    openReceipt: ({ id }) => runtime.effects.navigate('receipt', {}, { id }),
    // The form beside the list offers the accounts of the list.
    announceAccounts: () => runtime.machines.tell('withdrawal', 'withdrawal.retry', {}),
    // Nothing is said where the list is the same as before: the account was saved by an earlier press.
    confirmAccount: ({ account }) => {
      if (account !== '') notify(runtime.translate('runtime.payoutAdded', { account }));
    },
  }),
});
