import { EUROS, inBoth } from '../../fragments/code.ts'

/** One item a variant on sale, with the day's price; drafts and archived products are left out. */
export const VARIANTS = String.raw`const { day } = $('settings').first().json;
return $input.all().flatMap(({ json: product }) => product.status !== 'active' ? [] : (product.variants ?? []).map((variant) => ({ json: {
  variant_id: String(variant.id), day, price: Number(variant.price),
  struck: Number(variant.compare_at_price ?? 0) > Number(variant.price) ? Number(variant.compare_at_price) : null,
  name: product.title + (variant.title && variant.title !== 'Default Title' ? ', ' + variant.title : ''),
} })));`

/** The lowest price of the thirty days before the reduction began, against the price struck out today. */
export const JUDGE = inBoth(
  (words) => String.raw`${words.euros}const { day } = $('settings').first().json;
const names = new Map($('variants').all().map(({ json }) => [json.variant_id, json]));
const failed = $input.all().find(({ json }) => json.error !== undefined);
if (failed) throw new Error(failed.json.message ?? String(failed.json.error));
const rows = new Map();
for (const { json } of $input.all()) if (json.variant_id) rows.set(String(json.variant_id), [...(rows.get(String(json.variant_id)) ?? []), { day: String(json.day).slice(0, 10), price: Number(json.price), struck: json.struck === null ? null : Number(json.struck) }]);
const minus = (from, days) => DateTime.fromISO(from).minus({ days }).toISODate();
const lines = { wrong: [], short: [] };
for (const [id, all] of rows) {
  const known = names.get(id);
  if (!known || known.struck === null) continue;
  const past = all.filter((one) => one.day <= day).sort((one, other) => (one.day < other.day ? 1 : -1));
  const last = past.findIndex(({ struck }) => struck === null);
  const start = past[(last < 0 ? past.length : last) - 1].day;
  const before = past.filter((one) => one.day < start && one.day >= minus(start, 30));
  const since = DateTime.fromISO(start).toFormat('dd/MM/yyyy');
  const lowest = Math.min(...before.map(({ price }) => price));
  // A missing evening may only have been lower: what is too high already stays so.
  if (known.struck <= lowest && before.length < 30) lines.short.push('- ' + known.name + '${words.since}' + since + '${words.days}' + before.length);
  if (known.struck > lowest) lines.wrong.push('- ' + known.name + '${words.struck}' + euros(known.struck) + '${words.lowest}' + euros(lowest) + '${words.since}' + since);
}
const part = (title, all) => all.length > 0 ? [title + ' (' + all.length + ')', ...all] : [];
return [{ json: {
  wrong: lines.wrong.length, short: lines.short.length, monday: $now.setZone('Europe/Paris').weekday === 1,
  text: [...part('${words.wrong}', lines.wrong), ...part('${words.short}', lines.short)].join('\n') || '${words.none}',
} }];`,
  {
    fr: {
      euros: EUROS.fr,
      since: ', remise vue depuis le ',
      days: ', jours connus avant : ',
      struck: ' : barré ',
      lowest: ', plus bas des trente jours ',
      wrong: 'Prix barré trop haut',
      short: 'Pas assez d’historique pour juger',
      none: 'Aucun prix barré à revoir.',
    },
    en: {
      euros: EUROS.en,
      since: ', reduction seen since ',
      days: ', days known before: ',
      struck: ': struck out ',
      lowest: ', lowest of thirty days ',
      wrong: 'Struck-out price too high',
      short: 'Not enough history to judge',
      none: 'No struck-out price to look at.',
    },
  },
)
