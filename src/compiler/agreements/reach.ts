import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { isMailbox } from '../../protocol/address/mailbox.ts';
import { isTimeZone } from '../../protocol/time/time-zone.ts';
import { renameValue } from '../fixes/make-fix.ts';
import { suggestName } from '../suggest.ts';
import { type Agreement, inBrand, readCount, readString } from './agreement.ts';
import { listFields, placeOfUi } from './field-rules.ts';

const mail: Agreement = {
  code: 'agreement.email',
  between: 'the address for support and what mail is delivered to',
  rule: 'it has a name and a whole domain',
  find: ({ settings }) => {
    const address = readString(settings.get('brand'), 'supportEmail');
    if (address === null || isMailbox(address)) return [];
    const message = `No mail reaches "${address}". Give a whole address, such as support@lumina.example.`;
    return [{ source: inBrand('supportEmail'), message }];
  },
};

const helpline: Agreement = {
  code: 'agreement.email',
  between: 'the contact of the helpline and what mail is delivered to',
  rule: 'an address with @ has a name and a whole domain',
  find: ({ settings }) => {
    const contact = readString(settings.get('jurisdiction'), 'helplineContact') ?? '';
    if (!contact.includes('@') || isMailbox(contact.trim())) return [];
    const source = { document: 'settings/jurisdiction', place: ['helplineContact'] };
    return [{ source, message: `No mail reaches "${contact}". Give a whole address, or a number.` }];
  },
};

const zone: Agreement = {
  code: 'setting.time-zone',
  between: 'the brand’s time zone and the IANA database',
  rule: 'it is a name there',
  find: ({ settings }) => {
    const name = readString(settings.get('brand'), 'timeZone');
    if (name === null || isTimeZone(name)) return [];
    const zones = Intl.supportedValuesOf('timeZone');
    const message = `"${name}" is not a time zone. Use a name of the IANA database, for example Asia/Manila.${suggestName(name, zones)}`;
    const fix = renameValue(name, zones);
    return [{ source: inBrand('timeZone'), message, ...(fix === undefined ? {} : { fix }) }];
  },
};

const sms: Agreement = {
  code: 'agreement.bounds',
  between: 'the pause between two codes by SMS and the time for which a number is locked',
  rule: 'another code can be asked for before the lock ends',
  find: ({ settings }) => {
    const limits = settings.get('limits');
    const [pause, lock] = [readCount(limits, 'smsResendSeconds'), readCount(limits, 'smsLockoutMinutes')];
    if (pause === null || lock === null || pause <= lock * 60) return [];
    const message = `Another code can be asked for after ${pause} s, and a number is locked for ${lock} min only: the lock would be over before.`;
    return [{ source: { document: 'settings/limits', place: ['smsResendSeconds'] }, message }];
  },
};

const rest: Agreement = {
  code: 'agreement.bounds',
  between: 'the rest after a reality check and the time between two',
  rule: 'there is time to play between them',
  find: ({ settings }) => {
    const profile = settings.get('jurisdiction');
    const every = readCount(profile, 'realityCheckMinutes') ?? 0;
    const pause = readCount(profile, 'realityBreakMinutes') ?? 0;
    const source = { document: 'settings/jurisdiction', place: ['realityBreakMinutes'] };
    if (pause === 0 || (every > 0 && pause <= every)) return [];
    const message =
      every === 0
        ? `After a reality check play rests for ${pause} minutes, and there is no reality check.`
        : `A reality check comes every ${every} minutes, and play rests for ${pause} after each.`;
    return [{ source, message }];
  },
};

const options: Agreement = {
  code: 'agreement.options',
  between: 'the values of a choice and its words',
  rule: 'each value has words, and no words are for a value that there is not',
  find: (site) =>
    listFields(site).flatMap((field) => {
      const { schema, ui, name, form } = field;
      const words = ui['foyer:options'];
      if (!Array.isArray(schema.enum) || !isJsonObject(words)) return [];
      const values = (schema.enum as readonly unknown[]).map(String);
      const nameless = values.filter((value) => !Object.hasOwn(words, value));
      const others = Object.keys(words).filter((value) => !values.includes(value));
      return [
        ...nameless.map((value) => `The choice "${value}" of "${name}" in the form "${form}" has no words.`),
        ...others.map(
          (value) => `"${name}" of the form "${form}" has words for "${value}", which is no choice.`,
        ),
      ].map((message) => ({ source: placeOfUi(field, 'foyer:options'), message }));
    }),
};

export const reachAgreements: readonly Agreement[] = [mail, helpline, zone, sms, rest, options];
