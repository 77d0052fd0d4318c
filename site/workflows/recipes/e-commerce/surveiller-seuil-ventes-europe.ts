import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, isTrue } from '../../fragments/conditions.ts'
import { fields, list, setting, type Typed } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { SUM } from './surveiller-seuil-ventes-europe.code.ts'
import { examples } from './surveiller-seuil-ventes-europe.examples.ts'

const TABLE = 'seuil_europe'
const RATES: Typed = { as: 'object', value: JSON.stringify({ SEK: 11.2, PLN: 4.3 }) }
const found = (name: string) => `={{ $('sum').first().json.${name} }}`

export default defineRecipe({
  category: 'e-commerce',
  level: 'simple',
  minutes: 25,
  published: '2026-11-28',
  fr: {
    title: 'Surveiller le seuil de TVA de vos ventes en Europe',
    problem:
      'La boutique expédie en Belgique, en Espagne, en Allemagne, sans y penser. En octobre les ventes à des particuliers de l’Union passent 10 000 € ; la TVA française continue d’être facturée, et le redressement vient d’un autre pays.',
    outcome:
      'Chaque matin, les commandes WooCommerce payées dans l’année sont additionnées hors TVA, pays par pays, remboursements déduits. À 70, 90 puis 100 % du seuil, un courriel donne le total, et la commande qui l’a fait passer.',
    avoid:
      'Si l’an dernier dépassait déjà le seuil, ou si vous avez choisi le guichet unique, vous n’êtes plus concerné. Ventes sur une place de marché et stock tenu dans un autre pays suivent d’autres règles.',
    approval:
      'Le flux compte et ne change aucun taux. Vous décidez avec votre comptable : s’inscrire au guichet unique, régler les taux de la boutique, reprendre une facture.',
    failure:
      'Boutique muette, ou devise sans cours dans les réglages : un courriel dit que le compte n’est pas fait. Un courriel refusé arrête l’exécution, que n8n montre en rouge ; le palier n’est pas noté et revient le lendemain.',
  },
  en: {
    title: 'Watch the VAT limit of your sales across Europe',
    problem:
      'The French shop ships to Belgium, Spain and Germany without a thought. In October its sales to consumers in the Union pass €10,000; French VAT goes on being charged, and the claim comes from another country.',
    outcome:
      'Each morning the WooCommerce orders paid this year are added up before VAT, country by country, less refunds. At 70, 90 and 100% of the limit an email gives the total, and the order that went past it.',
    avoid:
      'If last year was above the limit, or if you have opted for the one-stop shop, this is not for you. Sales on a marketplace and stock kept in another country follow other rules.',
    approval:
      'The flow counts and changes no rate. You decide with your accountant: register with the one-stop shop, set the shop’s rates, redo an invoice.',
    failure:
      'Shop silent, or a currency without a rate in the settings: an email says that nothing was counted. A refused email stops the run, which n8n shows in red; the step is not noted and comes back the next day.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin', en: 'Each morning' },
      why: {
        fr: 'La règle change avec une vente, pas avec un mois.',
        en: 'The rule changes with a sale, not with a month.',
      },
      with: at('0 6 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Seuil et devises', en: 'Limit and currencies' },
      why: {
        fr: '10 000 € : petites ventes à distance, article 59 quater de la directive 2006/112/CE. Une entreprise qui donne son numéro de TVA ne compte pas.',
        en: '€10,000: small distance sales, article 59c of directive 2006/112/EC. A company that gives its VAT number does not count.',
      },
      with: fields(
        {
          home: 'FR',
          limit: 10_000,
          steps: list([70, 90, 100]),
          vatKeys: list(['_billing_vat_number', '_vat_number']),
          rates: RATES,
          from: 'automate@votre-boutique.example',
          person: 'comptabilite@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Commandes de l’année', en: 'Orders of the year' },
      why: {
        fr: 'Toutes, y compris remboursées : la part gardée est calculée ensuite.',
        en: 'All of them, refunded too: what was kept is worked out next.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: { after: "={{ $now.startOf('year').minus({ days: 15 }).toISO() }}" },
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    paid: {
      use: 'filter',
      name: { fr: 'Payées cette année', en: 'Paid this year' },
      why: {
        fr: 'Le paiement date la vente ; un échec de lecture passe aussi, pour être dit.',
        en: 'Payment dates the sale; a failed reading passes too, to be told.',
      },
      with: all(
        isTrue(
          "={{ $json.error !== undefined || DateTime.fromISO(($json.date_paid_gmt ?? '2000-01-01T00:00:00') + 'Z').setZone('Europe/Paris').year === $now.year }}",
        ),
      ),
    },
    sum: {
      use: 'code',
      name: { fr: 'Additionner par pays', en: 'Add up by country' },
      why: {
        fr: 'Dans l’ordre des paiements : c’est une vente précise qui passe le seuil.',
        en: 'In the order of payment: one given sale goes past the limit.',
      },
      with: allItems(SUM),
      onError: 'output',
    },
    reached: {
      use: 'filter',
      name: { fr: 'Un palier atteint', en: 'A step reached' },
      why: {
        fr: 'Sous 70 %, personne n’a besoin d’un chiffre de plus.',
        en: 'Below 70% nobody needs one more figure.',
      },
      with: all(amount('={{ $json.step }}', 'gt', 0)),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore annoncé', en: 'Not announced yet' },
      why: {
        fr: 'Une fois par palier et par an.',
        en: 'Once a step and a year.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'step', keyValue: '={{ $json.key }}' }] },
      },
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Annoncer le palier', en: 'Announce the step' },
      why: {
        fr: 'Avec le détail par pays, que le comptable demandera.',
        en: 'With the detail by country that the accountant will ask for.',
      },
      with: mailed(
        { from: setting('from'), to: setting('person') },
        found('subject'),
        found('text'),
      ),
      retry: [3, 10],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Noter le palier', en: 'Note the step' },
      why: {
        fr: 'Après le courriel, jamais avant.',
        en: 'After the email, never before.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({ step: found('key') }),
        options: {},
      },
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est compté', en: 'Say that nothing is counted' },
      why: {
        fr: 'Un seuil passé en silence coûte plus qu’un courriel.',
        en: 'A limit passed in silence costs more than an email.',
      },
      with: mailed(
        { from: setting('from'), to: setting('person') },
        { fr: 'Ventes en Europe non comptées', en: 'Sales across Europe not counted' },
        '={{ $json.error?.message ?? $json.error }}',
      ),
      retry: [3, 10],
    },
  },
  links: [
    'morning > settings > orders > paid > sum > reached > fresh > write > remember',
    'sum.error > tell',
  ],
  examples,
})
