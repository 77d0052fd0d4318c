import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { field, form, upload } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './rapprocher-releve-fournisseur.examples.ts'

/** « FA 26/0118 » and « FA-26-0118 » are one invoice. */
const KEY = (from: string): string =>
  `={{ String($json.${from} || '').toUpperCase().replace(/[^A-Z0-9]/g, '') }}`

const report = (words: {
  readonly euros: string
  readonly lost: string
  readonly settled: string
  readonly stranger: string
  readonly apart: string
  readonly against: string
  readonly ours: string
}) => `const [lost, same, apart, ours] = [0, 1, 2, 3].map((output) => $('compare').all(output).map(({ json }) => json).filter((one) => one.key !== ''));
${words.euros}const sum = (list) => Math.round(list.reduce((total, one) => total + one, 0) * 100) / 100;
const broken = $('bills').first().json.error;
// Nothing at all under that name: a slip in the name, more likely than forty invoices lost.
const stranger = broken === undefined && $('ours').all().every(({ json }) => json.key === '');
const lines = [
  ...(stranger ? ['${words.stranger}'] : []),
  ...lost.map((one) => '${words.lost}' + one.key + ', ' + euros(one.amount)),
  ...apart.map((one) => one.different.amount.inputB === 0 ? '${words.settled}' + one.keys.key + ', ' + euros(one.different.amount.inputA) : '${words.apart}' + one.keys.key + ', ' + euros(one.different.amount.inputA) + '${words.against}' + euros(one.different.amount.inputB)),
  ...ours.filter((one) => one.amount !== 0).map((one) => '${words.ours}' + one.key + ', ' + euros(one.amount)),
];
return [{ json: {
  ...(broken === undefined ? {} : { error: String(broken.message ?? broken) }),
  state: broken !== undefined ? 'broken' : lines.length === 0 ? 'agreed' : 'apart',
  lines, missing: stranger ? [] : lost.map((one) => one.key), same: same.length,
  theirs: euros(sum($('theirs').all().map(({ json }) => json.amount))),
  booked: euros(sum($('ours').all().map(({ json }) => json.amount))),
} }];`

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Rapprocher le relevé d’un fournisseur de vos comptes',
    problem:
      'Un grossiste envoie son relevé : quarante lignes, 31 000 euros dus. La comptable pointe à la règle contre Odoo, et découvre au troisième rappel qu’une facture n’est jamais arrivée.',
    outcome:
      'Le relevé CSV est comparé aux factures et avoirs d’Odoo, numéro par numéro, quelle que soit leur ponctuation. Vous recevez les factures absentes, les montants qui diffèrent, celles que vous avez déjà réglées et celles que lui ne réclame pas. Un brouillon lui demande les duplicatas.',
    avoid:
      'Un relevé sans numéros de factures ne se rapproche pas ainsi. Et si le fournisseur dépose ses factures électroniques, rien ne se perd : contrôlez alors le seul solde.',
    approval:
      'Rien n’est comptabilisé ni payé. La comptable relit le brouillon, l’envoie, puis traite chaque écart dans Odoo.',
    failure:
      'CSV illisible ou Odoo muet : un courriel le dit et aucun écart n’est annoncé, car tout manquerait à tort. Un nom inconnu d’Odoo est signalé, sans brouillon.',
  },
  en: {
    title: 'Hold a supplier’s statement against your ledger',
    problem:
      'A wholesaler sends a statement: forty lines, 31,000 euros due. The accountant ticks it off against Odoo with a ruler, and at the third reminder finds that one invoice never came.',
    outcome:
      'The CSV statement is compared with bills and credit notes in Odoo, number by number, whatever their punctuation. You get invoices that are missing, amounts that differ, those you have paid already and those the supplier does not claim. A draft asks for the copies.',
    avoid:
      'A statement without invoice numbers cannot be matched in this way. And where a supplier delivers electronic invoices nothing gets lost, so check the balance alone.',
    approval:
      'Nothing is booked or paid. The accountant reads the draft, sends it, and then settles each difference in Odoo.',
    failure:
      'Unreadable CSV or silent Odoo: an email says so and no difference is announced, since everything would wrongly seem missing. A name that Odoo does not know is pointed out, without a draft.',
  },
  nodes: {
    statement: {
      use: 'formTrigger',
      name: { fr: 'Relevé reçu', en: 'Statement received' },
      why: {
        fr: 'Le fichier et le nom du fournisseur, tel qu’Odoo l’écrit.',
        en: 'The file, and the supplier’s name as Odoo writes it.',
      },
      with: form(
        { fr: 'Relevé fournisseur', en: 'Supplier statement' },
        [
          field('supplier', { fr: 'Fournisseur', en: 'Supplier' }),
          field('email', { fr: 'Son adresse', en: 'Their address' }, { type: 'email' }),
          upload('file', 'CSV (ref; amount)', '.csv'),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos adresses', en: 'Your addresses' },
      why: { fr: 'Qui reçoit le rapprochement.', en: 'Who gets the comparison.' },
      with: fields({
        from: 'automate@quincaillerie-roche.example',
        accountant: 'compta@quincaillerie-roche.example',
      }),
    },
    rows: {
      use: 'extractFromFile',
      name: { fr: 'Lire le relevé', en: 'Read the statement' },
      why: {
        fr: 'Point-virgule et virgule décimale, comme les envoient les logiciels français.',
        en: 'Semicolons and decimal commas, as French software sends them.',
      },
      with: { operation: 'csv', binaryPropertyName: 'file', options: { delimiter: ';' } },
      onError: 'output',
    },
    theirs: {
      use: 'set',
      name: { fr: 'Leurs lignes', en: 'Their lines' },
      why: {
        fr: 'Une clé sans espaces ni tirets, un montant qui est un nombre.',
        en: 'A key without spaces or dashes, an amount that is a number.',
      },
      with: fields(
        {
          key: KEY('ref'),
          amount: number(
            "={{ Number(String($json.amount ?? '').replace(/\\s/g, '').replace(',', '.')) || 0 }}",
          ),
        },
        { alone: true },
      ),
    },
    bills: {
      use: 'odoo',
      name: { fr: 'Lire les factures du fournisseur', en: 'Read the supplier’s bills' },
      why: {
        fr: 'Factures et avoirs validés, soldés aussi : le reste dû, et non le total.',
        en: 'Bills and credit notes posted, settled ones too: what is left to pay, not the total.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('account.move'),
        returnAll: true,
        options: { fieldsList: 'ref,move_type,amount_residual' },
        filters: {
          filter: [
            { fieldName: 'move_type', operator: 'in', value: 'in_invoice,in_refund' },
            { fieldName: 'state', operator: 'equal', value: 'posted' },
            {
              fieldName: 'invoice_partner_display_name',
              operator: 'equal',
              value: "={{ $('statement').first().json.supplier }}",
            },
          ],
        },
      },
      onError: 'continue',
      once: true,
      always: true,
      retry: [3, 5],
    },
    ours: {
      use: 'set',
      name: { fr: 'Nos lignes', en: 'Our lines' },
      why: {
        fr: 'La même clé, pour que la ponctuation ne fasse pas d’écart ; un avoir compte en moins.',
        en: 'The same key, so that punctuation makes no difference; a credit note counts as less.',
      },
      with: fields(
        {
          key: KEY('ref'),
          amount: number(
            "={{ ($json.move_type === 'in_refund' ? -1 : 1) * Number($json.amount_residual) || 0 }}",
          ),
        },
        { alone: true },
      ),
    },
    compare: {
      use: 'compareDatasets',
      name: { fr: 'Comparer les deux', en: 'Compare the two' },
      why: {
        fr: 'Absente, égale, différente, non réclamée : il n’y a pas de cinquième cas.',
        en: 'Missing, equal, different, unclaimed: there is no fifth case.',
      },
      with: {
        mergeByFields: { values: [{ field1: 'key', field2: 'key' }] },
        resolve: 'includeBoth',
        options: {},
      },
    },
    together: {
      use: 'merge',
      name: { fr: 'Attendre les quatre', en: 'Wait for all four' },
      why: {
        fr: 'Un relevé entièrement juste doit aussi donner un message.',
        en: 'A statement that is wholly right should give a message too.',
      },
      with: { mode: 'append', numberInputs: 4 },
    },
    report: {
      use: 'code',
      name: { fr: 'Écrire les écarts', en: 'Write the differences' },
      why: {
        fr: 'Les deux totaux d’abord ; leur différence doit s’expliquer ligne à ligne.',
        en: 'Both totals first; their difference has to be explained line by line.',
      },
      with: allItems(
        inBoth(report, {
          fr: {
            euros: EUROS.fr,
            lost: 'Absente chez nous : ',
            settled: 'Déjà réglée chez nous : ',
            stranger: 'Aucune facture à ce nom dans Odoo : vérifiez le nom.',
            apart: 'Montants : ',
            against: ' contre ',
            ours: 'Non réclamée : ',
          },
          en: {
            euros: EUROS.en,
            lost: 'Missing here: ',
            settled: 'Already paid by us: ',
            stranger: 'No bill under that name in Odoo: check the name.',
            apart: 'Amounts: ',
            against: ' against ',
            ours: 'Not claimed: ',
          },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'D’accord ?', en: 'Do we agree?' },
      why: {
        fr: 'Un Odoo muet ferait croire que toutes les factures manquent.',
        en: 'A silent Odoo would make every invoice seem missing.',
      },
      with: cases({
        known: text('={{ $json.state }}', 'notEquals', 'broken'),
      }),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Écrire à la comptable', en: 'Write to the accountant' },
      why: {
        fr: 'Le même courriel, accord ou écarts : l’objet suffit à trier.',
        en: 'One email for agreement or differences: the subject sorts them.',
      },
      with: mailed(
        { from: setting('from'), to: setting('accountant') },
        {
          fr: "={{ $('statement').first().json.supplier }} : {{ $json.lines.length ? $json.lines.length + ' écart(s)' : 'relevé d’accord' }}",
          en: "={{ $('statement').first().json.supplier }}: {{ $json.lines.length ? $json.lines.length + ' difference(s)' : 'statement agreed' }}",
        },
        {
          fr: "=Relevé {{ $json.theirs }}, comptes {{ $json.booked }}, {{ $json.same }} ligne(s) égale(s).\n{{ $json.lines.join('\\n') }}",
          en: "=Statement {{ $json.theirs }}, ledger {{ $json.booked }}, {{ $json.same }} equal line(s).\n{{ $json.lines.join('\\n') }}",
        },
      ),
    },
    lacking: {
      use: 'filter',
      name: { fr: 'Des factures absentes ?', en: 'Any missing?' },
      why: {
        fr: 'On n’écrit au fournisseur que s’il a quelque chose à envoyer.',
        en: 'One writes to the supplier only when there is something to send.',
      },
      with: all(amount("={{ $json.state === 'apart' ? $json.missing.length : 0 }}", 'gt', 0)),
    },
    draft: {
      use: 'gmail',
      name: { fr: 'Demander les duplicatas', en: 'Ask for copies' },
      why: {
        fr: 'En brouillon : le ton dépend de ce qu’il y a eu avant.',
        en: 'As a draft: the tone depends on what went before.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: { fr: 'Factures non reçues', en: 'Invoices not received' },
        emailType: 'text',
        message: {
          fr: "=Bonjour,\n\nVotre relevé porte des factures que nous n’avons pas : {{ $json.missing.join(', ') }}. Pouvez-vous nous en envoyer un duplicata ?",
          en: "=Hello,\n\nYour statement lists invoices that we do not have: {{ $json.missing.join(', ') }}. Could you send us a copy?",
        },
        options: { sendTo: "={{ $('statement').first().json.email }}" },
      },
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui n’a pas pu être lu', en: 'Say what could not be read' },
      why: {
        fr: 'Le relevé reste à traiter : quelqu’un doit le savoir.',
        en: 'The statement is still to be dealt with, and somebody must know.',
      },
      with: mailed(
        { from: setting('from'), to: setting('accountant') },
        {
          fr: "=Relevé non rapproché : {{ $('statement').first().json.supplier }}",
          en: "=Statement not compared: {{ $('statement').first().json.supplier }}",
        },
        '={{ $json.error }}',
      ),
    },
  },
  links: [
    'statement > settings > rows > theirs > compare:0',
    'theirs > bills > ours > compare:1',
    'compare.onlyFirst > together:0 > report > state.known > tell',
    'compare.same > together:1',
    'compare.different > together:2',
    'compare.onlySecond > together:3',
    'state.known > lacking > draft',
    'state.other > warn',
    'rows.error > warn',
  ],
  examples,
})
