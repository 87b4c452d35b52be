import { Box, Button, chakra, Flex, IconButton, Spinner, Text } from '@chakra-ui/react';
import { useRef, useState, type RefObject } from 'react';
import { explainMessages } from '../explain/explain-messages.ts';
import { ExplainPanel } from '../explain/explain-panel.tsx';
import { useExplained } from '../explain/use-explained.ts';
import { Link } from 'react-router-dom';
import type { PreviewLink, SiteOverview } from '../../protocol/calls/site.ts';
import { useSite } from '../http/queries.ts';
import { messages } from '../messages.ts';
import { Choice } from '../ui/fields/choice.tsx';
import { Icon } from '../ui/icon.tsx';
import { Segments, type Segment } from '../ui/fields/segments.tsx';
import { useTheme, type Theme } from '../ui/theme.ts';
import { PreviewRefused } from './preview-refused.tsx';
import { buildPreviewUrl } from './preview-url.ts';
import { usePreview } from './use-preview.ts';

const { preview: words } = messages;
type Device = 'phone' | 'tablet' | 'desktop';
const widths: Readonly<Record<Device, string>> = { phone: '390px', tablet: '820px', desktop: '100%' };
const devices: readonly Segment<Device>[] = [
  { value: 'phone', label: words.phone, icon: 'phone' },
  { value: 'tablet', label: words.tablet, icon: 'tablet' },
  { value: 'desktop', label: words.desktop, icon: 'desktop' },
];
const themes: readonly Segment<Theme>[] = [
  { value: 'light', label: words.light, icon: 'sun' },
  { value: 'dark', label: words.dark, icon: 'moon' },
];

interface View {
  readonly device: Device;
  readonly theme: Theme;
  readonly locale: string;
  readonly page: string;
}

function Toolbar(props: {
  readonly view: View;
  readonly site: SiteOverview | undefined;
  readonly url: string | null;
  readonly stale: boolean;
  readonly onView: (view: View) => void;
  readonly isExplaining: boolean;
  readonly onExplain: () => void;
  readonly onReload: () => void;
}) {
  const { view, site, onView } = props;
  const locales = (site?.locales ?? []).filter(({ enabled }) => enabled);
  return (
    <Flex
      align="center"
      gap="2"
      wrap="wrap"
      paddingInline={{ base: '2', md: '4' }}
      paddingBlock="2"
      background="bg.panel"
      borderBlockEndWidth="1px"
      borderColor="border"
    >
      <Button asChild size="sm" variant="ghost">
        <Link to="/fields">
          <Icon name="close" />
          {words.exit}
        </Link>
      </Button>
      <Box hideBelow="md">
        <Segments
          label={words.device}
          value={view.device}
          segments={devices}
          onChange={(device) => onView({ ...view, device })}
        />
      </Box>
      <Segments
        label={words.theme}
        value={view.theme}
        segments={themes}
        onChange={(theme) => onView({ ...view, theme })}
      />
      <Choice
        label={words.page}
        value={view.page}
        options={(site?.pages ?? []).map(({ id, path }) => ({ value: path, label: `${id} · ${path}` }))}
        onChange={(page) => onView({ ...view, page })}
      />
      <Choice
        label={words.language}
        value={view.locale}
        options={locales.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
        onChange={(locale) => onView({ ...view, locale })}
      />
      <Box flex="1" />
      <Button
        size="xs"
        variant={props.isExplaining ? 'solid' : 'ghost'}
        colorPalette="brand"
        aria-pressed={props.isExplaining}
        onClick={props.onExplain}
      >
        {explainMessages.button}
      </Button>
      <Button
        size="xs"
        variant={props.stale ? 'subtle' : 'ghost'}
        colorPalette="brand"
        onClick={props.onReload}
      >
        <Icon name="reset" />
        {words.reload}
      </Button>
      {props.url ? (
        <IconButton asChild variant="ghost" size="xs" minWidth="8">
          <a href={props.url} target="_blank" rel="noreferrer" aria-label={words.open} title={words.open}>
            <Icon name="external" />
          </a>
        </IconButton>
      ) : null}
    </Flex>
  );
}

function Frame(props: {
  readonly link: PreviewLink;
  readonly view: View;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}) {
  const { link, view } = props;
  return (
    <Flex
      flex="1"
      minHeight="0"
      minWidth="0"
      justify="center"
      padding={view.device === 'desktop' ? '0' : { base: '2', md: '6' }}
    >
      <chakra.iframe
        key={link.url}
        ref={props.frame}
        src={buildPreviewUrl(link.url, view)}
        title={words.frame}
        // The portal lies on another origin, so these two together do not let it out of the frame.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        width="full"
        maxWidth={widths[view.device]}
        height="full"
        background="bg.panel"
        borderWidth={view.device === 'desktop' ? '0' : '1px'}
        borderColor="border.emphasized"
        borderRadius={view.device === 'desktop' ? '0' : '20px'}
        boxShadow={view.device === 'desktop' ? 'none' : '0 24px 60px -30px rgb(0 0 0 / 0.45)'}
      />
    </Flex>
  );
}

/** The production portal on the draft, in a frame of any width, theme, language and page. */
export function PreviewPage() {
  const site = useSite().data;
  const [view, setView] = useState<View>({
    device: 'desktop',
    theme: useTheme(),
    locale: '',
    page: '/register',
  });
  const { preview, isStale } = usePreview();
  const locale = view.locale || (site?.locales.find(({ enabled }) => enabled)?.code ?? 'EN');
  const page = site?.pages.some(({ path }) => path === view.page) === false ? '/' : view.page;
  const choice = { ...view, locale, page };
  const link = preview.isError ? null : (preview.data?.link ?? null);
  const frame = useRef<HTMLIFrameElement | null>(null);
  const [isExplaining, setExplaining] = useState(false);
  const { told, show } = useExplained(frame, link?.url ?? null, isExplaining);
  return (
    <Flex direction="column" height="full" background="bg.muted">
      <chakra.h1 srOnly>{words.title}</chakra.h1>
      <Toolbar
        view={choice}
        site={site}
        url={link && buildPreviewUrl(link.url, choice)}
        stale={isStale}
        onView={setView}
        isExplaining={isExplaining}
        onExplain={() => setExplaining(!isExplaining)}
        onReload={() => void preview.refetch()}
      />
      {link ? (
        <Flex flex="1" minHeight="0" direction={{ base: 'column', md: 'row' }}>
          <Frame link={link} view={choice} frame={frame} />
          {isExplaining ? <ExplainPanel told={told} of="draft" onShow={show} /> : null}
        </Flex>
      ) : preview.isError ? (
        <PreviewRefused error={preview.error} retry={() => void preview.refetch()} />
      ) : (
        <Flex flex="1" align="center" justify="center" gap="3" color="fg.muted" role="status">
          <Spinner size="sm" />
          <Text>{words.preparing}</Text>
        </Flex>
      )}
    </Flex>
  );
}
