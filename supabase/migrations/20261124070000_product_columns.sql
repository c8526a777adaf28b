-- What a product is for, and what tells it from others for the same job. All of it may be missing.
-- Things that everybody owns, such as a passport, have neither price nor link.

alter table public.product_details
  -- 'rain-jacket': products with the same job replace each other.
  add column job text check (job ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- Degrees Celsius down to which it keeps warm: the comfort of a sleeping bag, the water of a wetsuit, else the air.
  add column warmth numeric(4, 1) check (warmth between -100 and 100),
  -- Litres that it holds.
  add column volume numeric(6, 2) check (volume >= 0 and volume <> 'NaN'),
  -- The season it is made for; 'three-season' is spring to autumn, null is any.
  add column season text check (season in ('summer', 'three-season', 'winter')),
  alter column price drop not null,
  alter column price_checked_on drop not null,
  alter column affiliate_link drop not null;
