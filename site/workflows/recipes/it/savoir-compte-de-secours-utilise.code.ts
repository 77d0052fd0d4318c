import { inBoth } from '../../fragments/code.ts'
import { page } from '../../fragments/forms.ts'

/** Sign-ins of all accounts, and the accounts whose journal was not read. */
export const FRESH = String.raw`const accounts = $('accounts').all().map(({ json }) => json.accounts);
const answers = $input.all().map(({ json }) => json);
const unread = accounts.filter((_, at) => !Array.isArray(answers[at]?.value)).map(({ name }) => name);
const found = answers.flatMap(({ value }) => Array.isArray(value) ? value : []);
return [{ json: { unread, found } }];`

/** What nobody has been told yet; a test that was announced is named, never hushed. */
const judge = (words: {
  readonly opened: string
  readonly refused: string
  readonly from: string
  readonly test: string
  readonly more: string
  readonly head: string
  readonly blind: string
}): string => String.raw`const { unread, found } = $('fresh').first().json;
const known = $('known').all().map(({ json }) => json);
const seen = new Set(known.map(({ signin }) => signin).filter(Boolean));
// Without the table, only the last quarter of an hour: told twice rather than every ten minutes for six hours.
const since = known.some(({ error }) => error !== undefined) ? $now.minus({ minutes: 15 }) : $now.minus({ hours: 6 });
const tests = $input.all().map(({ json }) => json).filter(({ starts }) => starts);
const zone = $now.zoneName;
const opened = ({ status }) => Number(status?.errorCode ?? 0) === 0;
const fresh = found.map((one) => ({ ...one, at: DateTime.fromISO(one.createdDateTime, { zone }) }))
  .filter(({ id, at }) => !seen.has(id) && at >= since)
  // Four lines are told: who got in must not drown under refusals that came after.
  .sort((one, other) => Number(opened(other)) - Number(opened(one)) || other.at - one.at);
const lines = fresh.map((one) => {
  const { userDisplayName, userPrincipalName, at, status, ipAddress, appDisplayName } = one;
  const test = tests.find(({ starts, ends }) => at >= DateTime.fromISO(starts, { zone }) && at <= DateTime.fromISO(ends, { zone }));
  return (userDisplayName || userPrincipalName) + ', ' + at.toFormat('dd/MM HH:mm') + ', ' + (opened(one) ? '${words.opened}' : '${words.refused}' + status.errorCode + ')') + '${words.from}' + (ipAddress || '?') + (appDisplayName ? ', ' + appDisplayName : '') + (test ? '${words.test}' + test.who : '');
});
const text = '${words.head}' + '\n' + lines.slice(0, 4).join('\n') + (lines.length > 4 ? '\n${words.more}' + (lines.length - 4) : '');
const alarm = fresh.length > 0 ? [{ kind: 'alarm', text, ids: fresh.map(({ id }) => id) }] : [];
// Once an hour is enough to say that one is blind.
const blind = unread.length > 0 && $now.minute >= 30 && $now.minute < 40 ? [{ kind: 'blind', text: '${words.blind}' + unread.join(', ') }] : [];
return [...alarm, ...blind].map((json) => ({ json }));`

export const JUDGE = inBoth(judge, {
  fr: {
    opened: 'ENTRÉE RÉUSSIE',
    refused: 'refusée (code ',
    from: ', depuis ',
    test: ', essai annoncé par ',
    more: 'et d’autres, au nombre de ',
    head: 'COMPTE DE SECOURS',
    blind: 'Journal illisible, comptes de secours non surveillés : ',
  },
  en: {
    opened: 'LET IN',
    refused: 'refused (code ',
    from: ', from ',
    test: ', test announced by ',
    more: 'and others, in number ',
    head: 'EMERGENCY ACCOUNT',
    blind: 'Journal unreadable, emergency accounts unwatched: ',
  },
})

export const PHONES = String.raw`const { text, ids } = $input.first().json;
return $('settings').first().json.phones.map((phone) => ({ json: { phone, text: text.slice(0, 300), ids } }));`

/** One message that left is enough to call it told. */
export const REACHED = String.raw`const worked = ({ json }) => json.error === undefined && (json.sid ?? json.id) !== undefined;
return [{ json: { ok: [...$('sms').all(), ...$input.all()].some(worked), ids: $('phones').first().json.ids } }];`

export const IDS = String.raw`return $input.first().json.ids.map((signin) => ({ json: { signin, told_at: $now.toISO() } }));`

/** Both times as the form gives them: a day, and hours of Paris. */
export const TEST = String.raw`const at = (hour) => DateTime.fromFormat($json.day + ' ' + hour.trim().replace('h', ':'), 'yyyy-MM-dd H:mm', { zone: $now.zoneName });
const starts = at($json.starts);
const ends = at($json.ends);
const valid = starts.isValid && ends.isValid && ends > starts && ends.diff(starts, 'hours').hours <= 4;
return { json: { valid, who: String($json.who).trim().slice(0, 60), starts: valid ? starts.toISO() : '', ends: valid ? ends.toISO() : '' } };`

/** Whether the test is noted. */
export const DONE = page(
  {
    fr: "={{ $json.error ? 'Pas noté' : $('times').first().json.valid ? 'Essai noté' : 'Heures illisibles' }}",
    en: "={{ $json.error ? 'Not noted' : $('times').first().json.valid ? 'Test noted' : 'Times illegible' }}",
  },
  {
    fr: "={{ $json.error ? 'La table ne répond pas. Prévenez l’équipe de vive voix : l’alerte viendra sans votre nom.' : $('times').first().json.valid ? 'L’alerte viendra quand même, avec votre nom.' : 'Écrivez 9:00 et 10:30, sur quatre heures au plus.' }}",
    en: "={{ $json.error ? 'The table does not answer. Tell the team yourself: the alarm will come without your name.' : $('times').first().json.valid ? 'The alarm will come all the same, with your name.' : 'Write 9:00 and 10:30, over four hours at most.' }}",
  },
)
