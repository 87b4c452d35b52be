import { Button, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { media, type MediaUse } from '../../protocol/calls/media.ts';
import { mediaPath } from '../../protocol/document/media-index.ts';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { forget, useSend } from '../http/use-call.ts';
import { setText } from '../texts/text-document.ts';
import { pathOfTexts } from '../texts/text-document.ts';
import { CheckField } from '../ui/fields/check-field.tsx';
import { TypedLine } from '../ui/fields/typed-line.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { SaveDialog } from '../ui/save-dialog.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { tellSuccess } from '../ui/toasts.tsx';
import { altKey } from '../../protocol/address/kept-picture.ts';
import { FocusPicker } from './focus-picker.tsx';
import {
  fromFile,
  readWords,
  removePicture,
  removeWords,
  setPicture,
  splitTags,
  type LibraryPicture,
  type PictureChange,
} from './media-document.ts';
import { mediaMessages as words } from './media-messages.ts';
import { UploadZone } from './upload-zone.tsx';
import { useLanguages, useLibrary } from './use-library.ts';

interface PartProps {
  readonly picture: LibraryPicture;
  readonly mayEdit: boolean;
  readonly change: (change: PictureChange) => void;
}
function Part({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  return (
    <Panel>
      <Stack gap="3">
        <Heading as="h2" fontSize="sm" fontWeight="semibold">
          {title}
        </Heading>
        {hint === undefined ? null : (
          <Text color="fg.muted" fontSize="sm">
            {hint}
          </Text>
        )}
        {children}
      </Stack>
    </Panel>
  );
}

function Names({ picture, mayEdit, change }: PartProps) {
  return (
    <Stack gap="3">
      <TypedLine
        label={words.name}
        isLabelShown
        value={picture.name}
        hint={words.nameHint}
        mayEdit={mayEdit}
        onLeave={(name) => change({ name: name === '' ? picture.name : name.slice(0, 80) })}
      />
      <TypedLine
        label={words.tags}
        isLabelShown
        value={(picture.tags ?? []).join(', ')}
        hint={words.tagsHint}
        mayEdit={mayEdit}
        onLeave={(text) => change({ tags: splitTags(text).slice(0, 10) })}
      />
      <Text fontSize="sm" color="fg.muted">
        {words.size(picture.width, picture.height)}
      </Text>
    </Stack>
  );
}

function Words({ picture, mayEdit, change }: PartProps) {
  const languages = useLanguages();
  const editor = useDraftEditor();
  const isDecorative = picture.decorative === true;
  return (
    <Part title={words.words} hint={words.wordsHint}>
      <CheckField
        label={words.decorative}
        isOn={isDecorative}
        onChange={(decorative) => (mayEdit ? change({ decorative }) : undefined)}
      />
      {isDecorative
        ? null
        : languages.map(({ locale, texts }) =>
            texts === undefined ? null : (
              <TypedLine
                key={locale.code}
                label={words.wordsIn(locale.nativeName)}
                isLabelShown
                lang={locale.bcp47}
                dir={locale.dir}
                value={readWords(texts, picture.id)}
                mayEdit={mayEdit}
                onLeave={(text) =>
                  editor.edit(pathOfTexts(locale.code), (document) =>
                    text === ''
                      ? removeWords(document, picture.id)
                      : setText(document, altKey(picture.id), text),
                  )
                }
              />
            ),
          )}
    </Part>
  );
}

const tellUse = ({ kind, where, what }: MediaUse): string =>
  kind === 'row'
    ? words.whereRow(where, what)
    : kind === 'draft'
      ? words.whereDraft(where)
      : words.whereLive(where);

function Uses({ uses }: LibraryPicture) {
  return (
    <Part title={words.where}>
      {uses.length === 0 ? (
        <Text fontSize="sm">{words.nowhere}</Text>
      ) : (
        <Stack as="ul" listStyleType="none" gap="1.5">
          {uses.map((use) => (
            <li key={`${use.kind} ${use.where} ${use.what}`}>
              {use.kind === 'row' ? (
                <Text fontSize="sm">{tellUse(use)}</Text>
              ) : (
                <TextLink to={`/documents/${use.where}`}>{tellUse(use)}</TextLink>
              )}
            </li>
          ))}
        </Stack>
      )}
    </Part>
  );
}

function Removing({ picture }: { readonly picture: LibraryPicture }) {
  const [isOpen, setIsOpen] = useState(false);
  const send = useSend();
  const client = useQueryClient();
  const editor = useDraftEditor();
  const languages = useLanguages();
  const navigate = useNavigate();
  const isUsed = picture.uses.length > 0;
  const takeOut = () => {
    editor.edit(mediaPath, (index) => removePicture(index, picture.id));
    for (const { locale, texts } of languages)
      if (texts !== undefined && readWords(texts, picture.id) !== '')
        editor.edit(pathOfTexts(locale.code), (document) => removeWords(document, picture.id));
    tellSuccess(words.removed(picture.name));
    void forget(client, media.read);
    void navigate('/media');
  };
  return (
    <Part title={words.remove} {...(isUsed ? { hint: words.usedHint } : {})}>
      <Button
        size="sm"
        alignSelf="start"
        variant="outline"
        colorPalette="red"
        disabled={isUsed}
        onClick={() => setIsOpen(true)}
      >
        {words.remove}
      </Button>
      {isOpen ? (
        <SaveDialog
          title={words.removeTitle(picture.name)}
          text={words.removeText}
          confirm={words.remove}
          save={() => send(media.remove, { id: picture.id })}
          onSaved={takeOut}
          onClose={() => setIsOpen(false)}
        >
          {null}
        </SaveDialog>
      ) : null}
    </Part>
  );
}

function Picture({ picture }: { readonly picture: LibraryPicture }) {
  const editor = useDraftEditor();
  const { hasIndex } = useLibrary();
  const mayEdit = useMay('content') && hasIndex;
  const change = (next: PictureChange) => editor.edit(mediaPath, (index) => setPicture(index, picture, next));
  const part = { picture, mayEdit, change };
  return (
    <Grid
      gap="4"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      alignItems="start"
    >
      <Stack gap="4" minWidth="0">
        <Part title={words.focus} hint={words.focusHint}>
          <FocusPicker picture={picture} mayEdit={mayEdit} onSave={(focus) => change({ focus })} />
        </Part>
        {mayEdit ? (
          <Part title={words.replace}>
            <UploadZone
              isSingle
              label={words.replace}
              hint={words.replaceHint}
              onSent={(file) => {
                const { file: bytes, width, height } = fromFile(file);
                change({ file: bytes, width, height });
              }}
            />
          </Part>
        ) : null}
      </Stack>
      <Stack gap="4" minWidth="0">
        <Panel>
          <Names {...part} />
        </Panel>
        <Words {...part} />
        <Uses {...picture} />
        {mayEdit ? <Removing picture={picture} /> : null}
      </Stack>
    </Grid>
  );
}

/** One picture: its focal point, its words in each language, where it is used. */
export function PicturePage() {
  const { id = '' } = useParams();
  const { library, pictures } = useLibrary();
  const picture = pictures.find((one) => one.id === id);
  return (
    <Screen title={words.title} {...(picture === undefined ? {} : { item: picture.name })}>
      <Stack gap="4">
        <TextLink to="/media">{words.back}</TextLink>
        <Loaded query={library}>
          {() =>
            picture === undefined ? (
              <Nothing icon="search" title={words.unknown} />
            ) : (
              <>
                <Heading as="h2" fontSize="lg">
                  {picture.name}
                </Heading>
                <Picture picture={picture} />
              </>
            )
          }
        </Loaded>
      </Stack>
    </Screen>
  );
}
