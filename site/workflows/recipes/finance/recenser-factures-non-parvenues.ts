import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting, truth } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { COMPARE, ESTIMATE } from './recenser-factures-non-parvenues.code.ts'
import { examples } from './recenser-factures-non-parvenues.examples.ts'

const ADDRESS = { from: setting('accounting'), to: setting('accounting') }
const SHEET = { documentId: byId(setting('sheet')), sheetName: byName('FNP') }

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Recenser à la clôture les factures non parvenues',
    problem:
      'Le transformateur est livré le 28, sa facture arrive le 12. À la clôture, chacun est prié de se souvenir de ce qu’il a reçu ; on en oublie, et octobre affiche une marge que novembre rendra.',
    outcome:
      'La nuit du dernier jour, les quantités reçues et non facturées sont lues dans Odoo et valorisées au prix de la commande, remise comprise, hors TVA. La comptabilité reçoit le total par fournisseur ; une feuille garde chaque ligne. Le 8, un second courriel sépare ce qui a été facturé depuis de ce qui manque encore.',
    avoid:
      'Loyers, honoraires ou énergie sans commande échappent à ce relevé : gardez-en une liste à part. Pour Odoo, une facture en brouillon est facturée. Si les réceptions se saisissent en retard, c’est d’elles qu’il faut s’occuper d’abord.',
    approval:
      'Aucune écriture n’est passée. La comptable retient ou corrige chaque montant, puis enregistre et extourne elle-même.',
    failure:
      'Sans réponse d’Odoo, un courriel le dit au lieu d’annoncer zéro. Feuille refusée : le premier courriel part quand même et signale que la comparaison du 8 n’aura pas ces lignes.',
  },
  en: {
    title: 'List goods received but not invoiced at closing',
    problem:
      'The transformer is delivered on the 28th and its invoice comes on the 12th. At closing everybody is asked to remember what came in; something is forgotten, and October shows a margin that November gives back.',
    outcome:
      'In the night after the last day, quantities received and not billed are read in Odoo and valued at the order’s price, discount taken off, without VAT. Accounting gets the total per supplier; a sheet keeps each line. On the 8th a second email tells what has been billed since from what is still missing.',
    avoid:
      'Rent, fees or energy without an order escape this list: keep another. Odoo takes a draft bill as billed. Where receipts are entered late, see to that first.',
    approval:
      'No entry is posted. The accountant keeps or corrects each amount, then books and reverses it in person.',
    failure:
      'Without an answer from Odoo an email says so instead of announcing nought. Sheet refused: the first email leaves all the same and warns that the comparison of the 8th will lack those lines.',
  },
  nodes: {
    night: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 1er, à 0 h 15', en: 'On the 1st, at 12.15 am' },
      why: {
        fr: 'Odoo ne sait dire que « reçu à cet instant » : le lendemain midi fausserait tout.',
        en: 'Odoo only knows “received as of now”: noon the next day would be wrong.',
      },
      with: at('15 0 1 * *'),
    },
    week: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 8, à 7 h', en: 'On the 8th, at 7 am' },
      why: {
        fr: 'Une semaine de courrier : beaucoup de factures sont là.',
        en: 'After a week of post many invoices are in.',
      },
      with: at('0 7 8 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos repères', en: 'Your marks' },
      why: {
        fr: 'Sous 50 €, une ligne est comptée à part et ne se provisionne pas.',
        en: 'Below €50 a line is counted apart and not accrued.',
      },
      with: fields(
        {
          month: "={{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}",
          photo: truth("={{ $('night').isExecuted }}"),
          months: 18,
          least: 50,
          currency: 'EUR',
          sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
          accounting: 'compta@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    lines: {
      use: 'odoo',
      name: { fr: 'Lire les lignes reçues', en: 'Read the lines received' },
      why: {
        fr: 'Dix-huit mois de commandes confirmées : une livraison peut attendre sa facture longtemps.',
        en: 'Eighteen months of confirmed orders, as a delivery may wait long for its invoice.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('purchase.order.line'),
        returnAll: true,
        options: {
          fieldsList:
            'name,order_id,partner_id,product_qty,qty_received,qty_invoiced,price_subtotal,currency_id',
        },
        filters: {
          filter: [
            { fieldName: 'state', operator: 'in', value: 'purchase,done' },
            { fieldName: 'qty_received', operator: 'greaterThen', value: '={{ 0 }}' },
            {
              fieldName: 'create_date',
              operator: 'greaterOrEqual',
              value: "={{ $now.minus({ months: $('settings').first().json.months }).toISODate() }}",
            },
          ],
        },
      },
      onError: 'continue',
      always: true,
      retry: [3, 30],
    },
    which: {
      use: 'if',
      name: { fr: 'Recenser ou comparer ?', en: 'List or compare?' },
      why: {
        fr: 'Les deux passages lisent les mêmes lignes.',
        en: 'Both passes read the same lines.',
      },
      with: all(isTrue("={{ $('settings').first().json.photo }}")),
    },
    estimate: {
      use: 'code',
      name: { fr: 'Valoriser le reste à facturer', en: 'Value what is left to bill' },
      why: {
        fr: 'Devises, réceptions hors commande et trop-facturés sont montrés, jamais additionnés.',
        en: 'Currencies, receipts without an order and overbilling are shown, never added up.',
      },
      with: allItems(ESTIMATE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Quelque chose à garder ?', en: 'Anything to keep?' },
      why: {
        fr: 'Une panne et un mois sans reste ne se ressemblent pas.',
        en: 'A failure is not a month with nothing left.',
      },
      with: cases({ some: text('={{ $json.state }}', 'equals', 'some') }),
    },
    rows: {
      use: 'splitOut',
      name: { fr: 'Une ligne par réception', en: 'One row a receipt' },
      why: {
        fr: 'Chacune se justifie et s’extourne seule.',
        en: 'Each is supported, and reversed, by itself.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    keep: {
      use: 'googleSheets',
      name: { fr: 'Garder le recensement', en: 'Keep the list' },
      why: {
        fr: 'Par mois et ligne de commande : relancer la nuit récrit les mêmes lignes. Onglet FNP.',
        en: 'By month and order line: a second run of the night rewrites the same rows. Tab FNP.',
      },
      with: {
        operation: 'appendOrUpdate',
        ...SHEET,
        columns: columns(
          {
            key: '={{ $json.key }}',
            supplier: '={{ $json.supplier }}',
            order: '={{ $json.order }}',
            label: '={{ $json.label }}',
            quantity: '={{ $json.quantity }}',
            invoiced: '={{ $json.invoiced }}',
            amount: '={{ $json.amount }}',
          },
          ['key'],
        ),
        options: {},
      },
      onError: 'continue',
      retry: [3, 10],
    },
    together: {
      use: 'aggregate',
      name: { fr: 'Attendre toutes les lignes', en: 'Wait for all rows' },
      why: {
        fr: 'Google les écrit d’un bloc : un refus vaut pour le lot.',
        en: 'Google writes them in one go: a refusal stands for the batch.',
      },
      with: allIn('kept'),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer le recensement', en: 'Send the list' },
      why: {
        fr: 'Du plus gros fournisseur au plus petit.',
        en: 'From the largest supplier to the smallest.',
      },
      with: mailed(
        ADDRESS,
        {
          fr: "=Factures non parvenues {{ $('settings').first().json.month }} : {{ $('estimate').first().json.shown }} hors TVA",
          en: "=Goods received not invoiced {{ $('settings').first().json.month }}: {{ $('estimate').first().json.shown }} without VAT",
        },
        {
          fr: "={{ $('estimate').first().json.text }}{{ $json.kept.some(one => one.error) ? '\\n\\nFeuille refusée : ces lignes manqueront à la comparaison du 8.' : '' }}",
          en: "={{ $('estimate').first().json.text }}{{ $json.kept.some(one => one.error) ? '\\n\\nSheet refused: these rows will be missing from the comparison of the 8th.' : '' }}",
        },
      ),
      retry: [3, 10],
    },
    kept: {
      use: 'googleSheets',
      name: { fr: 'Relire le recensement', en: 'Read the list again' },
      why: {
        fr: 'Ce qui fut compté cette nuit-là, et non ce qui serait compté aujourd’hui.',
        en: 'What was counted that night rather than what would be today.',
      },
      with: { operation: 'read', ...SHEET, options: {} },
      once: true,
      always: true,
      onError: 'continue',
      retry: [3, 10],
    },
    compare: {
      use: 'code',
      name: { fr: 'Voir ce qui fut facturé', en: 'See what was billed' },
      why: {
        fr: 'Une facture partielle ne retire que sa part.',
        en: 'A part invoice takes off its own part and no more.',
      },
      with: allItems(COMPARE),
    },
    say: {
      use: 'emailSend',
      name: { fr: 'Dire l’état, ou la panne', en: 'Tell the state, or the failure' },
      why: {
        fr: 'Chaque passage laisse un courriel, même vide.',
        en: 'Each pass leaves an email, even an empty one.',
      },
      with: mailed(ADDRESS, '={{ $json.title }}', '={{ $json.text }}'),
      retry: [3, 10],
    },
  },
  links: [
    'night > settings > lines > which.yes > estimate > state.some > rows > keep > together > send',
    'week > settings',
    'state.other > say',
    'which.no > kept > compare > say',
  ],
  examples,
})
