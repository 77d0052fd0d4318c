import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, number } from '../../fragments/fields.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './ecrire-versements-stripe.examples.ts'

/** All in cents. A movement of a kind that is not known stops the entry. */
const ENTER = `const settings = $('settings').first().json;
const answer = $input.first().json;
const moves = (answer.data ?? []).filter(({ type }) => type !== 'payout');
const kinds = { charge: 'sales', payment: 'sales', refund: 'refunds', payment_refund: 'refunds', stripe_fee: 'fees' };
const sums = { sales: 0, refunds: 0, fees: 0 };
const strange = [];
for (const { type, amount, fee } of moves) {
  if (!kinds[type]) strange.push(type);
  else sums[kinds[type]] += Math.abs(amount);
  sums.fees += fee;
}
const net = sums.sales - sums.refunds - sums.fees;
const why = strange.length ? 'kind' : answer.has_more ? 'more' : net !== settings.amount ? 'gap' : '';
// French software reads decimals behind a comma.
const comma = (cents) => (cents / 100).toFixed(2).replace('.', ',');
const line = (account, debit, credit) => ({ date: settings.day, account, label: settings.label, debit: comma(debit), credit: comma(credit) });
const entries = [line(settings.bank, settings.amount, 0), line(settings.charges, sums.fees, 0), line(settings.customers, sums.refunds, 0), line(settings.customers, 0, sums.sales)].filter(({ debit, credit }) => debit !== credit);
return [{ json: { why: why || 'none', entries, gap: settings.amount - net, strange: [...new Set(strange)].join(', '), moves: moves.length } }];`

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Écrire en comptabilité chaque versement de Stripe',
    problem:
      'Stripe verse 1 842,17 € : quarante ventes, deux remboursements, les frais, d’un seul chiffre. La comptable le passe en ventes, et la TVA comme la marge sont fausses toute l’année.',
    outcome:
      'À chaque versement arrive un CSV d’écritures : banque, frais, remboursements, ventes, équilibré au centime. Il attend dans votre stockage S3, prêt à importer.',
    avoid:
      'Votre logiciel se relie déjà à Stripe ? Servez-vous-en. Au-delà de cent mouvements par versement, en plusieurs devises, ou pour un versement demandé à la main, dont Stripe ne donne pas le détail, il faut lire davantage que ce flux.',
    approval:
      'Rien n’est comptabilisé : la comptable ouvre le fichier, vérifie les comptes et l’importe. La TVA de chaque vente vient de vos factures, pas d’ici.',
    failure:
      'Un écart d’un centime, un litige, un mouvement inconnu : aucun fichier, mais un courriel avec la somme et la cause. De même si Stripe ou le stockage refuse.',
  },
  en: {
    title: 'Enter every Stripe payout into the books',
    problem:
      'Stripe pays out €1,842.17: forty sales, two refunds and the fees, in one figure. Accounts book it as sales, and both VAT and margin are wrong all year.',
    outcome:
      'Each payout brings a CSV of entries: bank, fees, refunds, sales, balanced to the cent. It waits in your S3 storage, ready to be imported.',
    avoid:
      'Does your software connect to Stripe? Use that. Beyond a hundred movements a payout, with several currencies, or for a payout asked for by hand, which Stripe does not break down, more has to be read than this flow does.',
    approval:
      'Nothing is posted: somebody in accounts opens the file, checks the accounts and imports it. VAT on each sale comes from your invoices, not from here.',
    failure:
      'A difference of a cent, a dispute, an unknown movement: no file, but an email with amount and cause. The same goes when Stripe or the storage refuses.',
  },
  nodes: {
    paid: {
      use: 'stripeTrigger',
      name: { fr: 'Versement envoyé', en: 'Payout sent' },
      why: {
        fr: 'Le versement est ce que la banque montrera : l’écriture s’y accroche.',
        en: 'The payout is what the bank will show, so the entry hangs on it.',
      },
      with: { events: ['payout.paid'] },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos comptes', en: 'Your accounts' },
      why: {
        fr: 'Demandez-les à votre expert-comptable : ceux-ci sont un exemple.',
        en: 'Ask your accountant for them: these are an example.',
      },
      with: fields(
        {
          bank: '512100',
          charges: '627800',
          customers: '411STRIPE',
          bucket: 'ecritures',
          from: 'automate@votre-boutique.example',
          person: 'compta@votre-boutique.example',
          payout: '={{ $json.data.object.id }}',
          amount: number('={{ $json.data.object.amount }}'),
          day: "={{ DateTime.fromSeconds($json.data.object.arrival_date, { zone: 'utc' }).toISODate() }}",
          label: '=Stripe {{ $json.data.object.id }}',
        },
        { alone: true },
      ),
    },
    moves: {
      use: 'httpRequest',
      name: { fr: 'Mouvements du versement', en: 'Movements in it' },
      why: {
        fr: 'Chaque vente avec ses frais : le détail que le relevé ne donne pas.',
        en: 'Each sale with its fee: what the statement does not show.',
      },
      with: {
        url: 'https://api.stripe.com/v1/balance_transactions',
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'stripeApi',
        sendQuery: true,
        specifyQuery: 'keypair',
        queryParameters: {
          parameters: [
            { name: 'payout', value: '={{ $json.payout }}' },
            { name: 'limit', value: '100' },
          ],
        },
        options: { timeout: 20000 },
      },
      onError: 'output',
      retry: [3, 10],
    },
    enter: {
      use: 'code',
      name: { fr: 'Ventiler et équilibrer', en: 'Split and balance' },
      why: {
        fr: 'En centimes entiers : les décimales dérivent dès la dixième addition.',
        en: 'In whole cents: decimals drift after a few additions.',
      },
      with: allItems(ENTER),
    },
    state: {
      use: 'switch',
      name: { fr: 'Juste, ou pourquoi pas', en: 'Right, or why not' },
      why: {
        fr: 'Un fichier presque juste serait importé.',
        en: 'A file that is almost right would be imported.',
      },
      with: cases({ right: text('={{ $json.why }}', 'equals', 'none') }),
    },
    entries: {
      use: 'splitOut',
      name: { fr: 'Ligne par ligne', en: 'Line by line' },
      why: {
        fr: 'Une ligne par compte, débit ou crédit.',
        en: 'One line an account, debit or credit.',
      },
      with: { fieldToSplitOut: 'entries', options: {} },
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'En faire un CSV', en: 'Make it a CSV' },
      why: {
        fr: 'Point-virgule et virgule décimale, que les logiciels français attendent.',
        en: 'With semicolons and decimal commas, as French software expects.',
      },
      with: {
        operation: 'csv',
        options: {
          delimiter: ';',
          fileName:
            "={{ $('settings').first().json.day }}-{{ $('settings').first().json.payout }}.csv",
        },
      },
    },
    put: {
      use: 's3',
      name: { fr: 'Déposer le fichier', en: 'Put it in place' },
      why: {
        fr: 'Le nom porte le versement : rejouer remplace, sans doubler.',
        en: 'Its name bears the payout: running again replaces it, and doubles nothing.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        bucketName: "={{ $('settings').first().json.bucket }}",
        fileName:
          "={{ $('settings').first().json.day }}-{{ $('settings').first().json.payout }}.csv",
        binaryData: true,
        binaryPropertyName: 'data',
        additionalFields: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    tell: {
      use: 'mailjet',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Le versement est sur le compte : sans écriture, le mois ne ferme pas.',
        en: 'The money is in the account: without an entry the month will not close.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.person }}",
        subject: {
          fr: "=Versement {{ $('settings').first().json.payout }} à passer à la main",
          en: "=Payout {{ $('settings').first().json.payout }} to be entered by hand",
        },
        text: {
          fr: "={{ ($('settings').first().json.amount / 100).toFixed(2).replace('.', ',') + ' € : ' + ($json.error ? 'Stripe ou le stockage a refusé (' + ($json.error.message ?? $json.error) + ').' : $json.why === 'kind' ? 'mouvements à juger, ' + $json.strange + '.' : $json.why === 'more' ? 'plus de cent mouvements.' : 'écart de ' + ($json.gap / 100).toFixed(2).replace('.', ',') + ' €.') }}",
          en: "={{ '€' + (($('settings').first().json.amount / 100).toFixed(2)) + ': ' + ($json.error ? 'Stripe or the storage refused (' + ($json.error.message ?? $json.error) + ').' : $json.why === 'kind' ? 'movements to be judged, ' + $json.strange + '.' : $json.why === 'more' ? 'more than a hundred movements.' : 'a difference of €' + ($json.gap / 100).toFixed(2) + '.') }}",
        },
        additionalFields: {},
      },
    },
  },
  links: [
    'paid > settings > moves > enter > state.right > entries > file > put',
    'state.other > tell',
    'moves.error > tell',
    'put.error > tell',
  ],
  examples,
})
