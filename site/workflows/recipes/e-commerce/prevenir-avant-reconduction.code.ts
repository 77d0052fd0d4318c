/** Yearly subscriptions that go on by themselves, with the last day on which one may refuse. */
export const DUE = String.raw`const { soonest, latest, notice } = $('settings').first().json;
const pages = $input.all().map(({ json }) => json);
const failed = pages.find(({ error }) => error !== undefined);
if (failed) throw new Error(failed.error.message ?? String(failed.error));
const today = $now.setZone('Europe/Paris').startOf('day');
const text = (value) => String(value ?? '').replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);
return pages.flatMap(({ data }) => data ?? []).flatMap((one) => {
  const items = one.items?.data ?? [];
  const yearly = items.some(({ price }) => price?.recurring?.interval === 'year');
  const ends = items.map(({ current_period_end }) => current_period_end).concat(one.current_period_end ?? []).filter(Boolean);
  if (one.status !== 'active' || !yearly || one.cancel_at_period_end || one.cancel_at || ends.length === 0) return [];
  const end = DateTime.fromSeconds(Math.min(...ends), { zone: 'Europe/Paris' }).startOf('day');
  const until = end.minus({ days: 1 + notice });
  const days = Math.round(until.diff(today, 'days').days);
  if (days < 0 || days > latest) return [];
  const customer = typeof one.customer === 'object' && one.customer !== null && !one.customer.deleted ? one.customer : {};
  const kind = days < soonest ? 'late' : customer.email ? 'write' : 'blind';
  return [{ json: {
    kind, subscription: one.id, end: end.toISODate(), email: customer.email ?? '', days,
    name: text(customer.name), plan: text(items.map(({ price }) => price?.nickname).filter(Boolean).join(' + ')),
    endShown: end.toFormat('dd/MM/yyyy'), untilShown: until.toFormat('dd/MM/yyyy'),
  } }];
});`
