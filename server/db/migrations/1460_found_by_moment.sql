-- What is deleted after its time is found without reading the whole table.
create index owner_proof_expires on owner_proof (expires_at);
create index feedback_created on feedback (created_at);
