import { inBoth } from '../../fragments/code.ts'

/** Each alert on its own: n8n remembers those told, whichever others of its group begin or end. */
export const READ = String.raw`const { status, alerts } = $('alert').first().json.body ?? {};
const firing = status === 'firing' ? (alerts ?? []).filter((one) => one.status === 'firing') : [];
const [first] = firing.map(({ startsAt }) => startsAt).sort();
const from = first && DateTime.fromISO(first).minus({ hours: $('settings').first().json.hours }).toUTC().toISO();
return firing.map(({ labels, fingerprint, startsAt }) => ({ json: { service: String(labels?.service ?? labels?.job ?? '?'), name: String(labels?.alertname ?? '?'), since: startsAt, from, key: fingerprint + '|' + startsAt } }));`

/** One fault a service, from its first alert; what was done before, the same service first, then the nearest in time. */
export const RANK = inBoth(
  (words) => String.raw`const { hours, zone, services } = $('settings').first().json;
const merged = $('merged').all().map(({ json }) => json);
const planned = $('planned').all().map(({ json }) => json);
const journal = $('journal').all().map(({ json }) => json);
const plain = (text) => String(text ?? '').replace(/[<>&*_~|]/g, ' ').replace(/\s+/g, ' ').trim().slice(0, 100);
const wordsOf = (service) => (services.find(({ name }) => name === service)?.words ?? [service]).map((word) => word.toLowerCase());
const unread = [[merged, '${words.merged}'], [planned, '${words.planned}'], [journal, '${words.journal}']]
  .filter(([rows]) => rows.some(({ error }) => error))
  .map(([, name]) => name);
const cut = merged.length >= 100 ? '${words.cut}' : '';
const changes = [
  ...merged.filter(({ merged_at }) => merged_at).map((one) => ({ at: DateTime.fromISO(one.merged_at), kind: '${words.merge}', text: plain(one.title), where: (one.references?.full ?? '').toLowerCase(), link: one.web_url ?? '' })),
  ...planned.filter(({ start, status }) => start && status !== 'cancelled').map((one) => ({ at: DateTime.fromISO(one.start.dateTime ?? one.start.date, { zone }), kind: '${words.plan}', text: plain(one.summary), where: '', link: one.htmlLink ?? '' })),
  ...journal.filter(({ at }) => at).map((one) => ({ at: DateTime.fromSeconds(Number(one.at)), kind: '${words.hand}', text: plain(one.what), where: String(one.service ?? '').toLowerCase(), link: '' })),
];
// At the beginning of a word: « erp » is not in « interpolation ».
const parted = (text) => ' ' + text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
const speaksOf = (text, word) => parted(word).length > 1 && parted(text).includes(parted(word));
const faults = new Map();
for (const { json: { service, name, since } } of $('once').all()) {
  const known = faults.get(service);
  faults.set(service, { service, since: known && known.since <= since ? known.since : since, names: [...new Set([...(known?.names ?? []), name])] });
}
return [...faults.values()].map((fault) => {
  const start = DateTime.fromISO(fault.since);
  const own = wordsOf(fault.service);
  const near = changes
    .map((one) => ({ ...one, minutes: Math.round((start - one.at) / 60000), same: own.some((word) => speaksOf(one.where + ' ' + one.text.toLowerCase(), word)) }))
    .filter(({ minutes }) => minutes >= 0 && minutes <= hours * 60)
    .sort((one, other) => Number(other.same) - Number(one.same) || one.minutes - other.minutes);
  const ago = (minutes) => minutes < 60 ? minutes + ' min' : Math.floor(minutes / 60) + ' h ' + String(minutes % 60).padStart(2, '0');
  const lines = near.slice(0, 8).map((one) => '• ' + (one.same ? '*' : '') + ago(one.minutes) + '${words.before}' + (one.same ? '*' : '') + ', ' + one.kind + '${words.colon}' + one.text + ' ' + one.link);
  return { json: { ...fault, count: near.length, text: [
    ':mag: ' + fault.service + ', ' + fault.names.join(', ') + '${words.since}' + start.setZone(zone).toFormat('dd/MM HH:mm'),
    ...(lines.length > 0 ? lines.map((line) => line.trim()) : ['${words.none}' + hours + ' h' + '${words.look}']),
    ...(near.length > 8 ? ['… + ' + (near.length - 8)] : []),
    ...(cut ? [cut] : []),
    ...(unread.length > 0 ? ['${words.unread}' + unread.join(', ')] : []),
  ].join('\n') } };
});`,
  {
    fr: {
      merged: 'fusions GitLab',
      planned: 'agenda des interventions',
      journal: 'journal des changements',
      merge: 'fusion',
      plan: 'intervention prévue',
      hand: 'fait à la main',
      before: ' avant',
      colon: ' : ',
      since: ', depuis le ',
      none: 'Aucun changement connu dans les ',
      look: ' : regardez plutôt la charge, un certificat, un fournisseur.',
      unread: 'Non lu : ',
      cut: 'Seules les cent dernières demandes de fusion ont été lues.',
    },
    en: {
      merged: 'GitLab merges',
      planned: 'calendar of interventions',
      journal: 'log of changes',
      merge: 'merge',
      plan: 'planned intervention',
      hand: 'done by hand',
      before: ' before',
      colon: ': ',
      since: ', since ',
      none: 'No change known in the last ',
      look: ': look at the load, a certificate, a supplier instead.',
      unread: 'Not read: ',
      cut: 'Only the latest hundred merge requests were read.',
    },
  },
)
