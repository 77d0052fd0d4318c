import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { onceBy } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './dire-hors-horaires-quand-on-repond.examples.ts'

const CHANNEL = { fr: '#assistance', en: '#support' }
const TOLD = byName("={{ $('settings').first().json.table }}")
const FROM = "={{ $('settings').first().json.from }}"
const TO = "={{ $('fresh').item.json.to }}"
const SUBJECT = "=Re: {{ $('fresh').item.json.subject }}"

/** Nobody answers a robot: two of them would write to each other all night. */
const OPENING = inBoth(
  ({ locale, today, day, unknown, hour }) =>
    String.raw`const { hours, words, from, closed } = $('settings').first().json
const holidays = $('holidays').first().json
const known = !holidays.error
const spanOf = (day) => closed.includes(day.toISODate()) || known && holidays[day.toISODate()] !== undefined ? null : hours[day.weekday]
const at = (day, decimal) => day.startOf('day').set({ hour: Math.floor(decimal), minute: Math.round((decimal % 1) * 60) })
const span = spanOf($now)
if (span && $now >= at($now, span[0]) && $now < at($now, span[1])) return []
let opens
for (let ahead = 0; ahead < 60 && !opens; ahead += 1) {
  const day = $now.plus({ days: ahead })
  const hoursOf = spanOf(day)
  if (hoursOf && at(day, hoursOf[0]) > $now) opens = at(day, hoursOf[0])
}
const hour = (moment) => ${hour}
const when = !known || !opens ? '${unknown}'
  : opens.hasSame($now, 'day') ? '${today}' + hour(opens)
  : opens.setLocale('${locale}').toFormat("${day}") + hour(opens)
const plain = (text) => String(text ?? '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase()
const addressIn = (text) => (String(text ?? '').match(/[^\s<>"',;]+@[^\s<>"',;]+/) ?? [''])[0].toLowerCase()
return $('received').all().map(({ json }) => json).flatMap((json) => {
  const head = Object.fromEntries(Object.entries(json.metadata ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]))
  const sender = addressIn(json.from)
  const robot = /^(?!no$)./i.test(head['auto-submitted'] ?? '') || /bulk|list|junk/i.test(head.precedence ?? '') || head['list-id'] || head['list-unsubscribe'] || /all|oof|autoreply/i.test(head['x-auto-response-suppress'] ?? '') || /^(?:no-?reply|ne-pas-repondre|mailer-daemon|postmaster)/.test(sender)
  if (!sender || robot || sender.endsWith(from.slice(from.indexOf('@')))) return []
  const body = plain(json.subject + ' ' + (json.textPlain || String(json.textHtml ?? '').replace(/<[^>]+>/g, ' '))).split(/\n>/)[0].slice(0, 3000)
  const urgent = words.some((word) => body.includes(plain(word)))
  return [{ json: { sender, to: addressIn(head['reply-to']) || sender, subject: String(json.subject ?? '').replace(/[<>&]/g, ' ').replace(/^(?:re|tr|fwd?)\s*:\s*/i, ''), urgent, when, key: [sender, opens?.toISODate() ?? $now.toISODate(), urgent ? 'urgent' : 'usual'].join('/') } }]
})`,
  {
    fr: {
      locale: 'fr',
      today: 'aujourd’hui à ',
      day: "cccc d LLLL 'à' ",
      unknown: 'dès la réouverture',
      hour: "moment.hour + ' h' + (moment.minute ? ' ' + moment.toFormat('mm') : '')",
    },
    en: {
      locale: 'en',
      today: 'today at ',
      day: "'on' cccc d LLLL 'at' ",
      unknown: 'as soon as we are back',
      hour: "moment.toFormat('H:mm')",
    },
  },
)

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Dire hors horaires quand on répondra vraiment',
    problem:
      '« Nous vous répondrons dans les meilleurs délais. » Écrit un vendredi à 18 h 05, avant un lundi férié, cela veut dire mardi. Le client réécrit trois fois, et la fuite d’eau attend avec la demande de facture.',
    outcome:
      'Hors de vos heures, chaque nouvel expéditeur reçoit le jour et l’heure de votre réouverture, jours fériés et congés compris. Si son message contient l’un de vos mots d’urgence, la personne d’astreinte reçoit un SMS, et il en est informé.',
    avoid:
      'Un mot d’urgence absent de la liste ne sonne chez personne : le message automatique donne donc toujours le numéro d’astreinte. Un formulaire qui écrit depuis votre domaine passe pour un collègue : rien ne part. Sans astreinte, retirez cette branche. La table garde l’adresse de chaque expéditeur ; videz-la chaque mois.',
    approval:
      'Le flux dit quand, jamais quoi : la vraie réponse reste à écrire. Relisez les deux messages et la liste de mots avec ceux qui prennent l’astreinte.',
    failure:
      'SMS refusé : Slack le dit, et le client reçoit le message simple avec le numéro. Courriel refusé : Slack donne l’adresse. Jours fériés illisibles : le message part sans date plutôt qu’avec une fausse.',
  },
  en: {
    title: 'Tell those who write out of hours when you will answer',
    problem:
      '“We will get back to you as soon as possible.” Written on a Friday at five past six before a bank holiday, it means Tuesday. The customer writes three more times, and the water leak waits next to the invoice query.',
    outcome:
      'Outside your hours each new sender is told when you reopen, public holidays and closing days included. If the message holds one of your emergency words, the person on call gets a text, and the sender is told so.',
    avoid:
      'An emergency word missing from the list rings nobody, so the automatic message always gives the on-call number. A form writing from your domain passes for a colleague: nothing leaves. With nobody on call, take that branch out. The table keeps addresses; empty it every month.',
    approval:
      'The flow says when and never what: the real answer is still to be written. Go through messages and words with those on call.',
    failure:
      'Text refused: Slack says so, and the customer gets the plain message with the number. Email refused: Slack gives the address. Holidays unreadable: the message leaves without a date rather than with a wrong one.',
  },
  nodes: {
    received: {
      use: 'emailImap',
      name: { fr: 'Message reçu', en: 'Message received' },
      why: {
        fr: 'Avec ses en-têtes, qui trahissent les robots ; il reste non lu pour l’équipe.',
        en: 'Its headers give robots away; it stays unread for the team.',
      },
      with: {
        mailbox: 'INBOX',
        postProcessAction: 'nothing',
        format: 'simple',
        downloadAttachments: false,
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos heures', en: 'Your hours' },
      why: {
        fr: 'Par jour de la semaine, 1 pour lundi ; 8.5 vaut 8 h 30. Un jour absent est fermé ; closed porte vos congés, date par date.',
        en: 'By day of the week, 1 being Monday; 8.5 is half past eight. A day left out is closed; list your own days off in closed.',
      },
      with: fields(
        {
          hours: {
            as: 'object',
            value: '{"1":[10,18],"2":[8.5,18],"3":[8.5,18],"4":[8.5,18],"5":[8.5,17]}',
          },
          words: list([
            'fuite',
            'odeur de gaz',
            'plus de chauffage',
            'inondation',
            'water leak',
            'smell of gas',
          ]),
          closed: list(['2026-11-24', '2026-12-24']),
          from: 'service@chauffage-delmas.example',
          phone: { fr: 'votre numéro d’astreinte', en: 'your on-call number' },
          number: { fr: 'numéro d’envoi', en: 'number to send from' },
          table: { fr: 'réponses hors horaires', en: 'out of hours replies' },
        },
        { alone: true },
      ),
    },
    holidays: {
      use: 'httpRequest',
      name: { fr: 'Jours fériés', en: 'Public holidays' },
      why: {
        fr: 'La liste de l’État ; en Alsace-Moselle, mettez alsace-moselle à la place de metropole.',
        en: 'The French state’s list; in Alsace-Moselle, put alsace-moselle instead of metropole.',
      },
      with: {
        url: 'https://calendrier.api.gouv.fr/jours-feries/metropole.json',
        options: { timeout: 10000 },
      },
      onError: 'continue',
      retry: [3, 3],
      once: true,
    },
    opening: {
      use: 'code',
      name: { fr: 'Fermé, et jusqu’à quand ?', en: 'Closed, and until when?' },
      why: {
        fr: 'Ouvert, robot ou collègue : rien ne part.',
        en: 'Open, a robot or a colleague: nothing leaves.',
      },
      with: allItems(OPENING),
    },
    single: {
      use: 'removeDuplicates',
      name: { fr: 'Un par expéditeur', en: 'One a sender' },
      why: {
        fr: 'Trois messages relevés ensemble n’appellent qu’une réponse.',
        en: 'Three messages fetched together get one reply.',
      },
      with: onceBy('key'),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore prévenu', en: 'Not told yet' },
      why: {
        fr: 'Une fois par fermeture, et de nouveau si le ton passe à l’urgence.',
        en: 'Once a closing, and again should it turn urgent.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TOLD,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'key', keyValue: '={{ $json.key }}' }] },
      },
    },
    urgent: {
      use: 'if',
      name: { fr: 'Mot d’urgence ?', en: 'Emergency word?' },
      why: {
        fr: 'Une liste que l’astreinte a écrite : un modèle trop zélé la réveillerait pour une facture.',
        en: 'Written by those on call: an eager model would wake them over an invoice.',
      },
      with: all(isTrue('={{ $json.urgent }}')),
    },
    wake: {
      use: 'twilio',
      name: { fr: 'SMS à l’astreinte', en: 'Text those on call' },
      why: {
        fr: 'Avec l’adresse du client et l’objet : de quoi décider de rappeler.',
        en: 'Address and subject: enough to decide on ringing back.',
      },
      with: {
        resource: 'sms',
        operation: 'send',
        from: "={{ $('settings').first().json.number }}",
        to: "={{ $('settings').first().json.phone }}",
        message: {
          fr: '=Urgence signalée par {{ $json.sender }} : {{ $json.subject.slice(0, 80) }}',
          en: '=Emergency reported by {{ $json.sender }}: {{ $json.subject.slice(0, 80) }}',
        },
        options: {},
      },
      onError: 'output',
      retry: [2, 5],
    },
    calm: {
      use: 'emailSend',
      name: { fr: 'Dire qu’on est prévenu', en: 'Say that somebody knows' },
      why: {
        fr: 'Seulement une fois le SMS parti.',
        en: 'Only once the text has left.',
      },
      with: mailed({ from: FROM, to: TO }, SUBJECT, {
        fr: "=Bonjour,\n\nVotre message ressemble à une urgence : la personne d’astreinte vient d’être prévenue par SMS. Vous pouvez aussi l’appeler au {{ $('settings').first().json.phone }}. En cas de danger immédiat, appelez le 112.\n\nCe message est automatique.",
        en: "=Hello,\n\nYour message looks like an emergency: the person on call has just been told by text. You may also ring {{ $('settings').first().json.phone }}. In immediate danger, call 112.\n\nThis message is automatic.",
      }),
      onError: 'output',
    },
    reply: {
      use: 'emailSend',
      name: { fr: 'Dire quand', en: 'Say when' },
      why: {
        fr: 'Une date que l’on tient apaise mieux qu’une formule.',
        en: 'A date that is kept soothes better than a phrase.',
      },
      with: mailed({ from: FROM, to: TO }, SUBJECT, {
        fr: "=Bonjour,\n\nVotre message est bien arrivé. Nous sommes fermés et le lirons {{ $('fresh').item.json.when }}. Pour une urgence, appelez l’astreinte au {{ $('settings').first().json.phone }}.\n\nCe message est automatique ; il n’est envoyé qu’une fois.",
        en: "=Hello,\n\nYour message has arrived. We are closed and will read it {{ $('fresh').item.json.when }}. In an emergency ring the person on call: {{ $('settings').first().json.phone }}.\n\nThis message is automatic and is sent only once.",
      }),
      onError: 'output',
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir', en: 'Remember' },
      why: {
        fr: 'Après l’envoi : une réponse non partie sera retentée au message suivant.',
        en: 'After sending: a failed reply is tried again upon the next message.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TOLD,
        columns: columns({ key: "={{ $('fresh').item.json.key }}" }),
        options: {},
      },
    },
    silent: {
      use: 'slack',
      name: { fr: 'Astreinte non prévenue', en: 'Nobody on call was told' },
      why: {
        fr: 'Quelqu’un regarde parfois Slack le soir ; sinon le client a le numéro.',
        en: 'Somebody may look at Slack at night; if not, the customer has the number.',
      },
      with: posted(CHANNEL, {
        fr: "=SMS d’astreinte refusé. {{ $('fresh').item.json.sender }} signale : {{ $('fresh').item.json.subject }}",
        en: "=On-call text refused. {{ $('fresh').item.json.sender }} reports: {{ $('fresh').item.json.subject }}",
      }),
    },
    unsent: {
      use: 'slack',
      name: { fr: 'Réponse refusée', en: 'Reply refused' },
      why: {
        fr: 'Une adresse qui refuse nos courriels se rappelle par téléphone.',
        en: 'If an address refuses our email, ring the customer.',
      },
      with: posted(CHANNEL, {
        fr: "=Message automatique refusé pour {{ $('fresh').item.json.to }} ({{ $json.error.message ?? $json.error }}).",
        en: "=Automatic message refused for {{ $('fresh').item.json.to }} ({{ $json.error.message ?? $json.error }}).",
      }),
    },
  },
  links: [
    'received > settings > holidays > opening > single > fresh > urgent.yes > wake > calm > remember',
    'urgent.no > reply > remember',
    'wake.error > silent',
    'wake.error > reply',
    'calm.error > unsent',
    'reply.error > unsent',
  ],
  examples,
})
