import { Box, Button, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useMay } from '../draft/draft-context.tsx';
import { editorMessages } from '../editor/editor-messages.ts';
import { useDocument, useDocuments } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import { Loaded, Nothing, Panel, Rows, Screen } from '../ui/screen.tsx';
import { DocumentList } from './document-list.tsx';

const { documents: words } = messages;

// The code editor is most of the console's script: only who opens a document loads it.
const DocumentEditor = lazy(async () => ({
  default: (await import('./document-editor.tsx')).DocumentEditor,
}));

const MakePageDialog = lazy(async () => ({
  default: (await import('../editor/making/make-page-dialog.tsx')).MakePageDialog,
}));

function OpenDocument({ path }: { readonly path: string }) {
  const source = useDocument(path);
  return (
    <Loaded query={source}>
      {(loaded) => (
        <Suspense fallback={<Rows />}>
          <DocumentEditor source={loaded} />
        </Suspense>
      )}
    </Loaded>
  );
}

/** The way to a new page, for who may change the draft. */
function NewPage() {
  const mayEdit = useMay('edit');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <Box padding="3" paddingBlockEnd="0">
      <Button size="sm" width="full" colorPalette="brand" onClick={() => setIsOpen(true)}>
        <Icon name="plus" />
        {editorMessages.making.open}
      </Button>
      {isOpen ? (
        <Suspense>
          <MakePageDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Box>
  );
}

/** All documents beside the one that is open; on a phone one after the other. */
export function DocumentsPage() {
  const path = useParams()['*'] ?? '';
  const documents = useDocuments();
  const picked = path !== '';
  return (
    <Screen title={words.title} item={path} lead={words.lead} width="wide">
      <Panel padded={false}>
        <Flex height={{ lg: 'calc(100dvh - 15.5rem)' }} minHeight={{ lg: '30rem' }}>
          <Box
            width={{ base: 'full', lg: '17rem' }}
            flexShrink="0"
            borderInlineEndWidth={{ lg: '1px' }}
            borderColor="border"
            display={{ base: picked ? 'none' : 'flex', lg: 'flex' }}
            flexDirection="column"
          >
            <NewPage />
            <Loaded query={documents}>{(list) => <DocumentList entries={list.documents} />}</Loaded>
          </Box>
          <Box flex="1" minWidth="0" display={{ base: picked ? 'block' : 'none', lg: 'block' }}>
            {picked ? (
              <OpenDocument key={path} path={path} />
            ) : (
              <Nothing icon="code" title={words.pick} text={words.pickText} />
            )}
          </Box>
        </Flex>
      </Panel>
    </Screen>
  );
}
