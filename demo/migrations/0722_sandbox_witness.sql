-- What the sandbox of the second party to lottery draws keeps to itself.
create table sandbox_witness (
  name text primary key,
  -- 32 bytes, hexadecimal
  secret text not null
);
