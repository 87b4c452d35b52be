-- A side takes back its request to end a contract, and may say why it takes a step.
alter table contract_step drop constraint contract_step_step_check;
alter table contract_step add constraint contract_step_step_check check (
  step in (
    'offer', 'accept', 'reject', 'requestEnd', 'agreeEnd', 'declineEnd', 'takeBackEnd', 'autoEnd', 'withdraw'
  )
);
-- What the side wrote for the other to read; null where it wrote nothing.
alter table contract_step add column reason text check (char_length(reason) between 1 and 140);
