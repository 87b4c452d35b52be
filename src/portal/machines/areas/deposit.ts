import { noBonus } from '../../../machines/deposit/deposit.contract.ts';
import { formatMoney } from '../../../protocol/format-money.ts';
import type { DepositOrderValue, DepositSettingsValue } from '../../../protocol/generated/wire-types.ts';
import type { JsonObject } from '../../../protocol/json.ts';
import type { Runtime } from '../../../runtime/core/runtime.ts';
import { readLanguageTag } from '../../language-tag.ts';
import { createMoneyKeys } from '../idempotency-keys.ts';
import { textOf } from '../read-input.ts';
import { forgetPictures, sendPictures } from '../send-pictures.ts';
import type { Area } from '../wiring-needs.ts';

/** The order as the flow keeps it: what pages show of it is the flow's to say. */
const toOrder = ({ symbol: _symbol, createdAt: _createdAt, ...order }: DepositOrderValue): JsonObject =>
  order;
const toMethod = ({
  isLast = false,
  ...method
}: DepositSettingsValue['depositInfo'][number]): JsonObject => ({ ...method, isLast });

type Bonus = NonNullable<DepositSettingsValue['bonuses']>[number];
/** A bonus as an option: its terms in one line. */
const toBonus = (bonus: Bonus, { translate, active }: Pick<Runtime, 'translate' | 'active'>): JsonObject => {
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
export const depositArea: Area = {
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
      loadDepositMethods: async (input, signal) => {
        const orderId = textOf(input['order']);
        const {
          allowDeposit,
          depositInfo,
          bonuses = [],
          currency,
          order,
        } = await api['deposit.settings'](orderId === '' ? {} : { order: orderId }, { signal });
        if (order !== null) noteStatus(order);
        const joined = bonuses.find(({ status }) => status === 'joined');
        const none = { value: noBonus, label: runtime.translate('runtime.bonus.none'), text: '' };
        const toOption = (bonus: Bonus): JsonObject => toBonus(bonus, runtime);
        return {
          allowed: allowDeposit === 'Y',
          methods: depositInfo.map(toMethod),
          bonuses: joined === undefined && bonuses.length > 0 ? [none, ...bonuses.map(toOption)] : [],
          joined: joined === undefined ? null : toOption(joined),
          currency,
          order: order === null ? null : toOrder(order),
        };
      },
      createDeposit: async (input, signal) => {
        const bonus = textOf(input['bonus']);
        const request = {
          ...{ bankCode: textOf(input['method']), amount: textOf(input['amount']) },
          ...(bonus === noBonus || bonus === '' ? {} : { promotion: bonus }),
        };
        const order = await withKey(request, (idempotencyKey) =>
          api['deposit.create'](request, { signal, idempotencyKey }),
        );
        noteStatus(order);
        return toOrder(order);
      },
      loadDeposit: async (input, signal) => {
        const order = await api['deposit.order']({ id: textOf(input['id']) }, { signal });
        noteStatus(order);
        return toOrder(order);
      },
      proveDeposit: async (input, signal) => {
        const handles = (input['files'] as readonly string[] | undefined) ?? [];
        const proofs = await sendPictures(needs, handles, signal);
        const order = await api['deposit.prove'](
          { id: textOf(input['id']), payerName: textOf(input['payerName']), proofs: [...proofs] },
          { signal },
        );
        forgetPictures(needs, handles);
        return toOrder(order);
      },
      cancelDeposit: async (input, signal) => {
        await api['deposit.cancel']({ id: textOf(input['id']) }, { signal });
        return {};
      },
    };
  },
  effects: ({ leave }) => ({ openPayment: ({ url }) => leave(textOf(url)) }),
};
