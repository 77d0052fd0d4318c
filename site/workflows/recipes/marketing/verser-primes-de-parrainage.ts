import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { DUE } from './verser-primes-de-parrainage.code.ts'
import { examples } from './verser-primes-de-parrainage.examples.ts'

const FROM = setting('sender')
const SHOP = { from: FROM, to: setting('person') }
const SEEN = byName('referrals_seen')

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Verser les primes de parrainage une fois la vente acquise',
    problem:
      'Le parrain reçoit son bon dès la commande ; le filleul se rétracte, le bon est dépensé. D’autres se parrainent eux-mêmes. Et à la main, les primes tombent avec deux mois de retard.',
    outcome:
      'Le 5 du mois, le flux prend les commandes WooCommerce terminées depuis vingt jours qui portent un code de parrain, et en ôte port et remboursements. Pour chaque vente gardée d’au moins 30 €, il crée un bon de 10 € que seul le parrain peut utiliser, valable six mois. Il l’en avertit sans nommer le filleul.',
    avoid:
      'Le parrain transmet lui-même son code : ne lui demandez jamais l’adresse d’un ami. Primes en argent : voyez votre comptable. Le filleul n’est jugé nouveau que sur treize mois de commandes.',
    approval:
      'Même adresse des deux côtés, filleul déjà client, parrain sans adresse : aucun bon. La liste vous arrive une fois, avec le motif ; vous créez le bon ou non.',
    failure:
      'WooCommerce ou la feuille muets : rien n’est versé, un courriel le dit. Bon refusé ou message non parti : un courriel donne la commande, à finir à la main ; le flux n’y revient pas. Le bon porte son numéro : WooCommerce refuserait le second.',
  },
  en: {
    title: 'Pay referral rewards once the sale is certain',
    problem:
      'The sponsor gets a voucher with the order; the friend withdraws, the voucher is spent. Others sponsor themselves. And checked by hand, rewards come two months late.',
    outcome:
      'On the 5th of the month the flow takes WooCommerce orders completed for twenty days that carry a sponsor’s code, less shipping and refunds. For each sale kept of at least €30 it creates a €10 voucher that the sponsor alone can use, valid for six months. It tells the sponsor without naming the friend.',
    avoid:
      'Sponsors pass their code on themselves: never ask them for a friend’s address. For rewards in money, see your accountant. A friend is judged new on thirteen months of orders only.',
    approval:
      'Same address on both sides, friend known already, sponsor without an address: no voucher. The list reaches you once, with the reason; you create the voucher or not.',
    failure:
      'WooCommerce or the sheet silent: nothing is paid and an email says so. Voucher refused or message not gone: an email gives the order, to finish by hand; the flow leaves it to you. A voucher carries the order’s number, so WooCommerce would refuse a second.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 5 du mois', en: 'On the 5th' },
      why: {
        fr: 'Une date que les parrains retiennent.',
        en: 'A date that sponsors remember.',
      },
      with: at('0 10 5 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre parrainage', en: 'Your referral rules' },
      why: {
        fr: 'Vingt jours : quatorze de rétractation, le reste pour le colis.',
        en: 'Twenty days: fourteen to withdraw, the rest for the parcel.',
      },
      with: fields({
        days: 20,
        least: 30,
        reward: '10',
        shop: 'https://www.votre-boutique.example',
        sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
        sender: 'merci@votre-boutique.example',
        person: 'boutique@votre-boutique.example',
      }),
    },
    sponsors: {
      use: 'googleSheets',
      name: { fr: 'Lire les parrains', en: 'Read the sponsors' },
      why: {
        fr: 'Colonnes code, email, first_name : ceux qui se sont inscrits.',
        en: 'Columns code, email, first_name: those who signed up.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Parrains', en: 'Sponsors' }),
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Treize mois de commandes', en: 'Thirteen months of orders' },
      why: {
        fr: 'Les anciennes disent si le filleul est nouveau.',
        en: 'The old ones tell whether the friend is really new.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: { after: '={{ $now.minus({ months: 13 }).toISO() }}' },
      },
      onError: 'continue',
      always: true,
      once: true,
      retry: [3, 10],
    },
    due: {
      use: 'code',
      name: { fr: 'Ventes gardées', en: 'Sales kept' },
      why: {
        fr: 'Un remboursement partiel compte pour ce qu’il est.',
        en: 'A partial refund counts for what it is.',
      },
      with: allItems(DUE),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Lisible ?', en: 'Readable?' },
      why: {
        fr: 'Une source muette n’est pas un mois sans prime.',
        en: 'A silent source is no month without rewards.',
      },
      with: cases({ blind: text('={{ $json.kind }}', 'equals', 'blind') }),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore vue', en: 'Not seen yet' },
      why: {
        fr: 'La même commande revient treize mois de suite.',
        en: 'One order comes back thirteen months in a row.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: SEEN,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'mark', keyValue: '={{ $json.mark }}' }] },
      },
    },
    way: {
      use: 'switch',
      name: { fr: 'Verser ou regarder', en: 'Pay or look' },
      why: {
        fr: 'Un doute se lève en deux minutes, à la main.',
        en: 'A doubt takes two minutes to clear, by hand.',
      },
      with: cases({
        pay: text('={{ $json.kind }}', 'equals', 'pay'),
        doubt: text('={{ $json.kind }}', 'equals', 'doubt'),
      }),
    },
    create: {
      use: 'httpRequest',
      name: { fr: 'Créer le bon', en: 'Create the voucher' },
      why: {
        fr: 'Le nœud WooCommerce ne crée pas de bons ; son interface, si.',
        en: 'The WooCommerce node creates no vouchers, its API does.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.shop }}/wp-json/wc/v3/coupons",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'wooCommerceApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody:
          "={{ JSON.stringify({ code: $json.coupon, discount_type: 'fixed_cart', amount: $('settings').first().json.reward, individual_use: true, usage_limit: 1, email_restrictions: [$json.email], date_expires: $now.plus({ months: 6 }).toFormat('yyyy-MM-dd') }) }}",
        options: {},
      },
      onError: 'output',
      retry: [2, 5],
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter le versement', en: 'Note the payment' },
      why: {
        fr: 'Dès que le bon existe, avant le message.',
        en: 'As soon as the voucher exists, before the message.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: SEEN,
        columns: columns({ mark: "={{ $('fresh').item.json.mark }}" }),
        options: {},
      },
    },
    thank: {
      use: 'emailSend',
      name: { fr: 'Remercier le parrain', en: 'Thank the sponsor' },
      why: {
        fr: 'Ni nom ni panier du filleul.',
        en: 'Neither name nor basket of the friend.',
      },
      with: mailed(
        { from: FROM, to: "={{ $('fresh').item.json.email }}" },
        { fr: 'Votre prime de parrainage', en: 'Your referral reward' },
        {
          fr: "=Bonjour{{ $('fresh').item.json.first ? ' ' + $('fresh').item.json.first : '' }},\n\nQuelqu’un a commandé grâce à votre code {{ $('fresh').item.json.code }}. Merci.\n\nVotre bon de {{ $('settings').first().json.reward }} € : {{ $('fresh').item.json.coupon }}, valable jusqu’au {{ $now.plus({ months: 6 }).minus({ days: 1 }).toFormat('dd/MM/yyyy') }} avec cette adresse.",
          en: "=Hello{{ $('fresh').item.json.first ? ' ' + $('fresh').item.json.first : '' }},\n\nSomebody ordered with your code {{ $('fresh').item.json.code }}. Thank you.\n\nYour voucher of €{{ $('settings').first().json.reward }}: {{ $('fresh').item.json.coupon }}, valid until {{ $now.plus({ months: 6 }).minus({ days: 1 }).toFormat('dd/MM/yyyy') }} with this address.",
        },
      ),
      onError: 'output',
    },
    list: {
      use: 'aggregate',
      name: { fr: 'Réunir les doutes', en: 'Gather the doubts' },
      why: {
        fr: 'Un courriel, pas un par commande.',
        en: 'One email, not one an order.',
      },
      with: gathered('line'),
    },
    look: {
      use: 'emailSend',
      name: { fr: 'Montrer les doutes', en: 'Show the doubts' },
      why: {
        fr: 'Une famille sous le même toit n’est pas une fraude.',
        en: 'A family under one roof is no fraud.',
      },
      with: mailed(
        SHOP,
        {
          fr: '=Parrainages à regarder : {{ $json.line.length }}',
          en: '=Referrals to look at: {{ $json.line.length }}',
        },
        "={{ $json.line.join('\\n') }}",
      ),
      retry: [3, 10],
    },
    again: {
      use: 'code',
      name: { fr: 'Reprendre les commandes', en: 'Take the orders again' },
      why: {
        fr: 'Le courriel en a fait une seule ligne.',
        en: 'The email made a single line of them.',
      },
      with: allItems(
        "return $('fresh').all().filter(({ json }) => json.kind === 'doubt').map(({ json }) => ({ json: { mark: json.mark } }))",
      ),
    },
    shown: {
      use: 'dataTable',
      name: { fr: 'Noter les doutes montrés', en: 'Note the doubts shown' },
      why: {
        fr: 'Après l’envoi, pour ne pas les répéter.',
        en: 'After sending: the next list does not repeat them.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: SEEN,
        columns: columns({ mark: '={{ $json.mark }}' }),
        options: {},
      },
    },
    finish: {
      use: 'emailSend',
      name: { fr: 'À finir à la main', en: 'To finish by hand' },
      why: {
        fr: 'Le parrain attend son bon.',
        en: 'The sponsor is waiting for it.',
      },
      with: mailed(
        SHOP,
        { fr: 'Prime de parrainage à finir', en: 'Referral reward to finish' },
        {
          fr: "=Commande {{ $('fresh').item.json.order }}, bon {{ $('fresh').item.json.coupon }}, pour {{ $('fresh').item.json.email }} : {{ $json.error.message ?? $json.error }}",
          en: "=Order {{ $('fresh').item.json.order }}, voucher {{ $('fresh').item.json.coupon }}, for {{ $('fresh').item.json.email }}: {{ $json.error.message ?? $json.error }}",
        },
      ),
    },
    handed: {
      use: 'dataTable',
      name: { fr: 'Laisser à la personne', en: 'Leave it to the person' },
      why: {
        fr: 'Sinon, le mois suivant, un second bon suivrait le vôtre.',
        en: 'Or next month a second voucher would follow yours.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: SEEN,
        columns: columns({ mark: "={{ $('fresh').item.json.mark }}" }),
        options: {},
      },
    },
    blind: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est versé', en: 'Say nothing was paid' },
      why: {
        fr: 'À relancer le jour même, d’un clic.',
        en: 'To be run again that day, by a click.',
      },
      with: mailed(
        SHOP,
        { fr: 'Primes de parrainage non versées', en: 'Referral rewards not paid' },
        '={{ $json.why }}',
      ),
    },
  },
  links: [
    'monthly > settings > sponsors > orders > due > kind.other > fresh > way.pay > create > mark > thank',
    'way.doubt > list > look > again > shown',
    'kind.blind > blind',
    'create.error > finish > handed',
    'thank.error > finish',
  ],
  examples,
  related: ['relever-commissions-partenaires', 'reperer-code-promo-echappe'],
})
