import { messages } from '../messages.ts';

/** What an operator calls a document: `menus/side` → `Menu: side`. */
export function describeDocument(path: string): string {
  const known = messages.documentNames[path];
  if (known) return known;
  const [folder = '', ...rest] = path.split('/');
  const kind = messages.documentKinds[folder];
  return kind && rest.length > 0 ? `${kind}: ${rest.join('/')}` : path;
}
/** The screen that edits a document. */
function findEditorOf(path: string): string {
  if (path === 'settings/register-fields') return '/fields';
  if (path === 'settings/whitelabel') return '/whitelabel';
  if (path.startsWith('menus/')) return `/menus/${path.slice('menus/'.length)}`;
  return `/documents/${path}`;
}
