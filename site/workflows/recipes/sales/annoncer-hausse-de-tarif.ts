import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { field, form, upload } from '../../fragments/forms.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { LETTERS } from './annoncer-hausse-de-tarif.code.ts'
import { examples } from './annoncer-hausse-de-tarif.examples.ts'

const DONE = byName("={{ $('settings').first().json.done }}")
const DAY = "{{ DateTime.fromISO($('asked').first().json.effect).toFormat('dd/MM/yyyy') }}"
const toSales = (subject: Bilingual<string>, body: string | Bilingual<string>): Params =>
  mailed(
    {
      from: "={{ $('settings').first().json.sender }}",
      to: "={{ $('settings').first().json.to }}",
    },
    subject,
    body,
  )

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Annoncer une hausse de tarif, à chaque client ses articles',
    problem:
      'Le nouveau tarif part en pièce jointe : huit cents lignes, dont le client achète neuf. Il appelle pour savoir ce qui change pour lui, ou le découvre sur sa facture et la refuse.',
    outcome:
      'Vous déposez le tarif et sa date d’effet. Un brouillon par client attend dans Outlook : ses seuls articles des douze derniers mois, ancien prix, nouveau prix, pourcentage. Un courriel donne l’effet sur un an, client par client, et qui n’a pas de brouillon : prix encore bloqué, adresse ou prix actuel absent.',
    avoid:
      'Un contrat avec clause de révision a sa propre formule : ce flux compare des prix, il ne calcule aucune indexation. Des tarifs dégressifs par quantité ne tiennent pas dans une ligne par article.',
    approval:
      'Rien n’est envoyé. Le commercial relit chaque brouillon, appelle d’abord ceux que la hausse touche le plus, puis envoie. Après un tarif corrigé, supprimez les brouillons d’avant.',
    failure:
      'Ligne illisible, deux prix pour une référence, variation de plus de 50 %, préavis trop court, base muette : aucun brouillon, et un courriel dit pourquoi. Brouillon refusé par Outlook : un courriel nomme le client. Redéposé le jour même, le fichier ne prépare que ce qui manque.',
  },
  en: {
    title: 'Announce a price rise, to each client for what they buy',
    problem:
      'The new price list goes out attached: eight hundred lines, of which the client buys nine. They ring to ask what changes for them, or find out on the invoice and refuse it.',
    outcome:
      'You hand in the list and the day it takes effect. A draft for each client waits in Outlook: just their items of the last twelve months, old price, new price, percentage. An email gives the effect over a year, client by client, and who has no draft: price still locked, address or current price missing.',
    avoid:
      'A contract with a revision clause has its own formula: this flow compares prices and works out no index. Prices that fall with quantity do not fit into one line an item.',
    approval:
      'Nothing is sent. The salesperson reads each draft, first calls those whom the rise hits hardest, then sends. After a corrected list, delete the drafts from before.',
    failure:
      'A row unreadable, two prices for a reference, a change of over 50%, notice too short, database silent: no draft, and an email says why. A draft refused by Outlook: an email names the client. Handed in again the same day, the file prepares only what is missing.',
  },
  nodes: {
    asked: {
      use: 'formTrigger',
      name: { fr: 'Nouveau tarif', en: 'New price list' },
      why: {
        fr: 'Deux colonnes suffisent : reference et price, hors taxes.',
        en: 'Two columns will do: reference and price, before tax.',
      },
      with: form({ fr: 'Annoncer un nouveau tarif', en: 'Announce a new price list' }, [
        upload('file', { fr: 'Tarif (CSV)', en: 'Price list (CSV)' }, '.csv'),
        field('effect', { fr: 'Date d’effet', en: 'Takes effect on' }, { type: 'date' }),
      ]),
    },
    read: {
      use: 'extractFromFile',
      name: { fr: 'Lire le fichier', en: 'Read the file' },
      why: {
        fr: 'Point-virgule et virgule décimale, comme l’enregistre un Excel français.',
        en: 'Semicolons and decimal commas, as a French Excel saves them.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'file',
        options: { delimiter: ';', includeEmptyCells: true },
      },
      onError: 'continue',
      always: true,
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'Trente jours de préavis ; au-delà de 50 %, on soupçonne une faute de frappe.',
        en: 'Thirty days’ notice; beyond 50% a slip of the keyboard is likely.',
      },
      with: fields(
        {
          notice: 30,
          absurd: 0.5,
          done: 'price_letters',
          sender: 'tarifs@votre-entreprise.example',
          to: 'ventes@votre-entreprise.example',
        },
        { alone: true },
      ),
      once: true,
    },
    purchases: {
      use: 'mySql',
      name: { fr: 'Achats de l’année', en: 'Purchases of the year' },
      why: {
        fr: 'Une vue à créer : par client et référence, quantité sur douze mois et prix actuel hors taxes.',
        en: 'A view to create: by client and reference, quantity over twelve months and current price before tax.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT client, name, email, DATE_FORMAT(price_locked_until, '%Y-%m-%d') AS locked_until, reference, label, quantity, price FROM purchases_of_the_year ORDER BY client, reference",
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    letters: {
      use: 'code',
      name: { fr: 'Contrôler, puis trier par client', en: 'Check, then sort by client' },
      why: {
        fr: 'Une erreur arrête tout : une lettre à un prix faux engage l’entreprise.',
        en: 'One error stops it all, as a letter with a wrong price binds the company.',
      },
      with: allItems(LETTERS),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Lettre ou compte rendu', en: 'Letter or report' },
      why: {
        fr: 'Le compte rendu part toujours, même sans lettre.',
        en: 'The report always leaves, letters or none.',
      },
      with: cases({ letter: text('={{ $json.kind }}', 'equals', 'letter') }),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore préparée', en: 'Not prepared yet' },
      why: {
        fr: 'Même client, même date, mêmes prix : c’est la même lettre.',
        en: 'Same client, same day, same prices: that is the same letter.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: DONE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'mark', keyValue: '={{ $json.mark }}' }] },
      },
    },
    draft: {
      use: 'outlook',
      name: { fr: 'Préparer la lettre', en: 'Prepare the letter' },
      why: {
        fr: 'Un brouillon se relit et se retouche ; un envoi ne se rattrape pas.',
        en: 'A draft can be read and changed; what is sent cannot.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: { fr: `=Nos prix au ${DAY}`, en: `=Our prices from ${DAY}` },
        bodyContent: {
          fr: `=Bonjour,\n\nNos prix évoluent le ${DAY}. Pour les articles que vous nous avez achetés depuis un an, hors taxes :\n\n{{ $json.text }}\n\nNous restons à votre disposition.`,
          en: `=Hello,\n\nOur prices change on ${DAY}. For what you bought from us over the past year, before tax:\n\n{{ $json.text }}\n\nPlease call us with any question.`,
        },
        additionalFields: { bodyContentType: 'Text', toRecipients: '={{ $json.email }}' },
      },
      onError: 'output',
      retry: [2, 5],
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter la lettre prête', en: 'Note the letter as ready' },
      why: { fr: 'Une fois le brouillon créé.', en: 'Once the draft is there.' },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: DONE,
        columns: columns({ mark: "={{ $('fresh').item.json.mark }}" }),
        options: {},
      },
    },
    lost: {
      use: 'set',
      name: { fr: 'Client sans brouillon', en: 'Client without a draft' },
      why: {
        fr: 'Outlook rend l’erreur, et non le nom.',
        en: 'Outlook returns the error, not the name.',
      },
      with: fields(
        {
          line: "={{ '- ' + $('fresh').item.json.name + ' (' + ($json.error.message ?? $json.error) + ')' }}",
        },
        { alone: true },
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une seule liste', en: 'One list' },
      why: { fr: 'Un courriel, et non un par client.', en: 'One email, not one a client.' },
      with: gathered('line'),
    },
    missing: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Un client oublié découvrirait la hausse sur sa facture.',
        en: 'A client left out would meet the rise on an invoice.',
      },
      with: toSales(
        { fr: `=Tarif du ${DAY} : brouillons manquants`, en: `=Prices of ${DAY}: drafts missing` },
        {
          fr: "={{ $json.line.join('\\n') }}\n\nRedéposez le même fichier : seuls ceux-ci seront préparés.",
          en: "={{ $json.line.join('\\n') }}\n\nHand in the same file again: these alone will be prepared.",
        },
      ),
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Rendre compte', en: 'Report' },
      why: {
        fr: 'Les plus gros effets en tête : ce sont les appels à passer.',
        en: 'The biggest effects come first: those are the calls to make.',
      },
      with: toSales({ fr: `=Tarif du ${DAY}`, en: `=Prices of ${DAY}` }, '={{ $json.text }}'),
    },
  },
  links: [
    'asked > read > settings > purchases > letters > kind.letter > fresh > draft > mark',
    'draft.error > lost > gather > missing',
    'kind.other > report',
  ],
  examples,
})
