import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { MEASURE } from './mesurer-delai-de-reponse-aux-demandes.code.ts'
import { examples } from './mesurer-delai-de-reponse-aux-demandes.examples.ts'

const MANAGER = setting('manager')
const FROM = "DateTime.fromISO($('settings').first().json.from)"
const UNTIL = "DateTime.fromISO($('settings').first().json.until)"
/** Mails of one folder, without their text. */
const mails = (
  folder: string,
  after: string,
  before: string,
  ...more: readonly string[]
): Params => ({
  resource: 'message',
  operation: 'getAll',
  returnAll: true,
  output: 'fields',
  fields: ['conversationId', 'from', 'subject', ...more],
  filtersUI: {
    values: {
      filterBy: 'filters',
      filters: {
        foldersToInclude: [folder],
        readStatus: 'both',
        receivedAfter: `={{ ${after}.toUTC().toISO() }}`,
        receivedBefore: `={{ ${before}.toUTC().toISO() }}`,
      },
    },
  },
  options: {},
})

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Mesurer le délai de réponse aux demandes de devis',
    problem:
      '« Nous répondons dans la journée », dit le site. Le lundi, neuf demandes du week-end attendent sous quarante courriels, deux restent sans réponse jusqu’au jeudi, et le client a signé ailleurs le mardi.',
    outcome:
      'Chaque lundi, le responsable reçoit le délai médian de première réponse de la semaine passée, la part répondue en moins de quatre heures ouvertes, et la liste des demandes encore sans réponse, la plus ancienne en tête. Les chiffres rejoignent un classeur, semaine après semaine.',
    avoid:
      'Il lit une boîte partagée réservée aux demandes, réponses comprises : une réponse partie d’une boîte personnelle ou donnée au téléphone, une demande classée dans un sous-dossier ne sont pas vues. Il ne sert pas à juger les personnes : aucun nom de collègue n’est relevé.',
    approval:
      'Rien n’est envoyé aux clients. Une personne reprend la liste et répond ; relancé, le flux remplace la ligne de la semaine au lieu d’en ajouter une.',
    failure:
      'Outlook ou le calendrier officiel des jours fériés hors d’atteinte : le responsable reçoit la raison, sans chiffre. Classeur fermé : il reçoit tout de même le bilan, où c’est écrit.',
  },
  en: {
    title: 'Measure how long requests for quotes wait for an answer',
    problem:
      '“We answer within the day”, says the site. On Monday nine requests from the weekend wait below forty emails, two stay without an answer until Thursday, and the client signed elsewhere on Tuesday.',
    outcome:
      'Each Monday the manager gets last week’s median time to a first answer, the share answered within four opening hours, and the requests still without one, the oldest on top. The figures join a workbook, week after week.',
    avoid:
      'It reads a shared mailbox kept for requests and their answers: an answer from a personal mailbox or on the telephone, or a request filed in a subfolder, goes unseen. It is no tool to grade people: no colleague’s name is taken.',
    approval:
      'Nothing is sent to clients. A person takes the list and answers; run again, the flow replaces the week’s row instead of adding one.',
    failure:
      'Outlook or the official calendar of public holidays out of reach: the manager gets the reason and no figure. Workbook closed: they get the summary all the same, and it says so.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 8 h', en: 'Monday, 8 am' },
      why: {
        fr: 'Avant d’ouvrir la boîte de la semaine.',
        en: 'Before the week’s mailbox is opened.',
      },
      with: at('0 8 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos heures', en: 'Your hours' },
      why: {
        fr: 'De 9 h à 18 h, heure de Paris : une demande du samedi commence à courir le lundi.',
        en: 'From 9 to 18, Paris time: a Saturday request starts to count on Monday.',
      },
      with: fields({
        opens: 9,
        closes: 18,
        aim: 4,
        zone: 'Europe/Paris',
        own: 'votre-entreprise.example',
        from: "={{ $now.setZone('Europe/Paris').startOf('week').minus({ weeks: 1 }).toISO() }}",
        until: "={{ $now.setZone('Europe/Paris').startOf('week').toISO() }}",
        inbox: { fr: 'identifiant de la boîte de réception', en: 'id of the inbox folder' },
        sent: { fr: 'identifiant des éléments envoyés', en: 'id of the sent items folder' },
        workbook: { fr: 'identifiant du classeur', en: 'id of the workbook' },
        manager: 'responsable-ventes@votre-entreprise.example',
      }),
    },
    holidays: {
      use: 'httpRequest',
      name: { fr: 'Jours fériés', en: 'Public holidays' },
      why: {
        fr: 'Le calendrier de l’État pour la métropole, dates en clés.',
        en: 'The French state’s calendar for the mainland, keyed by date.',
      },
      with: {
        url: 'https://calendrier.api.gouv.fr/jours-feries/metropole.json',
        options: { timeout: 10000 },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    received: {
      use: 'outlook',
      name: { fr: 'Reçus la semaine passée', en: 'Received last week' },
      why: {
        fr: 'Objet, expéditeur et heure ; aucun texte n’est lu.',
        en: 'Subject, sender and time; no text is read.',
      },
      with: mails(setting('inbox'), FROM, UNTIL, 'receivedDateTime'),
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    sent: {
      use: 'outlook',
      name: { fr: 'Envoyés depuis', en: 'Sent since' },
      why: {
        fr: 'Trente jours plus tôt aussi, pour les échanges anciens. Exchange doit y garder les envois au nom de la boîte ; un transfert interne n’est pas une réponse.',
        en: 'Thirty days before too, for exchanges already begun. Exchange has to keep there what is sent as the mailbox; a forward inside the company is no answer.',
      },
      with: mails(
        setting('sent'),
        `${FROM}.minus({ days: 30 })`,
        '$now',
        'sentDateTime',
        'toRecipients',
      ),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    measure: {
      use: 'code',
      name: { fr: 'Compter les heures ouvertes', en: 'Count opening hours' },
      why: {
        fr: 'La médiane : une demande oubliée dix jours fausserait une moyenne.',
        en: 'The median, as one request forgotten for ten days would spoil a mean.',
      },
      with: allItems(MEASURE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Mesuré, aucune, illisible', en: 'Measured, none, unreadable' },
      why: {
        fr: 'Zéro demande est une nouvelle, pas une panne.',
        en: 'No request at all is news, not a failure.',
      },
      with: cases({
        measured: text('={{ $json.state }}', 'equals', 'measured'),
        none: text('={{ $json.state }}', 'equals', 'none'),
      }),
    },
    keep: {
      use: 'googleSheets',
      name: { fr: 'Garder la semaine', en: 'Keep the week' },
      why: {
        fr: 'Feuille Weeks : week, requests, answered, median_minutes, within_aim.',
        en: 'Sheet Weeks: week, requests, answered, median_minutes, within_aim.',
      },
      with: {
        resource: 'sheet',
        operation: 'appendOrUpdate',
        documentId: byId(setting('workbook')),
        sheetName: byName('Weeks'),
        columns: columns(
          {
            week: "={{ $('settings').first().json.from.slice(0, 10) }}",
            requests: '={{ $json.count }}',
            answered: '={{ $json.answered }}',
            median_minutes: "={{ $json.half ?? '' }}",
            within_aim: '={{ $json.share }}',
          },
          ['week'],
        ),
        options: {},
      },
      onError: 'continue',
      retry: [2, 5],
    },
    report: {
      use: 'outlook',
      name: { fr: 'Envoyer le bilan', en: 'Send the summary' },
      why: {
        fr: 'La liste sert le matin même, le chiffre sert au fil des mois.',
        en: 'The list serves this very morning, the figure over the months.',
      },
      with: outlookSent(
        MANAGER,
        {
          fr: "=Demandes de devis : {{ $('measure').first().json.waiting.length }} sans réponse",
          en: "=Requests for quotes: {{ $('measure').first().json.waiting.length }} without an answer",
        },
        {
          fr: "={{ $('measure').first().json.text + ($json.error ? '\\n\\nClasseur non rempli : ' + ($json.error.message ?? $json.error) : '') }}",
          en: "={{ $('measure').first().json.text + ($json.error ? '\\n\\nWorkbook not filled in: ' + ($json.error.message ?? $json.error) : '') }}",
        },
      ),
    },
    none: {
      use: 'outlook',
      name: { fr: 'Dire qu’il n’y en a pas', en: 'Say there was none' },
      why: {
        fr: 'Une semaine sans demande mérite que l’on essaie le formulaire du site.',
        en: 'A week without requests is worth a try of the site’s own form.',
      },
      with: outlookSent(
        MANAGER,
        {
          fr: 'Demandes de devis : aucune la semaine passée',
          en: 'Requests for quotes: none last week',
        },
        {
          fr: 'Aucune demande reçue. Essayez le formulaire du site et l’adresse de la boîte.',
          en: 'No request came in. Try the form on the site, and the mailbox address.',
        },
      ),
    },
    broken: {
      use: 'outlook',
      name: { fr: 'Dire que rien n’est mesuré', en: 'Say nothing was measured' },
      why: {
        fr: 'Un délai compté sur une boîte à moitié lue serait faux.',
        en: 'A time taken from half a mailbox would be wrong.',
      },
      with: outlookSent(
        MANAGER,
        { fr: 'Demandes de devis : pas de mesure', en: 'Requests for quotes: not measured' },
        '={{ $json.text }}',
      ),
    },
  },
  links: [
    'monday > settings > holidays > received > sent > measure > state.measured > keep > report',
    'state.none > none',
    'state.other > broken',
  ],
  examples,
})
