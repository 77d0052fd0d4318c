import { inBoth } from '../../fragments/code.ts'

/** What was asked for, held against the list of groups that may be opened for a while. */
export const READ = inBoth(
  (words) => String.raw`const { groups, longest, security } = $('settings').first().json;
const { email, access, days, reason } = $('request').first().json;
const found = groups.find(({ label }) => label === access);
const length = Math.floor(Number(days));
const address = String(email ?? '').trim().toLowerCase();
const owner = found?.owner === address ? security : found?.owner ?? '';
const asked = { email: address, access, days: length, reason: String(reason ?? '').trim().slice(0, 300), group: found?.id ?? '', owner };
const fault = !found ? '${words.group}' : !(length >= 1 && length <= longest) ? '${words.length}' + longest + '${words.days}' : '';
return [{ json: { ...asked, text: fault } }];`,
  {
    fr: {
      group: 'Cet accès n’est plus dans la liste. Rien n’est ouvert.',
      length: 'Une durée va de 1 à ',
      days: ' jours. Rien n’est ouvert : refaites la demande.',
    },
    en: {
      group: 'This access is no longer on the list. Nothing is open.',
      length: 'A length goes from 1 to ',
      days: ' days. Nothing is open: please ask again.',
    },
  },
)

/** Somebody who is in the group for good must not be taken out of it when the days are over. */
export const GRANT = inBoth(
  (words) => String.raw`const asked = $('read').first().json;
const { zone } = $('settings').first().json;
const person = $('person').first().json;
const row = $input.first().json;
const isRunning = Boolean(row.key) && !row.closed;
const isInside = ($('member').first().json.value ?? []).includes(asked.group);
if (isInside && !isRunning) return [{ json: { what: 'permanent', text: '${words.permanent}' } }];
const wanted = $now.plus({ days: asked.days });
const until = isRunning && DateTime.fromISO(row.until) > wanted ? DateTime.fromISO(row.until) : wanted;
return [{ json: {
  what: 'grant',
  key: person.id + '|' + asked.group,
  person: person.id,
  group: asked.group,
  until: until.toUTC().toISO(),
  shown: until.setZone(zone).toFormat('dd/MM/yyyy HH:mm'),
} }];`,
  {
    fr: { permanent: 'Vous avez déjà cet accès, sans date de fin. Rien n’a changé.' },
    en: { permanent: 'You have this access already, without an end. Nothing was changed.' },
  },
)

/** Those whose time is over and that nobody has closed yet. */
export const DUE = String.raw`return $input.all()
  .filter(({ json }) => json.key && !json.closed && DateTime.fromISO(json.until) <= $now)
  .map(({ json }) => ({ json }));`
