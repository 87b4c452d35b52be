import { Box, Flex } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useDocument, useDocuments } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { Loaded, Nothing, Panel, Rows, Screen } from '../ui/screen.tsx';
import { DocumentList } from './document-list.tsx';

const { documents: words } = messages;

// The code editor is most of the console's script: only who opens a document loads it.
const DocumentEditor = lazy(async () => ({
  default: (await import('./document-editor.tsx')).DocumentEditor,
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
            display={{ base: picked ? 'none' : 'block', lg: 'block' }}
          >
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
