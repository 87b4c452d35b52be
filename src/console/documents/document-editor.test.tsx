// @vitest-environment happy-dom
import { EditorView } from '@codemirror/view';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Issue } from '../../protocol/release/issue.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { createConsoleFake } from '../http/console.fake.ts';
import { messages } from '../messages.ts';
import { renderConsole } from '../render-console.fake.tsx';

const { documents: words } = messages;
const path = 'pages/home';
const tree: JsonObject = {
  $schema: 's',
  language: 1,
  id: 'home',
  title: { $t: 'home.title' },
  chrome: { header: true, sideMenu: true, footer: true },
  root: {
    type: 'Stack',
    id: 'root',
    props: { gap: '4', busy: { $e: { var: ['machine.login.busy', false] } } },
    children: [
      { type: 'Text', id: 'a', show: { '!': { var: 'data.list.none' } }, props: { tone: 'muted' } },
      { type: 'Button', id: 'b', on: { press: [{ do: 'send', to: 'login', event: 'login.submit' }] } },
    ],
  },
};
const text = `{
  "$schema": "s",
  "notation": 2,
  "title": "@home.title",
  "root": { "type": "Stack", "id": "root", "gap": "4", "busy": "=machine.login.busy ?? false", "children": [
    { "type": "Text", "id": "a", "show": { "!": "=data.list.none" }, "tone": "muted" },
    { "type": "Button", "id": "b", "on": { "press": "send login login.submit" } }
  ] }
}
`;
const finding = (code: string, pointer: string): Issue => ({
  code,
  severity: 'error',
  document: path,
  pointer,
  message: `This is ${code}.`,
});

const open = async (issues: readonly Issue[] = [], hash = '') => {
  const api = createConsoleFake({ role: 'publisher', issues, documents: { [path]: tree } });
  renderConsole(api, `/documents/${path}${hash}`);
  const panel = await screen.findByRole('region', { name: words.issues });
  const view = await waitFor(() => {
    const hosts = [...document.querySelectorAll('*')];
    const editors = hosts.flatMap(
      ({ shadowRoot }) => shadowRoot?.querySelector<HTMLElement>('.cm-editor') ?? [],
    );
    const [found = null] = editors.map((editor) => EditorView.findFromDOM(editor));
    if (found === null) throw new Error('expects an editor');
    return found;
  });
  const read = () => view.state.doc.toString();
  const type = (insert: string) =>
    act(async () => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } }));
  return { api, panel, view, read, type };
};

it('shows the writing of a document, and saves the tree of what is typed', async () => {
  const { api, read, type } = await open();
  expect(read()).toBe(text);
  await type(text.replace('"gap": "4"', '"gap": "6", "align": "=row.align"'));
  await userEvent.click(screen.getByRole('button', { name: words.save }));
  const root = tree['root'] as JsonObject;
  const props = {
    gap: '6',
    align: { $e: { var: 'row.align' } },
    busy: { $e: { var: ['machine.login.busy', false] } },
  };
  await expect
    .poll(async () => (await api.site.draft()).documents[path])
    .toEqual({ ...tree, root: { ...root, props } });
  expect(read()).toContain('"gap": "6", "align": "=row.align"');
});

it('takes a document as a tree too, and prints its writing', async () => {
  const { read, type } = await open();
  await type(JSON.stringify({ ...tree, title: { $t: 'home.other' } }));
  await userEvent.click(screen.getByRole('button', { name: words.format }));
  expect(read()).toBe(text.replace('@home.title', '@home.other'));
});

it('says findings at the words of the writing', async () => {
  const { panel } = await open([
    finding('value.type', '/root/props/busy/$e/var/1'),
    finding('reference.event-unknown', '/root/children/1/on/press/0/event'),
    finding('text.key-unknown', '/title/$t'),
    finding('style.layout', '/chrome/header'),
  ]);
  await within(panel).findByText('This is value.type.');
  const places = within(panel)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  const wanted = [
    ['value.type', 5, '/root/busy'],
    ['reference.event-unknown', 7, '/root/children/1/on/press'],
    ['text.key-unknown', 4, '/title'],
    ['style.layout', 1, words.place('')],
  ] as const;
  for (const [code, line, place] of wanted) {
    const row = places.find((one) => one.includes(code)) ?? '';
    expect(row).toContain(messages.documents.atLine(line));
    expect(row).toContain(place);
  }
});

it('says at its line which words of a writing are none, and does not save them', async () => {
  const { type } = await open();
  await type(text.replace('send login login.submit', 'send login'));
  const said = await screen.findByText(/^Line 7: Behind "send" comes the flow and the event/);
  expect(said.getAttribute('role')).toBe('alert');
  expect(screen.getByRole('button', { name: words.save })).toHaveProperty('disabled', true);
});

it('tries the rule that the cursor is in, also where a text is short for it', async () => {
  const { view } = await open();
  const panel = within(await screen.findByRole('region', { name: words.rules.title }));
  const pick = panel.getByRole<HTMLSelectElement>('combobox', { name: words.rules.pick });
  const select = (word: string) =>
    act(async () => view.dispatch({ selection: { anchor: view.state.doc.toString().indexOf(word) + 2 } }));
  await select('=data.list.none');
  expect(pick.value).toBe('/root/children/0/show');
  await select('=machine.login.busy');
  expect(pick.value).toBe('/root/props/busy/$e');
  expect([...pick.options].map((option) => option.text)).toEqual(
    expect.arrayContaining([expect.stringContaining('5'), expect.stringContaining('6')]),
  );
});
