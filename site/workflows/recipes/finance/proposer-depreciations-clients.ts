import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { WEIGH } from './proposer-depreciations-clients.code.ts'
import { examples } from './proposer-depreciations-clients.examples.ts'

const SHEET = {
  documentId: byId(setting('sheet')),
  sheetName: byName({ fr: 'Dépréciations', en: 'Allowances' }),
}

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Préparer les dépréciations de créances, client par client',
    problem:
      'À la clôture, le cabinet demande quelles créances sont douteuses. On rouvre la balance âgée, on déprécie de moitié tout ce qui dépasse six mois, TVA comprise par mégarde, et l’an suivant nul ne sait plus ce qu’il faut reprendre.',
    outcome:
      'Chaque lundi de janvier, les clients qui avaient à la clôture une facture échue depuis plus de 180 jours sont portés dans une feuille, avec leur dette restante et sa part hors TVA. Vous y écrivez un pourcentage, un motif et l’exercice ; le courriel calcule la dotation ou la reprise par rapport à la dépréciation déjà constituée, et nomme les clients encore à décider.',
    avoid:
      'Exercice clos hors décembre : changez la date et l’horaire. Une créance définitivement perdue passe en perte, pas en dépréciation. Assurance-crédit ou garantie : tenez-en compte dans votre pourcentage. Un règlement non lettré n’est pas vu : lettrez d’abord.',
    approval:
      'Aucun pourcentage n’est proposé : un barème par ancienneté se défend mal sans examen. Décision et motif sont d’une personne, et ne valent que pour l’exercice noté ; la comptable passe les écritures, puis reporte dans kept ce qui est constitué.',
    failure:
      'Odoo ou la feuille muets : un courriel le dit, sans chiffre. Clients que la feuille refuse : ils sont nommés. Un pourcentage ambigu (0,5 pour une cellule au format %) est renvoyé, jamais interprété.',
  },
  en: {
    title: 'Prepare allowances for doubtful debts, customer by customer',
    problem:
      'At closing the accountants ask which debts are doubtful. Somebody reopens the aged balance, writes down by half all that is over six months, VAT included by mistake, and a year later nobody knows what is to be reversed.',
    outcome:
      'Every Monday in January customers who at closing had an invoice overdue for more than 180 days are put in a sheet, with what they still owe and its part without VAT. There you write a percentage, a reason and the year; the email computes the charge or the reversal against the allowance made before, and names customers still to be decided.',
    avoid:
      'Year ended in another month than December: change the date and the timing. A debt lost for good is written off rather than provided for. Credit insurance or a guarantee: allow for it in your percentage. Payments not reconciled are not seen: reconcile first.',
    approval:
      'No percentage is suggested: a scale by age is hard to defend without a look at each. A person decides and gives the reason, for the year noted and no other; the accountant posts the entries, then copies into kept what has been provided.',
    failure:
      'Odoo or the sheet silent: an email says so, without a figure. Customers that the sheet refuses are named. An ambiguous percentage (0.5 from a cell in % format) is sent back, never guessed.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Les lundis de janvier', en: 'Mondays in January' },
      why: {
        fr: 'Un règlement arrivé depuis la clôture lève le doute.',
        en: 'A payment since closing lifts the doubt.',
      },
      with: at('0 7 * 1 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Clôture et comptes', en: 'Closing and accounts' },
      why: {
        fr: 'Les comptes sont ceux du plan comptable général, à votre longueur.',
        en: 'Accounts of the French chart, at your length.',
      },
      with: fields(
        {
          closing: "={{ $now.minus({ years: 1 }).endOf('year').toISODate() }}",
          days: 180,
          doubtful: '416000',
          allowance: '491000',
          charge: '681740',
          back: '781740',
          sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
          accounting: 'compta@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    invoices: {
      use: 'odoo',
      name: { fr: 'Lire les factures ouvertes', en: 'Read open invoices' },
      why: {
        fr: 'Factures et avoirs datés jusqu’à la clôture, en monnaie de la société.',
        en: 'Invoices and credit notes up to closing, in the company’s currency.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('account.move'),
        returnAll: true,
        options: {
          fieldsList:
            'partner_id,invoice_date_due,amount_untaxed_signed,amount_total_signed,amount_residual_signed',
        },
        filters: {
          filter: [
            { fieldName: 'state', operator: 'equal', value: 'posted' },
            { fieldName: 'move_type', operator: 'in', value: 'out_invoice,out_refund' },
            { fieldName: 'payment_state', operator: 'in', value: 'not_paid,partial' },
            {
              fieldName: 'invoice_date',
              operator: 'lesserOrEqual',
              value: setting('closing'),
            },
          ],
        },
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    decisions: {
      use: 'googleSheets',
      name: { fr: 'Lire les décisions', en: 'Read the decisions' },
      why: {
        fr: 'Colonnes partner, name, debt, net, oldest, puis percent, reason, year (exercice de la décision) et kept, à vous.',
        en: 'Columns partner, name, debt, net, oldest, then percent, reason, year (of the closing decided for) and kept, which are yours.',
      },
      with: { operation: 'read', ...SHEET, options: {} },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    weigh: {
      use: 'code',
      name: { fr: 'Peser chaque client', en: 'Weigh each customer' },
      why: {
        fr: 'Sur le hors-taxe : la TVA d’un impayé suit sa propre voie.',
        en: 'On the sum without VAT, as that of an unpaid invoice goes its own way.',
      },
      with: allItems(WEIGH),
    },
    state: {
      use: 'switch',
      name: { fr: 'Des clients à voir ?', en: 'Customers to look at?' },
      why: {
        fr: 'Sans rien d’ancien, le courriel part aussi.',
        en: 'With nothing old, an email leaves as well.',
      },
      with: cases({ some: text('={{ $json.state }}', 'equals', 'some') }),
    },
    send: {
      use: 'outlook',
      name: { fr: 'Envoyer les écritures', en: 'Send the entries' },
      why: {
        fr: 'Décidés d’abord, puis ceux qui attendent.',
        en: 'Those decided first, then those that wait.',
      },
      with: outlookSent(
        setting('accounting'),
        {
          fr: '=Dépréciations de créances : {{ $json.open }} client(s) à décider',
          en: '=Bad debt allowances: {{ $json.open }} customer(s) to decide',
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
    rows: {
      use: 'splitOut',
      name: { fr: 'Client par client', en: 'Customer by customer' },
      why: {
        fr: 'Une ligne chacun, retrouvée par son numéro.',
        en: 'A row each, found by its number.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    write: {
      use: 'googleSheets',
      name: { fr: 'Tenir la feuille', en: 'Keep the sheet' },
      why: {
        fr: 'Seuls les montants se récrivent ; vos quatre colonnes restent.',
        en: 'Amounts alone are rewritten; your four columns stay.',
      },
      with: {
        operation: 'appendOrUpdate',
        ...SHEET,
        columns: columns(
          {
            partner: '={{ $json.partner }}',
            name: '={{ $json.name }}',
            debt: '={{ $json.debt }}',
            net: '={{ $json.net }}',
            oldest: '={{ $json.oldest }}',
          },
          ['partner'],
        ),
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    lost: {
      use: 'aggregate',
      name: { fr: 'Clients non portés', en: 'Customers left out' },
      why: { fr: 'Un courriel pour tous.', en: 'One email for all.' },
      with: allIn('customers'),
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Dire rien, ou la panne', en: 'Tell nothing old, or the failure' },
      why: {
        fr: 'Le lundi a toujours sa réponse.',
        en: 'Monday always has its answer.',
      },
      with: outlookSent(
        setting('accounting'),
        {
          fr: "={{ $json.state === 'none' ? 'Créances : rien d’ancien' : 'Créances : à voir' }}",
          en: "={{ $json.state === 'none' ? 'Debts: nothing old' : 'Debts: to be looked at' }}",
        },
        {
          fr: "={{ $json.customers ? 'La feuille n’a pas pris ces clients, notez-les avant d’y écrire : ' + $json.customers.map(one => one.name).join(', ') : $json.text }}",
          en: "={{ $json.customers ? 'The sheet did not take these customers, note them before you write there: ' + $json.customers.map(one => one.name).join(', ') : $json.text }}",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'monday > settings > invoices > decisions > weigh > state.some > send',
    'state.some > rows > write.error > lost > warn',
    'state.other > warn',
  ],
  examples,
  related: ['relancer-impayes-par-client', 'surveiller-encours-clients'],
})
