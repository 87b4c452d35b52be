import type { WithdrawalsFormValue, WithdrawalsSubmitValue } from '../../../protocol/generated/wire-types.ts';
import type { JsonObject } from '../../../protocol/json.ts';
import { createMoneyKeys } from '../idempotency-keys.ts';
import { textOf } from '../read-input.ts';
import { forgetPictures, sendPictures } from '../send-pictures.ts';
import type { Area } from '../wiring-needs.ts';

/** A withdrawal as the flow keeps it. */
const toWithdrawal = ({ id, status, amount, fee, currency, reason }: WithdrawalsSubmitValue): JsonObject => ({
  id,
  status,
  amount,
  fee,
  currency,
  reason,
});
const toAccount = ({ id, name, masked }: WithdrawalsFormValue['accounts'][number]): JsonObject => ({
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

/** Money out: asking for it, the accounts it goes to, and whether it arrived. */
export const withdrawalArea: Area = {
  services: (needs) => {
    const { api, newId, runtime } = needs;
    const withKey = createMoneyKeys(newId);
    let seen = '';
    let wasHeld = false;
    /** One that was decided or paid out meanwhile is another one in the lists too. */
    const note = (withdrawal: WithdrawalsSubmitValue): JsonObject => {
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
      submitWithdrawal: async (input, signal) => {
        const request = { amount: textOf(input['amount']), card: textOf(input['account']) };
        const fundPassword = textOf(input['password']);
        const withdrawal = await withKey(request, (idempotencyKey) =>
          api['withdrawals.submit']({ ...request, fundPassword }, { signal, idempotencyKey }),
        );
        return note(withdrawal);
      },
      loadWithdrawal: async (input, signal) => {
        const { withdrawal } = await api['withdrawals.detail']({ id: textOf(input['id']) }, { signal });
        return note(withdrawal);
      },
      cancelWithdrawal: async (input, signal) => {
        const { id, status } = await api['withdrawals.cancel']({ id: textOf(input['id']) }, { signal });
        return { id, status };
      },
      sendWithdrawalInfo: async (input, signal) =>
        toWithdrawal(
          await api['withdrawals.answer'](
            { id: textOf(input['id']), text: textOf(input['text']) },
            { signal },
          ),
        ),
      loadAccounts: (_input, signal) => api['payout.accounts']({}, { signal }),
      addAccount: (input, signal) =>
        api['payout.addAccount'](
          {
            provider: textOf(input['provider']),
            holder: textOf(input['holder']),
            number: textOf(input['number']),
            fundPassword: textOf(input['password']),
          },
          { signal },
        ).catch((error: unknown) => renameField(error, 'fundPassword', 'password')),
      removeAccount: (input, signal) => api['payout.removeAccount']({ id: textOf(input['id']) }, { signal }),
      loadReceipt: (input, signal) => api['confirmations.receipt']({ id: textOf(input['id']) }, { signal }),
      submitReceipt: async (input, signal) => {
        const handles = (input['files'] as readonly string[] | undefined) ?? [];
        const proofs = await sendPictures(needs, handles, signal);
        const answer = {
          id: textOf(input['id']),
          claim: input['claim'] as 'full' | 'partial' | 'none',
          comment: textOf(input['comment']),
          proofs: [...proofs] as [string],
          ...(typeof input['amount'] === 'string' ? { amount: input['amount'] } : {}),
        };
        const receipt = await withKey(answer, (idempotencyKey) =>
          api['confirmations.answer'](answer, { signal, idempotencyKey }),
        );
        forgetPictures(needs, handles);
        return receipt;
      },
    };
  },
  effects: ({ runtime, notify }) => ({
    openSecurity: () => runtime.effects.navigate('security', {}, {}),
    openReceipt: ({ id }) => runtime.effects.navigate('receipt', {}, { id: textOf(id) }),
    // The form beside the list offers the accounts of the list.
    announceAccounts: () => runtime.machines.tell('withdrawal', 'withdrawal.retry', {}),
    // Nothing is said where the list is the same as before: the account was saved by an earlier press.
    confirmAccount: ({ account }) => {
      const name = textOf(account);
      if (name !== '') notify(runtime.translate('runtime.payoutAdded', { account: name }));
    },
  }),
};
