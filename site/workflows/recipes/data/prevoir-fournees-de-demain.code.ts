/** What the same days of the last eight weeks asked for; a shelf empty at noon had asked for more. */
export const forecast = (words: {
  readonly lost: string
  readonly days: string
  readonly colon: string
  readonly batches: string
  readonly asked: string
  readonly to: string
  readonly on: string
  readonly dayWord: string
  readonly short: string
  readonly few: string
  readonly holiday: string
  readonly unread: string
  readonly none: string
}): string => String.raw`const { products, opens, closes, closedDays, closedOn } = $('settings').first().json;
const rows = $input.all().map(({ json }) => json);
if (rows.some(({ error }) => error !== undefined)) return [{ json: { state: 'lost', text: '${words.lost}' } }];
const answer = $('holidays').first().json;
const read = Object.keys(answer).some((day) => /^\d{4}-\d\d-\d\d$/.test(day));
const holiday = (day) => read ? answer[day.toISODate()] : undefined;
const tomorrow = $now.plus({ days: 1 }).startOf('day');
const feast = holiday(tomorrow);
if (closedDays.includes(tomorrow.weekday) || closedOn.includes(feast)) return [{ json: { state: 'closed', day: tomorrow.toISODate() } }];
// A public holiday sells like a Sunday.
const weekday = feast ? 7 : tomorrow.weekday;
const minutes = (hour) => { const [, h, m] = /^(\d{1,2})[:h](\d\d)$/.exec(String(hour ?? '').trim()) ?? []; return h === undefined ? undefined : Number(h) * 60 + Number(m); };
const from = minutes(opens);
const until = minutes(closes);
const since = tomorrow.minus({ weeks: 8 }).toISODate();
const same = rows.filter(({ day }) => {
  const date = DateTime.fromISO(String(day), { zone: $now.zoneName });
  return date.isValid && date.toISODate() >= since && date < tomorrow && date.weekday === weekday && (weekday === 7 || !holiday(date));
});
const lines = products.map(({ name, batch }) => {
  const known = same.filter((row) => row.product === name && Number.isFinite(Number(row.sold)));
  const demands = known.map(({ sold, sold_out }) => {
    const out = minutes(sold_out);
    // Sold out at half time: half as much again at most, as mornings sell more.
    return out > from && out < until ? Number(sold) * Math.min(1.5, (until - from) / (out - from)) : Number(sold);
  }).sort((one, other) => one - other);
  const short = known.filter(({ sold_out }) => minutes(sold_out) < until).length;
  if (demands.length < 3) return { name, days: demands.length };
  const half = demands.length / 2;
  const median = demands.length % 2 === 1 ? demands[Math.floor(half)] : (demands[half - 1] + demands[half]) / 2;
  const batches = Math.ceil(median / batch - 0.1);
  return { name, days: demands.length, batches, bake: batches * batch, batch, low: Math.round(demands[0]), high: Math.round(demands.at(-1)), short };
});
const planned = lines.filter(({ bake }) => bake !== undefined);
const few = lines.filter(({ bake }) => bake === undefined).map(({ name }) => name);
const text = [
  '${words.days}'.split(',')[tomorrow.weekday - 1] + ' ' + tomorrow.toFormat('dd/MM') + (feast ? ' (' + feast + '${words.holiday})' : ''),
  ...planned.map(({ name, bake, batches, batch, low, high, days, short }) => name + '${words.colon}' + bake + ' (' + batches + '${words.batches}' + batch + '${words.asked}' + low + '${words.to}' + high + '${words.on}' + days + '${words.dayWord}' + (short > 0 ? '${words.short}' + short : '') + ')'),
  ...(few.length > 0 ? ['${words.few}' + few.join(', ')] : []),
  ...(read ? [] : ['${words.unread}']),
].join('\n');
return [{ json: planned.length > 0 ? { state: 'plan', day: tomorrow.toISODate(), planned, text } : { state: 'lost', text: '${words.none}' } }];`
