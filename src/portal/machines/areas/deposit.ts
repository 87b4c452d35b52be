import { noBonus } from '../../../machines/deposit/deposit.contract.ts';
import { implement } from '../implement.ts';
import { formatMoney } from '../../../protocol/money/format-money.ts';
import type { DepositOrderValue, DepositSettingsValue } from '../../../protocol/generated/wire-types.ts';
import type { Runtime } from '../../../runtime/core/runtime.ts';
import { readLanguageTag } from '../../session/language-tag.ts';
import { createMoneyKeys } from '../idempotency-keys.ts';
import { forgetPictures, sendPictures } from '../send-pictures.ts';

/** The order as the flow keeps it: what pages show of it is the flow's to say. */
const toOrder = ({ symbol: _symbol, createdAt: _createdAt, ...order }: DepositOrderValue) => order;
const toMethod = ({ isLast = false, ...method }: DepositSettingsValue['depositInfo'][number]) => ({
  ...method,
  isLast,
});

type Bonus = NonNullable<DepositSettingsValue['bonuses']>[number];
/** A bonus as an option: its terms in one line. */
const toBonus = (bonus: Bonus, { translate, active }: Pick<Runtime, 'translate' | 'active'>) => {
  const { id, title, percent, wagering, currencySymbol } = bonus;
  const tag = readLanguageTag(active());
  const show = (amount: string): string => formatMoney(amount, tag, currencySymbol);
  const minimum = show(bonus.minimum);
  const brings =
    percent > 0
      ? translate('runtime.bonus.percent', { percent, cap: show(bonus.cap), minimum })
      : translate('runtime.bonus.fixed', { amount: show(bonus.fixed), minimum });
  const asks = wagering > 0 ? ` ${translate('runtime.bonus.wagering', { times: wagering })}` : '';
  return { value: id, label: title, text: `${brings}${asks}` };
};

/** Money in. */
export const depositArea = implement<'deposit'>({
  services: (needs) => {
    const { api, newId, runtime } = needs;
    const withKey = createMoneyKeys(newId);
    let seen = '';
    /** An order that was paid or has run out meanwhile is another one in the lists too. */
    const noteStatus = ({ id, status }: DepositOrderValue): void => {
      const now = `${id} ${status}`;
      if (seen.startsWith(`${id} `) && seen !== now)
        runtime.data.reload(['deposit.list', 'care.depositRoom']);
      seen = now;
    };
    return {
      loadDepositMethods: async ({ order: orderId }, signal) => {
        const {
          allowDeposit,
          depositInfo,
          bonuses = [],
          currency,
          order,
        } = await api['deposit.settings'](orderId === null || orderId === '' ? {} : { order: orderId }, {
          signal,
        });
        if (order !== null) noteStatus(order);
        const joined = bonuses.find(({ status }) => status === 'joined');
        const none = { value: noBonus, label: runtime.translate('runtime.bonus.none'), text: '' };
        const toOption = (bonus: Bonus) => toBonus(bonus, runtime);
        return {
          allowed: allowDeposit === 'Y',
          methods: depositInfo.map(toMethod),
          bonuses: joined === undefined && bonuses.length > 0 ? [none, ...bonuses.map(toOption)] : [],
          joined: joined === undefined ? null : toOption(joined),
          currency,
          order: order === null ? null : toOrder(order),
        };
      },
      createDeposit: async ({ method, amount, bonus }, signal) => {
        const request = {
          bankCode: method,
          amount,
          ...(bonus === noBonus || bonus === '' ? {} : { promotion: bonus }),
        };
        const order = await withKey(request, (idempotencyKey) =>
          api['deposit.create'](request, { signal, idempotencyKey }),
        );
        noteStatus(order);
        return toOrder(order);
      },
      loadDeposit: async ({ id }, signal) => {
        const order = await api['deposit.order']({ id }, { signal });
        noteStatus(order);
        return toOrder(order);
      },
      proveDeposit: async ({ files, id, payerName }, signal) => {
        const proofs = await sendPictures(needs, files, signal);
        const order = await api['deposit.prove']({ id, payerName, proofs: [...proofs] }, { signal });
        forgetPictures(needs, files);
        return toOrder(order);
      },
      cancelDeposit: async ({ id }, signal) => {
        await api['deposit.cancel']({ id }, { signal });
        return {};
      },
    };
  },
  effects: ({ leave }) => ({ openPayment: ({ url }) => leave(url) }),
});
