import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { makePage, toAddress, type PageWish } from '../../../editing/commands/make-page.ts';
import { pageTemplates } from '../../../editing/templates/page-templates.ts';
import type { Json } from '../../../protocol/json/json.ts';
import { isJsonObject } from '../../../protocol/json/json-patches.ts';
import { useDraftEditor } from '../../draft/draft-context.tsx';
import type { DocumentChange } from '../../draft/edit-queue.ts';
import { useDocuments, useDocumentSources, useSite } from '../../http/queries.ts';
import { PictureField } from '../../media/picture-field.tsx';
import { messages } from '../../messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SelectField } from '../../ui/fields/form-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { editorMessages } from '../editor-messages.ts';

const { making: words } = editorMessages;
const noMenu = 'none';
/** Menus that take any page; the others are about one part of the site. */
const menus = ['side', 'footer', 'header'] as const;

/** The documents that a page is made in; undefined until all are loaded. */
function useParts() {
  const locales = (useSite().data?.locales ?? []).map(({ code }) => `locales/${code}`);
  const documents = (useDocuments().data?.documents ?? []).map(({ path }) => path);
  const open = menus.map((name) => `menus/${name}`).filter((path) => documents.includes(path));
  const paths = ['site', ...open, ...locales];
  const sources = useDocumentSources(paths);
  const loaded = new Map(paths.map((path, index) => [path, sources[index]?.data?.draft] as const));
  const isReady = documents.length > 0 && [...loaded.values()].every((draft) => draft !== undefined);
  return { isReady, loaded, locales, documents: new Set(documents), open };
}

/** Everything that a page needs to be found, in one edit. */
function useMake() {
  const editor = useDraftEditor();
  const parts = useParts();
  const { loaded, locales } = parts;
  const make = async (wish: PageWish): Promise<string> => {
    const menu = wish.menu === null ? null : (loaded.get(wish.menu) ?? null);
    const first = loaded.get(locales[0] ?? '');
    const keys = new Set(isJsonObject(first) ? Object.keys(first) : []);
    const site = loaded.get('site') ?? null;
    const edit = makePage(wish, { site, menu, documents: parts.documents, keys });
    if (!edit.ok) throw new Error(edit.sentence);
    const put = (document: string, value: Json): DocumentChange => ({ document, change: () => value });
    const changes: readonly DocumentChange[] = [
      { document: edit.document, make: edit.page },
      put('site', edit.site),
      ...(wish.menu === null || edit.menu === null ? [] : [put(wish.menu, edit.menu)]),
      ...locales.map((document) => ({
        document,
        change: (before: Json) => (isJsonObject(before) ? { ...before, ...edit.texts } : before),
      })),
    ];
    editor.editAll(changes, edit.sentence);
    await editor.settled();
    return edit.document;
  };
  return { ...parts, make };
}

type Fields = Omit<PageWish, 'template' | 'menu' | 'path'> & {
  readonly template: string;
  readonly menu: string;
  /** Null while it follows the title. */
  readonly path: string | null;
};
const empty: Fields = {
  title: '',
  text: '',
  button: words.buttonDefault,
  leads: 'home',
  picture: '',
  path: null,
  access: 'anyone',
  menu: '',
  template: 'promotion',
};
const addressOf = ({ path, title }: Fields): string => path ?? `/${toAddress(title)}`;

function WordFields(props: {
  readonly fields: Fields;
  readonly hasButton: boolean;
  readonly set: (change: Partial<Fields>) => void;
}) {
  const { fields, set } = props;
  const pages = (useSite().data?.pages ?? []).filter(({ path }) => !path.includes(':'));
  return (
    <>
      <TextField
        label={words.pageTitle}
        isRequired
        maxLength={80}
        value={fields.title}
        onChange={(title) => set({ title })}
      />
      <TextField
        label={words.text}
        isRequired
        rows={2}
        maxLength={600}
        value={fields.text}
        onChange={(text) => set({ text })}
      />
      {props.hasButton ? (
        <>
          <TextField
            label={words.button}
            isRequired
            maxLength={40}
            value={fields.button}
            onChange={(button) => set({ button })}
          />
          <SelectField
            label={words.leads}
            value={fields.leads}
            options={pages.map(({ id, path }) => ({ value: id, label: words.pageAt(id, path) }))}
            onChange={(leads) => set({ leads })}
          />
          <PictureField
            label={words.picture}
            value={fields.picture}
            onChange={(picture) => set({ picture })}
          />
        </>
      ) : null}
      <TextField
        label={words.address}
        isRequired
        maxLength={80}
        value={addressOf(fields)}
        onChange={(path) => set({ path })}
      />
    </>
  );
}

/** One short form for a new page: its words, its address, who may see it and the menu that it is in. */
export function MakePageDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { isReady, open, make } = useMake();
  const [fields, setFields] = useState(empty);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const set = (change: Partial<Fields>) => setFields((before) => ({ ...before, ...change }));
  const template = pageTemplates.find(({ id }) => id === fields.template) ?? pageTemplates[0];
  const menu = fields.menu === '' ? (open[0] ?? noMenu) : fields.menu;
  const save = async () => {
    if (template === undefined) return;
    setIsBusy(true);
    try {
      const path = addressOf(fields);
      const document = await make({ ...fields, path, template, menu: menu === noMenu ? null : menu });
      await navigate(`/editor/${document}`);
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause));
      setIsBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      stays
      size="lg"
      title={words.title}
      text={words.lead}
      confirm={words.make}
      busy={isBusy}
      disabled={!isReady}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Stack gap="3" marginBlockStart="4">
        <SelectField
          label={words.template}
          value={fields.template}
          options={pageTemplates.map(({ id }) => ({ value: id, label: words.templates[id] }))}
          onChange={(id) => set({ template: id })}
        />
        <WordFields fields={fields} hasButton={template?.hasButton === true} set={set} />
        <SelectField
          label={words.access}
          value={fields.access}
          options={(['anyone', 'visitor', 'member', 'agent'] as const).map((value) => ({
            value,
            label: words.who[value],
          }))}
          onChange={(access) => set({ access })}
        />
        <SelectField
          label={words.menu}
          value={menu}
          options={[
            ...open.map((path) => ({
              value: path,
              label: messages.menus.names[path.slice('menus/'.length)] ?? path,
            })),
            { value: noMenu, label: words.noMenu },
          ]}
          onChange={(chosen) => set({ menu: chosen })}
        />
        <Text role="alert" color="fg.error" hidden={error === ''}>
          {error}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
