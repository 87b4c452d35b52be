import type { JsonObject } from '../../protocol/json/json.ts';
import type { CompiledForm } from '../../protocol/release/release.ts';
import type { IssueLog } from '../issue-log.ts';
import type { SiteIndex } from '../site-index.ts';
import { listNames, suggestName } from '../suggest.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

const listRequired = ({ schema }: CompiledForm): readonly unknown[] =>
  Array.isArray(schema['required']) ? schema['required'] : [];
const readObject = (value: unknown): JsonObject => (value ?? {}) as JsonObject;

/**
 * A box that is shown links to a page of the site, and agrees to a text that has a version; boxes that agree to one
 * text may share the link. A box about promotions is never required: the consent would not be free.
 */
export const checkConsent = (site: SiteIndex, log: IssueLog, id: string, form: CompiledForm): void => {
  const { schema, ui } = site.documents.forms.get(id) ?? { schema: {}, ui: {} };
  const readText = (name: string) => readObject(readOwn(readObject(schema.properties), name))['x-consent'];
  const readRoute = (name: string) => readObject(readObject(readOwn(ui, name))['foyer:link'])['route'];
  const boxes = Object.keys(readObject(form.schema.properties));
  const brand = site.documents.settings.get('brand');
  const editions = readObject(brand?.legalTexts);
  for (const name of boxes) {
    const route = readRoute(name);
    if (typeof route === 'string' && site.facts.findRoute(route) === null) {
      const routes = site.facts.listRoutes();
      log.report(
        'reference.route-unknown',
        { document: `forms/${id}.ui`, place: [name, 'foyer:link', 'route'] },
        `There is no route "${route}"; there is ${listNames(routes)}.${suggestName(route, routes)}`,
      );
    }
    const text = readText(name);
    if (typeof text !== 'string') continue;
    if (text === 'marketing' && listRequired(form).includes(name))
      log.report(
        'form.consent',
        { document: 'settings/register-fields', place: ['fields', name, 'required'] },
        `"${name}" agrees to promotions and cannot be required: the consent has to be free.`,
      );
    if (!boxes.some((box) => readText(box) === text && readRoute(box) !== undefined))
      log.report(
        'form.consent',
        { document: `forms/${id}.ui`, place: [name] },
        `"${name}" agrees to a text and has no link to it; give "foyer:link".`,
      );
    if (brand !== undefined && readOwn(editions, text) === undefined)
      log.report(
        'form.consent',
        { document: 'settings/brand', place: [] },
        `"${name}" of the form "${id}" agrees to "${text}", which has no version; give one in "legalTexts".`,
      );
  }
};
