import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { stageAudiences } from '../../protocol/release/stage.ts';
import { Segments } from '../ui/fields/segments.tsx';
import { stageMessages as words } from './stage-messages.ts';
import { readPlan, type StageWords } from './stage-plan.ts';
import { SelectField } from '../ui/fields/form-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface Props {
  readonly plan: StageWords;
  /** The press was tried, so that what is wrong is said. */
  readonly tried: boolean;
  readonly onChange: (plan: StageWords) => void;
}

function AudienceField({ plan, onChange }: Omit<Props, 'tried'>) {
  return (
    <SelectField
      flex="1 1 12rem"
      width="auto"
      label={words.audience}
      value={plan.audience}
      options={stageAudiences.map((value) => ({ value, label: words.audiences[value] }))}
      onChange={(audience) => onChange({ ...plan, audience })}
    />
  );
}

function PlanFields({ plan, tried, onChange }: Props) {
  const read = readPlan(plan);
  const wrong = tried && 'wrong' in read ? read.wrong : null;
  return (
    <Stack gap="4">
      <Text color="fg.muted">{words.lead}</Text>
      <Flex gap="4" wrap="wrap" align="start">
        <TextField
          flex="1 1 12rem"
          width="auto"
          label={words.share}
          hint={words.shareHint}
          fault={wrong === 'share' ? words.shareWrong : null}
          inputMode="numeric"
          maxLength={3}
          value={plan.share}
          onChange={(share) => onChange({ ...plan, share })}
        />
        <AudienceField plan={plan} onChange={onChange} />
      </Flex>
      <TextField
        label={words.accounts}
        hint={words.accountsHint}
        rows={2}
        maxLength={4_000}
        value={plan.accounts}
        onChange={(accounts) => onChange({ ...plan, accounts })}
      />
      <TextField
        label={words.haltAfter}
        hint={words.haltHint}
        fault={wrong === 'haltAfter' ? words.haltWrong : null}
        inputMode="numeric"
        maxLength={5}
        value={plan.haltAfter}
        onChange={(haltAfter) => onChange({ ...plan, haltAfter })}
      />
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
