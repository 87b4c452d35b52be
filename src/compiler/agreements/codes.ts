import { captchaSigns, codeDigits } from '../../protocol/code-lengths.ts';
import type { Agreement, AgreementSite, Disagreement } from './agreement.ts';
import {
  autocompleteOf,
  doesTake,
  type FieldRule,
  listFields,
  placeOfRow,
  readRows,
  ruleOfRow,
} from './field-rules.ts';

const sample = '1234567890'.slice(0, codeDigits);

const judgeCode = (rule: FieldRule): string | null =>
  doesTake(rule, sample)
    ? null
    : `The code that is sent has ${codeDigits} digits, and this takes ${rule.least} to ${rule.most} characters by its own rule: no code passes.`;

const row: Agreement = {
  code: 'agreement.code-length',
  between: 'the row `verificationCode` and the codes that are sent',
  rule: `a code of ${codeDigits} digits passes`,
  find: (site) => {
    const settings = readRows(site)['verificationCode'];
    const message = settings === undefined ? null : judgeCode(ruleOfRow(settings));
    return message === null ? [] : [{ source: placeOfRow('verificationCode'), message }];
  },
};

const fields: Agreement = {
  code: 'agreement.code-length',
  between: 'fields for a code and the codes that are sent, or that an authenticator shows',
  rule: `a code of ${codeDigits} digits passes`,
  find: (site) =>
    listFields(site).flatMap((field): readonly Disagreement[] => {
      const isOfCode = autocompleteOf(field) === 'one-time-code' || field.name === 'verificationCode';
      const message = isOfCode ? judgeCode(field.rule) : null;
      return message === null ? [] : [{ source: field.source, message }];
    }),
};

const inputs: Agreement = {
  code: 'agreement.code-length',
  between: 'an OtpInput and the codes that are sent',
  rule: `it takes ${codeDigits} digits, as it sends what was typed when its last place is filled`,
  find: ({ screens }) =>
    screens.flatMap(({ screen, sources }) =>
      screen.nodes.flatMap((node, index) => {
        const [source, length] = [sources[index], node.props?.['length']];
        const isOther = typeof length === 'number' && length !== codeDigits;
        if (source === undefined || !node.type.startsWith('OtpInput') || !isOther) return [];
        const message = `The code that is sent has ${codeDigits} digits, and "${node.id}" takes ${length}: no code can be typed in.`;
        return [
          {
            source: { ...source, place: [...source.place, 'props', 'length'] },
            message,
            fix: { summary: `Set it to ${codeDigits}`, value: codeDigits },
          },
        ];
      }),
    ),
};

const findCaptcha = (site: AgreementSite): readonly Disagreement[] => {
  const settings = readRows(site)['captcha'];
  if (settings === undefined) return [];
  const rule = ruleOfRow(settings);
  const shapes = [
    ['picture', 'ABCDEFGHIJ'.slice(0, captchaSigns.picture), 'letters'],
    ['sound', '1234567890'.slice(0, captchaSigns.sound), 'digits'],
  ] as const;
  return shapes.flatMap(([kind, text, signs]) =>
    doesTake(rule, text)
      ? []
      : [
          {
            source: placeOfRow('captcha'),
            message: `The captcha of a ${kind} has ${text.length} ${signs}, and this takes ${rule.least} to ${rule.most} characters by its own rule: no answer passes.`,
          },
        ],
  );
};
const captcha: Agreement = {
  code: 'agreement.code-length',
  between: 'the row `captcha` and the captcha',
  rule: `${captchaSigns.picture} letters of a picture pass, and ${captchaSigns.sound} digits that are heard`,
  find: findCaptcha,
};

export const codeAgreements: readonly Agreement[] = [row, fields, inputs, captcha];
