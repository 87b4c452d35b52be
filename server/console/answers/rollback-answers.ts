import type { rollbacks as calls } from '../../../src/protocol/calls/releases.ts';
import type { Answers, InputOf } from '../../../src/protocol/console/define-call.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import { describeSecondPersonFault } from '../../infrastructure/audit/second-person.ts';
import type { RollbackRefusal } from '../../site/release/rollbacks.ts';
import type { ConsoleDeps } from '../deps.ts';
import { Refusal, refuseFromSite } from '../refusal.ts';

function unwrap<Value>(result: Result<Value, RollbackRefusal>): Value {
  if (result.ok) return result.value;
  const { error } = result;
  switch (error.code) {
    case 'rollback.settled':
      throw new Refusal(error.code, 'This rollback no longer needs a second person.');
    case 'rollback.moved-on':
      throw new Refusal(error.code, 'Another release went live since: it can be confirmed, not undone.');
    case 'approval.own-change':
      throw new Refusal(error.code, 'An operator who did not roll back must confirm it.', {
        value: { authors: error.authors },
      });
    case 'approval.tied':
    case 'approval.too-new': {
      const { code, ...value } = error;
      throw new Refusal(code, describeSecondPersonFault(error), { value });
    }
    default:
      throw refuseFromSite(error);
  }
}

/** Rollbacks past changes that took two people: a second person confirms them or takes them back. */
export function answerRollbacks({ rollbacks }: Pick<ConsoleDeps, 'rollbacks'>): Answers<typeof calls> {
  const list = async () => ({ waiting: await rollbacks.waiting() });
  const settlingOf = ({ revision, note, by }: InputOf<typeof calls.confirm>) => ({
    revision,
    note: note.trim(),
    author: by,
  });
  return {
    list,
    confirm: async (settling) => {
      unwrap(await rollbacks.confirm(settlingOf(settling)));
      return list();
    },
    takeBack: async (settling) => unwrap(await rollbacks.takeBack(settlingOf(settling))),
  };
}
