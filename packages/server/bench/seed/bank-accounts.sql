-- $1: ids, $2: encrypted numbers, in the order of the accounts.
insert into bank_accounts (id, account_id, method, details, number, created_at, changed_at)
select bank.id, account_id, 'ach', jsonb_build_object('country', 'US', 'account_holder', first_name || ' ' || last_name,
  'bank_name', 'Granary Bank', 'account_type', 'checking', 'aba_ach', '011000015'), bank.number, pg_temp.moment(joined), pg_temp.moment(joined)
from unnest($1::text[], $2::text[]) with ordinality bank(id, number, place)
join (select *, row_number() over (order by n) as place from run) numbered using (place)
