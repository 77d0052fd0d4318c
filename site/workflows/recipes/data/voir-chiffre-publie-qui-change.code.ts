/** A month that is over, written 2026-10. */
export const MONTH = String.raw`const month = String($('publish').first().json.month ?? '').trim();
const valid = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) && month < $now.toFormat('yyyy-MM');
return { json: { month, valid, who: String($('publish').first().json.who ?? '').trim().slice(0, 60) } };`

/** The last row of each month counts: a month published again replaces itself. */
export const LAST = String.raw`const rows = $input.all().map(({ json }) => json);
const failed = rows.find(({ error }) => error !== undefined);
const last = new Map(rows.filter(({ month, cents }) => /^\d{4}-\d\d$/.test(String(month)) && cents !== '' && Number.isFinite(Number(cents))).map((row) => [row.month, row]));
const published = [...last.values()].sort((one, other) => (one.month < other.month ? -1 : 1)).slice(-24)
  .map(({ month, cents, invoices, published_on, by }) => ({ month, cents: Number(cents), invoices: Number(invoices), on: String(published_on), by }));
return [{ json: { failed: failed !== undefined, published, months: published.map(({ month }) => month).join(',') } }];`

/** The database today beside what was published. */
export const compare = (words: {
  readonly sheet: string
  readonly none: string
  readonly base: string
  readonly colon: string
  readonly published: string
  readonly invoices: string
  readonly on: string
  readonly by: string
  readonly now: string
  readonly gap: string
}): string => String.raw`const { failed, published } = $('last').first().json;
const rows = $input.all().map(({ json }) => json).filter(({ month }) => month);
const reason = failed ? '${words.sheet}' : published.length === 0 ? '${words.none}' : rows.length === 0 ? '${words.base}' : '';
if (reason) return [{ json: { state: 'broken', text: reason } }];
const now = new Map(rows.map(({ month, cents, invoices }) => [month, { cents: Number(cents), invoices: Number(invoices) }]));
const signed = (cents) => (cents < 0 ? '-' : '+') + euros(Math.abs(cents) / 100);
const changed = published.flatMap((was) => {
  const is = now.get(was.month) ?? { cents: 0, invoices: 0 };
  if (is.cents === was.cents && is.invoices === was.invoices) return [];
  const line = was.month + '${words.colon}${words.published}' + euros(was.cents / 100) + ' (' + was.invoices + '${words.invoices})${words.on}' + was.on.slice(0, 10) + '${words.by}' + (was.by || '?') + '${words.now}' + euros(is.cents / 100) + ' (' + is.invoices + ')${words.gap}' + signed(is.cents - was.cents);
  return [{ month: was.month, on: was.on, gap: is.cents - was.cents, line }];
});
return [{ json: { state: changed.length > 0 ? 'changed' : 'same', changed, looked: changed.map(({ month }) => month).join(','), since: changed.map(({ on }) => on).join(',') } }];`

/** Rows touched since: five a month, the largest first. */
export const explain = (words: {
  readonly touched: string
  readonly none: string
  readonly unread: string
  readonly more: string
}): string => String.raw`const { changed } = $('compare').first().json;
const rows = $input.all().map(({ json }) => json);
const read = !rows.some(({ error, looked }) => error !== undefined || looked !== undefined);
const text = changed.map(({ month, on, line }) => {
  const touched = rows.filter((row) => row.month === month && new Date(row.updated_at) > new Date(on));
  const some = touched.slice(0, 5).map(({ number, cents }) => number + ' (' + (cents < 0 ? '-' : '') + euros(Math.abs(cents) / 100) + ')').join(', ');
  const why = !read ? '${words.unread}' : touched.length === 0 ? '${words.none}' : '${words.touched}' + some + (touched.length > 5 ? '${words.more}' + (touched.length - 5) : '');
  return '- ' + line + '\n  ' + why;
}).join('\n');
return [{ json: { text, months: changed.length } }];`
