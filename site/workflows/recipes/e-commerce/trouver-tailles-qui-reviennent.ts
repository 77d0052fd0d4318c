import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe } from '../recipe.ts'
import { SIZES } from './trouver-tailles-qui-reviennent.code.ts'
import { examples } from './trouver-tailles-qui-reviennent.examples.ts'

const TABLE = byName({ fr: 'tailles_signalees', en: 'sizes_reported' })
const MARK = "={{ $('kind').item.json.mark }}"
const ago = (days: string) =>
  `={{ $now.setZone('Europe/Paris').startOf('day').minus({ days: $('settings').first().json.${days} }).toFormat('yyyy-MM-dd\\'T\\'HH:mm:ss') }}`

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Trouver les articles que l’on renvoie pour leur taille',
    problem:
      'Une veste revient onze fois pour la même raison : elle serre. L’entrepôt remplit sa feuille, rembourse, remet en rayon. Celui qui écrit le guide des tailles ne lit pas la feuille, et la douzième cliente prend du 38.',
    outcome:
      'Chaque mois, les commandes WooCommerce passées il y a 30 à 120 jours sont rapprochées de la feuille des retours. À partir de cinq pièces, 10 % des ventes et trois fois l’autre sens, une tâche Todoist dit « taille petit » ou « taille grand », taille par taille.',
    avoid:
      'Il faut une feuille où chaque pièce rendue a son numéro de commande, sa référence et un motif choisi dans une liste. Sous cent ventes par trimestre, lisez les motifs vous-même. Une couleur mal photographiée ou un tissu raide demandent une autre question.',
    approval:
      'Aucune fiche ne change. Quelqu’un mesure la pièce, puis corrige le guide, la fiche ou le patron. Le même constat se tait 150 jours : le temps que d’autres commandes jugent la correction.',
    failure:
      'Boutique ou feuille illisible, colonnes absentes, aucune ligne reconnue : un courriel, et rien n’est compté. Tâche refusée par Todoist : un courriel nomme l’article, repris le mois suivant s’il passe encore les seuils. Un mois sans tâche ni courriel : aucun constat nouveau.',
  },
  en: {
    title: 'Find articles that come back because of their size',
    problem:
      'A jacket comes back eleven times for one reason: it is tight. The warehouse fills in its sheet, refunds, shelves it again. Whoever writes the size guide never reads the sheet, and the twelfth customer takes a 38.',
    outcome:
      'Every month WooCommerce orders placed 30 to 120 days ago are matched with the sheet of returns. From five pieces, 10% of sales and three times the opposite, a Todoist task says “runs small” or “runs large”, size by size.',
    avoid:
      'You need a sheet in which each piece returned has its order number, its reference and a reason picked from a list. Below a hundred sales a quarter, read the reasons yourself. A colour badly photographed or a stiff fabric calls for another question.',
    approval:
      'No product page changes. Somebody measures the piece, then mends the guide, the page or the pattern. The same finding keeps quiet for 150 days, so that new orders can judge what was mended.',
    failure:
      'Shop or sheet unreadable, columns missing, no row recognised: an email, and no count. A task that Todoist refuses: an email names the article, tried again next month if it still crosses the thresholds. A month with neither task nor email means no new finding.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 6 du mois', en: 'The 6th of the month' },
      why: {
        fr: 'Le délai de retour des commandes lues est passé.',
        en: 'The orders it reads are past their time for returns.',
      },
      with: at('0 7 6 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Seuils et mots', en: 'Thresholds and words' },
      why: {
        fr: 'Les mots de votre liste de motifs, et le nom de votre attribut de taille.',
        en: 'The words of your list of reasons, and the name of your size attribute.',
      },
      with: fields(
        {
          oldest: 120,
          latest: 30,
          pieces: 5,
          share: 10,
          pause: 150,
          small: 'petit|serré|étroit|court|small|tight|short',
          large: 'grand|large|long|big|loose',
          size: '^(pa_)?(taille|size|pointure)$',
          shop: 'https://votre-boutique.example',
          sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
          project: { fr: 'identifiant du projet', en: 'id of the project' },
          from: 'boutique@votre-boutique.example',
          to: 'produit@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Commandes de la période', en: 'Orders of the period' },
      why: {
        fr: 'Ce qui fut vendu : onze renvois sur mille ne disent rien.',
        en: 'What was sold: eleven returns in a thousand say nothing.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: { after: ago('oldest'), before: ago('latest') },
      },
      onError: 'continue',
      always: true,
      retry: [3, 15],
    },
    returns: {
      use: 'googleSheets',
      name: { fr: 'Feuille des retours', en: 'Sheet of returns' },
      why: {
        fr: 'Colonnes Order, SKU, Reason : une ligne par pièce.',
        en: 'Columns Order, SKU, Reason: a row a piece.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Retours', en: 'Returns' }),
        options: {},
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 15],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Déjà signalés', en: 'Reported before' },
      why: {
        fr: 'Table tailles_signalees, colonnes mark et day, en texte.',
        en: 'Table sizes_reported, columns mark and day, both text.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      once: true,
      always: true,
    },
    sizes: {
      use: 'code',
      name: { fr: 'Compter par taille', en: 'Count by size' },
      why: {
        fr: 'Une pièce ne revient qu’une fois, même notée deux fois.',
        en: 'A piece comes back once, even if noted twice.',
      },
      with: allItems(SIZES),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Constat ou panne ?', en: 'Finding or failure?' },
      why: {
        fr: 'Une feuille fermée ne prouve pas que tout va bien.',
        en: 'A closed sheet is no proof that all is well.',
      },
      with: cases({ task: text('={{ $json.kind }}', 'equals', 'task') }),
    },
    task: {
      use: 'todoist',
      name: { fr: 'Demander une mesure', en: 'Ask for measuring' },
      why: {
        fr: 'À qui tient le guide, une tâche par article.',
        en: 'To whoever keeps the guide, a task an article.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        project: byId(setting('project')),
        content: '={{ $json.title }}',
        options: { description: '={{ $json.text }}' },
      },
      onError: 'output',
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Retenir le constat', en: 'Remember the finding' },
      why: {
        fr: 'Article et sens, une fois la tâche créée.',
        en: 'Article and direction, once the task exists.',
      },
      with: remembered(TABLE, 'mark', {
        mark: MARK,
        day: "={{ $now.setZone('Europe/Paris').toISODate() }}",
      }),
    },
    line: {
      use: 'set',
      name: { fr: 'Tâche refusée', en: 'Task refused' },
      why: {
        fr: 'Le constat et la cause, sur une ligne.',
        en: 'Finding and cause on one line.',
      },
      with: fields(
        {
          text: "={{ $('kind').item.json.title }} – {{ $json.error.message ?? $json.message ?? $json.error }}",
        },
        { alone: true },
      ),
    },
    refused: {
      use: 'aggregate',
      name: { fr: 'Un seul courriel', en: 'A single email' },
      why: {
        fr: 'Todoist en panne refuse toutes les tâches à la fois.',
        en: 'Todoist being down refuses all tasks at once.',
      },
      with: gathered('text'),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Écrire au produit', en: 'Write to product' },
      why: {
        fr: 'Ce que Todoist n’a pas pris se fait d’après le courriel.',
        en: 'What Todoist did not take is done from the email.',
      },
      with: mailed(
        { from: setting('from'), to: setting('to') },
        { fr: 'Retours pour taille : à voir', en: 'Returns for size: have a look' },
        "={{ [$json.text].flat().join('\\n') }}",
      ),
      retry: [3, 15],
    },
  },
  links: [
    'monthly > settings > orders > returns > known > sizes > kind.task > task > mark',
    'task.error > line > refused > tell',
    'kind.other > tell',
  ],
  related: ['rembourser-retour-deballe', 'trouver-defauts-dans-avis'],
  examples,
})
