import type { AgentCreateLinkRequest } from '../../../protocol/generated/wire-types.ts';
import type { Json } from '../../../protocol/json.ts';
import { textOf } from '../read-input.ts';
import type { Area } from '../wiring-needs.ts';

type Rebates = NonNullable<AgentCreateLinkRequest['rebates']>;
const typeOf = (value: Json | undefined): 0 | 1 => (textOf(value) === '1' ? 1 : 0);
/** A number that may be left empty. */
const optional = <Name extends string>(
  name: Name,
  value: Json | undefined,
): { readonly [Key in Name]?: number } =>
  (textOf(value) === '' ? {} : { [name]: Number(textOf(value)) }) as { readonly [Key in Name]?: number };

/** What agents do for their team. */
export const agentsArea: Area = {
  services: ({ api }) => ({
    openDownline: (input, signal) =>
      api['agent.openAccount'](
        {
          account: textOf(input['account']),
          ...(textOf(input['nickname']) === '' ? {} : { nickname: textOf(input['nickname']) }),
          ...(textOf(input['payeeName']) === '' ? {} : { payeeName: textOf(input['payeeName']) }),
          ...(textOf(input['birthday']) === '' ? {} : { birthday: textOf(input['birthday']) }),
          type: typeOf(input['type']),
          password: textOf(input['password']),
          rebates: input['rebates'] as Rebates,
        },
        { signal },
      ),
    findDownline: async (input, signal) => {
      const { account } = await api['agent.rebates']({ account: textOf(input['account']) }, { signal });
      return { account };
    },
    saveRebates: async (input, signal) => {
      const { account } = await api['agent.setRebates'](
        { account: textOf(input['account']), rebates: input['rebates'] as Rebates },
        { signal },
      );
      return { account };
    },
    saveOdds: async (input, signal) => {
      const { account } = await api['agent.setLotteryOdds'](
        { account: textOf(input['account']), series: Number(textOf(input['series'])) },
        { signal },
      );
      return { account };
    },
    makeLink: async (input, signal) => {
      const { name, code, address } = await api['agent.createLink'](
        {
          name: textOf(input['name']),
          type: typeOf(input['type']),
          rebates: input['rebates'] as Rebates,
          ...optional('days', input['days']),
          ...optional('mostUses', input['mostUses']),
        },
        { signal },
      );
      return { name, code, address };
    },
  }),
};
