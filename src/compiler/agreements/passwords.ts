import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { type Agreement, type AgreementSite, type Disagreement, readString } from './agreement.ts';
import { autocompleteOf, listFields, placeOfUi, type RuledField, widgetOf } from './field-rules.ts';

const ofManagers: ReadonlySet<string> = new Set(['current-password', 'new-password']);

const isPassword = (field: RuledField): boolean =>
  field.schema.type === 'string' &&
  (/passw(?:or)?d/i.test(`${field.name} ${readString(field.ui, 'foyer:label') ?? ''}`) ||
    widgetOf(field) === 'password' ||
    ofManagers.has(autocompleteOf(field) ?? ''));

/** The password that pays: browsers would fill in the one of the login. */
const isOfFunds = ({ name, ui }: RuledField): boolean =>
  /fund|payment/i.test(`${name} ${readString(ui, 'foyer:label') ?? ''}`);

const listPasswords = (site: AgreementSite): readonly RuledField[] => listFields(site).filter(isPassword);

const hidden: Agreement = {
  code: 'agreement.password',
  between: 'a password and its field',
  rule: 'what is typed is hidden: `ui:widget` is `password`',
  find: (site) =>
    listPasswords(site)
      .filter((field) => widgetOf(field) !== 'password')
      .map((field): Disagreement => ({
        source: placeOfUi(field, ...(field.ui['ui:widget'] === undefined ? [] : ['ui:widget'])),
        message: `"${field.name}" of the form "${field.form}" is a password, and everybody beside the screen reads it. Give "ui:widget": "password".`,
        ...(field.ui['ui:widget'] === undefined
          ? {}
          : { fix: { summary: 'Set it to "password"', value: 'password' } }),
      })),
};

const filled: Agreement = {
  code: 'agreement.password',
  between: 'a password and password managers',
  rule: 'the login’s can be filled in and kept, that for money is never filled with the login’s',
  find: (site) =>
    listPasswords(site).flatMap((field): readonly Disagreement[] => {
      const name = autocompleteOf(field);
      const source = placeOfUi(field, ...(name === null ? [] : ['ui:autocomplete']));
      if (isOfFunds(field)) {
        const message = `"${field.name}" of the form "${field.form}" is the password for money, and "${name}" fills in another one. Give "off", or "new-password" where one is chosen.`;
        return name === 'off' || name === 'new-password' ? [] : [{ source, message }];
      }
      const message = `"${field.name}" of the form "${field.form}" is the password of the login, and password managers cannot fill it in or keep it. Give "current-password", or "new-password" where one is chosen.`;
      return name !== null && ofManagers.has(name) ? [] : [{ source, message }];
    }),
};

const repeated: Agreement = {
  code: 'agreement.password',
  between: 'a field and the one that it repeats',
  rule: 'both are of one kind',
  find: (site) => {
    const fields = listFields(site);
    return fields.flatMap((field) => {
      const name = readString(field.schema, 'x-repeats');
      const other = fields.find((one) => one.form === field.form && one.name === name);
      // Of passwords it is said already that they are hidden.
      if (other === undefined || isPassword(field) || widgetOf(other) === widgetOf(field)) return [];
      const message = `"${field.name}" repeats "${other.name}", which is typed into a field of another kind.`;
      return [{ source: placeOfUi(field), message }];
    });
  },
};

/** Fields outside forms say by `kind` what they are. */
const outside: Agreement = {
  code: 'agreement.password',
  between: 'a password and a TextField',
  rule: 'what is typed is hidden: its `kind` is `password`',
  find: ({ screens }) =>
    screens.flatMap(({ screen, sources }) =>
      screen.nodes.flatMap((node, index) => {
        const source = sources[index];
        const props = isJsonObject(node.props) ? node.props : {};
        const suggests = readString(props, 'autocomplete') ?? '';
        const isMeant = /passw(?:or)?d/i.test(readString(props, 'name') ?? '') || ofManagers.has(suggests);
        if (source === undefined || !node.type.startsWith('TextField') || !isMeant) return [];
        if (props.kind === 'password') return [];
        const message = `"${node.id}" takes a password, and everybody beside the screen reads it. Give "kind": "password".`;
        return [{ source: { ...source, place: [...source.place, 'props'] }, message }];
      }),
    ),
};

export const passwordAgreements: readonly Agreement[] = [hidden, filled, repeated, outside];
