/** The ten whose turn it is: the dearest every month, the cheapest twice a year. */
export const pick = (words: {
  readonly unread: string
  readonly none: string
  readonly head: string
  readonly late: string
  readonly never: string
}): string =>
  String.raw`const rows = $('stock').all().map(({ json }) => json);
const { perDay, every, link } = $('settings').first().json;
if (rows.some(({ error }) => error !== undefined)) return [{ json: { chosen: [], text: '${words.unread}' } }];
const known = rows.filter(({ ref, active }) => ref && active !== false)
  .map(({ ref, label, place, qty, cost, counted_on }) => ({ ref, label, place, value: Math.max(0, Number(qty) * Number(cost)), counted: String(counted_on ?? '').slice(0, 10) }))
  .sort((one, other) => other.value - one.value);
if (known.length === 0) return [{ json: { chosen: [], text: '${words.none}' } }];
const total = known.reduce((sum, { value }) => sum + value, 0);
const today = $now.startOf('day');
let sum = 0;
const ranked = known.map((one) => {
  // Class A is the first 80 per cent of the value, B the next 15, C the rest.
  const days = total === 0 || sum >= total * 0.95 ? every.c : sum >= total * 0.8 ? every.b : every.a;
  sum += one.value;
  const since = one.counted ? Math.floor(today.diff(DateTime.fromISO(one.counted, { zone: $now.zoneName }), 'days').days) : days * 2;
  return { ...one, days, since, due: since / days };
}).sort((one, other) => other.due - one.due || other.value - one.value);
const chosen = ranked.slice(0, perDay);
const late = ranked.filter(({ due }) => due > 1).length;
// In the order of the shelves, and without the quantity that is expected.
const lines = [...chosen].sort((one, other) => String(one.place ?? '').localeCompare(String(other.place ?? ''))).map(({ ref, label, place, counted }) => '- ' + (place || '?') + ' | ' + ref + ' | ' + label + (counted ? '' : '${words.never}'));
return [{ json: { chosen: chosen.map(({ ref }) => ref), late, text: '${words.head}' + '\n' + lines.join('\n') + '\n' + link + '\n${words.late}' + late } }];`

/** A count against the stock; one unit, or one per cent, is let through. */
export const COUNT = String.raw`const typed = $('count').first().json;
const rows = $('stock').all().map(({ json }) => json);
if (rows.some(({ error }) => error !== undefined)) return [{ json: { state: 'unread' } }];
const ref = String(typed.ref ?? '').trim().toUpperCase();
const row = rows.find((one) => String(one.ref ?? '').trim().toUpperCase() === ref);
const counted = Number(typed.counted);
if (!row || !(counted >= 0)) return [{ json: { state: 'unknown', ref } }];
const gap = Math.round((counted - Number(row.qty)) * 1000) / 1000;
const allowed = Math.max($('settings').first().json.tolerance, Math.abs(Number(row.qty)) * 0.01);
const close = Math.abs(gap) <= allowed;
return [{ json: { state: close ? 'close' : 'gap', row: row.id, ref: row.ref, label: row.label, place: row.place ?? '?', qty: Number(row.qty), cost: Number(row.cost), counted, allowed, gap, who: String(typed.who ?? '').trim().slice(0, 60) } }];`

/** The second count decides what the first one was worth. */
export const settle = (words: {
  readonly agree: string
  readonly differ: string
  readonly place: string
  readonly stock: string
  readonly first: string
  readonly second: string
  readonly gap: string
  readonly by: string
}): string => String.raw`const one = $('judge').first().json;
const second = Number($json.again);
// Five thousand screws are never counted twice alike: the same tolerance holds.
const agreed = Math.abs(second - one.counted) <= one.allowed;
const gap = Math.round((second - one.qty) * 1000) / 1000;
const worth = (gap < 0 ? '-' : '') + euros(Math.round(Math.abs(gap * one.cost) * 100) / 100);
return { json: { ...one, second, agreed, gap, text: (agreed ? '${words.agree}' : '${words.differ}') + one.ref + ' (' + one.label + ')${words.place}' + one.place + '${words.stock}' + one.qty + '${words.first}' + one.counted + '${words.second}' + second + '${words.gap}' + gap + ' (' + worth + ')${words.by}' + one.who } };`
