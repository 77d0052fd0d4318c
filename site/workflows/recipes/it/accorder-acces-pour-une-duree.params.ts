/** What its nodes ask, write and send. */
import { columns } from '../../fragments/columns.ts'
import { fields, list, setting, truth } from '../../fragments/fields.ts'
import { choice, field, form } from '../../fragments/forms.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import type { Params } from '../recipe.ts'

export const TABLE = byName('acces_temporaires')
const READING = "$('read').first().json"
const GRANTED = "$('grant').first().json"
const OVER = "$('due').item.json"

/** `whole` gives the status instead of failing by it. */
const graph = (path: string, more: Params = {}, whole = true): Params => ({
  url: `=https://graph.microsoft.com/v1.0/${path}`,
  authentication: 'genericCredentialType',
  genericAuthType: 'oAuth2Api',
  ...more,
  options: {
    timeout: 20_000,
    ...(whole && { response: { response: { fullResponse: true, neverError: true } } }),
  },
})
const posted = (jsonBody: string): Params => ({
  method: 'POST',
  sendBody: true,
  specifyBody: 'json',
  jsonBody: `={{ JSON.stringify(${jsonBody}) }}`,
})
const row = (operation: string, key: string, more: Params): Params => ({
  resource: 'row',
  operation,
  dataTableId: TABLE,
  matchType: 'allConditions',
  filters: { conditions: [{ keyName: 'key', keyValue: key }] },
  ...more,
})

export const FORM: Params = {
  authentication: 'basicAuth',
  ...form({ fr: 'Accès temporaire', en: 'Temporary access' }, [
    field('email', { fr: 'Adresse de connexion', en: 'Sign-in address' }, { type: 'email' }),
    choice('access', { fr: 'Accès', en: 'Access' }, ['Paie', 'Archives clients']),
    field('days', { fr: 'Jours', en: 'Days' }, { type: 'number' }),
    field('reason', { fr: 'Pour quoi faire', en: 'What for' }),
  ]),
}

export const SETTINGS: Params = fields(
  {
    came: truth("={{ $('request').isExecuted }}"),
    longest: 30,
    zone: 'Europe/Paris',
    groups: list([
      { label: 'Paie', id: 'groupe-paie', owner: 'rh@votre-entreprise.example' },
      {
        label: 'Archives clients',
        id: 'groupe-archives',
        owner: 'ventes@votre-entreprise.example',
      },
    ]),
    security: 'securite@votre-entreprise.example',
  },
  { alone: true },
)

export const ASKED: Params = {
  resource: 'message',
  operation: 'sendAndWait',
  toRecipients: `={{ ${READING}.owner }}`,
  subject: {
    fr: `=Accès « {{ ${READING}.access }} » pour {{ $json.displayName }}`,
    en: `=Access “{{ ${READING}.access }}” for {{ $json.displayName }}`,
  },
  message: {
    fr: `={{ $json.displayName }} ({{ ${READING}.email }}), durée en jours : {{ ${READING}.days }}. Raison : {{ ${READING}.reason }}`,
    en: `={{ $json.displayName }} ({{ ${READING}.email }}), days: {{ ${READING}.days }}. Reason: {{ ${READING}.reason }}`,
  },
  responseType: 'customForm',
  defineForm: 'fields',
  formFields: {
    values: [
      {
        fieldLabel: { fr: 'Votre décision', en: 'Your decision' },
        fieldType: 'dropdown',
        fieldOptions: {
          values: [
            { option: { fr: 'J’accorde', en: 'I grant it' } },
            { option: { fr: 'Je refuse', en: 'I refuse' } },
          ],
        },
        requiredField: true,
      },
    ],
  },
  options: answeredWithin(24, 'hours'),
}

export const NOTED: Params = row('upsert', '={{ $json.key }}', {
  columns: columns({
    key: '={{ $json.key }}',
    person: '={{ $json.person }}',
    group: '={{ $json.group }}',
    email: `={{ ${READING}.email }}`,
    access: `={{ ${READING}.access }}`,
    owner: `={{ ${READING}.owner }}`,
    reason: `={{ ${READING}.reason }}`,
    until: '={{ $json.until }}',
    closed: '',
  }),
  options: {},
})

export const TOLD: Params = outlookSent(
  `={{ ${READING}.email + ', ' + ${READING}.owner }}`,
  {
    fr: `=Accès « {{ ${READING}.access }} » ouvert jusqu’au {{ ${GRANTED}.shown }}`,
    en: `=Access “{{ ${READING}.access }}” open until {{ ${GRANTED}.shown }}`,
  },
  {
    fr: `={{ ${READING}.email }} : retiré ensuite, sans rappel. Pour prolonger, refaites une demande avant.`,
    en: `={{ ${READING}.email }}: withdrawn then, without a reminder. To extend, ask again before it.`,
  },
)

export const ANSWERED: Params = outlookSent(
  `={{ ${READING}.email }}`,
  {
    fr: `=Accès « {{ ${READING}.access }} »`,
    en: `=Access “{{ ${READING}.access }}”`,
  },
  {
    fr: "={{ $json.text || ($('add').isExecuted ? 'Accordé, mais Entra n’a pas ouvert : la sécurité est prévenue.' : $json.error ? 'Rien n’est ouvert : adresse inconnue de l’annuaire, ou service en panne. Vérifiez-la et refaites la demande.' : 'Rien n’est ouvert : refus, ou pas de réponse en vingt-quatre heures.') }}",
    en: "={{ $json.text || ($('add').isExecuted ? 'Granted, but Entra did not open it: security has been told.' : $json.error ? 'Nothing is open: the directory does not know the address, or a service is down. Check it and ask again.' : 'Nothing is open: refused, or no answer within twenty-four hours.') }}",
  },
)

export const ENDED: Params = outlookSent(
  `={{ ${OVER}.email + ', ' + ${OVER}.owner }}`,
  {
    fr: `=Accès « {{ ${OVER}.access }} » {{ $('remove').item.json.statusCode === 404 ? 'déjà fermé' : 'retiré' }}`,
    en: `=Access “{{ ${OVER}.access }}” {{ $('remove').item.json.statusCode === 404 ? 'closed already' : 'withdrawn' }}`,
  },
  `={{ ${OVER}.email }}`,
)

export const ALARMED: Params = outlookSent(
  setting('security'),
  {
    fr: "={{ $('settings').first().json.came ? 'Accès accordé mais non ouvert' : 'Accès NON RETIRÉ' }}",
    en: "={{ $('settings').first().json.came ? 'Access granted but not open' : 'Access NOT WITHDRAWN' }}",
  },
  `={{ $('settings').first().json.came ? ${READING}.email + ', ' + ${READING}.access : ${OVER}.email + ', ' + ${OVER}.access }} ({{ $json.statusCode ?? $json.error }})`,
)

export const MEMBER: Params = graph(
  "users/{{ $('person').first().json.id }}/checkMemberGroups",
  posted(`{ groupIds: [${READING}.group] }`),
  false,
)

export const ADDED: Params = graph(
  `groups/{{ ${GRANTED}.group }}/members/$ref`,
  posted(
    `{ '@odata.id': 'https://graph.microsoft.com/v1.0/directoryObjects/' + ${GRANTED}.person }`,
  ),
)

export const PERSON: Params = graph(
  'users/{{ encodeURIComponent($json.email) }}?$select=id,displayName',
  {},
  false,
)

export const REMOVED: Params = graph('groups/{{ $json.group }}/members/{{ $json.person }}/$ref', {
  method: 'DELETE',
})

export const KNOWN: Params = row(
  'get',
  `={{ $('person').first().json.id + '|' + ${READING}.group }}`,
  {
    returnAll: true,
  },
)

export const CLOSED: Params = row('update', `={{ ${OVER}.key }}`, {
  columns: columns({ closed: '={{ $now.toUTC().toISO() }}' }),
  options: {},
})

/** No node has run by then: the address stands here once more. */
export const HALTED: Params = outlookSent(
  'securite@votre-entreprise.example',
  {
    fr: '=Accès temporaires : le flux s’est arrêté ({{ $json.execution.lastNodeExecuted }})',
    en: '=Temporary access: the flow stopped ({{ $json.execution.lastNodeExecuted }})',
  },
  '={{ $json.execution.error.message }}\n{{ $json.execution.url }}',
)
