/** The position of a shared place, rounded to about a kilometre: more is nobody's business. */
export const READ = String.raw`const { location } = $json.message ?? {};
const known = Number.isFinite(location?.latitude) && Number.isFinite(location?.longitude);
const round = (value) => Math.round(value * 100) / 100;
return { json: { known, chat: $json.message?.chat?.id, ...(known ? { exact: { lat: location.latitude, lon: location.longitude }, lat: round(location.latitude), lon: round(location.longitude) } : {}) } };`

/** What a full tank costs at each station, the way there and back included. */
export const choose = (words: {
  readonly none: string
  readonly near: string
  readonly best: string
  readonly saves: string
  readonly stay: string
  readonly colon: string
  readonly litre: string
  readonly km: string
  readonly tank: string
  readonly of: string
}): string => String.raw`const { fuel, litres, consumption, days } = $('settings').first().json;
const { exact } = $('read').first().json;
const rad = (degrees) => degrees * Math.PI / 180;
// As the crow flies, then a third more: roads bend.
const away = ({ lat, lon }) => {
  const half = Math.sin(rad(lat - exact.lat) / 2) ** 2 + Math.cos(rad(exact.lat)) * Math.cos(rad(lat)) * Math.sin(rad(lon - exact.lon) / 2) ** 2;
  return 12742 * Math.asin(Math.sqrt(half)) * 1.3;
};
const oldest = $now.minus({ days }).toISODate();
const stations = ($json.results ?? []).flatMap((row) => {
  const price = Number(row[fuel + '_prix']);
  const day = String(row[fuel + '_maj'] ?? '').slice(0, 10);
  // A station that says it has run out keeps its last price.
  if (!(price > 0) || !row.geom || day < oldest || row[fuel + '_rupture_debut']) return [];
  const km = away(row.geom);
  return [{ id: row.id, name: [row.adresse, row.ville].filter(Boolean).join(', '), price, day, km, cost: price * litres + 2 * km * consumption / 100 * price }];
}).sort((one, other) => one.cost - other.cost);
if (stations.length === 0) return { json: { count: 0, text: '${words.none}' } };
const near = stations.reduce((one, other) => (other.km < one.km ? other : one));
const comma = euros(0.5).includes(',');
const decimal = (value, digits) => comma ? value.toFixed(digits).replace('.', ',') : value.toFixed(digits);
const line = (label, one) => label + one.name + '${words.colon}' + decimal(one.price, 3) + '${words.litre}' + decimal(one.km, 1) + '${words.km}' + euros(Math.round(one.cost * 100) / 100) + '${words.tank}' + one.day.slice(8) + '/' + one.day.slice(5, 7);
const best = stations[0];
const saved = Math.round((near.cost - best.cost) * 100) / 100;
const text = best.id === near.id
  ? line('', best) + '\n${words.stay}'
  : [line('${words.best}', best), ...stations.slice(1, 3).filter(({ id }) => id !== near.id).map((one) => line('', one)), line('${words.near}', near), '${words.saves}' + euros(saved) + '${words.of}' + litres + ' l'].join('\n');
return { json: { count: stations.length, saved, text } };`
