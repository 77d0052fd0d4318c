import { columns } from '../../fragments/columns.ts'
import { allItems, inBoth } from '../../fragments/code.ts'
import { all, isFilled } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './envoyer-chiffres-du-lundi.examples.ts'

const HISTORY = byName("={{ $('settings').first().json.history }}")

/** Against the median of eight weeks, and how far weeks usually stray from it. */
const weigh = (say: {
  readonly visits: string
  readonly income: string
  readonly orders: string
  readonly missing: string
  readonly early: string
  readonly usual: string
  readonly high: string
  readonly low: string
}): string => `const names = { visits: '${say.visits}', income: '${say.income}', orders: '${say.orders}' }
const past = $input.all().map(({ json }) => json)
const median = (values) => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
const lines = $('figures').all().map(({ json: { key, value } }) => {
  if (value === null) return { key, value, name: names[key], says: '${say.missing}' }
  const before = past.filter((row) => row.key === key).map((row) => row.value).slice(-8)
  if (before.length < 4) return { key, value, name: names[key], says: '${say.early}' }
  const usual = median(before)
  const stray = Math.max(median(before.map((one) => Math.abs(one - usual))), usual * 0.03)
  const says = value > usual + 3 * stray ? '${say.high}' : value < usual - 3 * stray ? '${say.low}' : '${say.usual}'
  return { key, value, name: names[key], says: says + ' (' + Math.round(usual) + ')' }
})
return lines.map((json, at) => ({ json, pairedItem: 0 }))`

const table = (title: string, note: string): string =>
  `<h2>${title}</h2><table>{{ $json.rows.map(row => '<tr><td>' + row.name + '</td><td><b>' + (row.value ?? '–') + '</b></td><td>' + row.says + '</td></tr>').join('') }}</table><p>${note}</p>`

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Recevoir le lundi trois chiffres, et s’ils sont normaux',
    problem:
      'Le tableau de bord a trente courbes et personne ne l’ouvre. Quand les commandes baissent de moitié, on l’apprend en faisant la paie.',
    outcome:
      'Le lundi à 7 h, trois nombres de la semaine : visites, encaissements, commandes. À côté de chacun, un mot dit s’il est habituel, haut ou bas au regard des huit semaines passées.',
    avoid:
      'Si vos semaines ne se ressemblent pas (soldes, saison, chantiers), comparez à l’an passé. Et trois chiffres ne remplacent pas la comptabilité.',
    approval:
      'Le flux ne conclut rien : « bas » veut dire « regardez », et c’est à vous de savoir si le lundi férié l’explique.',
    failure:
      'Une source muette donne un tiret et « non lu », jamais un zéro, et sa semaine n’entre pas dans l’historique. Les deux autres arrivent quand même.',
  },
  en: {
    title: 'Get three figures on Mondays, and whether they are normal',
    problem:
      'The dashboard has thirty curves and nobody opens it. When orders fall by half, you learn of it while doing the payroll.',
    outcome:
      'On Mondays at seven, three numbers for the week: visits, money received, orders. Beside each, a word says whether it is usual, high or low, measured by the past eight weeks.',
    avoid:
      'Where no two weeks are alike (sales, seasons, building sites), compare with last year instead. And three figures do not replace accounts.',
    approval:
      'The flow concludes nothing: “low” means “have a look”, and only you know whether the bank holiday explains it.',
    failure:
      'A silent source gives a dash and “not read”, never a nil, and its week stays out of the history. The other two arrive all the same.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 7 h', en: 'Monday, 7 am' },
      why: {
        fr: 'Avant que la semaine ne décide à votre place.',
        en: 'Before the week decides for you.',
      },
      with: at('0 7 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos sources', en: 'Your sources' },
      why: {
        fr: 'Trois chiffres, pas dix : ceux qui changeraient une décision.',
        en: 'Three figures rather than ten: those that would change a decision.',
      },
      with: fields({
        property: { fr: 'numéro de propriété GA4', en: 'number of the GA4 property' },
        history: 'weekly_figures',
        to: 'direction@votre-entreprise.example',
      }),
    },
    visits: {
      use: 'googleAnalytics',
      name: { fr: 'Lire les visites', en: 'Read the visits' },
      why: {
        fr: 'Des sessions, jour par jour : un jour à zéro trahit une balise perdue.',
        en: 'Sessions by day: a day at nil betrays a lost tag.',
      },
      with: {
        resource: 'report',
        operation: 'get',
        propertyType: 'ga4',
        propertyId: byId("={{ $('settings').first().json.property }}"),
        dateRange: 'custom',
        startDate: '={{ $now.minus({ days: 7 }).toISODate() }}',
        endDate: '={{ $now.minus({ days: 1 }).toISODate() }}',
        metricsGA4: { metricValues: [{ listName: 'sessions' }] },
        dimensionsGA4: { dimensionValues: [{ listName: 'date' }] },
        returnAll: true,
        simple: true,
        additionalFields: {},
      },
      onError: 'continue',
      retry: [3, 20],
    },
    countVisits: {
      use: 'code',
      name: { fr: 'Additionner les jours', en: 'Add up the days' },
      why: {
        fr: 'Sept jours lus, ou rien : six feraient une fausse baisse.',
        en: 'Seven days or nothing: six would make a false fall.',
      },
      with: allItems(`const days = $input.all().map(({ json }) => json).filter(({ sessions }) => sessions !== undefined)
const value = days.length === 7 ? days.reduce((sum, { sessions }) => sum + Number(sessions), 0) : null
return [{ json: { key: 'visits', value } }]`),
    },
    charges: {
      use: 'stripe',
      name: { fr: 'Lire les paiements', en: 'Read the payments' },
      why: {
        fr: 'L’argent arrivé, non les devis signés.',
        en: 'Money that came in rather than quotes signed.',
      },
      with: { resource: 'charge', operation: 'getAll', returnAll: false, limit: 500 },
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    countMoney: {
      use: 'code',
      name: { fr: 'Compter ce qui reste', en: 'Count what stays' },
      why: {
        fr: 'Réussis, de la semaine, remboursements déduits ; Stripe compte en centimes.',
        en: 'Those that went through this week, less refunds; Stripe counts in cents.',
      },
      with: allItems(`const rows = $input.all().map(({ json }) => json)
if (rows.some(({ error }) => error !== undefined)) return [{ json: { key: 'income', value: null } }]
const since = $now.startOf('day').minus({ days: 7 }).toSeconds()
const until = $now.startOf('day').toSeconds()
const kept = rows.filter(({ status, created }) => status === 'succeeded' && created >= since && created < until)
const cents = kept.reduce((sum, { amount, amount_refunded }) => sum + amount - (amount_refunded ?? 0), 0)
return [{ json: { key: 'income', value: Math.round(cents / 100) } }]`),
    },
    orders: {
      use: 'mySql',
      name: { fr: 'Lire les commandes', en: 'Read the orders' },
      why: {
        fr: 'Comptées par la base : une ligne revient, pas dix mille.',
        en: 'Counted by the database, so one row comes back instead of ten thousand.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT COUNT(*) AS total FROM orders WHERE placed_at >= CURRENT_DATE - INTERVAL 7 DAY AND placed_at < CURRENT_DATE AND status <> 'cancelled'",
        options: {},
      },
      onError: 'continue',
      retry: [3, 20],
    },
    countOrders: {
      use: 'set',
      name: { fr: 'Nommer le nombre', en: 'Name the number' },
      why: {
        fr: 'Les trois chiffres prennent la même forme.',
        en: 'All three figures take one form.',
      },
      with: {
        mode: 'raw',
        jsonOutput:
          "={{ JSON.stringify({ key: 'orders', value: $json.error === undefined ? Number($json.total) : null }) }}",
        includeOtherFields: false,
        options: {},
      },
    },
    figures: {
      use: 'merge',
      name: { fr: 'Attendre les trois', en: 'Wait for all three' },
      why: {
        fr: 'Un courriel, même quand une source manque.',
        en: 'One email, even when a source is missing.',
      },
      with: { mode: 'append', numberInputs: 3 },
    },
    past: {
      use: 'dataTable',
      name: { fr: 'Relire huit semaines', en: 'Read eight weeks' },
      why: {
        fr: 'La mémoire est à vous : changer d’outil ne l’efface pas.',
        en: 'The memory is yours: changing tools does not wipe it.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: HISTORY, returnAll: true },
      once: true,
      always: true,
    },
    weigh: {
      use: 'code',
      name: { fr: 'Habituel, haut ou bas', en: 'Usual, high or low' },
      why: {
        fr: 'La médiane et non la moyenne : une semaine folle ne déplace pas le repère.',
        en: 'A median, not a mean: one mad week does not move the mark.',
      },
      with: allItems(
        inBoth(weigh, {
          fr: {
            visits: 'Visites',
            income: 'Encaissé, en euros',
            orders: 'Commandes',
            missing: 'non lu cette semaine',
            early: 'trop tôt pour comparer',
            usual: 'habituel',
            high: 'haut',
            low: 'bas',
          },
          en: {
            visits: 'Visits',
            income: 'Received, in euros',
            orders: 'Orders',
            missing: 'not read this week',
            early: 'too early to compare',
            usual: 'usual',
            high: 'high',
            low: 'low',
          },
        }),
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une seule table', en: 'One table' },
      why: { fr: 'Trois lignes, un écran de téléphone.', en: 'Three lines, one phone screen.' },
      with: { aggregate: 'aggregateAllItemData', destinationFieldName: 'rows', options: {} },
    },
    page: {
      use: 'html',
      name: { fr: 'Mettre en page', en: 'Lay out' },
      why: {
        fr: 'Sans image ni lien : il s’ouvre partout, et vite.',
        en: 'No picture and no link: it opens anywhere, fast.',
      },
      with: {
        operation: 'generateHtmlTemplate',
        html: {
          fr: table('La semaine', 'Entre parenthèses, la médiane des huit semaines passées.'),
          en: table('The week', 'In brackets, the median of the past eight weeks.'),
        },
      },
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer', en: 'Send' },
      why: {
        fr: 'L’objet suffit quand tout est habituel.',
        en: 'Where all is usual the subject says enough.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: "={{ 'La semaine : ' + $('gather').first().json.rows.map(row => row.name.split(',')[0] + ' ' + row.says.split(' (')[0]).join(', ') }}",
          en: "={{ 'The week: ' + $('gather').first().json.rows.map(row => row.name.split(',')[0] + ' ' + row.says.split(' (')[0]).join(', ') }}",
        },
        emailFormat: 'html',
        html: '={{ $json.html }}',
        options: { appendAttribution: false },
      },
    },
    known: {
      use: 'filter',
      name: { fr: 'Les chiffres lus', en: 'Figures that were read' },
      why: {
        fr: 'Un trou ne doit pas devenir un zéro dans huit semaines.',
        en: 'A gap must not turn into a nil eight weeks on.',
      },
      with: all(isFilled('={{ $json.value }}', 'number')),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Garder la semaine', en: 'Keep the week' },
      why: {
        fr: 'Une ligne par chiffre : en ajouter un quatrième ne casse rien.',
        en: 'One row a figure: adding a fourth breaks nothing.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: HISTORY,
        columns: columns({
          key: '={{ $json.key }}',
          value: '={{ $json.value }}',
          week: '={{ $now.toISODate() }}',
        }),
        options: {},
      },
    },
  },
  links: [
    'monday > settings > visits > countVisits > figures:0',
    'settings > charges > countMoney > figures:1',
    'settings > orders > countOrders > figures:2',
    'figures > past > weigh > gather > page > send',
    'weigh > known > keep',
  ],
  examples,
})
