-- Rows for a range of accounts, generated inside PostgreSQL, in the order of references: for the accounts numbered from
-- quoin.first to quoin.last. Of a thousand accounts two have 58 investments over ten years, 98 have eight, 700 have three
-- and 200 have none: three on average, with three and a third documents per investment. The five hundredth account is the
-- largest, with one more investment and ten thousand documents.
truncate run, run_investors, run_investments;
insert into run
  select n, pg_temp.made_id('account', n), f.name, l.name,
    (current_setting('quoin.today')::date - 3700 + pg_temp.chance('joined', n, 30)),
    case pg_temp.chance('country', n, 20) when 0 then 'CA' when 1 then 'SG' when 2 then 'CN' else 'US' end
  from generate_series(current_setting('quoin.first')::bigint, current_setting('quoin.last')::bigint) n
  join first_names f on f.number = pg_temp.chance('first', n, 26)
  join last_names l on l.number = pg_temp.chance('last', n, 23);
insert into accounts (id, email, first_name, last_name, password_hash, status, country, birth_date,
    preferred_language, accredited, twofa_on, referral_code, referred_by, created_at, activated_at)
  select account_id, 'person.' || n || '.' || lower(current_setting('quoin.batch')) || '@example.com', first_name, last_name,
    current_setting('quoin.password'), 'activated', country, '1970-01-01',
    case country when 'CN' then 'zh-CN' else 'en' end, true, false, pg_temp.made_id('referral', n),
    case when n % 10 = 5 and n > 10 then pg_temp.made_id('account', n - 5) end,
    pg_temp.moment(joined), pg_temp.moment(joined)
  from run;
insert into run_investors
  select n, 'individual', pg_temp.made_id('investor', n) from run
  union all
  select n, 'ira', pg_temp.made_id('ira', n) from run where n % 10 = 0;
insert into investors (id, account_id, investor_type, name, custodian_name, created_at)
  select investor_id, account_id, kind, first_name || ' ' || last_name,
    case kind when 'ira' then 'Granary Trust Custodians' end, pg_temp.moment(joined)
  from run_investors join run using (n);
insert into run_investments
  select i, n, pg_temp.made_id('investment', i),
    pg_temp.made_id(case when n % 10 = 0 and k % 4 = 3 then 'ira' else 'investor' end, n), numbered_products.id,
    case pg_temp.chance('status', i, 20) when 0 then 'approved' when 1 then 'being_reviewed' when 2 then 'canceled'
      when 3 then 'past' else 'current' end,
    (25 + pg_temp.chance('commitment', i, 400)) * 100000::bigint,
    null, null, null, n % 500 = 0
  from run
  cross join lateral generate_series(0, case when n = 500 then 58 when n % 500 = 0 then 57 when n % 10 = 0 then 7
    when n % 10 in (1, 2) then -1 else 2 end) k
  cross join lateral (select n * 64 + k as i) numbered
  join numbered_products on numbered_products.number = (pg_temp.chance('product', n, 1000) + k)
    % (select count(*) from numbered_products);
update run_investments set (effective, units) = (select v.date, round(commitment / 100.0 / v.unit_price, 6)
    from valuations v where v.product_id = run_investments.product_id
    order by v.date offset case when is_long then (i % 64) * 2 else pg_temp.chance('effective', i, 118) end limit 1)
  where status in ('current', 'past');
update run_investments set started = coalesce(effective, current_setting('quoin.today')::date) - 30;
insert into investments (id, account_id, investor_id, product_id, status, us_person, commitment, transfer_method,
    verbally_confirmed_at, created_at, target_effective_date, effective_date)
  select investment_id, account_id, investor_id, product_id, status, country = 'US', commitment, 'wire',
    pg_temp.moment(started), pg_temp.moment(started), effective, effective
  from run_investments join run using (n);
insert into applications (investment_id, state, version, current_step, values, saved_at)
  select investment_id, 'agreement_signed', 5, 'amount_and_signature',
    current_setting('quoin.application')::jsonb, pg_temp.moment(started) from run_investments;
insert into transactions (id, investment_id, transaction_type, amount, units, date, note, recorded_at)
  select pg_temp.made_id('contribution', i), investment_id, 'funds_received', commitment, units, effective,
    'Wire received', pg_temp.moment(effective)
  from run_investments where effective is not null;
-- A dividend each year, or each quarter of the last ten years.
insert into transactions (id, investment_id, transaction_type, amount, units, date, note, recorded_at)
  select pg_temp.made_id('dividend', i * 64 + q), investment_id, 'dividend', commitment / case when is_long then 80 else 20 end,
    null, paid, 'Dividend', pg_temp.moment(paid)
  from run_investments
  cross join lateral generate_series(1, 40) q
  cross join lateral (select (effective + q * case when is_long then interval '3 months' else interval '1 year' end)::date as paid) day
  where effective is not null and paid <= current_setting('quoin.today')::date;
insert into transactions (id, investment_id, transaction_type, amount, units, date, note, recorded_at)
  select pg_temp.made_id('redeemed', i), investment_id, 'funds_redeemed', commitment, units, last.date,
    'Fund realized; final proceeds', pg_temp.moment(last.date)
  from run_investments
  cross join (select max(date) as date from valuations) last
  where status = 'past';
create temp table run_documents on commit drop as
  select i, n, investment_id, pg_temp.made_id('document', i * 8 + d) as file_id, kind, least(day, current_setting('quoin.today')::date) as day
  from run_investments
  cross join lateral (values
    (0, 'subscription_documents', started + 5), (1, 'investor_statements', started + 100), (2, 'tax_documents', started + 300),
    (3, 'notices_and_requests', started + 200)) document(d, kind, day)
  where d < 3 or i % 3 = 0;
insert into run_documents
  select i, n, investment_id, pg_temp.made_id('statement', i * 1000 + p), 'investor_statements',
    least(started + 100 + p, current_setting('quoin.today')::date)
  from run_investments cross join generate_series(1, 167) p
  where n = 500;
insert into files (id, account_id, name, content_type, size, sha256, pages, store_key, created_at)
  select file_id, pg_temp.made_id('account', n), initcap(replace(kind, '_', ' ')) || ' ' || day || '.pdf', made.content_type,
    made.size, made.sha256, made.pages, made.store_key, pg_temp.moment(day)
  from run_documents cross join made_file made;
insert into documents (file_id, account_id, investment_id, document_type, updated_at)
  select file_id, pg_temp.made_id('account', n), investment_id, kind, pg_temp.moment(day) from run_documents;
insert into file_accesses (id, file_id, account_id, sha256, end_reached, at)
  select upper(left(md5(file_id), 26)), file_id, pg_temp.made_id('account', n), made.sha256, true,
    pg_temp.moment(day)
  from run_documents cross join made_file made where i % 2 = 0;
insert into envelopes (id, account_id, investment_id, kind, status, language, sealed_file_id, viewed_at, signed_at, sent_at, created_at,
    expires_at)
  select pg_temp.made_id('envelope', i), account_id, investment_id, 'subscription_agreement',
    case status when 'canceled' then 'cancelled' else 'signed' end, 'en',
    pg_temp.made_id('document', i * 8), at, at, at, at, at + interval '7 days'
  from run_investments join run using (n) cross join lateral (select pg_temp.moment(started) as at) day;
insert into envelope_signers (envelope_id, place, name, email, consent_version, consent_at, end_reached_at, typed_name, signed_at)
  select pg_temp.made_id('envelope', i), 1, name, email, '1', at, at, name, at
  from run_investments join run using (n) join accounts on accounts.id = account_id
    cross join lateral (select run.first_name || ' ' || run.last_name as name) signer
    cross join lateral (select pg_temp.moment(started) as at) day;
insert into capital_calls (id, account_id, investment_id, status, amount, due_date, notice_file_id, issued_at, settled_at)
  select pg_temp.made_id('call', i), pg_temp.made_id('account', n), investment_id, 'funded', commitment / 4, effective,
    pg_temp.made_id('document', i * 8 + 3), pg_temp.moment(started), pg_temp.moment(effective)
  from run_investments where i % 3 = 0 and effective is not null;
insert into redemptions (id, account_id, investment_id, status, type, amount, redemption_day, update_bank_account,
    requested_at, completed_at)
  select pg_temp.made_id('redemption', i), pg_temp.made_id('account', n), investment_id, 'completed', 'full', commitment,
    effective + 365, false, pg_temp.moment(effective), pg_temp.moment(effective)
  from run_investments where status = 'past';
insert into files (id, account_id, name, content_type, size, sha256, pages, store_key, created_at)
  select pg_temp.made_id('proof', n), account_id, 'Passport.pdf', made.content_type, made.size, made.sha256, made.pages,
    made.store_key, pg_temp.moment(joined)
  from run cross join made_file made;
insert into investor_documents (file_id, account_id, investor_id, document_type, name, declared_size, upload_hash,
    upload_expires_at, received_at)
  select pg_temp.made_id('proof', n), account_id, pg_temp.made_id('investor', n), 'proof_of_id', 'Passport.pdf', made.size,
    md5(account_id), pg_temp.moment(joined), pg_temp.moment(joined)
  from run cross join made_file made;
-- Sessions of the last ninety days, which are kept.
insert into sessions (id, account_id, refresh_hash, rotated_at, created_at, used_at, ends_at, revoked_at)
  select pg_temp.made_id('session', n * 8 + s), account_id, md5(account_id || s), at, at, at, at + interval '1 day', at
  from run cross join generate_series(1, 3) s
  cross join lateral (select pg_temp.moment(current_setting('quoin.today')::date - s * 20) as at) day;
insert into audit_trail (at, actor, act, object, detail)
  select pg_temp.moment(joined), 'account:' || account_id, 'account.register', 'account:' || account_id, '{}' from run
  union all
  select pg_temp.moment(started), 'account:' || pg_temp.made_id('account', n), 'investment.start',
    'investment:' || investment_id, jsonb_build_object('product', product_id) from run_investments;
