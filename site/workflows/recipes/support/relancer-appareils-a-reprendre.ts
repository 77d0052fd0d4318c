import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { sent } from '../../fragments/telegram.ts'
import { defineRecipe } from '../recipe.ts'
import { DUE } from './relancer-appareils-a-reprendre.code.ts'
import { examples } from './relancer-appareils-a-reprendre.examples.ts'

const DOC = setting('doc')
const CHAT = setting('chat')
const ONE = "$('which').item.json"

export default defineRecipe({
  category: 'support',
  level: 'simple',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Faire reprendre les appareils réparés qui encombrent',
    problem:
      'Quarante tondeuses et aspirateurs réparés dorment sur l’étagère. L’atelier a prévenu une fois, en juin ; le propriétaire a oublié, la facture n’est pas payée, et la place manque pour les suivants.',
    outcome:
      'Chaque matin de semaine, les appareils prêts et non repris sont relus dans Grist. Le client reçoit un courriel au bout de 7, 21 et 45 jours, un seul par palier. Le lundi, Telegram donne à l’atelier ceux qui attendent depuis 60 jours, ceux sans adresse valable et ceux dont la date ne se lit pas : à appeler.',
    avoid:
      'Si vous faites payer la garde, ces textes ne le disent pas : complétez-les d’après vos conditions. Vendre ou jeter un appareil abandonné suit une procédure que la loi fixe ; demandez conseil, aucun message n’en menace.',
    approval:
      'Les courriels partent seuls, relisez-les d’abord. Au premier lancement, chaque vieux dossier n’en reçoit qu’un. Cochez « collected » dès la remise : le flux relit la ligne le matin même. L’appel reste à l’atelier.',
    failure:
      'Grist muet : Telegram le dit. Courriel refusé, ou envoyé sans que Grist l’ait noté : Telegram nomme le dossier ; dans le second cas, inscrivez le palier à la main, sinon le client le recevra deux fois.',
  },
  en: {
    title: 'Get repaired devices collected before they pile up',
    problem:
      'Forty repaired mowers and vacuum cleaners sleep on the shelf. The workshop told people once, in June; the owner forgot, the invoice is unpaid, and there is no room for the next ones.',
    outcome:
      'Each weekday morning the devices ready and not collected are read in Grist. The customer gets an email after 7, 21 and 45 days, a single one a step. On Mondays Telegram gives the workshop those waiting for 60 days, those lacking a valid address and those with an unreadable date: to be rung.',
    avoid:
      'Should you charge for storage, this wording does not say so: add it, by your terms. Selling or scrapping an abandoned device follows a procedure set by law; take advice, for no message threatens it.',
    approval:
      'Emails leave by themselves, so read them first. On the first run each old case gets only one. Tick “collected” upon handing over: the row is read that very morning. Ringing stays with the workshop.',
    failure:
      'Grist silent: Telegram says so. Email refused, or sent and not noted by Grist: Telegram names the case; in the latter, enter the step by hand or the customer gets it twice.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'En semaine, 10 h', en: 'Weekdays, 10 am' },
      why: {
        fr: 'L’atelier a coché les remises de la veille en ouvrant.',
        en: 'By then the workshop has ticked what left the day before.',
      },
      with: at('0 10 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos délais', en: 'Your terms' },
      why: {
        fr: 'En jours depuis la date où l’appareil était prêt.',
        en: 'In days since the device was ready.',
      },
      with: fields(
        {
          steps: list([7, 21, 45]),
          call: 60,
          shop: 'Atelier Roux, 4 rue du Port, du mardi au samedi de 9 h à 18 h',
          from: 'atelier@repare-roux.example',
          doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          chat: { fr: 'identifiant du groupe Telegram', en: 'id of the Telegram group' },
        },
        { alone: true },
      ),
    },
    rows: {
      use: 'grist',
      name: { fr: 'Lire les réparations', en: 'Read the repairs' },
      why: {
        fr: 'Table Repairs : ref, device, name, email, phone, ready_on (date), collected (case), reminded (nombre).',
        en: 'Table Repairs: ref, device, name, email, phone, ready_on (date), collected (toggle), reminded (number).',
      },
      with: {
        operation: 'getAll',
        docId: DOC,
        tableId: 'Repairs',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      retry: [3, 10],
    },
    due: {
      use: 'code',
      name: { fr: 'Ce qui est dû aujourd’hui', en: 'What is due today' },
      why: {
        fr: 'Le palier déjà envoyé est lu dans la ligne : un second lancement n’écrit à personne.',
        en: 'The step sent before is read in the row, so a second run writes to nobody.',
      },
      with: allItems(DUE),
    },
    which: {
      use: 'if',
      name: { fr: 'Au client ?', en: 'For the customer?' },
      why: {
        fr: 'Le reste est pour l’atelier.',
        en: 'The rest is for the workshop.',
      },
      with: all(text('={{ $json.kind }}', 'equals', 'remind')),
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Écrire au client', en: 'Write to the customer' },
      why: {
        fr: 'Avec le numéro, l’adresse et les heures : de quoi venir sans appeler.',
        en: 'With number, address and hours, all it takes to come without ringing.',
      },
      with: mailed(
        { from: setting('from'), to: '={{ $json.mail }}' },
        {
          fr: '=Votre appareil vous attend (dossier {{ $json.ref }})',
          en: '=Your device is waiting for you (case {{ $json.ref }})',
        },
        {
          fr: "=Bonjour{{ $json.name ? ' ' + $json.name : '' }},\n\nVotre appareil est prêt depuis le {{ $json.since }} : {{ $json.device }}, dossier {{ $json.ref }}.\n\n{{ $('settings').first().json.shop }}\n\n{{ $json.last ? 'C’est notre dernier message : ensuite, l’atelier vous appellera.' : 'Vous ne pouvez pas venir ? Répondez à ce message, quelqu’un peut passer pour vous.' }}",
          en: "=Hello{{ $json.name ? ' ' + $json.name : '' }},\n\nYour device has been ready since {{ $json.since }}: {{ $json.device }}, case {{ $json.ref }}.\n\n{{ $('settings').first().json.shop }}\n\n{{ $json.last ? 'This is our last message: after it the workshop will ring you.' : 'You cannot come? Reply to this message; somebody may come for you.' }}",
        },
      ),
      onError: 'output',
    },
    mark: {
      use: 'grist',
      name: { fr: 'Noter le palier', en: 'Note the step' },
      why: {
        fr: 'Après l’envoi, dans la ligne que l’atelier lit aussi.',
        en: 'After sending, in the row that the workshop reads too.',
      },
      with: {
        operation: 'update',
        docId: DOC,
        tableId: 'Repairs',
        rowId: `={{ ${ONE}.id }}`,
        dataToSend: 'defineInNode',
        fieldsToSend: { properties: [{ fieldId: 'reminded', fieldValue: `={{ ${ONE}.step }}` }] },
      },
      onError: 'output',
      retry: [3, 3],
    },
    tell: {
      use: 'telegram',
      name: { fr: 'Dire à l’atelier', en: 'Tell the workshop' },
      why: {
        fr: 'Le lundi, jour calme, la liste à appeler ; chaque jour, une panne.',
        en: 'On Mondays, a quiet day, the list to ring; on any day, a fault.',
      },
      with: sent(CHAT, '={{ $json.text }}'),
    },
    unsent: {
      use: 'telegram',
      name: { fr: 'Courriel refusé', en: 'Email refused' },
      why: {
        fr: 'Réessayé le lendemain ; une adresse morte se corrige dans Grist.',
        en: 'Tried again next day; a dead address is mended in Grist.',
      },
      with: sent(CHAT, {
        fr: `=Dossier {{ ${ONE}.ref }} : courriel refusé ({{ $json.error.message ?? $json.error }}). Appelez, ou corrigez l’adresse.`,
        en: `=Case {{ ${ONE}.ref }}: email refused ({{ $json.error.message ?? $json.error }}). Ring, or mend the address.`,
      }),
    },
    unmarked: {
      use: 'telegram',
      name: { fr: 'Palier non noté', en: 'Step not noted' },
      why: {
        fr: 'Le seul cas où un client serait relancé deux fois.',
        en: 'The one case in which somebody would be reminded twice.',
      },
      with: sent(CHAT, {
        fr: `=Dossier {{ ${ONE}.ref }} : relance envoyée, mais Grist ne l’a pas notée. Inscrivez {{ ${ONE}.step }} dans « reminded ».`,
        en: `=Case {{ ${ONE}.ref }}: reminder sent, but Grist did not note it. Enter {{ ${ONE}.step }} under “reminded”.`,
      }),
    },
  },
  links: [
    'morning > settings > rows > due > which.yes > mail > mark',
    'which.no > tell',
    'mail.error > unsent',
    'mark.error > unmarked',
  ],
  examples,
})
