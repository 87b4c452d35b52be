import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { FindMembers } from '../../../server/site/live/site-readers.ts';
import { memberKey, type Viewer } from '../../../server/site/stage/stage-audience.ts';
import { isAgentType } from '../../agents/tree.ts';
import { peekSession } from './sessions.ts';

/** The member of a session's token as stages of releases know members. */
export const createFindViewer =
  (deps: Pick<MemberDeps, 'db' | 'clock' | 'merchant'>) =>
  async (token: string): Promise<Viewer | null> => {
    const member = await peekSession(deps, token);
    if (member === null) return null;
    const kind = isAgentType(member.customerType) ? 'agent' : 'member';
    return { kind, key: memberKey(deps.merchant, member.id) };
  };

/** Members by their accounts, whatever the letter case; unknown ones are left out. */
export const createFindMembers =
  ({ db, merchant }: Pick<MemberDeps, 'db' | 'merchant'>): FindMembers =>
  async (accounts) =>
    accounts.length === 0
      ? []
      : db
          .selectFrom('member')
          .select(['id', 'account'])
          .where('merchant', '=', merchant)
          .where(
            ({ fn }) => fn<string>('lower', ['account']),
            'in',
            accounts.map((account) => account.toLowerCase()),
          )
          .execute();
