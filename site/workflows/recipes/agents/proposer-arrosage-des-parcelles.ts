import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { byId, listOf, model, shape } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { at } from '../../fragments/schedule.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { CHECK, PREPARE, TALLY } from './proposer-arrosage-des-parcelles.code.ts'
import { examples } from './proposer-arrosage-des-parcelles.examples.ts'
import { PROMPT } from './proposer-arrosage-des-parcelles.params.ts'

const table = (name: 'plots' | 'waterings' | 'diary'): Params => ({
  resource: 'record',
  base: byId(setting('base')),
  table: byId(setting(name)),
})
const found = (name: 'plots' | 'waterings' | 'diary', filterByFormula: string): Params => ({
  ...table(name),
  operation: 'search',
  filterByFormula,
  returnAll: true,
  options: {},
})
const told = (words: string | Bilingual<string>): Params => ({
  resource: 'message',
  operation: 'sendMessage',
  chatId: setting('grower'),
  text: words,
  additionalFields: { appendAttribution: false },
})

export default defineRecipe({
  category: 'agents',
  level: 'confirmed',
  minutes: 75,
  published: '2026-11-28',
  fr: {
    title: 'Proposer chaque matin l’arrosage, parcelle par parcelle',
    problem:
      'Douze parcelles, un forage limité. À six heures, le maraîcher ouvre les vannes de mémoire : les courgettes paillées mardi reçoivent trop, le jeune plant de poireaux pas assez, et le volume de la semaine est parti le vendredi.',
    outcome:
      'À 5 h 30, un agent lit la pluie tombée et prévue, puis le journal, et propose des millimètres avec leur raison. Le code plafonne, compte les mètres cubes des sept derniers jours et refuse ce qui dépasse. Le maraîcher dit oui dans Telegram ; Airtable garde les arrosages.',
    avoid:
      'Le flux n’ouvre aucune vanne et ne sait rien de l’arrêté sécheresse : cochez vous-même restricted. Avec des sondes dans chaque planche, un programmateur fera mieux. Un usage professionnel d’Open-Meteo demande une clé.',
    approval:
      'Tout ou rien : un oui inscrit la proposition entière, un non ou deux heures de silence n’inscrivent rien, et Telegram le rappelle. Il reste libre d’arroser autrement et d’écrire sa propre ligne.',
    failure:
      'Airtable ou le modèle en panne : un message le dit, sans proposition. Météo muette : l’agent doit le signaler. Surface ou plafond vide, ligne refusée : la parcelle est nommée. Relancé dans la journée, le flux écarte ce qui est inscrit.',
  },
  en: {
    title: 'Propose each morning’s watering, plot by plot',
    problem:
      'Twelve plots, a borehole with a limit. At six the grower opens the valves from memory: the courgettes mulched on Tuesday get too much, the young leeks too little, and the week’s water is gone by Friday.',
    outcome:
      'At 5.30 an agent reads the rain that fell and the rain to come, then the diary, and proposes millimetres with a reason. Code caps them, counts seven days’ cubic metres and refuses what goes beyond. The grower says yes in Telegram; Airtable keeps the waterings.',
    avoid:
      'The flow opens no valve and knows nothing of drought orders: tick restricted yourself. With probes in every bed a controller will do better. Professional use of Open-Meteo takes a key.',
    approval:
      'All or nothing: a yes notes the whole proposal, a no or two hours of silence note nothing, and Telegram says so. The grower may water otherwise and write that row.',
    failure:
      'Airtable or the model down: a message says so, without a proposal. Weather silent: the agent has to say it. Area or cap blank, row refused: the plot is named. Run again the same day, the flow leaves out what is noted.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin, 5 h 30', en: 'Each morning, 5.30' },
      why: { fr: 'Avant la chaleur.', en: 'Before the heat.' },
      with: at('30 5 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre exploitation', en: 'Your farm' },
      why: {
        fr: 'Le lieu, le volume de sept jours en mètres cubes, le plus petit apport utile.',
        en: 'The place, seven days’ volume in cubic metres, the least useful amount.',
      },
      with: fields(
        {
          today: "={{ $now.setZone('Europe/Paris').toISODate() }}",
          latitude: '47.65',
          longitude: '-2.76',
          quota: 300,
          least: 3,
          grower: '100200301',
          base: { fr: 'identifiant de la base', en: 'id of the base' },
          plots: { fr: 'table des parcelles', en: 'table of plots' },
          waterings: { fr: 'table des arrosages', en: 'table of waterings' },
          diary: { fr: 'table du journal', en: 'table of the diary' },
        },
        { alone: true },
      ),
    },
    plots: {
      use: 'airtable',
      name: { fr: 'Lire les parcelles', en: 'Read the plots' },
      why: {
        fr: 'Colonnes name, crop, soil, area_m2, cap_mm, restricted, active.',
        en: 'Columns name, crop, soil, area_m2, cap_mm, restricted, active.',
      },
      with: found('plots', '{active}'),
      onError: 'continue',
      retry: [2, 5],
      always: true,
    },
    poured: {
      use: 'airtable',
      name: { fr: 'Arrosages de sept jours', en: 'Waterings of seven days' },
      why: {
        fr: 'Colonnes plot (lien), day (date), mm, m3, why.',
        en: 'Columns plot (link), day (date), mm, m3, why.',
      },
      with: found(
        'waterings',
        "={{ \"IS_AFTER({day}, DATEADD('\" + $('settings').first().json.today + \"', -7, 'days'))\" }}",
      ),
      once: true,
      onError: 'continue',
      retry: [2, 5],
      always: true,
    },
    prepare: {
      use: 'code',
      name: { fr: 'Compter l’eau qui reste', en: 'Count the water left' },
      why: {
        fr: 'Une soustraction, donc pas pour un modèle.',
        en: 'A subtraction, so not for a model.',
      },
      with: allItems(PREPARE),
    },
    any: {
      use: 'if',
      name: { fr: 'Des parcelles ouvertes ?', en: 'Any plot open?' },
      why: {
        fr: 'L’agent lira le journal : plot_name, day, note.',
        en: 'The agent will read the diary: plot_name, day, note.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'some')),
    },
    plan: {
      use: 'agent',
      name: { fr: 'Peser chaque parcelle', en: 'Weigh each plot' },
      why: {
        fr: 'Un agent, car « bâchée mardi » ou « semis lundi » n’entrent dans aucune formule.',
        en: 'An agent, as “covered on Tuesday” or “sown on Monday” fit no formula.',
      },
      with: {
        promptType: 'define',
        text: {
          fr: "=Nous sommes le {{ $('settings').first().json.today }}. Eau restante : {{ $json.left }} m³.\n<parcelles>\n{{ $json.plots.map((one) => JSON.stringify(one)).join('\\n') }}\n</parcelles>",
          en: "=Today is {{ $('settings').first().json.today }}. Water left: {{ $json.left }} m³.\n<plots>\n{{ $json.plots.map((one) => JSON.stringify(one)).join('\\n') }}\n</plots>",
        },
        hasOutputParser: true,
        options: { systemMessage: PROMPT, maxIterations: 22 },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    haiku: model('haiku', { fr: 'Modèle des cultures', en: 'Crop model' }),
    weather: {
      use: 'toolHttp',
      name: { fr: 'Pluie et évapotranspiration', en: 'Rain and evapotranspiration' },
      with: {
        url: 'https://customer-api.open-meteo.com/v1/forecast',
        authentication: 'genericCredentialType',
        genericAuthType: 'httpQueryAuth',
        sendQuery: true,
        queryParameters: {
          parameters: Object.entries({
            latitude: setting('latitude'),
            longitude: setting('longitude'),
            daily: 'precipitation_sum,et0_fao_evapotranspiration,temperature_2m_max',
            past_days: '5',
            forecast_days: '3',
            timezone: 'Europe/Paris',
          }).map(([name, value]) => ({ name, value })),
        },
        options: { timeout: 15000 },
      },
    },
    diary: {
      use: 'toolAirtable',
      name: { fr: 'Journal d’une parcelle', en: 'Diary of a plot' },
      with: {
        ...found(
          'diary',
          "={{ 'AND({plot_name} = \"' + $fromAI('plot', 'name of one plot, as given', 'string').replace(/[\"\\\\]/g, ' ') + '\", IS_AFTER({day}, DATEADD(TODAY(), -21, \\'days\\')))' }}",
        ),
        returnAll: false,
        limit: 15,
        sort: { property: [{ field: 'day', direction: 'desc' }] },
      },
    },
    shape: {
      use: 'outputParserStructured',
      name: { fr: 'Forme de la proposition', en: 'Form of the proposal' },
      with: shape({
        plots: listOf({
          id: { type: 'string' },
          mm: { type: 'number' },
          why: { type: 'string' },
        }),
      }),
    },
    sound: {
      use: 'if',
      name: { fr: 'L’agent a répondu ?', en: 'Did the agent answer?' },
      why: {
        fr: 'Un silence n’est pas « rien à arroser ».',
        en: 'Silence is not “nothing to water”.',
      },
      with: all(isTrue('={{ Array.isArray($json.output?.plots) }}')),
    },
    check: {
      use: 'code',
      name: { fr: 'Plafonner et cuber', en: 'Cap and measure' },
      why: {
        fr: 'Millimètres fois surface, dans l’ordre d’urgence, jusqu’au volume restant.',
        en: 'Millimetres times area, most urgent first, up to the volume left.',
      },
      with: allItems(CHECK),
    },
    some: {
      use: 'if',
      name: { fr: 'À demander ?', en: 'To be asked?' },
      why: { fr: 'Une liste vide ne se soumet pas.', en: 'An empty list is not put to anybody.' },
      with: all(text('={{ $json.state }}', 'equals', 'ask')),
    },
    ask: {
      use: 'telegram',
      name: { fr: 'Demander au maraîcher', en: 'Ask the grower' },
      why: {
        fr: 'Chaque parcelle avec sa raison.',
        en: 'Each plot with its reason.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        chatId: "={{ $('settings').first().json.grower }}",
        message: '={{ $json.question }}',
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(2, 'hours'),
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'Oui ?', en: 'Yes?' },
      why: { fr: 'Se taire, c’est refuser.', en: 'Keeping silent is refusing.' },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    rows: {
      use: 'code',
      name: { fr: 'Une ligne par parcelle', en: 'One row a plot' },
      why: {
        fr: 'Reprise de ce qui a été montré, au millimètre près.',
        en: 'Taken from what was shown, to the millimetre.',
      },
      with: allItems("return $('check').first().json.plan.map((one) => ({ json: one }))"),
    },
    note: {
      use: 'airtable',
      name: { fr: 'Inscrire l’arrosage', en: 'Note the watering' },
      why: {
        fr: 'C’est cette ligne qui écarte la parcelle d’une seconde demande.',
        en: 'This row is what keeps the plot out of a second request.',
      },
      with: {
        ...table('waterings'),
        operation: 'create',
        columns: columns({
          plot: '={{ [$json.id] }}',
          day: "={{ $('settings').first().json.today }}",
          mm: '={{ $json.mm }}',
          m3: '={{ $json.m3 }}',
          why: '={{ $json.why }}',
        }),
        options: {},
      },
      onError: 'continue',
      retry: [2, 3],
    },
    tally: {
      use: 'code',
      name: { fr: 'Compter les lignes', en: 'Count the rows' },
      why: { fr: 'Ce qui manque est nommé.', en: 'What is missing is named.' },
      with: allItems(TALLY),
    },
    done: {
      use: 'telegram',
      name: { fr: 'Dire ce qui est inscrit', en: 'Say what is noted' },
      why: { fr: 'Une fois écrit seulement.', en: 'Only once it is written.' },
      with: told('={{ $json.say }}'),
    },
    quiet: {
      use: 'telegram',
      name: { fr: 'Dire pourquoi rien', en: 'Say why nothing' },
      why: {
        fr: 'Le silence inquiète.',
        en: 'Silence breeds doubt.',
      },
      with: told('={{ $json.say }}'),
    },
    fault: {
      use: 'telegram',
      name: { fr: 'Signaler le modèle', en: 'Report the model' },
      why: { fr: 'On arrose alors à l’œil.', en: 'One then waters by eye.' },
      with: told({
        fr: '=Pas de proposition ce matin, le modèle ne répond pas.',
        en: '=No proposal this morning, the model does not answer.',
      }),
    },
    refused: {
      use: 'telegram',
      name: { fr: 'Rappeler que rien n’est inscrit', en: 'Recall that nothing is noted' },
      why: { fr: 'Arroser sans l’écrire fausse demain.', en: 'Unwritten water misleads tomorrow.' },
      with: told({
        fr: "=Rien d’inscrit : {{ $json.data?.approved === false ? 'refusé' : 'sans réponse en deux heures' }}. Si vous arrosez, ajoutez la ligne dans Airtable.",
        en: "=Nothing noted: {{ $json.data?.approved === false ? 'refused' : 'no answer within two hours' }}. If you water, add the row in Airtable.",
      }),
    },
  },
  links: [
    'morning > settings > plots > poured > prepare > any.yes > plan > sound.yes > check > some.yes > ask > agreed.yes > rows > note > tally > done',
    'any.no > quiet',
    'some.no > quiet',
    'sound.no > fault',
    'agreed.no > refused',
    'haiku => plan',
    'weather => plan',
    'diary => plan',
    'shape => plan',
  ],
  examples,
  cost: [{ node: 'plan', model: 'haiku', reads: 3200, writes: 160, calls: 8 }],
})
