-- Who may do what: visitors (anon, and authenticated, which the application never uses) read the
-- lists and the active products, and nothing else. A hosted project grants them everything on a new
-- table, so all of that is taken back first.

alter table public.terrains enable row level security;
alter table public.climates enable row level security;
alter table public.activities enable row level security;
alter table public.product_details enable row level security;

revoke all on public.terrains, public.climates, public.activities, public.product_details
  from public, anon, authenticated;
revoke all on sequence public.terrains_id_seq, public.climates_id_seq, public.activities_id_seq
  from public, anon, authenticated;

grant select on public.terrains, public.climates, public.activities, public.product_details
  to anon, authenticated;

create policy "Visitors read terrains" on public.terrains
  for select to anon, authenticated using (true);
create policy "Visitors read climates" on public.climates
  for select to anon, authenticated using (true);
create policy "Visitors read activities" on public.activities
  for select to anon, authenticated using (true);
create policy "Visitors read active products" on public.product_details
  for select to anon, authenticated using (status = 'active');
