import { inBoth } from '../../fragments/code.ts'

/** Kilos by material over the parcels that left in the period; what the sheet does not know is named. */
export const COUNT = inBoth(
  (words) => String.raw`const { countries, box } = $('settings').first().json;
const form = $('period').first().json;
const [from, to] = [form.from, form.to].map((day) => DateTime.fromISO(String(day).slice(0, 10), { zone: 'Europe/Paris' }));
const orders = $('orders').all().map(({ json }) => json);
const rows = $input.all().map(({ json }) => json);
const failed = [...orders, ...rows].find(({ error }) => error !== undefined);
const number = (value) => Number(String(value ?? '').replace(/\s/g, '').replace(',', '.'));
const shown = (value) => String(Math.round(value * 1000) / 1000).replace('.', '${words.point}');
const known = new Map();
const wrong = [];
for (const row of rows) {
  const reference = String(row['${words.reference}'] ?? '').trim().toUpperCase();
  const material = String(row['${words.material}'] ?? '').trim().toLowerCase();
  const grams = number(row['${words.grams}']);
  if (!reference) continue;
  if (!material || String(row['${words.grams}'] ?? '').trim() === '' || !(grams >= 0)) wrong.push(reference);
  else known.set(reference, [...(known.get(reference) ?? []), { material, grams }]);
}
const sent = orders.filter(({ id, date_completed_gmt, shipping, billing }) => {
  if (!id || !date_completed_gmt) return false;
  const day = DateTime.fromISO(date_completed_gmt + 'Z').setZone('Europe/Paris');
  return day >= from && day < to.plus({ days: 1 }) && countries.includes(shipping?.country || billing?.country);
});
const sums = new Map();
const add = (material, grams, units) => { const one = sums.get(material) ?? { grams: 0, units: 0 }; sums.set(material, { grams: one.grams + grams * units, units: one.units + units }); };
const missing = new Map();
for (const order of sent) {
  for (const { material, grams } of box) if (grams > 0) add(material, grams, 1);
  for (const { sku, name, quantity } of order.line_items ?? []) {
    const reference = String(sku ?? '').trim().toUpperCase();
    const parts = known.get(reference);
    if (!parts) missing.set(reference || name, (missing.get(reference || name) ?? 0) + quantity);
    else for (const { material, grams } of parts) if (grams > 0) add(material, grams, quantity);
  }
}
const totals = [...sums].map(([material, { grams, units }]) => ({ material, units, kilos: Math.round(grams) / 1000 })).sort((one, other) => other.kilos - one.kilos);
const why = failed ? String(failed.error.message ?? failed.error) : !(to >= from) || to >= $now.setZone('Europe/Paris').startOf('day') ? '${words.period}' : known.size === 0 ? '${words.empty}' : sent.length === 0 ? '${words.none}' : '';
const name = from.toFormat('yyyy-MM-dd') + '_' + to.toFormat('yyyy-MM-dd');
return [{ json: {
  kind: why ? 'stop' : 'ready', why, parcels: sent.length, missing: missing.size, totals, file: '${words.file}' + name + '.csv',
  csv: '\uFEFF' + ['${words.head}', ...totals.map((one) => [one.material, one.units, shown(one.kilos)].join(';'))].join('\r\n'),
  text: [
    '${words.parcels}' + sent.length,
    ...totals.map((one) => '- ' + one.material + '${words.colon}' + shown(one.kilos) + ' kg (' + one.units + ')'),
    ...(missing.size > 0 ? ['', '${words.missing}', ...[...missing].map(([reference, units]) => '- ' + reference + ' × ' + units)] : []),
    ...(wrong.length > 0 ? ['', '${words.wrong}' + [...new Set(wrong)].join(', ')] : []),
  ].join('\n'),
} }];`,
  {
    fr: {
      point: ',',
      colon: ' : ',
      reference: 'Référence',
      material: 'Matière',
      grams: 'Grammes',
      period: 'La période doit être passée, et finir après son début.',
      empty: 'La feuille ne donne aucun poids lisible.',
      none: 'Aucune commande terminée dans cette période pour ces pays.',
      head: 'Matière;Unités;Kilos',
      file: 'emballages_',
      parcels: 'Colis partis : ',
      missing: 'INCOMPLET : références absentes de la feuille',
      wrong: 'Lignes illisibles de la feuille : ',
    },
    en: {
      point: '.',
      colon: ': ',
      reference: 'Reference',
      material: 'Material',
      grams: 'Grams',
      period: 'The period has to be over, and to end after its start.',
      empty: 'The sheet gives no weight that can be read.',
      none: 'No order completed in this period for these countries.',
      head: 'Material;Units;Kilos',
      file: 'packaging_',
      parcels: 'Parcels sent: ',
      missing: 'INCOMPLETE: references that the sheet lacks',
      wrong: 'Rows of the sheet that cannot be read: ',
    },
  },
)
