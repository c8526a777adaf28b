import { test } from 'vitest';
import { stopFigures } from '#src/domain/stops/route-weather.ts';
import { VIENNA_KRAKOW_TALLINN, plannedRoute } from '#tests/helpers/planned-route.ts';
import { writeFileSync } from 'node:fs';
test('p', async () => {
  const r = await plannedRoute(VIENNA_KRAKOW_TALLINN);
  writeFileSync('/tmp/rtools/route.json', JSON.stringify(r));
  console.log((r.stops ?? []).map((s) => { const f = stopFigures(s)!; return [f.high, f.low, f.wetDays, f.midnight, f.dailyMm]; }));
  const w = r.wordings.en!.recommendation.sections;
  for (const c of w.recommendedEquipment.categories) for (const p of c.products) console.log(c.part, '|', c.name, '|', p.name, p.quantity, '|', p.job, '|', p.shortReason, '|', p.reason, '|', (p.stops ?? []).map((s) => `${s.at}:${s.quantity}:${s.shortReason}`).join(' ; '));
}, 100000);
