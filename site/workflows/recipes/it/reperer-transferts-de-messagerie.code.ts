import { inBoth } from '../../fragments/code.ts'

/** Everybody with an address, whatever the number of pages. */
export const PEOPLE = String.raw`return $input.all()
  .flatMap(({ json }) => json.value ?? [])
  .filter(({ mail }) => mail)
  .map(({ id, displayName, mail }) => ({ json: { id, name: displayName, mail } }));`

/**
 * Active rules that send mail to an address outside, and that nobody has allowed; those that hide their traces
 * first. Five questions of four hours end before the next morning's run.
 */
export const JUDGE = inBoth(
  (
    words,
  ) => String.raw`const domains = $('settings').first().json.domains.map((domain) => domain.toLowerCase());
const allowed = new Set($input.all().map(({ json }) => json.key).filter(Boolean));
const answers = $('rules').all().map(({ json }) => json);
const addressesIn = (actions) => [...(actions.forwardTo ?? []), ...(actions.redirectTo ?? []), ...(actions.forwardAsAttachmentTo ?? [])]
  .map(({ emailAddress }) => String(emailAddress?.address ?? '').toLowerCase());
const isOutside = (address) => address.includes('@') && !domains.some((domain) => address.endsWith('@' + domain) || address.endsWith('.' + domain));
const unread = [];
const found = $('people').all().flatMap(({ json: person }, at) => {
  const answer = answers[at] ?? {};
  if (answer.statusCode === 404) return [];
  if (!Array.isArray(answer.body?.value)) {
    unread.push(person.mail);
    return [];
  }
  return answer.body.value.filter(({ isEnabled }) => isEnabled).flatMap((rule) => {
    const outside = [...new Set(addressesIn(rule.actions ?? {}).filter(isOutside))].sort();
    const key = person.id + '|' + outside.join(' ');
    if (outside.length === 0 || allowed.has(key)) return [];
    const hides = rule.actions.delete || rule.actions.permanentDelete || rule.actions.moveToFolder;
    return [{ what: 'found', hides: Boolean(hides), key, person: person.id, mail: person.mail, rule: rule.id, text: person.name + ' (' + person.mail + ')${words.to}' + outside.join(', ') + '${words.called}' + (rule.displayName || '?') + '${words.close}' + (hides ? '${words.hides}' : '') }];
  });
}).sort((one, other) => Number(other.hides) - Number(one.hides));
const later = found.splice(5);
const told = later.length > 0 ? [{ what: 'told', text: '${words.later}' + later.length + '\n' + later.slice(0, 50).map(({ text }) => '- ' + text).join('\n') + (later.length > 50 ? '\n… + ' + (later.length - 50) : '') }] : [];
const blind = unread.length > 0 ? [{ what: 'blind', text: '${words.unread}' + unread.length + ' (' + unread.slice(0, 5).join(', ') + ')' }] : [];
return [...found, ...blind, ...told].map((json) => ({ json }));`,
  {
    fr: {
      to: ' → ',
      called: ', règle « ',
      close: ' »',
      hides: '. Elle efface ou range aussi les messages, ce qui les cache à leur destinataire.',
      unread: 'Règles de messagerie illisibles : ',
      later: 'Cinq règles sont soumises aujourd’hui. À voir sans attendre, les autres : ',
    },
    en: {
      to: ' → ',
      called: ', rule “',
      close: '”',
      hides: '. It also deletes or files the messages, which hides them from their reader.',
      unread: 'Mail rules that could not be read: ',
      later: 'Five rules are put to you today. To be seen without waiting, the others: ',
    },
  },
)
