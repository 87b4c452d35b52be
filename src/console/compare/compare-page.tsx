import { Box, Flex, Grid, Spinner, Stack, Text } from '@chakra-ui/react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { releases } from '../../protocol/calls/releases.ts';
import { draft } from '../../protocol/calls/site.ts';
import type { PreviewLink } from '../../protocol/calls/site.ts';
import type { AlteredScreen } from '../../protocol/release/impact.ts';
import { useMay } from '../draft/draft-context.tsx';
import { useSite } from '../http/queries.ts';
import { useCall, useSend } from '../http/use-call.ts';
import { messages } from '../messages.ts';
import { buildPreviewUrl } from '../preview/preview-url.ts';
import { ChangeList } from '../review/change-list.tsx';
import { Choice } from '../ui/fields/choice.tsx';
import { Loaded, Nothing, Panel, Screen } from '../ui/screen.tsx';
import { Segments, type Segment } from '../ui/fields/segments.tsx';
import { useTheme, type Theme } from '../ui/theme.ts';
import { compareMessages as words } from './compare-messages.ts';
import { ScaledFrame } from './scaled-frame.tsx';
import { addressOf, describeScreen, nameScreen } from './screen-name.ts';
import { Note } from '../ui/note.tsx';
import { PartTitle, TitledPanel } from '../ui/section.tsx';

type Side = number | 'draft';
type Width = 'phone' | 'desktop';
const sizes: Readonly<Record<Width, { readonly width: number; readonly height: number }>> = {
  phone: { width: 390, height: 780 },
  desktop: { width: 1280, height: 860 },
};
const widths: readonly Segment<Width>[] = [
  { value: 'phone', label: messages.preview.phone, icon: 'phone' },
  { value: 'desktop', label: messages.preview.desktop, icon: 'desktop' },
];
const themes: readonly Segment<Theme>[] = [
  { value: 'light', label: messages.preview.light, icon: 'sun' },
  { value: 'dark', label: messages.preview.dark, icon: 'moon' },
];

const readSide = (text: string | undefined): Side =>
  text === 'draft' ? 'draft' : Math.max(1, Number(text) || 1);
const nameSide = (side: Side): string => (side === 'draft' ? words.draft : words.revision(side));

function useSidePreview(side: Side): UseQueryResult<PreviewLink> {
  const send = useSend();
  return useQuery({
    queryKey: [releases.preview.path, side],
    queryFn: () => (side === 'draft' ? send(draft.preview) : send(releases.preview, { revision: side })),
    // A link ends after half an hour, and the draft may be another one by then.
    staleTime: 20 * 60_000,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

interface View {
  readonly width: Width;
  readonly theme: Theme;
  readonly locale: string;
}

function Picture(props: {
  readonly side: Side;
  readonly label: string;
  readonly screen: AlteredScreen;
  readonly isThere: boolean;
  readonly view: View;
}) {
  const { side, screen, view } = props;
  const link = useSidePreview(side);
  const name = `${props.label} · ${nameSide(side)}`;
  return (
    <Stack gap="2" minWidth="0">
      <PartTitle as="h3">{name}</PartTitle>
      <Box borderWidth="1px" borderColor="border" borderRadius="l2" overflow="hidden" background="bg.muted">
        {!props.isThere ? (
          <Text color="fg.muted" padding="6">
            {words.notThere}
          </Text>
        ) : link.isError ? (
          <Text color="fg.muted" padding="6" role="alert">
            {words.noDraft}
          </Text>
        ) : link.data ? (
          <ScaledFrame
            {...sizes[view.width]}
            src={buildPreviewUrl(link.data.url, { ...view, page: addressOf(screen) })}
            title={words.frame(name, nameScreen(screen))}
          />
        ) : (
          <Flex padding="6" gap="3" align="center" role="status">
            <Spinner size="sm" />
            <Text>{words.preparing}</Text>
          </Flex>
        )}
      </Box>
    </Stack>
  );
}

function Toolbar({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  const locales = (useSite().data?.locales ?? []).filter(({ enabled }) => enabled);
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Segments
        label={words.width}
        value={view.width}
        segments={widths}
        onChange={(width) => onView({ ...view, width })}
      />
      <Segments
        label={words.theme}
        value={view.theme}
        segments={themes}
        onChange={(theme) => onView({ ...view, theme })}
      />
      <Choice
        label={words.language}
        value={view.locale}
        options={locales.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
        onChange={(locale) => onView({ ...view, locale })}
      />
    </Flex>
  );
}

const keyOf = ({ kind, id }: AlteredScreen): string => `${kind} ${id}`;

function ScreenList(props: {
  readonly screens: readonly AlteredScreen[];
  readonly chosen: AlteredScreen;
  readonly onChoose: (screen: AlteredScreen) => void;
}) {
  return (
    <Stack as="ul" gap="0.5" listStyleType="none" aria-label={words.screens}>
      {props.screens.map((screen) => (
        <li key={keyOf(screen)}>
          <Box
            as="button"
            width="full"
            textAlign="start"
            paddingInline="3"
            paddingBlock="2"
            minHeight="11"
            borderRadius="l1"
            cursor="pointer"
            aria-current={screen === props.chosen ? 'true' : undefined}
            background={screen === props.chosen ? 'bg.emphasized' : 'transparent'}
            _hover={{ background: 'bg.muted' }}
            onClick={() => props.onChoose(screen)}
          >
            <Text fontWeight="medium">{nameScreen(screen)}</Text>
            <Note>{describeScreen(screen)}</Note>
          </Box>
        </li>
      ))}
    </Stack>
  );
}

function Pictures(props: {
  readonly from: Side;
  readonly to: Side;
  readonly screens: readonly AlteredScreen[];
}) {
  const { from, to, screens } = props;
  const firstLocale = useSite().data?.locales.find(({ enabled }) => enabled)?.code ?? 'EN';
  const [view, setView] = useState<View>({ width: 'phone', theme: useTheme(), locale: '' });
  const [chosen, setChosen] = useState<AlteredScreen | null>(null);
  const screen =
    screens.find((one) => one === chosen) ?? screens.find(({ kind }) => kind === 'page') ?? screens[0];
  if (screen === undefined)
    return (
      <Panel>
        <Nothing icon="check" title={words.nothing} text={words.nothingText} />
      </Panel>
    );
  const choice = { ...view, locale: view.locale || (screen.locales[0] ?? firstLocale) };
  const picture = { screen, view: choice };
  return (
    <Grid gap="5" templateColumns={{ base: '1fr', lg: '17rem 1fr' }} alignItems="start">
      {/* On a phone the list would be in the way of the pictures. */}
      <Box hideBelow="lg">
        <Panel padded={false}>
          <Box padding="2" maxHeight="48rem" overflowY="auto">
            <ScreenList screens={screens} chosen={screen} onChoose={setChosen} />
          </Box>
        </Panel>
      </Box>
      <Stack gap="4" minWidth="0">
        <Box hideFrom="lg">
          <Choice
            label={words.screen}
            width="full"
            value={keyOf(screen)}
            options={screens.map((one) => ({ value: keyOf(one), label: nameScreen(one) }))}
            onChange={(key) => setChosen(screens.find((one) => keyOf(one) === key) ?? null)}
          />
          <Note marginBlockStart="1.5">{describeScreen(screen)}</Note>
        </Box>
        <Toolbar view={choice} onView={setView} />
        {screen.kind === 'page' ? null : <Text color="fg.muted">{words.noAddress}</Text>}
        <Grid
          gap="4"
          maxWidth={view.width === 'phone' ? '52rem' : 'none'}
          templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
          alignItems="start"
        >
          <Picture {...picture} side={from} label={words.before} isThere={screen.change !== 'added'} />
          <Picture {...picture} side={to} label={words.after} isThere={screen.change !== 'removed'} />
        </Grid>
      </Stack>
    </Grid>
  );
}

/** Two releases, or what is live and the draft, side by side, for every screen that differs. */
export function ComparePage() {
  const params = useParams();
  const [from, to] = [readSide(params['from']), readSide(params['to'])];
  const mayEdit = useMay('edit');
  const mayPicture = mayEdit || (from !== 'draft' && to !== 'draft');
  const sides = { from: from === 'draft' ? 1 : from, to: String(to) };
  const comparison = useCall(releases.compare, sides, { gcTime: 0 });
  return (
    <Screen title={words.title(nameSide(from), nameSide(to))} lead={words.lead} width="wide">
      <Loaded query={comparison}>
        {({ changes, impact }) => (
          <Stack gap="6">
            <Text fontWeight="medium" role="status">
              {impact === null
                ? words.impactUnknown
                : impact.screens.length === 0
                  ? words.altersNone(impact.total)
                  : words.alters(impact.screens.length, impact.total)}
            </Text>
            {impact && mayPicture ? <Pictures from={from} to={to} screens={impact.screens} /> : null}
            {mayPicture ? null : <Text color="fg.muted">{words.mayNotPicture}</Text>}
            <TitledPanel title={words.words}>
              {changes.length > 0 ? (
                <ChangeList changes={changes} />
              ) : (
                <Text color="fg.muted">{messages.review.noChanges}</Text>
              )}
            </TitledPanel>
          </Stack>
        )}
      </Loaded>
    </Screen>
  );
}
