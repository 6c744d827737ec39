-- Partitions the tables that grow forever: files, documents and file_accesses into 32 hash partitions, the audit log into
-- ranges of 100 million rows. Not needed below that number. Queries do not change. How to run it: docs/scaling.md,
-- "Partitions". It copies the tables, so it needs the same disk space again. Stop the servers while it runs.
begin;
set local lock_timeout = '10s';
lock table files, documents, file_accesses, audit_trail in access exclusive mode;

-- Reads dependent objects from the catalogue, and creates them again at the end.
create temporary table remade (step int, definition text) on commit drop;
insert into remade
  select 1, pg_get_functiondef('audit_hash(text, audit_trail)'::regprocedure) -- takes a row of the audit log
  union all
  select 2, indexdef from pg_indexes
  where tablename in ('files', 'documents', 'file_accesses', 'audit_trail') and indexdef not like 'CREATE UNIQUE%'
  union all
  select 3, pg_get_triggerdef(oid) from pg_trigger
  where not tgisinternal and tgrelid in ('files'::regclass, 'documents'::regclass, 'file_accesses'::regclass, 'audit_trail'::regclass)
  union all
  select 4, format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint
  where contype = 'f' and (
    confrelid in ('files'::regclass, 'documents'::regclass, 'file_accesses'::regclass, 'audit_trail'::regclass)
    or conrelid in ('files'::regclass, 'documents'::regclass, 'file_accesses'::regclass, 'audit_trail'::regclass));

do $$
declare
  one record;
begin
  for one in
    select conrelid::regclass as on_table, conname from pg_constraint
    where contype = 'f' and confrelid in ('files'::regclass, 'documents'::regclass, 'file_accesses'::regclass, 'audit_trail'::regclass)
  loop
    execute format('alter table %s drop constraint %I', one.on_table, one.conname);
  end loop;
end $$;
drop function audit_hash(text, audit_trail);

alter table files rename to files_whole;
alter table documents rename to documents_whole;
alter table file_accesses rename to file_accesses_whole;
alter table audit_trail rename to audit_trail_whole;

create table files (like files_whole including defaults) partition by hash (id);
create table documents (like documents_whole including defaults) partition by hash (account_id);
create table file_accesses (like file_accesses_whole including defaults) partition by hash (account_id);
create table audit_trail (like audit_trail_whole including defaults) partition by range (seq);

do $$
declare
  parts constant int := 32;
  rows_of_log constant bigint := 100000000;
  name text;
begin
  foreach name in array array['files', 'documents', 'file_accesses'] loop
    for part in 0 .. parts - 1 loop
      execute format('create table %I partition of %I for values with (modulus %s, remainder %s)',
        name || '_' || part, name, parts, part);
    end loop;
  end loop;
  -- Enough for a billion more rows. Later rows go to the last partition.
  for part in 0 .. (select coalesce(max(seq), 0) / rows_of_log + 10 from audit_trail_whole) loop
    execute format('create table %I partition of audit_trail for values from (%s) to (%s)',
      'audit_trail_' || part, part * rows_of_log, (part + 1) * rows_of_log);
  end loop;
  create table audit_trail_rest partition of audit_trail default;
end $$;

insert into files select * from files_whole;
insert into documents select * from documents_whole;
insert into file_accesses select * from file_accesses_whole;
insert into audit_trail select * from audit_trail_whole;
alter sequence audit_trail_seq_seq owned by audit_trail.seq;
drop table documents_whole, files_whole, file_accesses_whole, audit_trail_whole;

-- A unique index of a partitioned table must include the partition key.
alter table files add constraint files_pkey primary key (id);
alter table documents add constraint documents_pkey primary key (file_id, account_id);
alter table file_accesses add constraint file_accesses_pkey primary key (id, account_id);
alter table audit_trail add constraint audit_trail_pkey primary key (seq);
create index audit_trail_position on audit_trail (position);
do $$
declare
  one record;
begin
  for one in select definition from remade order by step loop
    execute one.definition;
  end loop;
end $$;
commit;
analyze files, documents, file_accesses, audit_trail;
