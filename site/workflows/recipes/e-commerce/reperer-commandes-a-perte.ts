import { allItems } from '../../fragments/code.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE } from './reperer-commandes-a-perte.code.ts'
import { examples } from './reperer-commandes-a-perte.examples.ts'

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Voir chaque matin les commandes d’hier vendues à perte',
    problem:
      'Un code à dix euros, un port offert, un bol à douze euros : chacun se défend seul. Ensemble ils font une commande qui coûte cinq euros, et le chiffre d’affaires monte pendant que la caisse descend.',
    outcome:
      'À sept heures, chaque commande WooCommerce payée la veille est recalculée hors taxes : articles après remise, port facturé, moins coût d’achat, colis, emballage et commission de paiement. Le courriel donne les pertes, la plus lourde d’abord, et ce qui les explique : remise, port ou prix. Un registre les garde, une ligne par commande, même si le flux tourne deux fois.',
    avoid:
      'Vos frais de colis sont ici une moyenne. Pour un meuble et une carte postale dans la même boutique, il faut d’abord les coûts réels par transporteur. Loyer et salaires n’y sont pas.',
    approval:
      'Vous décidez seul d’arrêter un code ou de relever un prix ; la commande, elle, est honorée.',
    failure:
      'Boutique ou tableau illisible : Slack le dit, aucun chiffre ne part. Article sans coût, autre devise, commande remboursée en partie : nommés dans le courriel, jamais comptés à zéro. Ligne refusée par le registre : le courriel en dit le nombre.',
  },
  en: {
    title: 'See each morning which of yesterday’s orders lost money',
    problem:
      'A code worth ten euros, free carriage, a bowl that costs twelve: each can be defended alone. Together they make an order that costs five euros, and turnover rises while the till empties.',
    outcome:
      'At seven, every WooCommerce order paid the day before is computed again net of VAT: articles after discount and carriage charged, less purchase cost, parcel, packing and payment fee. The email gives the losses, heaviest first, and what explains them: discount, carriage or price. A register keeps them, a row an order, even if the flow runs twice.',
    avoid:
      'Parcel costs are an average here. A shop with both furniture and postcards needs real costs by carrier first. Rent and wages are left out.',
    approval: 'Ending a code or raising a price is for you alone; the order itself is honoured.',
    failure:
      'Shop or sheet unreadable: Slack says so and no figure leaves. Article without a cost, other currency, order refunded in part: named in the email, never counted as nought. Rows that the register refuses are counted there.',
  },
  nodes: {
    daily: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque jour à 7 h', en: 'Every day at 7' },
      why: { fr: 'La journée d’hier est close.', en: 'Yesterday is over.' },
      with: at('0 7 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos frais moyens', en: 'Your average costs' },
      why: {
        fr: 'Hors taxes : colis, emballage, puis commission en pour cent et par paiement.',
        en: 'Net of VAT: parcel, packing, then the fee in per cent and per payment.',
      },
      with: fields(
        {
          parcel: 6.9,
          packing: 0.8,
          percent: 1.5,
          fixed: 0.25,
          sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
          from: 'boutique@votre-boutique.example',
          owner: 'gerance@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    costs: {
      use: 'googleSheets',
      name: { fr: 'Coûts d’achat', en: 'Purchase costs' },
      why: {
        fr: 'Feuille « Couts » : sku (celui de la déclinaison) et cost, hors taxes.',
        en: 'Sheet “Costs”: sku (that of the variation) and cost, net of VAT.',
      },
      with: {
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Couts', en: 'Costs' }),
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Commandes de trente jours', en: 'Orders of thirty days' },
      why: {
        fr: 'Un virement reçu hier paie une commande plus ancienne.',
        en: 'A transfer that came yesterday pays an older order.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: { after: '={{ $now.minus({ days: 30 }).toFormat("yyyy-MM-dd\'T\'00:00:00") }}' },
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    judge: {
      use: 'code',
      name: { fr: 'Calculer ce qui reste', en: 'Compute what is left' },
      why: {
        fr: 'En centimes, payées hier à l’heure de Paris.',
        en: 'In cents, for those paid yesterday by Paris time.',
      },
      with: allItems(JUDGE),
    },
    way: {
      use: 'switch',
      name: { fr: 'Des pertes ?', en: 'Any losses?' },
      why: {
        fr: 'Un chiffre impossible à calculer n’est pas un zéro.',
        en: 'A figure that cannot be computed is not nought.',
      },
      with: cases({
        loss: text('={{ $json.state }}', 'equals', 'loss'),
        none: text('={{ $json.state }}', 'equals', 'none'),
      }),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Une perte, une ligne', en: 'One loss, one row' },
      why: { fr: 'Pour filtrer par code en fin de mois.', en: 'To filter by code at month’s end.' },
      with: { fieldToSplitOut: 'losses', options: {} },
    },
    keep: {
      use: 'googleSheets',
      name: { fr: 'Noter au registre', en: 'Note in the register' },
      why: {
        fr: 'Feuille « Pertes » : order, day, left, cause, codes. Même numéro, même ligne.',
        en: 'Sheet “Losses”: order, day, left, cause, codes. Same number, same row.',
      },
      with: {
        operation: 'appendOrUpdate',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Pertes', en: 'Losses' }),
        columns: {
          ...sheetColumns({
            order: '={{ $json.order }}',
            day: '={{ $json.day }}',
            left: {
              fr: "={{ $json.left.toFixed(2).replace('.', ',') }}",
              en: '={{ $json.left.toFixed(2) }}',
            },
            cause: '={{ $json.cause }}',
            codes: '={{ $json.codes }}',
          }),
          matchingColumns: ['order'],
        },
        options: {},
      },
      onError: 'continue',
      retry: [3, 5],
    },
    saved: {
      use: 'code',
      name: { fr: 'Compter les refus', en: 'Count refusals' },
      why: { fr: 'Un registre troué se croit complet.', en: 'A register with holes looks whole.' },
      with: allItems(
        'return [{ json: { failed: $input.all().filter(({ json }) => json.error !== undefined).length } }]',
      ),
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Écrire à la gérance', en: 'Write to the owner' },
      why: {
        fr: 'Tous les jours, pertes ou non : le silence veut dire panne.',
        en: 'Every day, losses or not: silence means a failure.',
      },
      with: mailed(
        { from: setting('from'), to: setting('owner') },
        {
          fr: "=Commandes à perte, payées le {{ $('judge').first().json.day }} : {{ $('judge').first().json.count }}",
          en: "=Orders at a loss, paid on {{ $('judge').first().json.day }}: {{ $('judge').first().json.count }}",
        },
        {
          fr: "={{ $('judge').first().json.text }}{{ $json.failed ? '\\n\\nLignes non notées au registre : ' + $json.failed : '' }}",
          en: "={{ $('judge').first().json.text }}{{ $json.failed ? '\\n\\nRows not noted in the register: ' + $json.failed : '' }}",
        },
      ),
      retry: [3, 10],
    },
    warn: {
      use: 'slack',
      name: { fr: 'Dire que rien n’est calculé', en: 'Say that nothing was computed' },
      why: { fr: 'Avec la cause, telle que reçue.', en: 'With the cause, as it came.' },
      with: posted({ fr: '#boutique', en: '#shop' }, '={{ $json.text }}'),
      retry: [3, 5],
    },
  },
  links: [
    'daily > settings > costs > orders > judge > way.loss > each > keep > saved > mail',
    'way.none > mail',
    'way.other > warn',
  ],
  related: ['reperer-devis-dont-la-marge-fond', 'controler-facture-transporteur'],
  examples,
})
