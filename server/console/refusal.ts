import type { ConsoleErrorCode } from '../../src/protocol/console/console-error-codes.ts';
import type { ErrorBody } from '../../src/protocol/error-code.ts';
import type { PublishRefusal } from '../site/site-service.ts';

const statusOf: Readonly<Record<ConsoleErrorCode, number>> = {
  'session.required': 401,
  'session.login-refused': 401,
  'session.throttled': 429,
  'factor.required': 401,
  'factor.due': 401,
  'factor.wrong': 422,
  'factor.throttled': 429,
  'factor.none': 409,
  'factor.last': 409,
  'factor.limit': 409,
  'factor.waiting': 409,
  'factor.decided': 409,
  'factor.changed': 409,
  'proof.required': 403,
  'server.busy': 503,
  'people.unknown': 404,
  'people.known': 409,
  'people.self': 403,
  'people.last-administrator': 409,
  'people.disabled': 409,
  'people.waiting': 409,
  'people.address-missing': 422,
  'people.address-known': 409,
  'password.weak': 422,
  'password.wrong': 422,
  'link.unknown': 404,
  'server.unavailable': 503,
  'request.too-slow': 408,
  'request.unanswered': 504,
  'site.none': 503,
  'draft.patch-misfit': 422,
  'draft.tangled': 409,
  'draft.conflict': 409,
  'draft.unknown': 404,
  'draft.lacks': 409,
  'draft.edit-unknown': 404,
  'draft.step-not-allowed': 403,
  'base.none': 409,
  'request.invalid': 400,
  'request.origin': 403,
  'request.unknown': 404,
  'role.not-allowed': 403,
  'document.unknown': 404,
  'media.type': 422,
  'media.size': 422,
  'media.pixels': 422,
  'media.broken': 422,
  'media.slow': 422,
  'media.parts': 409,
  'media.unknown': 404,
  'media.used': 409,
  'message.unknown': 404,
  'message.closed': 403,
  'message.wiped': 409,
  'sender.invalid': 422,
  'sender.fixed': 409,
  'sender.none': 409,
  'sender.waiting': 409,
  'publish.stale-base': 409,
  'publish.draft-moved': 409,
  'publish.check-failed': 422,
  'publish.nothing-to-publish': 422,
  'publish.note-required': 422,
  'publish.reason-required': 422,
  'publish.approval-required': 409,
  'approval.day-used': 409,
  'approval.not-needed': 409,
  'approval.not-requested': 409,
  'approval.own-change': 403,
  'approval.tied': 403,
  'approval.too-new': 403,
  'comment.unknown': 404,
  'kill.nothing': 422,
  'kill.already': 409,
  'kill.unknown': 404,
  'schedule.time-gap': 422,
  'schedule.time-unknown': 422,
  'schedule.past': 422,
  'schedule.unknown': 404,
  'submission.unknown': 404,
  'submission.release-unknown': 422,
  'submission.reason-required': 422,
  'stage.open': 409,
  'stage.none': 404,
  'stage.nobody': 422,
  'stage.narrower': 422,
  'stage.account-unknown': 422,
  'review.decided': 409,
  'withdrawal.unknown': 404,
  'withdrawal.changed': 409,
  'withdrawal.second-person': 403,
  'request.key-reused': 422,
  'rules.waiting': 409,
  'rules.same': 409,
  'rules.unknown': 404,
  'balance.insufficient': 409,
  'desk.unknown': 404,
  'desk.same': 409,
  'desk.moved': 409,
  'desk.waiting': 409,
  'desk.drafts': 409,
  'member.unknown': 404,
  'removal.none': 409,
  'removal.waiting': 409,
  'removal.changed': 409,
  'exclusion.not-offered': 400,
  'exclusion.longer': 409,
  'limit.not-offered': 400,
  'limit.looser': 409,
  'freeze.already': 409,
  'freeze.none': 409,
  'lift.none': 409,
  'lift.waiting': 409,
  'lift.changed': 409,
  'notice.unknown': 404,
  'notice.moved': 409,
  'notice.not-draft': 409,
  'notice.over': 409,
  'notice.not-sendable': 409,
  'notice.sent': 409,
  'freeze.waiting': 409,
  'game.unknown': 404,
  'game.round-unknown': 404,
  'game.round-closed': 409,
  'lottery.issue-unknown': 404,
  'lottery.issue-ended': 409,
  'lottery.void-waiting': 409,
  'contract.unknown': 404,
  'settlement.run-unknown': 404,
  'settlement.line-unknown': 404,
  'fraud-hint.unknown': 404,
  'hold.known': 409,
  'hold.none': 404,
  'hold.waiting': 409,
  'hold.line-settled': 409,
  'vendor.unknown': 404,
  'vendor.key-waiting': 409,
  'vendor.key-none': 409,
  'vendor.import-none': 409,
  'form.invalid': 400,
  'opening.times': 422,
  'opening.not-closed': 409,
  'opening.place-unknown': 422,
  'opening.place-known': 409,
  'opening.place-unlisted': 404,
  'rollback.revision-unknown': 404,
  'rollback.never-live': 409,
  'rollback.settled': 409,
  'rollback.moved-on': 409,
  'server.failed': 500,
};

/** A call that the console answers with a code. Thrown by routes and guards, sent by the error handler. */
export class Refusal extends Error {
  readonly code: ConsoleErrorCode;
  readonly value: unknown;
  readonly retryAfterSeconds: number | null;
  constructor(
    code: ConsoleErrorCode,
    message: string,
    more: { readonly value?: unknown; readonly retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.value = more.value;
    this.retryAfterSeconds = more.retryAfterSeconds ?? null;
  }
  get status(): number {
    return statusOf[this.code];
  }
  toBody(): ErrorBody {
    const body = { success: false, errorCode: this.code, message: this.message } as const;
    return this.value === undefined ? body : { ...body, value: this.value };
  }
}

const sayApproval = (reach: number | undefined): string =>
  reach === undefined
    ? 'A second person must approve this first.'
    : `Further back than the last ${reach} releases, a second person must approve a rollback first.`;

/** Turns a refusal of the site service into the answer of a call; `value` says what changed. */
export function refuseFromSite(refusal: PublishRefusal): Refusal {
  switch (refusal.code) {
    case 'publish.stale-base':
      return new Refusal(refusal.code, 'Another release went live after this draft was begun.', {
        value: { revision: refusal.active.revision, changes: refusal.changes },
      });
    case 'publish.draft-moved':
      return new Refusal(refusal.code, 'The draft was edited by another operator in the meantime.', {
        value: { version: refusal.version },
      });
    case 'draft.tangled':
      return new Refusal(
        refusal.code,
        'Other changes build on this one. Undo the last edits, or put it back in the document.',
      );
    case 'draft.conflict':
      return new Refusal(refusal.code, 'Another edit changed the same.', {
        value: { conflicts: refusal.conflicts },
      });
    case 'draft.edit-unknown':
      return new Refusal(refusal.code, `The draft has no edit ${refusal.number}.`);
    case 'draft.step-not-allowed':
      return new Refusal(
        refusal.code,
        `Your role may change words and pictures alone, not this of ${refusal.document}.`,
        { value: { document: refusal.document } },
      );
    case 'base.none':
      return new Refusal(refusal.code, 'The draft is already based on what the program ships.');
    case 'publish.check-failed':
      return new Refusal(refusal.code, 'The draft has errors and cannot go live.', {
        value: { issues: refusal.issues },
      });
    case 'publish.nothing-to-publish':
      return new Refusal(refusal.code, 'The draft is the same as the live site.');
    case 'publish.approval-required':
      return new Refusal(refusal.code, sayApproval(refusal.reach), {
        value: { sensitive: refusal.sensitive },
      });
    case 'stage.open':
      return new Refusal(
        refusal.code,
        `Revision ${refusal.revision} is with a part of the members. Complete that stage or roll it back first.`,
        { value: { revision: refusal.revision } },
      );
    case 'publish.note-required':
      return new Refusal(refusal.code, 'A release needs a note.');
    case 'rollback.revision-unknown':
      return new Refusal(refusal.code, `There is no revision ${refusal.revision}.`, {
        value: { revision: refusal.revision },
      });
    case 'rollback.never-live':
      return new Refusal(refusal.code, `Revision ${refusal.revision} was never live for all visitors.`, {
        value: { revision: refusal.revision },
      });
  }
}
