import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { readTypedDigits } from '../../../src/protocol/words/latin-digits.ts';
import { minimumAgeKeyword } from '../../../src/protocol/time/minimum-age.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import type { FormError, LiveForm } from '../../../server/site/live/live-site.ts';
import { TimeLimitError } from '../../../server/site/compile/time-limit.ts';
import type { MemberParts } from '../../parts.ts';
import { notAvailable } from '../../calls/refusals.ts';

/** Field → error code, as `ErrorBody.fields` carries it. */
export type FieldCodes = Readonly<Record<string, string>>;

/** What a form says of a birthday below the age. */
export const tooYoung = 'field.too-young';
const codes: Readonly<Record<string, string>> = {
  required: 'field.required',
  pattern: 'field.pattern',
  format: 'field.pattern',
  minLength: 'field.too-short',
  maxLength: 'field.too-long',
  [minimumAgeKeyword]: tooYoung,
};

function nameField({ instancePath, keyword, params }: FormError): string {
  const missing = params['missingProperty'];
  return keyword === 'required' && typeof missing === 'string' ? missing : (instancePath.split('/')[1] ?? '');
}

const nameFault = ({ keyword, params }: FormError): string =>
  keyword === 'format' && params['format'] === 'date' ? 'field.date' : (codes[keyword] ?? 'field.invalid');

/** The first finding of each field. Findings that name no field count for the form as a whole. */
function toFieldCodes(errors: readonly FormError[]): FieldCodes {
  const faults: Record<string, string> = {};
  for (const error of errors) {
    const name = nameField(error);
    if (name !== '' && faults[name] === undefined) faults[name] = nameFault(error);
  }
  return faults;
}

const listFields = (schema: JsonObject): readonly string[] => {
  const properties = schema['properties'];
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
};

/** Names of the fields that a form of the live release shows; none where there is no such form. */
export async function listFormFields(
  { liveSite }: Pick<MemberParts, 'liveSite'>,
  id: string,
): Promise<readonly string[]> {
  const live = await liveSite.form(id);
  return live === null ? [] : listFields(live.form.schema);
}

/** Values of the fields that the form shows; empty texts count as not given. */
function keepShown(schema: JsonObject, values: JsonObject): JsonObject {
  return Object.fromEntries(
    listFields(schema).flatMap((name) => {
      const value = values[name];
      return value === undefined || value === '' ? [] : [[name, value] as const];
    }),
  );
}

/** A form that cannot be judged in time takes nothing: the member is sent to customer service. */
function judgeInTime({ form, validate }: LiveForm, values: JsonObject): readonly FormError[] {
  try {
    return validate(values);
  } catch (cause) {
    if (!(cause instanceof TimeLimitError)) throw cause;
    throw notAvailable(`The form "${form.id}" was not judged in time: ${cause.message}.`);
  }
}

/** Judges typed values by a form of the live release; data of fields it does not show is dropped. */
export async function validateForm(
  { liveSite }: Pick<MemberParts, 'liveSite'>,
  id: string,
  values: JsonObject,
): Promise<Result<JsonObject, FieldCodes>> {
  const live = await liveSite.form(id);
  if (live === null) throw notAvailable(`The site has no form "${id}".`);
  const judge = (tried: JsonObject) => judgeInTime(live, tried);
  const shownValues = readTypedDigits(live.form, keepShown(live.form.schema, values), judge);
  const errors = judge(shownValues);
  return errors.length === 0 ? { ok: true, value: shownValues } : { ok: false, error: toFieldCodes(errors) };
}
