import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { COMPUTE } from './calculer-tva-sur-encaissements.code.ts'
import { examples } from './calculer-tva-sur-encaissements.examples.ts'

const ADDRESS = { from: setting('accounting'), to: setting('accounting') }
const table = (name: string): Params => ({
  resource: 'record',
  base: byId(setting('base')),
  table: byId(name),
  options: {},
})
const search = (name: string): Params => ({
  ...table(name),
  operation: 'search',
  returnAll: true,
})

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Calculer la TVA que les encaissements du mois rendent exigible',
    problem:
      'Un prestataire de services déclare la TVA de ce qu’il a encaissé. Un client paie en deux fois une facture à deux taux, l’avoir d’un autre arrive après son règlement ; le tableau du mois se refait à la main, et au contrôle, la somme des déclarations ne retombe pas sur les factures.',
    outcome:
      'Le 5, chaque facture est reprise depuis son origine : part payée à la fin du mois passé, multipliée par sa TVA, moins ce que les mois précédents ont compté. Une facture soldée aura donc donné exactement sa TVA, au centime. La comptabilité reçoit base et TVA par taux ; Airtable garde le détail.',
    avoid:
      'Option pour les débits, ventes de biens, autoliquidation ou régime de la marge : d’autres règles valent, ce calcul serait faux. La TVA déductible n’y est pas. En devise, convertissez avant la saisie. Un avoir saisi avant le 5 agit sur le mois passé.',
    approval:
      'La comptable confronte le total à son logiciel, puis déclare elle-même. Ce qu’elle déclare autrement, elle le corrige dans la table counted : les mois suivants en partent.',
    failure:
      'Airtable muet : le courriel le dit au lieu d’annoncer zéro. Lignes non gardées : le total part quand même, avec l’avertissement de relancer. Règlements sans date ou sans facture, trop-perçus et factures disparues sont listés, hors du total.',
  },
  en: {
    title: 'Compute the French VAT that last month’s payments made due',
    problem:
      'In France a provider of services declares VAT on what was paid. One customer pays an invoice of two rates in two goes, a credit note comes after another’s payment; the month’s table is redone by hand, and at the audit the declarations do not add up to the invoices.',
    outcome:
      'On the 5th every invoice is taken up from its beginning: the part paid by the end of last month, times its VAT, less what earlier months counted. So an invoice that is settled has yielded its VAT exactly, to the cent. Accounting gets base and VAT by rate; Airtable keeps the detail.',
    avoid:
      'VAT on invoices by option, sale of goods, reverse charge or margin scheme: other rules apply and this sum would be wrong. Input VAT is left out. Convert foreign currencies before entering. A credit note entered before the 5th acts on last month.',
    approval:
      'The accountant holds the total against the books, then files the return in person. What was declared otherwise is corrected in the table counted, from which later months start.',
    failure:
      'Airtable silent: the email says so instead of announcing nought. Rows not kept: the total leaves all the same, with a warning to run again. Payments without date or invoice, overpayments and vanished invoices are listed outside the total.',
  },
  nodes: {
    month: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 5, à 7 h', en: 'On the 5th at 7 am' },
      why: {
        fr: 'Les relevés du mois sont pointés, la déclaration n’est pas faite.',
        en: 'Statements are checked off, and the return is not filed yet.',
      },
      with: at('0 7 5 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Le mois et la base', en: 'The month and the base' },
      why: {
        fr: 'Pour reprendre un mois, écrivez-le ici, du plus ancien au plus récent.',
        en: 'To redo a month write it here, the oldest first.',
      },
      with: fields(
        {
          month: "={{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}",
          base: { fr: 'identifiant de la base', en: 'id of the base' },
          accounting: 'compta@votre-cabinet.example',
        },
        { alone: true },
      ),
    },
    lines: {
      use: 'airtable',
      name: { fr: 'Lire les factures', en: 'Read the invoices' },
      why: {
        fr: 'Table lines : invoice, rate, base, vat, une ligne par taux. Un avoir s’inscrit en négatif sous le numéro de sa facture.',
        en: 'Table lines: invoice, rate, base, vat, one row a rate. A credit note is entered as a negative under its invoice’s number.',
      },
      with: search('lines'),
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    payments: {
      use: 'airtable',
      name: { fr: 'Lire les règlements', en: 'Read the payments' },
      why: {
        fr: 'Table payments : invoice, day (AAAA-MM-JJ, arrivée sur le compte), amount TVA comprise ; un rejet est négatif.',
        en: 'Table payments: invoice, day (YYYY-MM-DD, arrival in the account), amount with VAT; a bounced one is negative.',
      },
      with: search('payments'),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    before: {
      use: 'airtable',
      name: { fr: 'Lire les mois comptés', en: 'Read months counted' },
      why: {
        fr: 'Table counted : key, month, invoice, rate, base, vat.',
        en: 'Table counted: key, month, invoice, rate, base, vat.',
      },
      with: search('counted'),
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    compute: {
      use: 'code',
      name: { fr: 'Compter l’exigible', en: 'Count what is due' },
      why: {
        fr: 'Par différence : un règlement saisi en retard se rattrape seul.',
        en: 'By difference: a payment entered late is caught up by itself.',
      },
      with: allItems(COMPUTE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Quelque chose à garder ?', en: 'Something to keep?' },
      why: {
        fr: 'Zéro et une panne ne s’écrivent pas pareil.',
        en: 'Nought and a failure are not told alike.',
      },
      with: cases({ some: text('={{ $json.state }}', 'equals', 'some') }),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Facture et taux', en: 'Invoice and rate' },
      why: {
        fr: 'Le contrôle demandera ce détail-là.',
        en: 'That is the detail an audit asks for.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    keep: {
      use: 'airtable',
      name: { fr: 'Garder le détail', en: 'Keep the detail' },
      why: {
        fr: 'Clé : mois, facture, taux. Relancer récrit.',
        en: 'Keyed by month, invoice and rate: running again rewrites.',
      },
      with: {
        ...table('counted'),
        operation: 'upsert',
        columns: columns(
          {
            key: '={{ $json.key }}',
            month: '={{ $json.month }}',
            invoice: '={{ $json.invoice }}',
            rate: '={{ $json.rate }}',
            base: '={{ $json.base }}',
            vat: '={{ $json.vat }}',
          },
          ['key'],
        ),
      },
      onError: 'continue',
      retry: [3, 5],
    },
    unkept: {
      use: 'set',
      name: { fr: 'Compter les refus', en: 'Count refusals' },
      why: {
        fr: 'Une ligne gardée revient avec son identifiant.',
        en: 'A row that was kept comes back with its id.',
      },
      with: fields(
        { refused: number("={{ $('keep').all().filter(one => !one.json.id).length }}") },
        { alone: true },
      ),
      once: true,
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer le total', en: 'Send the total' },
      why: { fr: 'Par taux, comme la déclaration.', en: 'By rate, as on the return.' },
      with: mailed(
        ADDRESS,
        {
          fr: "=TVA sur encaissements {{ $('settings').first().json.month }} : {{ $('compute').first().json.shown }}",
          en: "=VAT on payments {{ $('settings').first().json.month }}: {{ $('compute').first().json.shown }}",
        },
        {
          fr: "={{ $('compute').first().json.text }}{{ $json.refused ? '\\n\\n' + $json.refused + ' ligne(s) non gardée(s) : relancez le flux avant le mois prochain, sinon elles y seraient comptées de nouveau.' : '' }}",
          en: "={{ $('compute').first().json.text }}{{ $json.refused ? '\\n\\n' + $json.refused + ' row(s) not kept: run the flow again before next month, or they would be counted again then.' : '' }}",
        },
      ),
      retry: [3, 10],
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire zéro, ou la panne', en: 'Tell nought, or the failure' },
      why: {
        fr: 'Le 5 apporte toujours un courriel.',
        en: 'The 5th always brings an email.',
      },
      with: mailed(
        ADDRESS,
        {
          fr: "=TVA sur encaissements {{ $('settings').first().json.month }} : {{ $json.state === 'none' ? 'zéro' : 'non calculée' }}",
          en: "=VAT on payments {{ $('settings').first().json.month }}: {{ $json.state === 'none' ? 'nought' : 'not computed' }}",
        },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
  },
  links: [
    'month > settings > lines > payments > before > compute > state.some > each > keep > unkept > send',
    'state.other > warn',
  ],
  examples,
})
