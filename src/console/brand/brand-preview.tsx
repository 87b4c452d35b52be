import { Box, Button, Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { ScaledFrame } from '../compare/scaled-frame.tsx';
import { useSite } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { PreviewRefused } from '../preview/preview-refused.tsx';
import { buildPreviewUrl } from '../preview/preview-url.ts';
import { usePreview } from '../preview/use-preview.ts';
import { Icon } from '../ui/icon.tsx';
import { useTheme } from '../ui/theme.ts';
import { brandMessages } from './brand-messages.ts';
import { Note } from '../ui/note.tsx';
import { PartTitle } from '../ui/section.tsx';

const words = brandMessages.preview;
/** A phone: the mark, the side menu, the floating links and the footer are all one press or scroll away. */
const phone = { width: 390, height: 760 } as const;

/** The first page of the portal on the draft, beside the form. */
export function BrandPreview() {
  const { preview, isStale } = usePreview();
  const theme = useTheme();
  const locales = useSite().data?.locales ?? [];
  const locale = locales.find(({ enabled }) => enabled)?.code ?? 'EN';
  const link = preview.isError ? null : (preview.data?.link ?? null);
  return (
    <Stack as="section" gap="2" aria-labelledby="brand-preview" position="sticky" top="0">
      <Flex gap="2" align="center" justify="space-between" wrap="wrap">
        <PartTitle id="brand-preview">{words.title}</PartTitle>
        <Button
          size="2xs"
          variant={isStale ? 'subtle' : 'ghost'}
          colorPalette="brand"
          loading={preview.isFetching && preview.data !== undefined}
          onClick={() => void preview.refetch()}
        >
          <Icon name="reset" />
          {messages.preview.reload}
        </Button>
      </Flex>
      {isStale ? <Note role="status">{messages.preview.stale}</Note> : null}
      {link ? (
        <Box borderWidth="1px" borderColor="border.emphasized" borderRadius="l3" overflow="hidden">
          <ScaledFrame
            key={link.url}
            src={buildPreviewUrl(link.url, { page: '/', theme, locale })}
            title={messages.preview.frame}
            {...phone}
          />
        </Box>
      ) : preview.isError ? (
        <PreviewRefused error={preview.error} retry={() => void preview.refetch()} />
      ) : (
        <Flex align="center" gap="3" color="fg.muted" role="status" padding="6">
          <Spinner size="sm" />
          <Text>{messages.preview.preparing}</Text>
        </Flex>
      )}
    </Stack>
  );
}
