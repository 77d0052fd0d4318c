/** Three reasons not to act: off the list, not proven, done already. */
import { inBoth } from '../../fragments/code.ts'

const check = (words: {
  readonly list: string
  readonly proof: string
  readonly again: string
}): string =>
  `const { actions } = $('settings').first().json;
const { action, evidence, cause } = $('find').first().json.output;
const one = actions.find(({ id }) => id === action);
const proven = evidence.trim().length > 8 && $('lines').first().json.log.includes(evidence.trim());
const since = $now.minus({ hours: 1 });
const again = $('recent').all().some(({ json }) => json.action === action && DateTime.fromISO(json.at) > since);
const reason = !one ? '${words.list}' : !proven ? '${words.proof}' : again ? '${words.again}' : '';
return [{ json: { state: reason ? 'page' : 'act', reason, action, cause, evidence, job: one?.job ?? '' } }];`

export const CHECK = inBoth(check, {
  fr: {
    list: 'action hors de la liste',
    proof: 'preuve absente du journal',
    again: 'déjà lancée dans l’heure',
  },
  en: {
    list: 'action not on the list',
    proof: 'evidence not in the log',
    again: 'run within the hour already',
  },
})
