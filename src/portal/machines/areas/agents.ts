import { implement } from '../implement.ts';

const typeOf = (value: string): 0 | 1 => (value === '1' ? 1 : 0);
/** A number that may be left empty. */
const optional = <Name extends string>(name: Name, value: string) =>
  (value === '' ? {} : { [name]: Number(value) }) as { readonly [Key in Name]?: number };

type Flows = 'openAccount' | 'downlineOdds' | 'downlineRebates' | 'inviteLink';
/** What agents do for their team. */
export const agentsArea = implement<Flows>({
  services: ({ api }) => ({
    openDownline: ({ account, nickname, payeeName, birthday, type, password, rebates }, signal) =>
      api['agent.openAccount'](
        {
          account,
          ...(nickname === '' ? {} : { nickname }),
          ...(payeeName === '' ? {} : { payeeName }),
          ...(birthday === '' ? {} : { birthday }),
          type: typeOf(type),
          password,
          rebates,
        },
        { signal },
      ),
    findDownline: async (sought, signal) => {
      const { account } = await api['agent.rebates'](sought, { signal });
      return { account };
    },
    saveRebates: async (typed, signal) => {
      const { account } = await api['agent.setRebates'](typed, { signal });
      return { account };
    },
    saveOdds: async ({ account: of, series }, signal) => {
      const { account } = await api['agent.setLotteryOdds'](
        { account: of, series: Number(series) },
        { signal },
      );
      return { account };
    },
    makeLink: async ({ type, days, mostUses, ...typed }, signal) => {
      const { name, code, address } = await api['agent.createLink'](
        {
          ...typed,
          type: typeOf(type),
          ...optional('days', days),
          ...optional('mostUses', mostUses),
        },
        { signal },
      );
      return { name, code, address };
    },
  }),
});
