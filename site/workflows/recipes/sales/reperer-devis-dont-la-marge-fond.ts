import { allItems } from '../../fragments/code.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { MARGINS } from './reperer-devis-dont-la-marge-fond.code.ts'
import { examples } from './reperer-devis-dont-la-marge-fond.examples.ts'

const TOLD = byName("={{ $('settings').first().json.told }}")
const SENDER = "={{ $('settings').first().json.sender }}"
const MANAGER = "={{ $('settings').first().json.manager }}"

/** All records of a model whose field is one of these. */
const read = (model: string, field: string, values: string, fieldsList?: string): Params => ({
  resource: 'custom',
  operation: 'getAll',
  customResource: byId(model),
  returnAll: true,
  options: fieldsList ? { fieldsList } : {},
  filters: { filter: [{ fieldName: field, operator: 'in', value: values }] },
})

export default defineRecipe({
  category: 'sales',
  level: 'expert',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Repérer les devis ouverts dont la marge a fondu',
    problem:
      'Le devis du garde-corps date de septembre. L’inox a pris 20 % depuis ; le client signe en novembre, et le bilan du chantier révèle une vente sans marge.',
    outcome:
      'Du lundi au vendredi, chaque commercial reçoit ses devis encore valables qu’un coût en hausse a mis sous la marge plancher, ou plus bas encore : marge d’alors, marge d’aujourd’hui, montant manquant, article en cause.',
    avoid:
      'Il faut l’option « Marges » d’Odoo, et des coûts à jour sur les fiches : sans eux, le flux ne voit rien. Devis en devise étrangère et lignes dans une autre unité que la fiche ne sont pas comparés.',
    approval:
      'Aucun prix ne change et le client ne reçoit rien. Le commercial refait le devis, appelle, ou assume : le même devis ne revient que si sa marge perd encore deux points.',
    failure:
      'Odoo muet, ou option « Marges » absente : un courriel au responsable. Adresses des commerciaux illisibles : tout lui est envoyé. Courriel refusé : il le reçoit, et le devis repart le jour ouvré suivant.',
  },
  en: {
    title: 'Find the open quotes whose margin has melted away',
    problem:
      'The quote for the handrail dates from September. Steel has gone up 20% since; the client signs in November, and the closed job turns out to have been sold without a margin.',
    outcome:
      'From Monday to Friday every salesperson gets those of their quotes that still hold and that a rising cost has put below the least margin, or further below: margin then, margin now, the amount short, the item behind it.',
    avoid:
      'It takes the “Margins” option of Odoo, and up-to-date costs on the products: without them the flow sees nothing. Foreign-currency quotes, and lines in another unit than the product’s, are not compared.',
    approval:
      'No price changes and the client gets nothing. The salesperson quotes again, calls or bears it: the same quote only returns when its margin loses another two points.',
    failure:
      'Odoo silent, or no “Margins” option: an email to the manager. Salespeople’s addresses unreadable: all goes there. An email refused: the manager gets it, and the quote goes out again next working day.',
  },
  nodes: {
    daily: {
      use: 'scheduleTrigger',
      name: { fr: 'Du lundi au vendredi, 7 h', en: 'Monday to Friday, 7 am' },
      why: {
        fr: 'Avant les appels du jour : un client peut signer ce matin.',
        en: 'Before the day’s calls, as a client may sign this morning.',
      },
      with: at('0 7 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your thresholds' },
      why: {
        fr: 'Plancher 18 %, trois points perdus au moins : un devis vendu bas exprès ne compte que si un coût monte.',
        en: 'Floor 18%, three points lost at least: quotes priced low on purpose count once a cost rises.',
      },
      with: fields({
        floor: 0.18,
        drop: 0.03,
        again: 0.02,
        currency: 'EUR',
        told: 'quotes_told',
        sender: 'devis@votre-entreprise.example',
        manager: 'responsable-ventes@votre-entreprise.example',
      }),
    },
    quotes: {
      use: 'odoo',
      name: { fr: 'Lire les devis ouverts', en: 'Read the open quotes' },
      why: {
        fr: 'Brouillons et envoyés : tous peuvent être signés.',
        en: 'Drafts and sent ones, as either may be signed.',
      },
      with: read(
        'sale.order',
        'state',
        'draft,sent',
        'name,partner_id,user_id,validity_date,currency_id',
      ),
      onError: 'output',
      retry: [3, 10],
    },
    lines: {
      use: 'odoo',
      name: { fr: 'Lire leurs lignes', en: 'Read their lines' },
      why: {
        fr: 'Tous les champs : celui de l’unité change de nom selon la version.',
        en: 'All fields: that of the unit has another name in each version.',
      },
      with: read(
        'sale.order.line',
        'order_id',
        "={{ $('quotes').all().map(one => one.json.id).join(',') }}",
      ),
      onError: 'output',
      once: true,
      retry: [3, 10],
    },
    products: {
      use: 'odoo',
      name: { fr: 'Lire les coûts du jour', en: 'Read today’s costs' },
      why: {
        fr: 'Odoo garde dans la ligne le coût du jour du devis ; la fiche a celui d’aujourd’hui.',
        en: 'Odoo keeps the cost of the quote’s day in the line; the product has today’s.',
      },
      with: read(
        'product.product',
        'id',
        "={{ [...new Set($('lines').all().map(one => one.json.product_id ? one.json.product_id[0] : 0))].join(',') }}",
        'standard_price,uom_id',
      ),
      onError: 'output',
      once: true,
      retry: [3, 10],
    },
    users: {
      use: 'odoo',
      name: { fr: 'Adresses des commerciaux', en: 'Salespeople’s addresses' },
      why: {
        fr: 'Un devis sans commercial, ou sans adresse, va au responsable.',
        en: 'A quote without a salesperson or an address goes to the manager.',
      },
      with: read(
        'res.users',
        'id',
        "={{ [...new Set($('quotes').all().map(one => one.json.user_id ? one.json.user_id[0] : 0))].join(',') }}",
        'email',
      ),
      onError: 'continue',
      always: true,
      once: true,
      retry: [2, 5],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Ce qui est déjà dit', en: 'What was told before' },
      why: {
        fr: 'Une alerte répétée chaque matin n’est plus lue le jeudi.',
        en: 'An alert that comes each morning is unread by Thursday.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TOLD, returnAll: true },
      always: true,
      once: true,
    },
    margins: {
      use: 'code',
      name: { fr: 'Comparer les marges', en: 'Compare the margins' },
      why: {
        fr: 'Sur le devis entier : une ligne perdante peut en porter une autre.',
        en: 'On the whole quote, as one line may carry another.',
      },
      with: allItems(MARGINS),
    },
    usable: {
      use: 'if',
      name: { fr: 'Des coûts dans Odoo ?', en: 'Costs in Odoo?' },
      why: {
        fr: 'Sans eux, « aucune alerte » serait faux.',
        en: 'Without them “no alert” would be untrue.',
      },
      with: all(text('={{ $json.kind }}', 'equals', 'mail')),
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Écrire au commercial', en: 'Write to the salesperson' },
      why: {
        fr: 'Ses devis seulement, en un courriel.',
        en: 'Their own quotes only, in one email.',
      },
      with: mailed(
        { from: SENDER, to: '={{ $json.to }}' },
        {
          fr: '=Devis dont la marge a fondu : {{ $json.count }}',
          en: '=Quotes whose margin melted: {{ $json.count }}',
        },
        '={{ $json.text }}',
      ),
      onError: 'output',
      retry: [2, 10],
    },
    said: {
      use: 'set',
      name: { fr: 'Devis signalés', en: 'Quotes told' },
      why: { fr: 'Après l’envoi seulement.', en: 'Only once sent.' },
      with: fields(
        { rows: { as: 'array', value: "={{ $('usable').item.json.rows }}" } },
        { alone: true },
      ),
    },
    rows: {
      use: 'splitOut',
      name: { fr: 'Devis par devis', en: 'Quote by quote' },
      why: {
        fr: 'Chacun garde la marge qui a été dite.',
        en: 'Each keeps the margin that was told.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Retenir la marge dite', en: 'Remember the margin told' },
      why: {
        fr: 'Une nouvelle baisse se mesure à partir d’elle.',
        en: 'A further fall is measured from there.',
      },
      with: remembered(TOLD, 'quote', {
        quote: '={{ $json.quote }}',
        margin: '={{ $json.margin }}',
      }),
    },
    broken: {
      use: 'emailSend',
      name: { fr: 'Prévenir le responsable', en: 'Tell the manager' },
      why: {
        fr: 'Rien de comparé, ou courriel perdu : il le sait le matin même.',
        en: 'Nothing compared, or an email lost: known the same morning.',
      },
      with: mailed(
        { from: SENDER, to: MANAGER },
        { fr: 'Marges des devis : à voir', en: 'Margins of quotes: have a look' },
        {
          fr: "={{ $json.kind === 'broken' ? $json.text : ($json.to ? 'Non envoyé à ' + $json.to + '.\\n' + $json.text + '\\n' : '') + String($json.error.message ?? $json.error) }}",
          en: "={{ $json.kind === 'broken' ? $json.text : ($json.to ? 'Not sent to ' + $json.to + '.\\n' + $json.text + '\\n' : '') + String($json.error.message ?? $json.error) }}",
        },
      ),
    },
    unsent: {
      use: 'set',
      name: { fr: 'Reprendre le courriel', en: 'Take the email' },
      why: {
        fr: 'Le refus ne rend que l’erreur, pas les devis.',
        en: 'A refusal returns the error, not the quotes.',
      },
      with: fields({
        to: "={{ $('usable').item.json.to }}",
        text: "={{ $('usable').item.json.text }}",
      }),
    },
  },
  links: [
    'daily > settings > quotes > lines > products > users > known > margins > usable.yes > write > said > rows > mark',
    'usable.no > broken',
    'write.error > unsent > broken',
    'quotes.error > broken',
    'lines.error > broken',
    'products.error > broken',
  ],
  examples,
})
