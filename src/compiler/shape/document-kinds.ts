import type { JsonSchema } from '../../protocol/json/json.ts';
import common from '../../../schemas/tree/common.schema.json' with { type: 'json' };
import form from '../../../schemas/layout/form.schema.json' with { type: 'json' };
import formUi from '../../../schemas/layout/form-ui.schema.json' with { type: 'json' };
import fragment from '../../../schemas/tree/fragment.schema.json' with { type: 'json' };
import menu from '../../../schemas/tree/menu.schema.json' with { type: 'json' };
import modal from '../../../schemas/tree/modal.schema.json' with { type: 'json' };
import nodeShape from '../../../schemas/tree/node-shape.schema.json' with { type: 'json' };
import page from '../../../schemas/tree/page.schema.json' with { type: 'json' };
import shell from '../../../schemas/tree/shell.schema.json' with { type: 'json' };
import site from '../../../schemas/tree/site.schema.json' with { type: 'json' };
import brand from '../../../schemas/settings/brand.schema.json' with { type: 'json' };
import jurisdiction from '../../../schemas/settings/jurisdiction.schema.json' with { type: 'json' };
import limits from '../../../schemas/settings/limits.schema.json' with { type: 'json' };
import media from '../../../schemas/settings/media.schema.json' with { type: 'json' };
import registerFields from '../../../schemas/settings/register-fields.schema.json' with { type: 'json' };
import theme from '../../../schemas/settings/theme.schema.json' with { type: 'json' };
import whitelabel from '../../../schemas/settings/whitelabel.schema.json' with { type: 'json' };

/** Schemas that the others refer to, by the name in their `$ref`. The editor's `node` names every component. */
export const sharedSchemas: Readonly<Record<string, unknown>> = {
  'common.schema.json': common,
  'node.schema.json': nodeShape,
};

export interface DocumentKind {
  readonly name: string;
  /** Whether a document path is of this kind. */
  readonly matches: (path: string) => boolean;
  readonly schema: unknown;
  /** Whether every portal needs it. */
  readonly required: boolean;
}

const single = (path: string, schema: unknown): DocumentKind => ({
  name: path,
  matches: (candidate) => candidate === path,
  schema,
  required: true,
});
const folder = (name: string, schema: unknown, pattern = /^[a-z][a-z0-9-]*$/): DocumentKind => ({
  name,
  matches: (path) => path.startsWith(`${name}/`) && pattern.test(path.slice(name.length + 1)),
  schema,
  required: false,
});

export const documentKinds: readonly DocumentKind[] = [
  single('site', site),
  single('shell', shell),
  folder('pages', page),
  folder('modals', modal),
  folder('fragments', fragment),
  folder('menus', menu),
  single('settings/register-fields', registerFields),
  single('settings/whitelabel', whitelabel),
  single('settings/brand', brand),
  single('settings/limits', limits),
  // A site from before there was one goes by the profile of the build.
  { ...single('settings/jurisdiction', jurisdiction), required: false },
  // A site from before there was a library has no pictures in it.
  { ...single('settings/media', media), required: false },
  single('themes/default', theme),
  folder('locales', { type: 'object' }, /^[A-Z]{2,3}$/),
  { ...folder('forms', form, /^[a-z][A-Za-z0-9]*\.schema$/), name: 'forms.schema' },
  { ...folder('forms', formUi, /^[a-z][A-Za-z0-9]*\.ui$/), name: 'forms.ui' },
];

/** The types of the settings that an expression can read, from the schemas of their documents. */
export const settingsSchemas = {
  brand: brand as JsonSchema,
  jurisdiction: jurisdiction as JsonSchema,
  limits: limits as JsonSchema,
};
