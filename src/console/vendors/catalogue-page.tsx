import { Badge, Box, Button, Flex, Progress, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  importFilters,
  vendors,
  type CatalogueImport,
  type ImportLine,
} from '../../protocol/calls/vendors.ts';
import { useMay } from '../draft/draft-context.tsx';
import { RoleNotice } from '../fields/fields-page.tsx';
import { GameTabs } from '../games/game-tabs.tsx';
import { nameType } from '../games/game-messages.ts';
import { forget, useCall, useSend } from '../http/use-call.ts';
import { PanelLine } from '../ui/lists/panel-line.tsx';
import { Loaded, Nothing, Screen } from '../ui/screen.tsx';
import { choiceFilter, useFilters, type Filters } from '../ui/lists/filters.tsx';
import { FilterBar, PageList } from '../ui/lists/list-screen.tsx';
import { useAddress } from '../ui/lists/use-address.ts';
import { showMoment } from '../ui/zone-time.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { catalogueMessages as words } from './catalogue-messages.ts';
import { Refusal } from '../ui/refusal.tsx';

function Game({ line }: { readonly line: ImportLine }) {
  const { code, name, studio, type, fields, fault, picture, pictureFault } = line;
  return (
    <PanelLine
      title={name === '' ? words.noName : name}
      text={[code, studio, type === '' ? '' : nameType(type)].filter((part) => part !== '').join(' · ')}
      mark={picture === 'none' ? null : <Badge>{words.pictureStates[picture]}</Badge>}
      action={null}
    >
      {fields.map(({ field, from, to }) => (
        <Text key={field} fontSize="xs" overflowWrap="anywhere">
          {words.field(field)}: {from === '' ? words.nothing : from} → {to === '' ? words.nothing : to}
        </Text>
      ))}
      {fault === '' ? null : (
        <Text fontSize="xs" color="fg.error">
          {words.fault(fault)}
        </Text>
      )}
      {pictureFault === '' ? null : (
        <Text fontSize="xs" color="fg.error">
          {words.fault(pictureFault)}
        </Text>
      )}
    </PanelLine>
  );
}

/** How far the fetching of pictures is, and the way to try again what failed. */
function Pictures({ vendor, made }: { readonly vendor: string; readonly made: CatalogueImport }) {
  const send = useSend();
  const client = useQueryClient();
  const mayImport = useMay('publish');
  const { waiting, stored, failed } = made.pictures;
  const retry = useMutation({
    mutationFn: () => send(vendors.retryPictures, { vendor, id: made.id }),
    onSuccess: () => forget(client, vendors.showImport),
  });
  const total = waiting + stored + failed;
  if (made.appliedAt === null || total === 0) return null;
  return (
    <Stack gap="2">
      <Progress.Root value={stored + failed} max={total} size="sm" colorPalette="brand">
        <Flex justify="space-between" gap="3" wrap="wrap">
          <Progress.Label>{words.pictures(stored, total)}</Progress.Label>
          {failed === 0 ? null : <Text color="fg.error">{words.picturesFailed(failed)}</Text>}
        </Flex>
        <Progress.Track marginBlockStart="1.5">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      {failed === 0 || waiting > 0 || !mayImport ? null : (
        <Box>
          <Button size="sm" variant="outline" loading={retry.isPending} onClick={() => retry.mutate()}>
            {words.retry}
          </Button>
        </Box>
      )}
      <Refusal error={retry.error} />
    </Stack>
  );
}

function Lines({ made, filters }: { readonly made: CatalogueImport; readonly filters: Filters }) {
  const { counts, pictures } = made;
  return (
    <Stack gap="4">
      <FilterBar filters={filters} counts={{ ...counts, pictures: pictures.failed }} />
      <PageList words={words} icon="games" filters={filters} page={made}>
        {made.rows.map((line) => (
          <Game key={line.place} line={line} />
        ))}
      </PageList>
    </Stack>
  );
}

function Reading({ vendor, hasRead }: { readonly vendor: string; readonly hasRead: boolean }) {
  const send = useSend();
  const client = useQueryClient();
  const read = useMutation({
    mutationFn: () => send(vendors.readCatalogue, { vendor }),
    onSuccess: () => forget(client, vendors.showImport),
  });
  return (
    <>
      <Button
        size="sm"
        variant={hasRead ? 'outline' : 'solid'}
        colorPalette={hasRead ? 'gray' : 'brand'}
        loading={read.isPending}
        loadingText={words.reading}
        onClick={() => read.mutate()}
      >
        {hasRead ? words.readAgain : words.read}
      </Button>
      <Refusal error={read.error} flexBasis="full" />
    </>
  );
}

function Import(props: {
  readonly vendor: string;
  readonly made: CatalogueImport | null;
  readonly filters: Filters;
}) {
  const { vendor, made, filters } = props;
  const mayImport = useMay('publish');
  const [isApplying, setApplying] = useState(false);
  const hasChanges =
    made !== null && made.appliedAt === null && made.counts.new + made.counts.changed + made.counts.gone > 0;
  return (
    <Stack gap="4">
      {made === null ? (
        <Text color="fg.muted">{words.never}</Text>
      ) : (
        <Text color="fg.muted">
          {words.readBy(made.games, showMoment(made.readAt), made.readBy)}
          {made.appliedAt === null
            ? ''
            : ` ${words.appliedBy(showMoment(made.appliedAt), made.appliedBy ?? '')}`}
        </Text>
      )}
      {mayImport ? (
        <Flex gap="2" wrap="wrap" align="center">
          {hasChanges ? (
            <Button size="sm" colorPalette="brand" onClick={() => setApplying(true)}>
              {words.apply}
            </Button>
          ) : null}
          <Reading vendor={vendor} hasRead={made !== null} />
        </Flex>
      ) : null}
      {made === null ? null : <Pictures vendor={vendor} made={made} />}
      {made === null ? null : <Lines made={made} filters={filters} />}
      {isApplying && made !== null ? (
        <ApplyDialog vendor={vendor} made={made} onClose={() => setApplying(false)} />
      ) : null}
    </Stack>
  );
}

function VendorCatalogue({ vendor }: { readonly vendor: string }) {
  const filters = useFilters({
    filter: choiceFilter({
      label: words.filter,
      values: importFilters,
      initial: 'new',
      names: words.filterNames,
      count: words.counted,
      width: '60',
    }),
  });
  const query = useCall(
    vendors.showImport,
    { vendor, ...filters.asked },
    {
      // Every second while pictures are fetched.
      every: (answer) => ((answer?.import?.pictures.waiting ?? 0) > 0 ? 1_000 : 15_000),
      keeps: true,
    },
  );
  return (
    <Screen title={words.title(vendor)} lead={words.lead}>
      <GameTabs />
      <RoleNotice permission="publish" />
      <Loaded query={query}>
        {(answer) => <Import vendor={vendor} made={answer.import} filters={filters} />}
      </Loaded>
    </Screen>
  );
}

/** What a vendor lists against what the platform has: read, reviewed, applied. */
export function CataloguePage() {
  const [address] = useAddress();
  const vendor = address.get('vendor') ?? '';
  if (vendor !== '') return <VendorCatalogue vendor={vendor} />;
  return (
    <Screen title={words.noVendor} lead={words.lead}>
      <GameTabs />
      <Nothing icon="games" title={words.noVendor} text={words.noVendorText} />
    </Screen>
  );
}
