import { eachItem } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { CHECK } from './verifier-jours-et-dates.code.ts'
import { examples } from './verifier-jours-et-dates.examples.ts'

export default defineRecipe({
  category: 'content',
  level: 'simple',
  minutes: 20,
  published: '2026-11-28',
  fr: {
    title: 'Vérifier que jours et dates concordent avant d’imprimer',
    problem:
      'Le programme de la saison est repris de l’an dernier : « samedi 14 mars » y est resté, alors que le 14 tombe un dimanche. Trois mille dépliants plus tard, la moitié du public vient la veille.',
    outcome:
      'Vous collez le texte dans un courriel et l’envoyez à une adresse réservée. La réponse liste chaque jour qui contredit sa date, avec le même jour le plus proche, les dates qui n’existent pas, celles déjà passées, et l’année supposée là où vous n’en donnez pas.',
    avoid:
      'Seuls sont comparés les jours écrits juste devant leur date, en français ou en anglais ; en chiffres, le jour précède le mois. Le flux ne sait pas lequel des deux est faux, et ne lit ni horaires, ni images, ni pièces jointes, ni « le 14, un samedi ». Une année absente désigne la prochaine fois.',
    approval:
      'Rien n’est corrigé : l’auteur choisit entre le jour et la date, puis peut renvoyer le texte autant de fois qu’il veut. Aucune dépendance à un modèle : le même texte, envoyé le même jour, reçoit la même réponse.',
    failure:
      'Réponse impossible à envoyer : un message dans Slack nomme l’expéditeur. Boîte injoignable : n8n réessaie, et les messages encore non lus sont pris à son retour. Un expéditeur d’un autre domaine ou un message automatique ne reçoit rien.',
  },
  en: {
    title: 'Check that weekdays match their dates before printing',
    problem:
      'The season’s programme was made from last year’s: “Saturday 14 March” has stayed, though the 14th is now a Sunday. Three thousand leaflets later, half of the audience turns up a day early.',
    outcome:
      'You paste the text into an email to an address kept for it. The answer lists every weekday that contradicts its date, with the nearest such day, dates that do not exist, dates gone by, and the year assumed wherever you give none.',
    avoid:
      'Only weekdays right before their date are compared, in French or English; in figures the day comes before the month. The flow cannot tell which of the two is wrong, and reads no times, pictures or attachments, nor “the 14th, a Saturday”. A missing year means the next time round.',
    approval:
      'Nothing is corrected: the author chooses between weekday and date, and may send the text again as often as needed. No model is involved: one text sent on one day always gets one answer.',
    failure:
      'If the answer cannot leave, a Slack message names the sender. Mailbox out of reach: n8n tries again, and messages still unread are taken once it is back. Senders from another domain and automatic messages get nothing.',
  },
  nodes: {
    mail: {
      use: 'emailImap',
      name: { fr: 'Texte reçu', en: 'Text received' },
      why: {
        fr: 'Une boîte à part : lu, le message est marqué et ne revient pas.',
        en: 'A mailbox of its own: once read, a message is marked and does not return.',
      },
      with: {
        mailbox: 'INBOX',
        postProcessAction: 'read',
        format: 'simple',
        options: { forceReconnect: 60 },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre domaine', en: 'Your domain' },
      why: {
        fr: 'La boîte qui reçoit est aussi celle qui répond.',
        en: 'The mailbox that receives is the one that answers.',
      },
      with: fields({
        domain: 'votre-theatre.example',
        box: 'dates@votre-theatre.example',
        channel: '#communication',
      }),
    },
    ours: {
      use: 'filter',
      name: { fr: 'De la maison', en: 'From the house' },
      why: {
        fr: 'Une absence automatique relancerait un échange sans fin.',
        en: 'An out-of-office reply would start an endless exchange.',
      },
      with: all(
        text(
          "={{ (String($json.from ?? '').match(/<([^<>]+)>\\s*$/)?.[1] ?? String($json.from ?? '')).trim().toLowerCase().split('@').pop() }}",
          'equals',
          "={{ $('settings').first().json.domain }}",
        ),
        text("={{ String($json.from ?? '').toLowerCase() }}", 'notContains', setting('box')),
        text(
          "={{ String($json.metadata?.['auto-submitted'] ?? 'no') + String($json.metadata?.['x-autoreply'] ?? '') }}",
          'equals',
          'no',
        ),
      ),
    },
    check: {
      use: 'code',
      name: { fr: 'Ouvrir le calendrier', en: 'Open the calendar' },
      why: {
        fr: 'Un calcul, que l’on peut refaire à la main.',
        en: 'Arithmetic, which anybody can redo by hand.',
      },
      with: eachItem(CHECK),
    },
    answer: {
      use: 'emailSend',
      name: { fr: 'Répondre à l’auteur', en: 'Answer the author' },
      why: {
        fr: 'À lui seul, avant que l’imprimeur n’ait rien vu.',
        en: 'To nobody else, before the printer has seen anything.',
      },
      with: mailed(
        { from: setting('box'), to: '={{ $json.to }}' },
        {
          fr: "={{ $json.wrong ? $json.wrong + ' date(s) à revoir' : 'Rien à revoir' }} : {{ $json.subject }}",
          en: "={{ $json.wrong ? $json.wrong + ' date(s) to look at' : 'Nothing to look at' }}: {{ $json.subject }}",
        },
        '={{ $json.text }}',
      ),
      onError: 'output',
      retry: [2, 20],
    },
    tell: {
      use: 'slack',
      name: { fr: 'Dire la réponse perdue', en: 'Say an answer was lost' },
      why: {
        fr: 'Sans réponse, l’auteur croirait son programme relu.',
        en: 'Hearing nothing, the author would think all was well.',
      },
      with: posted(setting('channel'), {
        fr: "=Réponse non partie à {{ $('check').item.json.to }} ({{ $('check').item.json.wrong }} date(s) à revoir) : {{ $json.error.message ?? $json.error }}",
        en: "=Answer not sent to {{ $('check').item.json.to }} ({{ $('check').item.json.wrong }} date(s) to look at): {{ $json.error.message ?? $json.error }}",
      }),
      retry: [3, 10],
    },
  },
  links: ['mail > settings > ours > check > answer', 'answer.error > tell'],
  related: ['rendre-annonces-a-temps'],
  examples,
})
