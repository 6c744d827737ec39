-- A small world in the tables of the first migration: what every later one finds in a database that is in use.
insert into accounts select 'account-' || n, 'robin.' || n || '@example.com', 'Robin', 'Ashdown', 'hash', 'activated', 'US', 'US',
  '+1202555' || 1000 + n, '1985-04-12', 'en', true, true, '2025-01-01', 'CODE' || n, case when n > 1 then 'account-1' end,
  '2025-01-01', '2025-01-01' from generate_series(1, 100) n;
insert into sessions select 'session-' || n, 'account-' || n, 'refresh-' || n, null, '2025-01-01', '2025-01-01', '2025-01-01', '2025-01-02', null
  from generate_series(1, 100) n;
insert into challenges select 'challenge-' || n, 'phone_code', '+1202555' || 1000 + n, null, 'code', 1, '2025-01-01', '2025-01-01', '2025-01-01', null
  from generate_series(1, 100) n;
insert into sign_in_attempts select 'digest-' || n, 5, '2025-01-01' from generate_series(1, 10) n;
insert into waitlist values ('waiting-1', 'Lin', 'Chen', '2025550100', 'US', 'lin@example.com', '2025-01-01');
insert into products values ('product-1', '{"en": "Harbor", "zh-CN": "海港"}', 'private_credit', 'published', 1, 'harbor', 'low', '["us"]', '["US"]',
  3, 'years', 5000000, 0.08, null, null, '2026-07-01', null, 'Ashlar', null, null, null, 0.01, 'nav', null, 0.1, null, 0, true, '{}', '2025-01-01');
insert into valuations select 'valuation-' || n, 'product-1', date '2025-01-01' + n, 100 + n, '2025-01-01' from generate_series(1, 100) n;
insert into files select 'file-' || n, 'account-' || n, 'Agreement.pdf', 'application/pdf', 1000, 'digest', 1, 'files/file-' || n, '2025-01-01'
  from generate_series(1, 100) n;
insert into investors select 'investor-' || n, 'account-' || n, 'ira', 'Robin Ashdown', 'Harbor Trust', 'v1.a.b.c', '2025-01-01'
  from generate_series(1, 100) n;
insert into investments select 'investment-' || n, 'account-' || n, 'investor-' || n, 'product-1', 'current', null, true, 5000000, 'wire',
  null, '2025-01-01', '2025-02-01', '2025-02-01' from generate_series(1, 100) n;
insert into applications select 'investment-' || n, 'agreement_signed', 5, 'amount_and_signature',
  '{"qualification": {}, "investor_information": {}, "status_and_experience": {}, "upload_files": {}, "amount_and_signature": {}}', '2025-01-01'
  from generate_series(1, 100) n;
insert into envelopes select 'envelope-' || n, 'account-' || n, 'investment-' || n, 'subscription_agreement', 'signed', 'en', 'Robin Ashdown',
  'file-' || n, 'file-' || n, '2025-01', '2025-01-02', '2025-01-02', '2025-01-02', 'Robin Ashdown', '2025-01-02', '2025-01-01', '2025-01-01', '2025-01-08'
  from generate_series(1, 100) n;
insert into documents select 'file-' || n, 'account-' || n, 'investment-' || n, 'subscription_agreements', '2025-01-02' from generate_series(1, 100) n;
insert into transactions select 'transaction-' || n, 'investment-' || n, 'contribution', 5000000, 500, '2025-02-01', '', '2025-02-01'
  from generate_series(1, 100) n;
insert into idempotency_keys values ('account-1', 'answered', 'createInvestor', 'hash', 200, '{}', '2025-01-01'),
  ('account-1', 'abandoned', 'createInvestor', 'hash', null, null, '2025-01-01');
insert into audit_trail (at, actor, act, object, detail)
  select timestamptz '2025-01-01' + n * interval '1 minute', 'account:account-' || n, 'investment.start', 'investment:investment-' || n, '{"us_person": true}'
  from generate_series(1, 100) n;
insert into installation values ('demo_world_seeded_on', '2025-01-01');
insert into outbox (id, channel, "to", subject, text, sent_at) values ('mail-1', 'mail', 'robin.1@example.com', 'Welcome', 'Welcome', '2025-01-01');
insert into request_limits values ('address:1', 1, 1735689600000);
