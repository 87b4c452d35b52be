import type {
  MemberProfileValue,
  MemberSaveProfileRequest,
} from '../../../src/protocol/generated/wire-types.ts';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { readDay } from '../../../src/protocol/time/minimum-age.ts';
import type { Database } from '../../../server/db/database.ts';
import { suspendUnderAge, underAge } from '../age/suspend-under-age.ts';
import { refuseField, refuseFields } from '../../calls/refusals.ts';
import type { SessionMember } from '../sessions/sessions.ts';
import { listFormFields, tooYoung, validateForm } from '../registration/validate-form.ts';
import { tellMember } from '../../messages/tell.ts';
import type { MemberParts } from '../../parts.ts';
import { carryExclusion } from '../../protection/excluded-person.ts';
import { requireRealAccount } from '../security/fund-password.ts';
import { onceFields, profileFields, profileForms, type ProfileField } from './profile-fields.ts';
import { detailsFilledIn } from './profile-notices.ts';

type Texts = Readonly<Record<ProfileField, string>>;

const isOnce = (field: ProfileField): boolean => (onceFields as readonly ProfileField[]).includes(field);

const describe = (texts: Texts): MemberProfileValue => ({
  ...texts,
  once: [...onceFields],
  fixed: onceFields.filter((field) => texts[field] !== ''),
});

const toTexts = (nickname: string, profile: JsonObject): Texts =>
  Object.fromEntries(
    profileFields.map((field) => {
      const value = field === 'nickname' ? nickname : profile[field];
      return [field, typeof value === 'string' ? value : ''];
    }),
  ) as Record<ProfileField, string>;

const selectRow = (db: Database, memberId: string) =>
  db.selectFrom('member').select(['nickname', 'account', 'profile']).where('id', '=', memberId);

export async function readProfile({ db }: MemberParts, { id }: SessionMember): Promise<MemberProfileValue> {
  const { nickname, profile } = await selectRow(db, id).executeTakeFirstOrThrow();
  return describe(toTexts(nickname, profile));
}

type Changes = Partial<Record<ProfileField, string>>;

/**
 * What the forms of the live release take of the request: a field that no form shows is dropped. A birthday below
 * the age ends play, whatever else the form says.
 * @throws AppError 400 `form.invalid`; 403 `account.under-age`
 */
async function judge(
  parts: MemberParts,
  { id: memberId }: SessionMember,
  request: MemberSaveProfileRequest,
): Promise<Changes> {
  const changes: Changes = {};
  const faults: Record<string, string> = {};
  for (const [form, fields] of Object.entries(profileForms)) {
    const typed = Object.fromEntries(
      fields.flatMap((field) => {
        const value = request[field]?.normalize('NFC').trim();
        return value === undefined ? [] : [[field, value] as const];
      }),
    );
    if (Object.keys(typed).length === 0) continue;
    const judged = await validateForm(parts, form, typed);
    if (!judged.ok) Object.assign(faults, judged.error);
    const names = await listFormFields(parts, form);
    for (const field of fields)
      if (typed[field] !== undefined && names.includes(field)) changes[field] = typed[field];
  }
  const birthday = readDay(request.birthday ?? '');
  if (birthday !== null && faults['birthday'] === tooYoung) {
    await suspendUnderAge(parts, { memberId, birthday, source: 'profile' });
    throw underAge('birthday');
  }
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
  return changes.birthday === undefined
    ? changes
    : // However the date was typed, it is kept in one form.
      { ...changes, birthday: birthday ?? '' };
}

/** The fields that really change. @throws AppError 409 `profile.fixed` at a field that is final */
function compare(before: Texts, changes: Changes): readonly (readonly [ProfileField, string])[] {
  const different = (Object.entries(changes) as [ProfileField, string][]).filter(
    ([field, value]) => value !== before[field],
  );
  const refused = different.find(([field]) => isOnce(field) && before[field] !== '');
  if (refused !== undefined)
    throw refuseField(refused[0], 'profile.fixed', 'The field has a value that is final.', 409);
  return different;
}

/**
 * Saves what the request has; what it leaves out stays as it is. Details of the person that are new are
 * compared with those of excluded persons.
 * @throws AppError 400 `form.invalid` with the code of each field; 403 `account.under-age`; 409 `profile.fixed` at
 * the field
 */
export async function saveProfile(
  parts: MemberParts,
  member: SessionMember,
  request: MemberSaveProfileRequest,
): Promise<MemberProfileValue> {
  requireRealAccount(member);
  const changes = await judge(parts, member, request);
  const { after, isPersonNew } = await parts.db.transaction().execute(async (db) => {
    const { nickname, account, profile } = await selectRow(db, member.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const before = toTexts(nickname, profile);
    const different = compare(before, changes);
    if (different.length === 0) return { after: before, isPersonNew: false };
    const { nickname: name = nickname, ...others } = Object.fromEntries(different) as Changes;
    // Without a nickname, a member is called by the account.
    const next = { nickname: name === '' ? account : name, profile: { ...profile, ...others } };
    await db
      .updateTable('member')
      .set({ nickname: next.nickname, profile: JSON.stringify(next.profile) })
      .where('id', '=', member.id)
      .execute();
    const isNew = different.some(([field]) => isOnce(field));
    if (isNew)
      await tellMember(db, member.id, { notice: detailsFilledIn, values: {}, at: parts.clock.now() });
    return { after: toTexts(next.nickname, next.profile), isPersonNew: isNew };
  });
  if (isPersonNew) await carryExclusion(parts, member.id);
  return describe(after);
}
