import { Badge, Box, Code, Flex, Stack, Text } from '@chakra-ui/react';
import { describeRule } from '../../compiler/diff/describe-rule.ts';
import { explanations } from '../../protocol/calls/site.ts';
import type {
  ExplainedCause,
  ExplainedInput,
  ExplainedNode,
  RuleOrigin,
  SettingOrigin,
} from '../../protocol/release/explanation.ts';
import type { Json } from '../../protocol/json/json.ts';
import { useCall } from '../http/use-call.ts';
import { Moment } from '../ui/fields/moment.tsx';
import { explainMessages as words } from './explain-messages.ts';
import { RuleTrial } from './rule-trial.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Note } from '../ui/note.tsx';

const showValue = ({ value, isMissing }: ExplainedInput): string => {
  if (isMissing) return words.missing;
  const text = typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

type By = Pick<SettingOrigin, 'revision' | 'author' | 'at' | 'note' | 'document' | 'pointer'>;

/** The way to where something is set. */
function SettingLink({ document, pointer }: { readonly document: string; readonly pointer: string }) {
  return (
    <TextLink
      to={`/documents/${document}#${pointer}`}
      isInline
      aria-label={words.edit(`${document}${pointer}`)}
    >
      {words.openSetting}
    </TextLink>
  );
}

/** Who wrote something as it is and when, with the way to it. */
function Origin({ origin, lead }: { readonly origin: By; readonly lead: string | null }) {
  const { revision, author, at, note, document, pointer } = origin;
  return (
    <Box paddingInlineStart="3" color="fg.muted" fontSize="xs">
      <Text overflowWrap="anywhere">
        {lead === null ? '' : `${lead} `}
        {revision === null || author === null || at === null ? (
          words.draft
        ) : (
          <>
            {words.origin(author, revision)}, <Moment iso={at} />
            {note ? `: ${note}` : ''}
          </>
        )}{' '}
        <SettingLink document={document} pointer={pointer} />
      </Text>
    </Box>
  );
}

function Inputs(props: {
  readonly cause: ExplainedCause;
  readonly origins: ReadonlyMap<string, SettingOrigin>;
}) {
  const { inputs, tests } = props.cause;
  if (inputs.length + tests.length === 0) return null;
  return (
    <Stack as="ul" gap="1.5" listStyleType="none" aria-label={words.inputs}>
      {inputs.map((input) => {
        const origin = props.origins.get(input.path);
        return (
          <Box as="li" key={input.path}>
            <Flex gap="2" wrap="wrap" align="baseline">
              <Code size="xs" overflowWrap="anywhere">
                {input.path}
              </Code>
              <Text fontSize="xs" fontWeight="medium">
                {showValue(input)}
              </Text>
            </Flex>
            {origin ? (
              <Origin
                origin={origin}
                lead={origin.because === null ? null : `${words.because(origin.because)}.`}
              />
            ) : null}
          </Box>
        );
      })}
      {tests.map(({ kind, machine, name, answer }) => (
        <Flex as="li" key={`${kind} ${machine} ${name}`} gap="2" wrap="wrap" align="baseline">
          <Code size="xs">{words.tests[kind](machine, name)}</Code>
          <Text fontSize="xs" fontWeight="medium">
            {words.answers[`${answer}`]}
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}

const fieldRules = (schema: Readonly<Record<string, Json>>): string =>
  ['type', 'format', 'minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'enum', 'const']
    .filter((key) => Object.hasOwn(schema, key))
    .map((key) => `${key} ${JSON.stringify(schema[key])}`)
    .join(', ');

function Sentence({ cause }: { readonly cause: ExplainedCause }) {
  const { kind, rule, place, steps, field } = cause;
  if (kind === 'step' && place !== null) {
    const [machine, states] = place;
    const named = typeof states === 'string' ? states : states.join(', ');
    return (
      <Text>
        {words.step(machine, named)} {words.stepNow(steps)}
      </Text>
    );
  }
  if (field !== null)
    return (
      <Stack gap="1">
        {field.message === '' ? null : <Text>{words.told(field.message)}</Text>}
        <Text overflowWrap="anywhere" fontSize="xs">
          {fieldRules(field.schema)}
        </Text>
      </Stack>
    );
  return (
    <Text overflowWrap="anywhere">
      {kind === 'list' ? `${words.list} ` : kind === 'disabled' ? `${words.enabled} ` : ''}
      {describeRule(rule)}
    </Text>
  );
}

/** Named rules in it, each with its expression and the way to it. */
function NamedRules({ origin }: { readonly origin: RuleOrigin }) {
  if (origin.named.length === 0) return null;
  return (
    <Stack as="ul" gap="1" listStyleType="none" aria-label={words.named}>
      {origin.named.map(({ name, rule, pointer }) => (
        <Box as="li" key={name} fontSize="xs" overflowWrap="anywhere">
          <Code size="xs">{`rule.${name}`}</Code> {describeRule(rule)}{' '}
          <SettingLink document={origin.document} pointer={pointer} />
        </Box>
      ))}
    </Stack>
  );
}

function RuleBy({ origin }: { readonly origin: RuleOrigin | undefined }) {
  if (origin === undefined) return null;
  return (
    <>
      <NamedRules origin={origin} />
      <Origin origin={origin} lead={words.ruleOrigin} />
    </>
  );
}

/** Every rule that decides about one node, with what it reads and who set that. */
export function CauseList(props: { readonly node: ExplainedNode; readonly of: number | 'draft' }) {
  const { node } = props;
  const rules = node.causes.flatMap(({ kind, nodeId }) =>
    kind === 'field' ? [] : [{ document: node.document, nodeId, kind }],
  );
  const paths = [
    ...new Set(
      node.causes.flatMap(({ inputs }) =>
        inputs.map(({ path }) => path).filter((path) => path.startsWith('settings.')),
      ),
    ),
  ];
  const origins = useCall(
    explanations.explain,
    { paths, rules, of: props.of },
    { enabled: paths.length + rules.length > 0, staleTime: 30_000 },
  ).data;
  const byPath = new Map((origins?.origins ?? []).map((origin) => [origin.path, origin]));
  const ruleOf = ({ kind, nodeId }: ExplainedCause): RuleOrigin | undefined =>
    origins?.rules.find(({ rule }) => rule.kind === kind && rule.nodeId === nodeId);
  if (node.causes.length === 0) return <Text color="fg.muted">{words.noCause}</Text>;
  return (
    <Stack as="ol" gap="4" listStyleType="none">
      {node.causes.map((cause, index) => (
        <Stack
          as="li"
          // oxlint-disable-next-line no-array-index-key -- causes have no id, and are always drawn together
          key={index}
          gap="2"
          borderInlineStartWidth="3px"
          borderColor={cause.isMet ? 'green.solid' : 'red.solid'}
          paddingInlineStart="3"
        >
          <Flex gap="2" align="center" wrap="wrap">
            <Note>
              {cause.kind === 'field'
                ? words.field
                : cause.nodeId === node.nodeId
                  ? words.own
                  : words.around(cause.nodeId)}
            </Note>
            <Badge colorPalette={cause.isMet ? 'green' : 'red'}>
              {cause.isMet ? words.met : words.notMet}
            </Badge>
          </Flex>
          <Sentence cause={cause} />
          <RuleBy origin={ruleOf(cause)} />
          <Inputs cause={cause} origins={byPath} />
          {cause.rule === null ? null : (
            <RuleTrial
              key={`${node.screen} ${node.nodeId} ${JSON.stringify(cause.rule)}`}
              rule={cause.rule}
              inputs={cause.inputs}
              tests={cause.tests}
              lead={words.trial.lead}
              reset={words.trial.reset}
            />
          )}
        </Stack>
      ))}
    </Stack>
  );
}
