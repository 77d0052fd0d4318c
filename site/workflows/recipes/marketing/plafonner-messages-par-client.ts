import { allItems } from '../../fragments/code.ts'
import { all, amount, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { choice, field, form, page, upload } from '../../fragments/forms.ts'
import { defineRecipe } from '../recipe.ts'
import { BOOK, KEEP, KEYS } from './plafonner-messages-par-client.code.ts'
import { examples } from './plafonner-messages-par-client.examples.ts'

const KEPT = "$('book').all().filter((one) => one.json.kept).length"
const ALL = "$('book').all().length"
const WRONG = "$('keys').first().json.wrong"

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Plafonner les messages que reçoit chaque client',
    problem:
      'Lundi la lettre, mardi le SMS des magasins, mercredi l’invitation du service événements, jeudi l’enquête. Chaque équipe tient sa cadence ; le client, lui, les additionne, et se désinscrit de tout le jeudi soir.',
    outcome:
      'Avant tout envoi, chacun dépose sa liste dans une même page, avec le jour et le canal. Qui a déjà deux messages prévus entre six jours avant et six jours après est retiré ; le fichier revient aussitôt, allégé, et les places prises sont inscrites. Courriel, SMS et papier comptent ensemble.',
    avoid:
      'Il ne voit que les listes déposées : l’outil qui envoie sans passer par là échappe au plafond. N’y mettez ni confirmations de commande ni rappels de produits. Être sous le plafond n’est pas un accord : le tri des consentements vient avant.',
    approval:
      'Une équipe peut appeler l’autre pour échanger une place ; la base dit qui a réservé quoi. Redéposer une campagne sous le même nom remplace ses réservations ; la liste remise est donc celle à envoyer.',
    failure:
      'Fichier illisible, colonne client_id absente, date passée ou base muette : rien n’est réservé, la page dit pourquoi, aucun fichier n’est rendu. Plus personne sous le plafond : la page propose un autre jour. Les lignes sans identifiant utilisable sont comptées à l’écran.',
  },
  en: {
    title: 'Cap the messages that each customer receives',
    problem:
      'Monday the letter, Tuesday the shops’ text message, Wednesday the events team’s invitation, Thursday the survey. Each team keeps its own pace; the customer adds them up, and unsubscribes from everything on Thursday night.',
    outcome:
      'Before anything leaves, everybody uploads their list to one page, with day and channel. Whoever has two messages already between six days before and six days after is taken out; the file comes straight back, lighter, and the places taken are entered. Email, text and paper count together.',
    avoid:
      'It sees uploaded lists alone: a tool that sends without passing by escapes the cap. Keep order confirmations and product recalls out of it. To be under the cap is no consent: sorting by consent comes first.',
    approval:
      'One team may ring another to swap places; the database says who booked what. Uploading a campaign under the same name replaces its bookings, so the list handed back is the one to send.',
    failure:
      'File unreadable, column client_id missing, day past or database silent: nothing is booked, the page says why, and no file is given. Nobody left under the cap: the page suggests another day. Rows without a usable id are counted on screen.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Une liste à envoyer', en: 'A list to send to' },
      why: {
        fr: 'Un mot de passe par équipe évite les listes perdues.',
        en: 'A password keeps lists among your teams.',
      },
      with: form(
        { fr: 'Réserver un envoi', en: 'Book a mailing' },
        [
          upload(
            'file',
            {
              fr: 'CSV à points-virgules, avec client_id',
              en: 'CSV split by semicolons, with client_id',
            },
            '.csv',
          ),
          field('campaign', { fr: 'Nom de la campagne', en: 'Name of the campaign' }),
          choice('channel', { fr: 'Canal', en: 'Channel' }, [
            { fr: 'Courriel', en: 'Email' },
            'SMS',
            { fr: 'Papier', en: 'Paper' },
          ]),
          field('day', { fr: 'Jour de l’envoi', en: 'Day of sending' }, { type: 'date' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre plafond', en: 'Your cap' },
      why: {
        fr: 'Table contact_log : person, campaign, channel, day ; clé unique (person, campaign).',
        en: 'Table contact_log: person, campaign, channel, day; unique key (person, campaign).',
      },
      with: fields({ most: 2 }),
    },
    rows: {
      use: 'extractFromFile',
      name: { fr: 'Lire la liste', en: 'Read the list' },
      why: {
        fr: 'Les autres colonnes vous reviennent telles quelles.',
        en: 'The other columns come back to you as they are.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'file',
        options: { delimiter: ';', includeEmptyCells: true },
      },
      onError: 'continue',
      always: true,
    },
    keys: {
      use: 'code',
      name: { fr: 'Garder les identifiants', en: 'Keep the ids' },
      why: {
        fr: 'La base ne reçoit ni nom, ni adresse, ni téléphone.',
        en: 'The database gets neither name, nor address, nor number.',
      },
      with: allItems(KEYS),
    },
    usable: {
      use: 'if',
      name: { fr: 'Liste utilisable ?', en: 'Usable list?' },
      why: {
        fr: 'Une réservation fausse bloquerait les autres équipes.',
        en: 'A wrong booking would block the other teams.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'ok')),
    },
    book: {
      use: 'postgres',
      name: { fr: 'Réserver les places', en: 'Book the places' },
      why: {
        fr: 'Compter et inscrire d’une seule requête ; après trente jours, les traces sont effacées.',
        en: 'Counted and entered in one query; traces are erased after thirty days.',
      },
      with: {
        operation: 'executeQuery',
        query: BOOK,
        options: {
          queryReplacement:
            "={{ [$json.ids, $json.campaign, $json.day, $('settings').first().json.most, $json.channel] }}",
        },
      },
      onError: 'output',
      retry: [2, 3],
    },
    left: {
      use: 'if',
      name: { fr: 'Quelqu’un à qui écrire ?', en: 'Anybody to write to?' },
      why: {
        fr: 'Un fichier vide serait importé comme une erreur.',
        en: 'An empty file would be imported as a mistake.',
      },
      once: true,
      with: all(amount(`={{ ${KEPT} }}`, 'gt', 0)),
    },
    keep: {
      use: 'code',
      name: { fr: 'Retrouver les lignes', en: 'Find the rows again' },
      why: {
        fr: 'Dans l’ordre du fichier, une ligne par personne.',
        en: 'In the order of the file, a row a person.',
      },
      with: allItems(KEEP),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Liste allégée', en: 'The lighter list' },
      why: {
        fr: 'Même format qu’à l’entrée, prêt pour l’outil d’envoi.',
        en: 'In the form it came, ready for the mailing tool.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: { fileName: 'liste.csv', delimiter: ';', headerRow: true },
      },
    },
    done: {
      use: 'form',
      name: { fr: 'Rendre la liste', en: 'Hand the list back' },
      why: {
        fr: 'Téléchargée à l’écran, elle ne traîne dans aucune boîte.',
        en: 'Downloaded on screen, it lies about in no mailbox.',
      },
      with: {
        operation: 'completion',
        respondWith: 'returnBinary',
        completionTitle: {
          fr: `={{ ${KEPT} }} client(s) sur {{ ${ALL} }}`,
          en: `={{ ${KEPT} }} customer(s) of {{ ${ALL} }}`,
        },
        completionMessage: {
          fr: `=Retirés, déjà au plafond : {{ ${ALL} - ${KEPT} }}. Lignes sans identifiant utilisable : {{ ${WRONG} }}.`,
          en: `=Taken out, at the cap already: {{ ${ALL} - ${KEPT} }}. Rows without a usable id: {{ ${WRONG} }}.`,
        },
        inputDataFieldName: 'data',
        options: {},
      },
    },
    full: {
      use: 'form',
      name: { fr: 'Tout le monde est pris', en: 'Everybody is taken' },
      why: {
        fr: 'Un jour plus tard, c’est parfois tout autre chose.',
        en: 'A day later it may look quite different.',
      },
      with: page(
        { fr: 'Personne sous le plafond', en: 'Nobody under the cap' },
        {
          fr: `=Les {{ ${ALL} }} clients de la liste ont déjà assez de messages autour de ce jour. Essayez une autre date.`,
          en: `=The {{ ${ALL} }} customers of the list have enough messages around that day. Try another date.`,
        },
      ),
    },
    halted: {
      use: 'form',
      name: { fr: 'Rien de réservé', en: 'Nothing booked' },
      why: {
        fr: 'Sans réservation, aucune liste ne sort.',
        en: 'Without a booking no list comes out.',
      },
      with: page(
        { fr: 'Liste non rendue', en: 'No list handed back' },
        {
          fr: "={{ $json.why ?? 'La base ne répond pas : ' + ($json.error.message ?? $json.message ?? $json.error) }}",
          en: "={{ $json.why ?? 'The database does not answer: ' + ($json.error.message ?? $json.message ?? $json.error) }}",
        },
      ),
    },
  },
  links: [
    'request > settings > rows > keys > usable.yes > book > left.yes > keep > file > done',
    'left.no > full',
    'usable.no > halted',
    'book.error > halted',
  ],
  examples,
  related: ['preparer-envoi-postal', 'aligner-desinscriptions'],
})
