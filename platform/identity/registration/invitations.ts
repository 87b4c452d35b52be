import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { refuseField } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { isModuleOn, type LiveSettings } from '../../calls/system/settings.ts';
import { findReferrer } from '../../rewards/referrals/codes.ts';
import type { OpenLink } from '../../agents/use-link.ts';
import { findAffiliate } from './affiliates.ts';

/** Fields that a code may come in, typed or from the link of an invitation; the first known one counts. */
const codeFields = ['affiliateCode', 'referralCode', 'recommenderId'] as const;
type CodeField = (typeof codeFields)[number];

export interface Invitation {
  /** The agent whose downline the new member joins; null for a house code, and where there is none. */
  readonly uplineId: string | null;
  /** The member who invited a friend; null where it was an agent, or no one. */
  readonly referrer: { readonly code: string; readonly memberId: string } | null;
  /** Code of the agent; null where a friend invited, or no one. */
  readonly code: string | null;
  /** The link of an agent that was followed; it says what the new member is. */
  readonly link: OpenLink | null;
  /** Kept with the member: the code that counted, and unknown codes of a link. */
  readonly record: JsonObject;
}

/** A field of the form that an operator switched on, in a module that is on. */
function isShown(settings: LiveSettings, field: CodeField): boolean {
  const isOn = field !== 'affiliateCode' || isModuleOn(settings, 'AFFMAN3');
  return isOn && settings.register[field]?.enabled === true;
}

/**
 * Who brought a new member, decided once. A code counts whether its field is shown or not; the domain's
 * code counts where none came.
 * @throws AppError 400 `affiliate.unknown` at a shown field; an unknown code of a hidden one is kept as a record
 */
export async function readInvitation(
  parts: MemberParts,
  request: Readonly<Partial<Record<CodeField, unknown>>>,
  settings: LiveSettings,
  host: string,
): Promise<Invitation> {
  const unknown: string[] = [];
  let invitation: Invitation | null = null;
  for (const field of codeFields) {
    const given = request[field];
    const code = typeof given === 'string' ? given.trim().slice(0, 80) : '';
    if (code === '') continue;
    const affiliate = await findAffiliate(parts, { code });
    const referrer = affiliate === null ? await findReferrer(parts, code) : null;
    if (affiliate !== null)
      invitation ??= {
        uplineId: affiliate.memberId,
        referrer: null,
        code: affiliate.code,
        link: affiliate.link,
        record: { invitedBy: affiliate.code },
      };
    else if (referrer !== null)
      invitation ??= {
        uplineId: referrer.uplineId,
        referrer: { code: referrer.code, memberId: referrer.memberId },
        code: null,
        link: null,
        record: { invitedBy: referrer.code },
      };
    else if (isShown(settings, field))
      throw refuseField(field, 'affiliate.unknown', 'No such invitation code.');
    else unknown.push(code);
  }
  if (invitation !== null) return invitation;
  const home = await findAffiliate(parts, { domain: host });
  return {
    uplineId: home?.memberId ?? null,
    referrer: null,
    code: home?.code ?? null,
    link: null,
    record: unknown.length === 0 ? {} : { unknownInvitation: unknown.join(' ') },
  };
}
