/** Every day of the period is asked who had it; a call-out pushes back the next start of work. */
export const count = (words: {
  readonly nobody: string
  readonly double: string
  readonly rest: string
  readonly hours: string
  readonly unlisted: string
  readonly odd: string
  readonly euros: string
}): string =>
  `${words.euros}const { weekday, weekend, holiday, rest, since, until } = $('settings').first().json;
const holidays = $('holidays').first().json;
const duty = $('duty').all().map(({ json }) => json);
const rows = $input.all().map(({ json }) => json);
const broken = [holidays, ...duty, ...rows].map(({ error }) => error).find((one) => one !== undefined);
if (broken !== undefined) return [{ json: { broken: String(broken.message ?? broken), people: [], points: [], due: '' } }];
const spans = duty.filter((one) => one.start?.date).map((one) => ({ name: one.summary.trim(), from: one.start.date, to: one.end.date }));
const points = [];
const people = new Map();
const of = (name) => { if (!people.has(name)) people.set(name, { name, weekdays: 0, weekends: 0, holidays: 0, amount: 0, hours: 0 }); return people.get(name); };
const onDuty = (day) => spans.filter(({ from, to }) => from <= day && day < to).map(({ name }) => name);
const first = DateTime.fromISO(since);
const length = Math.round(DateTime.fromISO(until).diff(first, 'days').days) + 1;
for (let at = 0; at < length; at += 1) {
  const day = first.plus({ days: at });
  const iso = day.toISODate();
  const names = onDuty(iso);
  if (names.length === 0) points.push(iso + '${words.nobody}');
  if (names.length > 1) points.push(iso + '${words.double}' + names.join(', '));
  const kind = iso in holidays ? ['holidays', holiday] : day.weekday > 5 ? ['weekends', weekend] : ['weekdays', weekday];
  for (const name of names) { const one = of(name); one[kind[0]] += 1; one.amount += kind[1]; }
}
const moment = (value) => DateTime.fromISO(String(value ?? '').trim().replace(' ', 'T'));
for (const { name, start, end } of rows.filter((one) => one.name)) {
  const from = moment(start);
  const to = moment(end);
  if (!from.isValid || !to.isValid || to < from) { points.push(name + '${words.odd}' + start + ' / ' + end); continue; }
  if (from.toISODate() < since || from.toISODate() > until) continue;
  of(name).hours += Math.ceil(to.diff(from, 'minutes').minutes / 15) / 4;
  const night = from.hour < 12 ? from.minus({ days: 1 }).toISODate() : from.toISODate();
  if (!onDuty(from.toISODate()).includes(name) && !onDuty(night).includes(name)) points.push(from.toISODate() + '${words.unlisted}' + name);
  const next = to.hour < 12 ? to.set({ hour: 8, minute: 0 }) : to.plus({ days: 1 }).set({ hour: 8, minute: 0 });
  const gap = next.diff(to, 'hours').hours;
  if (next.weekday < 6 && !(next.toISODate() in holidays) && gap < rest && gap > 0) points.push(next.toISODate() + '${words.rest}' + Math.round(gap * 10) / 10 + '${words.hours}' + name);
}
const list = [...people.values()].sort((a, b) => a.name.localeCompare(b.name));
return [{ json: { broken: '', people: list, points, due: euros(list.reduce((sum, { amount }) => sum + amount, 0)) } }];`
