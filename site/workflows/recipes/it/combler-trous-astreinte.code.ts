import { inBoth } from '../../fragments/code.ts'

/** Hours that somebody must cover, without those that somebody covers. */
export const CHECK = inBoth(
  (
    words,
  ) => String.raw`const { word, closed, weeks, near, form, zone, gap, who, came } = $('settings').first().json;
const answers = $input.all().map(({ json }) => json);
if (answers.some(({ error }) => error)) return [{ json: came ? { what: 'page', title: '${words.sorry}', text: '${words.unread}' } : { what: 'tell', near: true, text: '${words.blind}' } }];
const local = (value) => DateTime.fromISO(value, { zone });
const held = answers
  .filter((event) => event.start && event.status !== 'cancelled' && String(event.summary ?? '').toLowerCase().includes(word.toLowerCase()))
  .map(({ start, end, summary }) => ({ from: local(start.dateTime ?? start.date), until: local(end.dateTime ?? end.date), summary }))
  .sort((one, other) => one.from - other.from);
const now = $now.setZone(zone);
const gaps = [];
for (let ahead = -1; ahead < weeks * 7; ahead += 1) {
  const day = now.startOf('day').plus({ days: ahead });
  const isOff = day.weekday > 5 || closed.includes(day.toISODate());
  const start = day.set({ hour: isOff ? 8 : 18 });
  const end = day.plus({ days: 1 }).set({ hour: 8 });
  if (end <= now) continue;
  let from = start < now ? now.startOf('hour') : start;
  for (const one of held) {
    if (one.until <= from || one.from >= end) continue;
    if (one.from > from) gaps.push({ from, until: one.from });
    if (one.until > from) from = one.until;
  }
  if (from < end) gaps.push({ from, until: end });
}
const span = ({ from, until }) => from.setLocale('${words.locale}').toFormat('ccc dd/MM HH:mm') + ' → ' + until.setLocale('${words.locale}').toFormat(until.hasSame(from, 'day') ? 'HH:mm' : 'ccc HH:mm');
if (came) {
  const [first, last] = String(gap ?? '').split('-').map(Number);
  if (!first || !last) return [{ json: { what: 'page', title: '${words.sorry}', text: '${words.cut}' } }];
  const wanted = { from: DateTime.fromSeconds(first, { zone }), until: DateTime.fromSeconds(last, { zone }) };
  if (wanted.until <= now) return [{ json: { what: 'page', title: '${words.sorry}', text: span(wanted) + '${words.past}' } }];
  const open = gaps.some(({ from, until }) => from <= (wanted.from < now ? now : wanted.from) && until >= wanted.until);
  if (open) return [{ json: { what: 'book', who, start: wanted.from.toISO(), end: wanted.until.toISO(), text: who + ', ' + span(wanted) } }];
  const holders = held.filter((one) => one.from < wanted.until && one.until > wanted.from).map(({ summary }) => summary);
  return [{ json: { what: 'page', title: '${words.taken}', text: span(wanted) + '${words.colon}' + (holders.join(', ') || '${words.changed}') } }];
}
const soon = gaps.filter(({ from }) => from < now.plus({ days: near }));
const shown = now.weekday === 1 ? gaps : soon;
// Without next year's public holidays their daytime would pass for a working day.
const unlisted = now.weekday === 1 && !closed.some((day) => day > now.plus({ weeks }).toISODate()) ? '\n${words.unlisted}' : '';
if (shown.length === 0 && !unlisted) return [];
const address = (one) => form + '?gap=' + one.from.toUnixInteger() + '-' + one.until.toUnixInteger();
const told = (lineOf) => {
  const more = shown.length > 30 ? ['… + ' + (shown.length - 30)] : [];
  return ['${words.open}' + shown.length, ...shown.slice(0, 30).map((one) => '• ' + span(one) + lineOf(address(one))), ...more].join('\n');
};
return [{ json: { what: 'tell', near: soon.length > 0, text: told((link) => ' <' + link + '|${words.take}>') + unlisted, letter: told((link) => '${words.colon}' + link) + unlisted } }];`,
  {
    fr: {
      sorry: 'Rien n’est noté',
      unread:
        'L’agenda ne répond pas. Réessayez dans un quart d’heure, ou appelez votre responsable.',
      blind: 'Astreinte : l’agenda n’a pas pu être lu, les trous ne sont pas connus ce matin.',
      cut: 'Le lien est incomplet : copiez-le en entier depuis le canal.',
      past: ' : cette garde est passée.',
      taken: 'Déjà prise',
      changed: 'l’horaire a changé, reprenez le lien du dernier message',
      colon: ' : ',
      take: 'je la prends',
      open: 'Gardes d’astreinte sans personne : ',
      unlisted: 'Plus aucun jour férié dans closed au-delà de ces semaines : complétez la liste.',
      locale: 'fr',
    },
    en: {
      sorry: 'Nothing is noted',
      unread:
        'The calendar does not answer. Try again in a quarter of an hour, or ring your manager.',
      blind: 'On call: the calendar could not be read, so gaps are not known this morning.',
      cut: 'The link is incomplete: copy all of it from the channel.',
      past: ': this shift is over.',
      taken: 'Taken already',
      changed: 'the hours have changed, use the link of the latest message',
      colon: ': ',
      take: 'I take it',
      open: 'On-call shifts with nobody: ',
      unlisted: 'No public holiday in closed beyond these weeks: add the next ones.',
      locale: 'en',
    },
  },
)
