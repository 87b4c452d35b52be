import { Button, Dialog, Flex, Portal, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { readReference, referTo } from '../../protocol/address/kept-picture.ts';
import { mediaPath } from '../../protocol/document/media-index.ts';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { Segments } from '../ui/fields/segments.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { Loaded, Nothing } from '../ui/screen.tsx';
import { addFile, filterPictures } from './media-document.ts';
import { mediaMessages as words } from './media-messages.ts';
import { PictureTiles, ShippedTiles } from './picture-tiles.tsx';
import { UploadZone } from './upload-zone.tsx';
import { useLibrary, useWordless } from './use-library.ts';

type From = 'library' | 'shipped';
const segments = [
  { value: 'library', label: words.library },
  { value: 'shipped', label: words.shipped },
] as const;

interface ChoiceProps {
  /** `media:<id>`, a path, or nothing. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}
function Choices({
  value,
  onChoose,
  from,
  search,
}: ChoiceProps & { readonly from: From; readonly search: string }) {
  const { library, hasIndex, pictures, shipped } = useLibrary();
  const isWordless = useWordless();
  const editor = useDraftEditor();
  const mayUpload = useMay('content');
  const matches = filterPictures(pictures, { search, show: 'all', tag: '' }, isWordless);
  const paths = shipped.filter((path) => path.toLowerCase().includes(search.trim().toLowerCase()));
  const none = <Nothing icon="picture" title={words.none} text={mayUpload ? words.noneText : ''} />;
  const noMatch = <Nothing icon="search" title={words.noMatch} text={words.noMatchText} />;
  return (
    <Loaded query={library}>
      {() => {
        if (from === 'shipped')
          return paths.length === 0 ? (
            noMatch
          ) : (
            <ShippedTiles paths={paths} chosen={value} onChoose={onChoose} />
          );
        return (
          <Stack gap="4">
            {mayUpload && hasIndex ? (
              <UploadZone
                onSent={(file) => {
                  editor.edit(mediaPath, (index) => addFile(index, file));
                  onChoose(referTo(file.id));
                }}
              />
            ) : null}
            {matches.length === 0 ? (
              pictures.length === 0 ? (
                none
              ) : (
                noMatch
              )
            ) : (
              <PictureTiles
                pictures={matches}
                isWordless={isWordless}
                press={{
                  kind: 'choose',
                  chosen: readReference(value),
                  onChoose: (id) => onChoose(referTo(id)),
                }}
              />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** Chooses a picture of the library, or one that the installation ships. */
export function PictureDialog(props: ChoiceProps & { readonly onClose: () => void }) {
  const [from, setFrom] = useState<From>(props.value.startsWith('/assets/') ? 'shipped' : 'library');
  const [search, setSearch] = useState('');
  return (
    <Dialog.Root
      open
      size="xl"
      scrollBehavior="inside"
      placement="center"
      onOpenChange={({ open }) => (open ? undefined : props.onClose())}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding={{ base: '2', md: '4' }}>
          <Dialog.Content>
            <Dialog.Header paddingBlockEnd="2">
              <Dialog.Title fontSize="md">{words.chooseTitle}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="4">
                <Flex gap="3" wrap="wrap" align="center">
                  <Segments label={words.from} value={from} segments={segments} onChange={setFrom} />
                  <SearchField label={words.search} value={search} onChange={setSearch} />
                </Flex>
                <Choices value={props.value} onChoose={props.onChoose} from={from} search={search} />
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" size="sm" onClick={props.onClose}>
                {words.close}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
