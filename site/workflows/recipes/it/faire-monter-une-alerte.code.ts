import { inBoth } from '../../fragments/code.ts'

/** One item an alert, each with what is said of its whole group. */
export const READ = String.raw`const { status, groupKey, alerts } = $('alert').first().json.body ?? {};
const firing = status === 'firing' ? (alerts ?? []).filter((one) => one.status === 'firing') : [];
if (firing.length === 0) return [];
const plain = (text) => String(text ?? '').replace(/[<>&*_~|[\]]/g, ' ').replace(/\s+/g, ' ').trim();
const since = firing.map(({ startsAt }) => startsAt).sort()[0];
const names = [...new Set(firing.map(({ labels }) => plain(labels?.alertname)))].join(', ');
const about = plain(firing[0].annotations?.summary ?? firing[0].labels?.service).slice(0, 140);
const prints = firing.map(({ fingerprint }) => fingerprint);
return firing.map(({ fingerprint, startsAt }) => ({ json: { key: groupKey + '|' + fingerprint + '|' + startsAt, since, names, about, count: firing.length, prints } }));`

/**
 * Whoever is on call goes first, then the others in their order; nobody where one alert of the group has rung
 * before: it goes on, whichever of the others has joined it or ended.
 */
export const CHAIN = inBoth(
  (words) => String.raw`const { people, word, zone } = $('settings').first().json;
const fault = $('once').first().json;
if ($('once').all().length < fault.count) return [];
const shifts = $input.all().map(({ json }) => String(json.summary ?? '').toLowerCase()).filter((summary) => summary.includes(word.toLowerCase()));
const isOn = ({ name }) => shifts.some((summary) => summary.includes(name.toLowerCase()));
const order = [...people.filter(isOn), ...people.filter((one) => !isOn(one))];
const text = fault.names + (fault.count > 1 ? ' (' + fault.count + ')' : '') + '${words.colon}' + (fault.about || '?') + '${words.since}' + DateTime.fromISO(fault.since).setZone(zone).toFormat('HH:mm');
return order.map(({ name, chat }) => ({ json: { name, chat, text } }));`,
  {
    fr: { colon: ' : ', since: ', depuis ' },
    en: { colon: ': ', since: ', since ' },
  },
)

/** It is over where Alertmanager no longer knows any of its alerts; what cannot be read goes on. */
export const STILL = String.raw`const now = $input.all().map(({ json }) => json);
const { prints } = $('once').first().json;
const unread = now.some((one) => !one.fingerprint && Object.keys(one).length > 0);
return [{ json: { over: !unread && !now.some(({ fingerprint }) => prints.includes(fingerprint)) } }];`
