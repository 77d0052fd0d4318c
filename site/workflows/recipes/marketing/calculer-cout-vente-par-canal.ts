import { allItems } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { WORK } from './calculer-cout-vente-par-canal.code.ts'
import { examples } from './calculer-cout-vente-par-canal.examples.ts'

const MAIL = {
  from: "={{ $('settings').first().json.sender }}",
  to: "={{ $('settings').first().json.to }}",
}

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Calculer ce que coûte une vente, canal par canal',
    problem:
      'La régie compte des clics, le site des demandes, le CRM des ventes. Chacun prouve que son canal marche, et le budget de l’an prochain se décide au plus convaincant. Personne n’a mis les trois côte à côte.',
    outcome:
      'Le 5 du mois, un courriel donne pour chaque canal la dépense, les demandes, les ventes signées, le coût d’une vente et ce que rapporte un euro. Les chiffres complets rejoignent Grist, pour voir l’année.',
    avoid:
      'Si vos ventes prennent six mois, celles d’octobre viennent des dépenses d’avril : comparez sur un an. HubSpot retient la première origine, qui n’a pas tout fait.',
    approval:
      'Aucun budget n’est touché. Avec moins de trois ventes, le courriel refuse de donner un coût : un canal ne se coupe pas sur deux contrats.',
    failure:
      'Une source muette laisse sa colonne vide, et l’objet du courriel dit « incomplet ». Un mois incomplet n’est pas écrit dans Grist ; relancez le flux quand la source répond.',
  },
  en: {
    title: 'Work out what a sale costs, channel by channel',
    problem:
      'The ad platform counts clicks, the website requests, the CRM sales. Each proves that its own channel works, and next year’s budget goes to whoever is most convincing. Nobody has put the three side by side.',
    outcome:
      'On the 5th an email gives for each channel what was spent, the requests, the sales signed, the cost of a sale and what one euro brings in. Complete figures go to Grist, to see the year.',
    avoid:
      'If your sales take six months, October’s come from April’s spending: compare over a year. HubSpot keeps the first source, which did not do everything.',
    approval:
      'No budget is touched. With fewer than three sales the email refuses to give a cost: a channel is not cut over two contracts.',
    failure:
      'A silent source leaves its column empty, and the subject says “incomplete”. An incomplete month is not written to Grist; start the flow again once the source answers.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 5 du mois', en: 'On the 5th' },
      why: {
        fr: 'Les factures publicitaires du mois d’avant sont arrivées.',
        en: 'Last month’s advertising invoices are in.',
      },
      with: at('0 8 5 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos canaux', en: 'Your channels' },
      why: {
        fr: 'Trois outils, trois vocabulaires : la correspondance est ici.',
        en: 'Three tools, three vocabularies: they are matched here.',
      },
      with: fields({
        first: "={{ $now.minus({ months: 1 }).startOf('month').toISODate() }}",
        last: "={{ $now.minus({ months: 1 }).endOf('month').toISODate() }}",
        enough: 3,
        channels: list([
          { name: 'Google Ads', site: 'Paid Search', crm: 'PAID_SEARCH' },
          { name: 'Meta', site: 'Paid Social', crm: 'PAID_SOCIAL' },
          { name: 'Newsletter', site: 'Email', crm: 'EMAIL_MARKETING' },
          { name: 'SEO', site: 'Organic Search', crm: 'ORGANIC_SEARCH' },
        ]),
        doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        property: { fr: 'numéro de la propriété GA4', en: 'number of the GA4 property' },
        sender: 'marketing@votre-entreprise.example',
        to: 'direction@votre-entreprise.example',
      }),
    },
    spend: {
      use: 'grist',
      name: { fr: 'Dépenses du mois', en: 'Spending of the month' },
      why: {
        fr: 'Saisies depuis les factures, agence et salons compris.',
        en: 'Typed in from invoices, agency and fairs included.',
      },
      with: {
        operation: 'getAll',
        docId: "={{ $('settings').first().json.doc }}",
        tableId: 'Spending',
        returnAll: true,
        additionalOptions: {
          filter: {
            filterProperties: [
              { field: 'month', values: "={{ $('settings').first().json.first.slice(0, 7) }}" },
            ],
          },
        },
      },
      always: true,
      onError: 'continue',
      retry: [3, 5],
    },
    visits: {
      use: 'googleAnalytics',
      name: { fr: 'Demandes par canal', en: 'Requests by channel' },
      why: {
        fr: 'Vos événements clés : formulaire envoyé, téléphone cliqué.',
        en: 'Your key events: form sent, telephone clicked.',
      },
      with: {
        resource: 'report',
        operation: 'get',
        propertyType: 'ga4',
        propertyId: byId("={{ $('settings').first().json.property }}"),
        dateRange: 'custom',
        startDate: "={{ $('settings').first().json.first }}",
        endDate: "={{ $('settings').first().json.last }}",
        metricsGA4: { metricValues: [{ listName: 'other', name: 'keyEvents' }] },
        dimensionsGA4: {
          dimensionValues: [{ listName: 'other', name: 'sessionDefaultChannelGroup' }],
        },
        returnAll: true,
        simple: true,
        additionalFields: {},
      },
      always: true,
      onError: 'continue',
      retry: [3, 10],
    },
    deals: {
      use: 'hubspot',
      name: { fr: 'Ventes signées', en: 'Sales signed' },
      why: {
        fr: 'Signées ce mois-là, quelle que soit la date du premier contact.',
        en: 'Signed that month, whenever the first contact was.',
      },
      with: {
        authentication: 'appToken',
        resource: 'deal',
        operation: 'search',
        returnAll: true,
        filterGroupsUi: {
          filterGroupsValues: [
            {
              filtersUi: {
                filterValues: [
                  { propertyName: 'dealstage|string', operator: 'EQ', value: 'closedwon' },
                  {
                    propertyName: 'closedate|datetime',
                    operator: 'GTE',
                    value: "={{ $('settings').first().json.first }}",
                  },
                  {
                    propertyName: 'closedate|datetime',
                    operator: 'LT',
                    value: "={{ $now.startOf('month').toISODate() }}",
                  },
                ],
              },
            },
          ],
        },
        additionalFields: { properties: ['amount', 'hs_analytics_source'] },
      },
      always: true,
      onError: 'continue',
      retry: [3, 5],
    },
    meet: {
      use: 'merge',
      name: { fr: 'Attendre les trois', en: 'Wait for all three' },
      why: {
        fr: 'Un calcul lancé trop tôt compterait des zéros.',
        en: 'A sum started too early would count zeros.',
      },
      with: { mode: 'append', numberInputs: 3 },
    },
    work: {
      use: 'code',
      name: { fr: 'Mettre côte à côte', en: 'Put side by side' },
      why: {
        fr: 'Une source absente n’est pas un zéro : la case reste vide.',
        en: 'A missing source is no zero: the cell stays empty.',
      },
      with: allItems(WORK),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer le comparatif', en: 'Send the comparison' },
      why: {
        fr: 'Une ligne par canal, lisible sur un téléphone.',
        en: 'One line a channel, readable on a phone.',
      },
      with: mailed(
        MAIL,
        {
          fr: "={{ $json.whole ? '' : 'INCOMPLET – ' }}Coût d’une vente par canal, {{ $('settings').first().json.first.slice(0, 7) }}",
          en: "={{ $json.whole ? '' : 'INCOMPLETE – ' }}Cost of a sale by channel, {{ $('settings').first().json.first.slice(0, 7) }}",
        },
        {
          fr: "={{ $json.text }}{{ $json.whole ? '' : '\\n\\nSans réponse : ' + $json.lacks.join(', ') }}",
          en: "={{ $json.text }}{{ $json.whole ? '' : '\\n\\nNo answer: ' + $json.lacks.join(', ') }}",
        },
      ),
      retry: [3, 30],
    },
    whole: {
      use: 'filter',
      name: { fr: 'Mois complet seulement', en: 'Only a complete month' },
      why: {
        fr: 'Une année bâtie sur des trous ment sans le savoir.',
        en: 'A year built on gaps lies without knowing it.',
      },
      with: all(isTrue("={{ $('work').first().json.whole }}")),
    },
    rows: {
      use: 'set',
      name: { fr: 'Reprendre les lignes', en: 'Take the lines' },
      why: {
        fr: 'Après l’envoi, pour ne pas écrire un mois que personne n’a vu.',
        en: 'After sending, so that no month is written unseen.',
      },
      with: fields(
        { rows: { as: 'array', value: "={{ $('work').first().json.rows }}" } },
        { alone: true },
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Canal par canal', en: 'Channel by channel' },
      why: { fr: 'Une ligne de table chacun.', en: 'One table row each.' },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    keep: {
      use: 'grist',
      name: { fr: 'Garder le mois', en: 'Keep the month' },
      why: {
        fr: 'Relancé, le flux corrige la ligne au lieu d’en ajouter une.',
        en: 'Started again, the flow mends the row instead of adding one.',
      },
      with: {
        operation: 'upsert',
        docId: "={{ $('settings').first().json.doc }}",
        tableId: 'Costs',
        upsertCriteria: {
          properties: [
            { fieldId: 'month', fieldValue: "={{ $('settings').first().json.first.slice(0, 7) }}" },
            { fieldId: 'channel', fieldValue: '={{ $json.channel }}' },
          ],
        },
        onMany: 'first',
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'spent', fieldValue: '={{ $json.spent }}' },
            { fieldId: 'requests', fieldValue: '={{ $json.leads }}' },
            { fieldId: 'sales', fieldValue: '={{ $json.sales }}' },
            { fieldId: 'income', fieldValue: '={{ $json.income }}' },
          ],
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    unkept: {
      use: 'emailSend',
      name: { fr: 'Mois non gardé', en: 'Month not kept' },
      why: {
        fr: 'Le courriel est parti ; l’année, elle, a un trou.',
        en: 'The email has left, but the year has a gap.',
      },
      with: mailed(
        { from: MAIL.from, to: MAIL.from },
        { fr: 'Coût par canal : Grist a refusé', en: 'Cost by channel: Grist refused' },
        '={{ String($json.error.message ?? $json.error) }}',
      ),
      once: true,
    },
  },
  links: [
    'monthly > settings > spend > meet:0 > work > send > whole > rows > each > keep',
    'settings > visits > meet:1',
    'settings > deals > meet:2',
    'keep.error > unkept',
  ],
  examples,
})
