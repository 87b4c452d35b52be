import { Box, Field, Flex, Input, NativeSelect, Stack, Text, Textarea } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { stageAudiences } from '../../protocol/release/stage.ts';
import { Segments } from '../ui/fields/segments.tsx';
import { stageMessages as words } from './stage-messages.ts';
import { readPlan, toAudience, type StageWords } from './stage-plan.ts';

interface Props {
  readonly plan: StageWords;
  /** The press was tried, so that what is wrong is said. */
  readonly tried: boolean;
  readonly onChange: (plan: StageWords) => void;
}

function Entry(props: {
  readonly label: string;
  readonly hint: string;
  readonly wrong: string | null;
  readonly children: ReactNode;
}) {
  return (
    <Field.Root invalid={props.wrong !== null} flex="1 1 12rem" width="auto">
      <Field.Label>{props.label}</Field.Label>
      {props.children}
      <Field.HelperText>{props.hint}</Field.HelperText>
      <Field.ErrorText>{props.wrong}</Field.ErrorText>
    </Field.Root>
  );
}

function AudienceField({ plan, onChange }: Omit<Props, 'tried'>) {
  return (
    <Field.Root flex="1 1 12rem" width="auto">
      <Field.Label>{words.audience}</Field.Label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          value={plan.audience}
          onChange={(event) => onChange({ ...plan, audience: toAudience(event.target.value) })}
        >
          {stageAudiences.map((audience) => (
            <option key={audience} value={audience}>
              {words.audiences[audience]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

function PlanFields({ plan, tried, onChange }: Props) {
  const read = readPlan(plan);
  const wrong = tried && 'wrong' in read ? read.wrong : null;
  return (
    <Stack gap="4">
      <Text color="fg.muted">{words.lead}</Text>
      <Flex gap="4" wrap="wrap" align="start">
        <Entry label={words.share} hint={words.shareHint} wrong={wrong === 'share' ? words.shareWrong : null}>
          <Input
            size="sm"
            inputMode="numeric"
            maxLength={3}
            value={plan.share}
            onChange={(event) => onChange({ ...plan, share: event.target.value })}
          />
        </Entry>
        <AudienceField plan={plan} onChange={onChange} />
      </Flex>
      <Field.Root>
        <Field.Label>{words.accounts}</Field.Label>
        <Textarea
          rows={2}
          maxLength={4_000}
          value={plan.accounts}
          onChange={(event) => onChange({ ...plan, accounts: event.target.value })}
        />
        <Field.HelperText>{words.accountsHint}</Field.HelperText>
      </Field.Root>
      <Entry
        label={words.haltAfter}
        hint={words.haltHint}
        wrong={wrong === 'haltAfter' ? words.haltWrong : null}
      >
        <Input
          size="sm"
          width="24"
          inputMode="numeric"
          maxLength={5}
          value={plan.haltAfter}
          onChange={(event) => onChange({ ...plan, haltAfter: event.target.value })}
        />
      </Entry>
    </Stack>
  );
}

/** Whether all visitors get a release immediately or a part of them first, and which. */
export function StageForm(props: Props) {
  const { plan, onChange } = props;
  return (
    <Stack gap="4">
      <Box width="fit-content">
        <Segments
          label={words.who}
          value={plan.isStaged ? 'stage' : 'all'}
          segments={[
            { value: 'all', label: words.toAll },
            { value: 'stage', label: words.toStage },
          ]}
          onChange={(value) => onChange({ ...plan, isStaged: value === 'stage' })}
        />
      </Box>
      {plan.isStaged ? <PlanFields {...props} /> : null}
    </Stack>
  );
}
