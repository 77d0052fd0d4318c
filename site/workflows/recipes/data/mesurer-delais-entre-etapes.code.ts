import { CLOSED_DAYS } from '../../fragments/working-days.ts'

const BETWEEN = String.raw`${CLOSED_DAYS}// Nought for the same day, one for the next working day.
const between = (from, to) => {
  let count = 0;
  for (let day = from.startOf('day').plus({ days: 1 }); day <= to && count < 250; day = day.plus({ days: 1 })) if (!closed(day)) count += 1;
  return count;
};
`

/** One line for each pair of steps; a median and a ninetieth percentile, never a mean. */
export const measure = (words: { readonly lost: string; readonly none: string }): string =>
  String.raw`${BETWEEN}const rows = $input.all().map(({ json }) => json);
const { pairs, window } = $('settings').first().json;
if (rows.some(({ error, message, order_id }) => error !== undefined || (message !== undefined && order_id === undefined))) return [{ json: { state: 'lost', text: '${words.lost}' } }];
const zone = $now.zoneName;
const orders = new Map();
for (const { order_id, step, at } of rows) {
  if (order_id === undefined) continue;
  const steps = orders.get(order_id) ?? new Map();
  const time = DateTime.fromISO(at, { zone });
  // A step noted twice counts from its first time.
  if (time.isValid && !(steps.get(step) <= time)) steps.set(step, time);
  orders.set(order_id, steps);
}
if (orders.size === 0) return [{ json: { state: 'none', text: '${words.none}' } }];
const since = $now.minus({ days: window }).startOf('day');
const month = $now.minus({ days: 30 }).startOf('day');
const rank = (sorted, part) => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)];
const lines = pairs.map(({ from, to, days }) => {
  const done = [];
  const stuck = [];
  let odd = 0;
  for (const [id, steps] of orders) {
    const start = steps.get(from);
    const end = steps.get(to);
    if (start && end && end >= start && end >= since) done.push({ days: between(start, end), end });
    else if (end && end >= since) odd += 1;
    else if (start && !end && ![...steps.values()].some((time) => time > start) && between(start, $now) > 2 * days) stuck.push({ id, days: between(start, $now) });
  }
  const sorted = (list) => list.map((one) => one.days).sort((one, other) => one - other);
  const all = sorted(done);
  const late = all.filter((one) => one > days).length;
  const latest = sorted(done.filter(({ end }) => end >= month));
  // Of fewer than ten orders, chance is all that one would see.
  const shown = (value) => (all.length < 10 ? '' : value ?? '');
  stuck.sort((one, other) => other.days - one.days);
  return { week: $now.toFormat("kkkk-'W'WW"), pair: from + ' → ' + to, promise: days, orders: all.length, median: shown(rank(all, 0.5)), ninety: shown(rank(all, 0.9)), recent: latest.length < 10 ? '' : rank(latest, 0.5), late: shown(Math.round((late / all.length) * 100)), odd, stuck: stuck.slice(0, 8).map(({ id, days: waited }) => id + ' (' + waited + ')'), waiting: stuck.length };
});
return [{ json: { state: 'measured', lines } }];`

/** The message: what is slow, and what stands still today. */
export const report = (words: {
  readonly colon: string
  readonly orders: string
  readonly median: string
  readonly days: string
  readonly recent: string
  readonly ninety: string
  readonly late: string
  readonly promise: string
  readonly few: string
  readonly stuck: string
  readonly more: string
  readonly odd: string
  readonly unwritten: string
}): string => String.raw`const lines = $('measure').first().json.lines;
const unwritten = $input.all().some(({ json }) => json.error !== undefined);
const text = lines.map(({ pair, promise, orders, median, ninety, recent, late, odd, stuck, waiting }) => [
  pair + '${words.colon}' + (orders < 10 ? '${words.few}' + orders : orders + '${words.orders}${words.median}' + median + '${words.days}' + (recent === '' ? '' : '${words.recent}' + recent + ')') + '${words.ninety}' + ninety + '${words.late}' + late + '\u00A0%${words.promise}' + promise),
  ...(waiting > 0 ? ['  ${words.stuck}' + stuck.join(', ') + (waiting > stuck.length ? '${words.more}' + (waiting - stuck.length) : '')] : []),
  ...(odd > 0 ? ['  ${words.odd}' + odd] : []),
].join('\n')).join('\n');
return [{ json: { text: text + (unwritten ? '\n\n${words.unwritten}' : ''), waiting: lines.reduce((sum, { waiting }) => sum + waiting, 0) } }];`
