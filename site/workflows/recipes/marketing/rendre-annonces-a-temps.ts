import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { LEFT, LETTERS } from './rendre-annonces-a-temps.code.ts'
import { examples } from './rendre-annonces-a-temps.examples.ts'

const SEEN = byName('ads_reminded')
const BOSS = { from: setting('sender'), to: setting('boss') }

export default defineRecipe({
  category: 'marketing',
  level: 'simple',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Rendre à temps chaque annonce réservée dans la presse',
    problem:
      'L’emplacement est payé depuis mars. La régie attend le fichier six jours ouvrés avant parution, soit, avec le 11 novembre et un pont, bien plus tôt qu’on ne le croyait ; la page sort avec l’annonce de l’an passé.',
    outcome:
      'Chaque jour ouvré, le tableau Excel des réservations est relu, et le dossier Nextcloud aussi. À cinq, deux, un et zéro jours ouvrés de la limite, jours fériés ôtés, chaque responsable reçoit une seule liste : fichier absent, ou prêt et encore à envoyer, avec l’adresse de la régie. Passé la limite, la direction est en copie, chaque matin.',
    avoid:
      'Si une agence gère vos insertions, c’est à elle de tenir ce calendrier. Le flux ne contrôle ni le format ni les couleurs du fichier, et ne l’envoie pas.',
    approval:
      'Vous envoyez le fichier, puis écrivez la date dans la colonne sent_on : elle seule fait taire le rappel. Nommez les fichiers par la référence : A-12.pdf ou A-12-v2.pdf.',
    failure:
      'Tableau illisible ou colonne renommée : la direction l’apprend le matin même. Dossier ou jours fériés muets : les rappels partent, avec la mention. Date mal tapée : la ligne revient chaque jour. Courriel refusé : la direction reçoit la liste.',
  },
  en: {
    title: 'Deliver every booked press advertisement in time',
    problem:
      'The space has been paid for since March. The publisher wants the file six working days before it appears, which, with 11 November and a long weekend, is far earlier than anybody thought; the page comes out with last year’s advertisement.',
    outcome:
      'Each working day the Excel table of bookings is read, and the Nextcloud folder too. Five, two, one and no working days before the limit, public holidays taken out, each person in charge gets a single list: file missing, or ready and yet to be sent, with the publisher’s address. Past the limit management is in copy, every morning.',
    avoid:
      'Where an agency handles your insertions, the calendar is theirs to keep. The flow checks neither format nor colours of the file, and does not send it.',
    approval:
      'You send the file, then write the day into the column sent_on: that alone quietens the reminder. Name files by the reference: A-12.pdf or A-12-v2.pdf.',
    failure:
      'Table unreadable or a column renamed: management hears of it that morning. Folder or holidays silent: reminders leave, and say so. Date mistyped: the row comes back every day. Email refused: management gets the list.',
  },
  nodes: {
    daily: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin ouvré', en: 'Each working morning' },
      why: {
        fr: 'Assez tôt pour qu’un fichier parte avant midi.',
        en: 'Early enough for a file to leave before noon.',
      },
      with: at('15 8 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Tableau et étapes', en: 'Table and steps' },
      why: {
        fr: 'Colonnes : ref, title, format, deadline, owner, contact, sent_on.',
        en: 'Columns: ref, title, format, deadline, owner, contact, sent_on.',
      },
      with: fields({
        steps: list([5, 2, 1, 0]),
        workbook: { fr: 'identifiant du classeur', en: 'id of the workbook' },
        sheet: { fr: 'identifiant de la feuille', en: 'id of the worksheet' },
        folder: '/Annonces',
        sender: 'n8n@votre-entreprise.example',
        boss: 'direction@votre-entreprise.example',
      }),
    },
    holidays: {
      use: 'httpRequest',
      name: { fr: 'Lire les jours fériés', en: 'Read public holidays' },
      why: {
        fr: 'Liste de l’État pour la métropole ; autre adresse en Alsace-Moselle.',
        en: 'The State’s list for the mainland; Alsace-Moselle has another address.',
      },
      with: {
        url: 'https://calendrier.api.gouv.fr/jours-feries/metropole.json',
        options: { timeout: 20_000 },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    files: {
      use: 'nextcloud',
      name: { fr: 'Fichiers déposés', en: 'Files delivered' },
      why: {
        fr: 'Le rappel change quand le graphiste a déjà fini.',
        en: 'The reminder changes once the designer is done.',
      },
      with: { resource: 'folder', operation: 'list', path: setting('folder') },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    bookings: {
      use: 'excel',
      name: { fr: 'Lire les réservations', en: 'Read the bookings' },
      why: {
        fr: 'Tenu par qui achète l’espace, sans toucher au flux.',
        en: 'Kept by whoever buys the space, without touching the flow.',
      },
      with: {
        resource: 'worksheet',
        operation: 'readRows',
        workbook: byId(setting('workbook')),
        worksheet: byId(setting('sheet')),
        useRange: false,
        options: {},
      },
      once: true,
      onError: 'output',
      retry: [3, 10],
    },
    left: {
      use: 'code',
      name: { fr: 'Jours ouvrés restants', en: 'Working days left' },
      why: {
        fr: 'Comptés après aujourd’hui, jour de la limite compris.',
        en: 'Counted after today, the day of the limit included.',
      },
      with: allItems(LEFT),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas rappelée ce jour', en: 'Not reminded today' },
      why: {
        fr: 'Un flux relancé à la main n’écrit pas deux fois.',
        en: 'A flow run again by hand does not write twice.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: SEEN,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'mark', keyValue: '={{ $json.mark }}' }] },
      },
    },
    letters: {
      use: 'code',
      name: { fr: 'Une liste par personne', en: 'One list a person' },
      why: {
        fr: 'Trois rappels séparés se lisent moins qu’un seul.',
        en: 'Three reminders apart are read less than one.',
      },
      with: allItems(LETTERS),
    },
    remind: {
      use: 'emailSend',
      name: { fr: 'Rappeler', en: 'Remind' },
      why: {
        fr: 'La direction n’est en copie que des retards.',
        en: 'Management is in copy for late ones alone.',
      },
      with: mailed(
        { from: setting('sender'), to: '={{ $json.to }}' },
        {
          fr: '=Annonces à rendre : {{ $json.count }}',
          en: '=Advertisements to deliver: {{ $json.count }}',
        },
        '={{ $json.text }}',
        { ccEmail: '={{ $json.copy }}' },
      ),
      onError: 'output',
      retry: [2, 10],
    },
    marks: {
      use: 'code',
      name: { fr: 'Reprendre les annonces', en: 'Take the advertisements again' },
      why: {
        fr: 'Celles dont le rappel est vraiment parti.',
        en: 'Those whose reminder has really left.',
      },
      with: allItems(
        "return $input.all().flatMap((_, at) => $('letters').itemMatching(at).json.marks.map((mark) => ({ json: { mark } })))",
      ),
    },
    note: {
      use: 'dataTable',
      name: { fr: 'Noter le rappel', en: 'Note the reminder' },
      why: { fr: 'Après l’envoi, pour la journée.', en: 'After sending, for the day.' },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: SEEN,
        columns: columns({ mark: '={{ $json.mark }}' }),
        options: {},
      },
    },
    refused: {
      use: 'emailSend',
      name: { fr: 'Rappel non parti', en: 'Reminder not gone' },
      why: {
        fr: 'Une adresse périmée dans le tableau, le plus souvent.',
        en: 'Mostly an old address in the table.',
      },
      with: mailed(
        BOSS,
        {
          fr: "=Rappel non parti : {{ $('letters').item.json.to }}",
          en: "=Reminder not gone: {{ $('letters').item.json.to }}",
        },
        "={{ $('letters').item.json.text }}",
      ),
    },
    broken: {
      use: 'emailSend',
      name: { fr: 'Tableau illisible', en: 'Table unreadable' },
      why: {
        fr: 'Ce jour-là, quelqu’un regarde le tableau lui-même.',
        en: 'That day somebody looks at the table in person.',
      },
      with: mailed(
        BOSS,
        { fr: 'Annonces : réservations non lues', en: 'Advertisements: bookings not read' },
        '={{ String($json.error.message ?? $json.error) }}',
      ),
    },
  },
  links: [
    'daily > settings > holidays > files > bookings > left > fresh > letters > remind > marks > note',
    'remind.error > refused',
    'bookings.error > broken',
  ],
  examples,
  related: ['tenir-calendrier-editorial', 'compter-qr-codes-imprimes'],
})
