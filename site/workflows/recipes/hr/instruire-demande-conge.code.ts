import { inBoth } from '../../fragments/code.ts'

/** Whole days on which the firm works; events of the leave calendar end on the day after. */
const count = (words: {
  readonly unknown: string
  readonly none: string
  readonly short: string
  readonly twice: string
  readonly colon: string
  readonly silent: string
}): string =>
  `const { most, notice } = $('settings').first().json;
const { email, from, to } = $('request').first().json;
const own = (one) => String(one).trim().toLowerCase();
const rows = $('balance').all().map(({ json }) => json);
const person = rows.find((one) => one.email && own(one.email) === own(email));
const holidays = $('holidays').first().json;
const events = $input.all().map(({ json }) => json);
// Out of reach, Baserow hands back what it was asked, without an error.
const silent = rows.find((one) => one.error === undefined && one.id === undefined && Object.keys(one).length > 0);
const broken = [...rows, ...events].find(({ error }) => error !== undefined) ?? (silent && { error: '${words.silent}' });
const away = events.filter(({ start }) => start?.date);
const days = [];
const last = DateTime.fromISO(to);
for (let day = DateTime.fromISO(from); day <= last && days.length < 60; day = day.plus({ days: 1 }))
  if (day.weekday < 6 && !(day.toISODate() in holidays)) days.push(day.toISODate());
const full = days
  .map((day) => ({ day, who: away.filter(({ start, end }) => start.date <= day && day < end.date).map(({ summary }) => summary) }))
  .filter(({ who }) => who.length >= most)
  .map(({ day, who }) => day + '${words.colon}' + who.join(', '));
const left = person ? Number(person.balance) - days.length : 0;
const taken = person && days.some((day) => away.some(({ summary, start, end }) => own(summary) === own(person.name) && start.date <= day && day < end.date));
const fault = !person ? '${words.unknown}' : days.length === 0 ? '${words.none}' : taken ? '${words.twice}' : left < 0 ? '${words.short}' : '';
const lead = Math.floor(DateTime.fromISO(from).diff($now.startOf('day'), 'days').days);
return [{ json: {
  state: broken ? 'broken' : fault ? 'no' : 'ask',
  ...(broken && { error: broken.error }),
  fault, days: days.length, left, lead, late: lead < notice, full,
  id: person?.id ?? 0, name: person?.name ?? email, manager: person?.manager ?? '',
  until: last.plus({ days: 1 }).toISODate(),
} }];`

export const COUNT = inBoth(count, {
  fr: {
    unknown: 'adresse inconnue du registre',
    none: 'aucun jour ouvré dans cette période',
    short: 'solde insuffisant',
    twice: 'congé déjà accordé ces jours-là',
    colon: ' : ',
    silent: 'Le registre ne répond pas',
  },
  en: {
    unknown: 'address unknown to the register',
    none: 'no working day in that period',
    short: 'balance too low',
    twice: 'leave already granted on those days',
    colon: ': ',
    silent: 'The register does not answer',
  },
})
