-- Temporary tables and functions of accounts.sql, for this connection only.
create function pg_temp.made_id(kind text, n bigint) returns text language sql stable as $$
  select upper(left(md5(current_setting('quoin.batch') || kind || n), 26)) $$;
-- A deterministic pseudo-random number below a limit.
create function pg_temp.chance(kind text, n bigint, below int) returns int language sql immutable as $$
  select (hashint8extended(n, hashtext(kind)) & 2147483647)::int % below $$;
create function pg_temp.moment(day date) returns timestamptz language sql immutable as $$
  select (day + interval '15 hours') at time zone 'UTC' $$;
create temp table numbered_products as select id, row_number() over (order by position) - 1 as number from products;
create temp table first_names as select name, row_number() over () - 1 as number from unnest(array[
  'Ada', 'Bruno', 'Celia', 'Dmitri', 'Elena', 'Farid', 'Greta', 'Hiro', 'Ines', 'Jonas', 'Keiko', 'Liam', 'Mira', 'Nadia',
  'Omar', 'Priya', 'Quentin', 'Rosa', 'Stefan', 'Tara', 'Umar', 'Vera', 'Wei', 'Xenia', 'Yusuf', 'Zoe']) as name;
create temp table last_names as select name, row_number() over () - 1 as number from unnest(array[
  'Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Ginkgo', 'Hazel', 'Ivy', 'Juniper', 'Kapok', 'Larch', 'Maple',
  'Nutmeg', 'Oak', 'Pine', 'Quince', 'Rowan', 'Spruce', 'Tamarind', 'Willow', 'Yew', 'Zelkova']) as name;
create temp table made_file (store_key text, content_type text, size int, sha256 text, pages int);
create temp table run (n bigint, account_id text, first_name text, last_name text, joined date, country text);
create temp table run_investors (n bigint, kind text, investor_id text);
create temp table run_investments (
  i bigint, n bigint, investment_id text, investor_id text, product_id text, status text, commitment bigint,
  effective date, started date, units numeric, is_long boolean);
