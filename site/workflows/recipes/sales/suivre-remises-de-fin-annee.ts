import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, number, truth } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { REBATES } from './suivre-remises-de-fin-annee.code.ts'
import { examples } from './suivre-remises-de-fin-annee.examples.ts'

const toBooks = (
  subject: Bilingual<string>,
  body: string | Bilingual<string>,
  options?: Params,
): Params =>
  mailed(
    {
      from: "={{ $('settings').first().json.sender }}",
      to: "={{ $('settings').first().json.books }}",
    },
    subject,
    body,
    options,
  )

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Suivre les remises de fin d’année, palier par palier',
    problem:
      'Onze clients ont une remise de fin d’année, chacun avec ses paliers. On les calcule en janvier : la provision était fausse de moitié, et un client a manqué le palier de 800 € sans que son commercial le sache.',
    outcome:
      'Le 5 de chaque mois, la comptabilité reçoit un tableau : chiffre d’affaires hors taxes, remise acquise, remise de l’année au même rythme. Chaque commercial apprend quels clients sont à moins de 10 % du palier suivant, et ce que ce palier leur vaut. En janvier vient l’année entière.',
    avoid:
      'Des remises par famille de produits, ou soumises au paiement à l’échéance, demandent une autre requête. Pour une activité saisonnière, « au même rythme » ne vaut rien : lisez l’acquis.',
    approval:
      'Le flux calcule, il n’établit aucun avoir. La comptabilité choisit ce qu’elle provisionne et vérifie les montants de janvier avant de les verser ; le commercial décide d’appeler.',
    failure:
      'Feuille ou base muette : la comptabilité reçoit un courriel, sans calcul. Une règle illisible est nommée et laissée de côté. Un commercial injoignable : sa liste va à la comptabilité. Relancé à la main, le mois donne le même tableau : rien n’est cumulé.',
  },
  en: {
    title: 'Follow year-end rebates, tier by tier',
    problem:
      'Eleven clients have a year-end rebate, each with tiers of their own. They are worked out in January: the provision was off by half, and one client missed a tier by €800 without their salesperson knowing.',
    outcome:
      'On the 5th of each month accounting gets a table: turnover before tax, rebate earned, rebate of the year at this pace. Each salesperson learns which clients are within 10% of their next tier, and what it is worth to them. January brings the whole year.',
    avoid:
      'Rebates by product family, or that depend on paying on time, take another query. In a seasonal trade “at this pace” means nothing: read what is earned.',
    approval:
      'The flow computes and issues no credit note. Accounting chooses what to set aside and checks January’s amounts before paying them; the salesperson decides whether to call.',
    failure:
      'Sheet or database silent: accounting gets an email, and nothing is worked out. A rule that cannot be read is named and left aside. A salesperson out of reach: the list goes to accounting. Run again by hand, the month gives the same table: nothing adds up twice.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 5 du mois, 7 h', en: 'On the 5th, 7 am' },
      why: {
        fr: 'Les factures du mois passé sont alors saisies.',
        en: 'Last month’s invoices are in by then.',
      },
      with: at('0 7 5 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos adresses', en: 'Your addresses' },
      why: {
        fr: 'À 10 % d’un palier, un appel change encore l’année.',
        en: 'Within 10% of a tier a call can still change the year.',
      },
      with: fields({
        near: 0.1,
        sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
        sender: 'ventes@votre-entreprise.example',
        books: 'comptabilite@votre-entreprise.example',
        manager: 'responsable-ventes@votre-entreprise.example',
      }),
    },
    period: {
      use: 'set',
      name: { fr: 'Du 1er janvier au mois passé', en: 'From 1 January to last month' },
      why: {
        fr: 'En janvier, c’est toute l’année qui vient de finir.',
        en: 'In January that is the whole year just over.',
      },
      with: fields(
        {
          from: "={{ $now.startOf('month').minus({ days: 1 }).startOf('year').toISODate() }}",
          to: "={{ $now.startOf('month').minus({ days: 1 }).toISODate() }}",
          before: "={{ $now.startOf('month').toISODate() }}",
          months: number("={{ $now.startOf('month').minus({ days: 1 }).month }}"),
          final: truth('={{ $now.month === 1 }}'),
        },
        { alone: true },
      ),
    },
    rules: {
      use: 'googleSheets',
      name: { fr: 'Lire les accords', en: 'Read the agreements' },
      why: {
        fr: 'Client, Code, Seller (adresse), Mode (total ou slice), Tiers : « 20000=2; 50000=3 ».',
        en: 'Client, Code, Seller (address), Mode (total or slice), Tiers: “20000=2; 50000=3”.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId("={{ $('settings').first().json.sheet }}"),
        sheetName: byName({ fr: 'Accords', en: 'Agreements' }),
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    turnover: {
      use: 'postgres',
      name: { fr: 'Chiffre d’affaires facturé', en: 'Turnover invoiced' },
      why: {
        fr: 'Hors taxes, avoirs déduits : une vente reprise ne fait pas un palier.',
        en: 'Before tax, credit notes taken off: a sale taken back reaches no tier.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT client_code AS client, SUM(CASE WHEN kind = 'credit_note' THEN -amount_before_tax ELSE amount_before_tax END) AS turnover FROM invoices WHERE invoiced_on >= $1 AND invoiced_on < $2 GROUP BY client_code",
        options: {
          queryReplacement:
            "={{ [$('period').first().json.from, $('period').first().json.before] }}",
        },
      },
      onError: 'continue',
      always: true,
      once: true,
      retry: [3, 10],
    },
    rebates: {
      use: 'code',
      name: { fr: 'Calculer les remises', en: 'Work out the rebates' },
      why: {
        fr: '« total » : le taux vaut dès le premier euro ; « slice » : tranche par tranche.',
        en: '“total”: the rate holds from the first euro; “slice”: slice by slice.',
      },
      with: allItems(REBATES),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Commercial ou comptabilité', en: 'Sales or accounting' },
      why: {
        fr: 'L’un cherche un palier, l’autre une provision.',
        en: 'One is after a tier, the other after a provision.',
      },
      with: cases({
        near: text('={{ $json.kind }}', 'equals', 'near'),
        books: text('={{ $json.kind }}', 'equals', 'books'),
      }),
    },
    seller: {
      use: 'emailSend',
      name: { fr: 'Prévenir le commercial', en: 'Tell the salesperson' },
      why: {
        fr: 'Ses clients seulement ; sans adresse, le responsable des ventes.',
        en: 'Their clients alone; without an address, the sales manager.',
      },
      with: mailed(
        { from: "={{ $('settings').first().json.sender }}", to: '={{ $json.to }}' },
        {
          fr: '=Clients proches d’un palier de remise : {{ $json.count }}',
          en: '=Clients close to a rebate tier: {{ $json.count }}',
        },
        '={{ $json.text }}',
      ),
      onError: 'output',
      retry: [2, 10],
    },
    list: {
      use: 'splitOut',
      name: { fr: 'Ligne par client', en: 'A row a client' },
      why: {
        fr: 'Le tableur a ses colonnes, et non une liste.',
        en: 'The spreadsheet gets columns rather than a list.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    csv: {
      use: 'convertToFile',
      name: { fr: 'Écrire le tableau', en: 'Write the table' },
      why: {
        fr: 'Point-virgule et virgule décimale, pour un Excel français.',
        en: 'Semicolons, as a French Excel opens them.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: {
          fileName: {
            fr: "=remises-{{ $('period').first().json.to }}.csv",
            en: "=rebates-{{ $('period').first().json.to }}.csv",
          },
          delimiter: ';',
          headerRow: true,
        },
      },
    },
    books: {
      use: 'emailSend',
      name: { fr: 'Remettre à la comptabilité', en: 'Hand to accounting' },
      why: {
        fr: 'Acquis et rythme côte à côte : le choix de la provision est le sien.',
        en: 'Earned and pace side by side: what to set aside is theirs to choose.',
      },
      with: toBooks(
        {
          fr: "={{ $('period').first().json.final ? 'Remises de fin d’année : année entière' : 'Remises de fin d’année au ' + DateTime.fromISO($('period').first().json.to).toFormat('dd/MM/yyyy') }}",
          en: "={{ $('period').first().json.final ? 'Year-end rebates: the whole year' : 'Year-end rebates as of ' + DateTime.fromISO($('period').first().json.to).toFormat('dd/MM/yyyy') }}",
        },
        "={{ $('rebates').last().json.text }}",
        { attachments: 'data' },
      ),
    },
    broken: {
      use: 'emailSend',
      name: { fr: 'Dire la panne', en: 'Say what broke' },
      why: {
        fr: 'Un mois sans tableau ferait une provision de mémoire.',
        en: 'A month without a table means a provision from memory.',
      },
      with: toBooks(
        { fr: 'Remises de fin d’année : à voir', en: 'Year-end rebates: have a look' },
        {
          fr: "={{ $json.kind === 'broken' ? $json.text : 'Courriel refusé, ' + $('kind').item.json.to + ' : ' + ($json.error.message ?? $json.error) + '\\n' + $('kind').item.json.text }}",
          en: "={{ $json.kind === 'broken' ? $json.text : 'Email refused, ' + $('kind').item.json.to + ': ' + ($json.error.message ?? $json.error) + '\\n' + $('kind').item.json.text }}",
        },
      ),
    },
  },
  links: [
    'monthly > settings > period > rules > turnover > rebates > kind.near > seller',
    'kind.books > list > csv > books',
    'kind.other > broken',
    'seller.error > broken',
  ],
  examples,
})
