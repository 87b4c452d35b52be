import { Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { mediaPath } from '../../protocol/document/media-index.ts';
import { useDraftEditor, useMay } from '../draft/draft-context.tsx';
import { Choice } from '../ui/fields/choice.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { Note } from '../ui/note.tsx';
import { Loaded, Nothing, Screen } from '../ui/screen.tsx';
import {
  addFile,
  filterPictures,
  listTags,
  showFilters,
  type PictureFilter,
  type ShowFilter,
} from './media-document.ts';
import { mediaMessages as words } from './media-messages.ts';
import { PictureTiles } from './picture-tiles.tsx';
import { UploadZone } from './upload-zone.tsx';
import { useLibrary, useWordless } from './use-library.ts';

const everything: PictureFilter = { search: '', show: 'all', tag: '' };

/** The library: upload, search, and the way to each picture. */
export function MediaPage() {
  const { library, hasIndex, pictures } = useLibrary();
  const isWordless = useWordless();
  const editor = useDraftEditor();
  const mayUpload = useMay('content');
  const [filter, setFilter] = useState(everything);
  const matches = filterPictures(pictures, filter, isWordless);
  const change = (next: Partial<PictureFilter>) => setFilter({ ...filter, ...next });
  const shows = showFilters.map((value) => ({ value, label: words.shows[value] }));
  const tags = listTags(pictures).map((value) => ({ value, label: value }));
  return (
    <Screen title={words.title} lead={words.lead} width="wide">
      <Loaded query={library}>
        {() => (
          <Stack gap="5">
            {hasIndex ? null : <Note>{words.noIndex}</Note>}
            {mayUpload && hasIndex ? (
              <UploadZone onSent={(file) => editor.edit(mediaPath, (index) => addFile(index, file))} />
            ) : null}
            <Flex gap="3" wrap="wrap" align="center">
              <SearchField
                label={words.search}
                value={filter.search}
                onChange={(search) => change({ search })}
              />
              <Choice
                label={words.show}
                width="52"
                value={filter.show}
                options={shows}
                onChange={(show) => change({ show: show as ShowFilter })}
              />
              {tags.length === 0 ? null : (
                <Choice
                  label={words.tag}
                  value={filter.tag}
                  options={[{ value: '', label: words.allTags }, ...tags]}
                  onChange={(tag) => change({ tag })}
                />
              )}
              <Text color="fg.muted" fontSize="sm" role="status">
                {words.count(matches.length)}
              </Text>
            </Flex>
            {matches.length > 0 ? (
              <PictureTiles pictures={matches} isWordless={isWordless} press={{ kind: 'open' }} />
            ) : pictures.length === 0 ? (
              <Nothing icon="picture" title={words.none} text={mayUpload ? words.noneText : ''} />
            ) : (
              <Nothing icon="search" title={words.noMatch} text={words.noMatchText} />
            )}
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
