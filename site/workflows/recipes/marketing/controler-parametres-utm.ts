import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { allIn, gathered } from '../../fragments/items.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './controler-parametres-utm.examples.ts'

/** One name is meant where it differs by case, accents or separators, or by two letters at most. */
const judge = `const plain = (text) => text.normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]/g, '')
const apart = (one, other) => {
  let row = [...other].map((_, at) => at + 1)
  ;[...one].forEach((letter, at) => {
    let before = at
    let last = at + 1
    row = row.map((up, place) => {
      last = Math.min(up + 1, last + 1, before + (letter === other[place] ? 0 : 1))
      before = up
      return last
    })
  })
  return row.at(-1) ?? one.length
}
const allowed = $('list').first().json.allowed.map((one) => one.Campaign)
const least = $('settings').first().json.least
const sums = new Map()
for (const { json } of $input.all()) {
  const name = (json.sessionCampaignName ?? '').trim()
  if (name === '' || /^\\(.*\\)$/.test(name) || allowed.includes(name)) continue
  const known = sums.get(name) ?? { sessions: 0, from: new Set() }
  known.sessions += Number(json.sessions)
  known.from.add(json.sessionSourceMedium)
  sums.set(name, known)
}
return [...sums].filter(([, one]) => one.sessions >= least).map(([name, one]) => {
  const near = allowed.map((other) => [apart(plain(name), plain(other)), other]).sort((a, b) => a[0] - b[0])[0]
  const meant = near && near[0] <= Math.min(2, Math.floor(plain(near[1]).length / 4)) ? near[1] : ''
  return { json: { name, meant, sessions: one.sessions, from: [...one.from].join(', '), kind: meant ? 'spelling' : 'unknown' } }
})`

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Rattraper les noms de campagne mal écrits dans les liens',
    problem:
      '« soldes-hiver », « Soldes_Hiver », « solde-hiver » : trois lignes dans Google Analytics pour une campagne. Au bilan, la meilleure a l’air médiocre, et l’agence jure qu’elle a suivi la nomenclature.',
    outcome:
      'Chaque lundi, les noms vus dans la semaine sont comparés à votre liste Grist. Les fautes d’écriture entrent dans une table de correspondance pour vos bilans ; les noms inconnus sont listés, avec leur provenance.',
    avoid:
      'Moins d’une dizaine de campagnes par an ? Un tableau de liens tout faits suffit. Le flux ne corrige ni Google Analytics, qui ne réécrit pas le passé, ni les liens déjà partis.',
    approval:
      'Une correspondance proposée vaut pour vos bilans et s’efface d’un clic dans Grist. Un nom inconnu n’est rapproché de rien : une personne l’ajoute à la liste ou demande à qui l’a écrit.',
    failure:
      'Sans liste ou sans chiffres, rien n’est comparé, et le message du lundi le dit. Si Grist refuse une correspondance, elle est annoncée comme non enregistrée et reviendra lundi suivant.',
  },
  en: {
    title: 'Catch campaign names that links spell wrongly',
    problem:
      '“winter-sale”, “Winter_Sale”, “winter-sales”: three rows in Google Analytics for one campaign. In the review the best one looks average, and the agency swears it kept to the naming rules.',
    outcome:
      'Every Monday the names seen that week are held against your Grist list. Misspellings enter a table of matches for your reports; unknown names are listed with where they came from.',
    avoid:
      'With fewer than ten campaigns a year a sheet of ready-made links will do. The flow mends neither Google Analytics, which never rewrites the past, nor links that have left.',
    approval:
      'A suggested match counts for your reports and is undone in Grist with a click. An unknown name is matched with nothing: a person adds it to the list or asks whoever wrote it.',
    failure:
      'Without the list or the figures nothing is compared, and Monday’s message says so. A match that Grist refuses is announced as not saved and comes back the Monday after.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque lundi', en: 'Every Monday' },
      why: {
        fr: 'Une semaine de retard se corrige encore ; un trimestre, non.',
        en: 'A week can still be mended; a quarter cannot.',
      },
      with: at('30 7 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre nomenclature', en: 'Your naming rules' },
      why: {
        fr: 'Cinq visites au moins : un essai isolé n’est pas une campagne.',
        en: 'Five visits at least: a lone test is no campaign.',
      },
      with: fields({
        least: 5,
        property: '123456789',
        doc: { fr: 'identifiant du document Grist', en: 'id of your Grist document' },
        channel: { fr: 'identifiant du canal', en: 'id of your channel' },
      }),
    },
    names: {
      use: 'grist',
      name: { fr: 'Noms permis', en: 'Names allowed' },
      why: {
        fr: 'La liste vit là où l’équipe l’écrit, pas dans le flux.',
        en: 'The list lives where the team writes it, not in the flow.',
      },
      with: {
        operation: 'getAll',
        docId: "={{ $('settings').first().json.doc }}",
        tableId: 'Campaigns',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    list: {
      use: 'aggregate',
      name: { fr: 'En une liste', en: 'As one list' },
      why: {
        fr: 'Une seule question à Google, pas une par nom.',
        en: 'One question to Google, not one a name.',
      },
      with: allIn('allowed'),
    },
    visits: {
      use: 'googleAnalytics',
      name: { fr: 'Campagnes de la semaine', en: 'The week’s campaigns' },
      why: {
        fr: 'Ce que les visiteurs ont vraiment cliqué, agence et partenaires compris.',
        en: 'What visitors really clicked, agency and partners included.',
      },
      with: {
        resource: 'report',
        operation: 'get',
        propertyType: 'ga4',
        propertyId: byId("={{ $('settings').first().json.property }}"),
        dateRange: 'last7days',
        metricsGA4: { metricValues: [{ listName: 'sessions' }] },
        dimensionsGA4: {
          dimensionValues: [
            { listName: 'other', name: 'sessionCampaignName' },
            { listName: 'other', name: 'sessionSourceMedium' },
          ],
        },
        returnAll: true,
        simple: true,
        additionalFields: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    judge: {
      use: 'code',
      name: { fr: 'Chercher le nom voulu', en: 'Find the name meant' },
      why: {
        fr: 'Deux lettres d’écart au plus, moins pour un nom court : « mai » n’est pas « mars ».',
        en: 'Two letters apart at most, fewer in a short name: “May” is not “March”.',
      },
      with: allItems(judge),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore signalé', en: 'Not yet reported' },
      why: {
        fr: 'Une campagne dure six semaines ; sa faute se dit une fois.',
        en: 'A campaign lasts six weeks; its mistake is told once.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName('utm_seen'),
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'name', keyValue: '={{ $json.name }}' }] },
      },
    },
    kind: {
      use: 'switch',
      name: { fr: 'Faute ou inconnu ?', en: 'Misspelt or unknown?' },
      why: {
        fr: 'L’une se déduit, l’autre se demande.',
        en: 'One can be inferred, the other has to be asked.',
      },
      with: cases({ spelling: text('={{ $json.kind }}', 'equals', 'spelling') }),
    },
    match: {
      use: 'grist',
      name: { fr: 'Noter la correspondance', en: 'Note the match' },
      why: {
        fr: 'Vos bilans lisent cette table et additionnent ce qui va ensemble.',
        en: 'Your reports read this table and add up what belongs together.',
      },
      with: {
        operation: 'create',
        docId: "={{ $('settings').first().json.doc }}",
        tableId: 'Matches',
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'Seen', fieldValue: '={{ $json.name }}' },
            { fieldId: 'Meant', fieldValue: '={{ $json.meant }}' },
          ],
        },
      },
      onError: 'output',
    },
    seen: {
      use: 'dataTable',
      name: { fr: 'Retenir le nom', en: 'Remember the name' },
      why: {
        fr: 'Après la correspondance : un refus de Grist doit revenir.',
        en: 'After the match: what Grist refuses must come back.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName('utm_seen'),
        columns: columns({ name: "={{ $('fresh').item.json.name }}" }),
        options: {},
      },
    },
    matched: {
      use: 'set',
      name: { fr: 'Dire : rapproché', en: 'Say: matched' },
      why: {
        fr: 'Les deux noms côte à côte, pour voir une erreur du flux.',
        en: 'Both names side by side, to see a mistake of the flow.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('fresh').item.json.name + ' → ' + $('fresh').item.json.meant + ' (' + $('fresh').item.json.sessions + ' visites)' }}",
            en: "={{ $('fresh').item.json.name + ' → ' + $('fresh').item.json.meant + ' (' + $('fresh').item.json.sessions + ' visits)' }}",
          },
        },
        { alone: true },
      ),
    },
    unsaved: {
      use: 'set',
      name: { fr: 'Dire : non enregistré', en: 'Say: not saved' },
      why: {
        fr: 'Le bilan de demain ne l’aura pas ; autant le savoir.',
        en: 'Tomorrow’s report will lack it; better to know.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('fresh').item.json.name + ' → ' + $('fresh').item.json.meant + ', NON ENREGISTRÉ' }}",
            en: "={{ $('fresh').item.json.name + ' → ' + $('fresh').item.json.meant + ', NOT SAVED' }}",
          },
        },
        { alone: true },
      ),
    },
    stray: {
      use: 'set',
      name: { fr: 'Dire : inconnu', en: 'Say: unknown' },
      why: {
        fr: 'Avec la provenance : elle désigne souvent l’auteur du lien. Il reviendra tant qu’il n’est pas réglé.',
        en: 'With its origin, which often points to who made the link. It comes back until settled.',
      },
      with: fields(
        {
          line: {
            fr: "={{ 'Inconnu : ' + $json.name + ', de ' + $json.from + ' (' + $json.sessions + ' visites)' }}",
            en: "={{ 'Unknown: ' + $json.name + ', from ' + $json.from + ' (' + $json.sessions + ' visits)' }}",
          },
        },
        { alone: true },
      ),
    },
    lines: {
      use: 'merge',
      name: { fr: 'Toutes les lignes', en: 'All lines' },
      why: {
        fr: 'Les inconnus d’abord : ce sont eux qui demandent quelque chose.',
        en: 'Unknown ones first, as they ask for something.',
      },
      with: { mode: 'append', numberInputs: 3 },
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Un message', en: 'One message' },
      why: {
        fr: 'Aucun, quand tous les noms sont justes.',
        en: 'None when every name is right.',
      },
      with: gathered('line'),
    },
    tell: {
      use: 'mattermost',
      name: { fr: 'Écrire à l’équipe', en: 'Write to the team' },
      why: {
        fr: 'Là où l’on échange avec l’agence.',
        en: 'Where the agency is spoken to.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "={{ $json.error ? 'Noms de campagne non contrôlés : ' + ($json.error.message ?? $json.error) : $json.line.join('\\n') }}",
          en: "={{ $json.error ? 'Campaign names not checked: ' + ($json.error.message ?? $json.error) : $json.line.join('\\n') }}",
        },
        attachments: [],
        otherOptions: {},
      },
      once: true,
    },
  },
  links: [
    'monday > settings > names > list > visits > judge > fresh > kind.other > stray > lines:0 > gather > tell',
    'kind.spelling > match > seen > matched > lines:1',
    'match.error > unsaved > lines:2',
    'names.error > tell',
    'visits.error > tell',
  ],
  examples,
})
