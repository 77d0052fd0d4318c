import { allItems, eachItem } from '../../fragments/code.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './conclure-test-ab.examples.ts'

/** Visits a variant needs to show such a lift: 5 % of false alarms, 80 % of true lifts seen. */
const plan = `const { rate, lift, visits } = $json
const one = rate / 100
const two = one * (1 + lift / 100)
const mean = (one + two) / 2
const needed = Math.ceil((1.96 * Math.sqrt(2 * mean * (1 - mean)) + 0.8416 * Math.sqrt(one * (1 - one) + two * (1 - two))) ** 2 / (two - one) ** 2)
const weeks = Math.max(2, Math.ceil((2 * needed) / visits / 7))
return { json: { needed, weeks, until: $now.plus({ weeks }).toISODate() } }`

const judge = (
  percent: string,
  better: string,
  worse: string,
  none: string,
  uneven: string,
  short: string,
): string =>
  `const { needed } = $('plan').first().json
const by = (label) => $input.all().map(({ json }) => json).find((one) => one.label === label) ?? {}
const [a, b] = ['A', 'B'].map((label) => ({ visits: Number(by(label).nb_visits ?? 0), wins: Number(by(label).nb_visits_converted ?? 0) }))
const both = a.visits + b.visits
const all = both ? (a.wins + b.wins) / both : 0
const spread = both && a.visits && b.visits ? Math.sqrt(all * (1 - all) * (1 / a.visits + 1 / b.visits)) : 0
const z = spread ? (b.wins / b.visits - a.wins / a.visits) / spread : 0
const isUneven = both > 0 && Math.abs(a.visits - b.visits) / Math.sqrt(both) > 3.29
const isShort = Math.min(a.visits, b.visits) < needed
const state = isUneven ? 'uneven' : isShort ? ($runIndex < 2 ? 'longer' : 'short') : Math.abs(z) >= 1.96 ? (z > 0 ? 'better' : 'worse') : 'none'
const share = (one) => one.visits ? String(Math.round((10000 * one.wins) / one.visits) / 100)${percent} : '–'
const words = { better: '${better}', worse: '${worse}', none: '${none}', uneven: '${uneven}', short: '${short}', longer: '' }
return [{ json: { state, z: Math.round(z * 100) / 100, verdict: words[state], figures: 'A ' + share(a) + ' (' + a.visits + '), B ' + share(b) + ' (' + b.visits + ')' } }]`

export default defineRecipe({
  category: 'marketing',
  level: 'expert',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Conclure un test A/B à la date prévue, pas avant',
    problem:
      'Au troisième jour, B mène de 20 % : on arrête, on annonce, on généralise. Un mois plus tard, rien n’a bougé. Regarder chaque matin et s’arrêter quand c’est beau fabrique des gagnants par hasard.',
    outcome:
      'Avant de commencer, vous savez combien de semaines il faut, ou que le test n’en vaut pas la peine. À la date dite, Matomo est lu une fois, un verdict tombe, et Notion le garde avec ses chiffres.',
    avoid:
      'Moins de quelques centaines de visites par jour : interrogez cinq clients, vous apprendrez plus. Et un test n’est pas une permission de changer un prix affiché.',
    approval:
      'Le flux ne bascule aucune page. Vous lisez le verdict et décidez ; « pas d’écart démontré » veut dire garder A, sauf raison de préférer B pour elle-même.',
    failure:
      'Trop peu de visites à la date : une semaine de plus, deux fois. Un partage A/B anormal annule le verdict, car le test est mal posé. Si Matomo se tait, un message demande de lire les chiffres à la main.',
  },
  en: {
    title: 'Conclude an A/B test on the day planned, not before',
    problem:
      'On day three B leads by 20%: the test is stopped, announced, rolled out. A month later nothing has moved. Looking every morning and stopping when it is pretty makes winners out of chance.',
    outcome:
      'Before it starts you know how many weeks it takes, or that the test is not worth it. On that day Matomo is read once, a verdict falls, and Notion keeps it with its figures.',
    avoid:
      'With less than a few hundred visits a day talk to five customers, you will learn more. And a test is no permission to change a price on display.',
    approval:
      'The flow switches no page. You read the verdict and decide; “no difference shown” means keep A, unless you have reasons to like B for itself.',
    failure:
      'Too few visits on the day: one more week, twice. An abnormal A/B split cancels the verdict, as the test is set up wrongly. If Matomo is silent, a message asks you to read the figures yourself.',
  },
  nodes: {
    form: {
      use: 'formTrigger',
      name: { fr: 'Test à lancer', en: 'Test to start' },
      why: {
        fr: 'Le plus petit gain utile se décide avant de voir un chiffre.',
        en: 'The smallest gain worth having is decided before seeing a figure.',
      },
      with: {
        formTitle: { fr: 'Nouveau test A/B', en: 'New A/B test' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Ce qui change dans B', en: 'What B changes' },
              fieldName: 'title',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Visites par jour', en: 'Visits a day' },
              fieldName: 'visits',
              fieldType: 'number',
              requiredField: true,
            },
            {
              fieldLabel: {
                fr: 'Taux de conversion actuel, en %',
                en: 'Conversion rate today, in %',
              },
              fieldName: 'rate',
              fieldType: 'number',
              requiredField: true,
            },
            {
              fieldLabel: {
                fr: 'Plus petit gain utile, en %',
                en: 'Smallest gain worth having, in %',
              },
              fieldName: 'lift',
              fieldType: 'number',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre Matomo', en: 'Your Matomo' },
      why: {
        fr: 'La variante est une dimension personnalisée de visite, avec A ou B.',
        en: 'The variant is a custom dimension of the visit, holding A or B.',
      },
      with: fields({
        matomo: 'https://stats.votre-site.example',
        site: 1,
        dimension: 1,
        most: 10,
        channel: { fr: 'identifiant du canal', en: 'id of your channel' },
        register: { fr: 'identifiant de la base Notion', en: 'id of your Notion database' },
      }),
    },
    plan: {
      use: 'code',
      name: { fr: 'Calculer la durée', en: 'Work out how long' },
      why: {
        fr: 'En semaines entières, deux au moins : le dimanche n’achète pas comme le mardi.',
        en: 'In whole weeks, two at least: Sundays do not buy like Tuesdays.',
      },
      with: eachItem(plan),
    },
    worth: {
      use: 'if',
      name: { fr: 'En vaut-il la peine ?', en: 'Is it worth it?' },
      why: {
        fr: 'Au-delà de dix semaines, les cookies effacés brouillent les groupes.',
        en: 'Past ten weeks deleted cookies blur the groups.',
      },
      with: all(amount('={{ $json.weeks }}', 'lte', "={{ $('settings').first().json.most }}")),
    },
    refuse: {
      use: 'mattermost',
      name: { fr: 'Déconseiller le test', en: 'Advise against it' },
      why: {
        fr: 'Mieux vaut le savoir avant d’avoir dessiné la page B.',
        en: 'Better known before page B is designed.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "={{ '« ' + $('form').first().json.title + ' » demanderait ' + $json.weeks + ' semaines (' + $json.needed + ' visites par variante). Visez un gain plus grand, ou une page plus vue.' }}",
          en: "={{ '“' + $('form').first().json.title + '” would take ' + $json.weeks + ' weeks (' + $json.needed + ' visits a variant). Aim at a larger gain, or at a page seen more.' }}",
        },
        attachments: [],
        otherOptions: {},
      },
    },
    announce: {
      use: 'mattermost',
      name: { fr: 'Annoncer la date', en: 'Announce the day' },
      why: {
        fr: 'Une date dite à tous résiste mieux à l’envie de regarder.',
        en: 'A day that everybody knows withstands the wish to peek.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "={{ '« ' + $('form').first().json.title + ' » : verdict le ' + $json.until + ', ' + $json.needed + ' visites par variante. D’ici là, on ne regarde pas.' }}",
          en: "={{ '“' + $('form').first().json.title + '”: verdict on ' + $json.until + ', ' + $json.needed + ' visits a variant. Until then nobody looks.' }}",
        },
        attachments: [],
        otherOptions: {},
      },
    },
    pause: {
      use: 'wait',
      name: { fr: 'Attendre la date', en: 'Wait for the day' },
      why: {
        fr: 'L’exécution dort en base ; un redémarrage ne la perd pas.',
        en: 'The run sleeps in the database; a restart does not lose it.',
      },
      with: { resume: 'specificTime', dateTime: "={{ $('plan').first().json.until }}" },
    },
    figures: {
      use: 'httpRequest',
      name: { fr: 'Lire Matomo', en: 'Read Matomo' },
      why: {
        fr: 'Depuis le jour du lancement, une ligne par variante.',
        en: 'Since the day it started, one row a variant.',
      },
      with: {
        url: "={{ $('settings').first().json.matomo }}/index.php",
        authentication: 'genericCredentialType',
        genericAuthType: 'httpBearerAuth',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'module', value: 'API' },
            { name: 'method', value: 'CustomDimensions.getCustomDimension' },
            { name: 'idDimension', value: "={{ $('settings').first().json.dimension }}" },
            { name: 'idSite', value: "={{ $('settings').first().json.site }}" },
            { name: 'period', value: 'range' },
            {
              name: 'date',
              value:
                "={{ $('plan').first().json.until.toDateTime().minus({ weeks: $('plan').first().json.weeks }).toISODate() }},today",
            },
            { name: 'format', value: 'JSON' },
          ],
        },
        options: {},
      },
      onError: 'output',
      retry: [3, 60],
    },
    judge: {
      use: 'code',
      name: { fr: 'Rendre le verdict', en: 'Reach a verdict' },
      why: {
        fr: 'Un test de deux proportions, et d’abord le partage : 5 000 contre 4 200 n’est pas un hasard.',
        en: 'A test of two proportions, the split first: 5,000 against 4,200 is no accident.',
      },
      with: allItems({
        fr: judge(
          ".replace('.', ',') + ' %'",
          'B fait mieux',
          'B fait moins bien',
          'pas d’écart démontré',
          'partage A/B anormal, aucun verdict',
          'trop peu de visites, aucun verdict',
        ),
        en: judge(
          " + '%'",
          'B does better',
          'B does worse',
          'no difference shown',
          'abnormal A/B split, no verdict',
          'too few visits, no verdict',
        ),
      }),
    },
    next: {
      use: 'switch',
      name: { fr: 'Prolonger ou conclure', en: 'Extend or conclude' },
      why: {
        fr: 'Seul le manque de visites prolonge, jamais un résultat décevant.',
        en: 'Only a lack of visits extends it, never a disappointing result.',
      },
      with: cases({ longer: text('={{ $json.state }}', 'equals', 'longer') }),
    },
    week: {
      use: 'wait',
      name: { fr: 'Une semaine de plus', en: 'One more week' },
      why: {
        fr: 'Entière, pour que chaque jour compte autant.',
        en: 'A whole one, so that each day counts alike.',
      },
      with: { resume: 'timeInterval', amount: 7, unit: 'days' },
    },
    note: {
      use: 'notion',
      name: { fr: 'Garder le résultat', en: 'Keep the result' },
      why: {
        fr: 'Les tests sans effet surtout : on les refait tous les deux ans.',
        en: 'Those without effect above all: people try them again later.',
      },
      with: {
        resource: 'databasePage',
        operation: 'create',
        dataSourceId: byId("={{ $('settings').first().json.register }}"),
        title: "={{ $('form').first().json.title }}",
        propertiesUi: {
          propertyValues: [
            {
              key: 'Verdict|rich_text',
              textContent: "={{ $json.verdict + ' – ' + $json.figures }}",
            },
          ],
        },
        options: {},
      },
      onError: 'continue',
      retry: [3, 10],
    },
    tell: {
      use: 'mattermost',
      name: { fr: 'Donner le verdict', en: 'Give the verdict' },
      why: {
        fr: 'Avec les taux et les effectifs : le mot seul ne se discute pas.',
        en: 'With rates and numbers, as a bare word cannot be discussed.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "={{ '« ' + $('form').first().json.title + ' » : ' + $('judge').last().json.verdict + '. ' + $('judge').last().json.figures + ($json.error ? '. Notion n’a rien gardé : notez-le.' : '') }}",
          en: "={{ '“' + $('form').first().json.title + '”: ' + $('judge').last().json.verdict + '. ' + $('judge').last().json.figures + ($json.error ? '. Notion kept nothing, please note it.' : '') }}",
        },
        attachments: [],
        otherOptions: {},
      },
    },
    broken: {
      use: 'mattermost',
      name: { fr: 'Dire que Matomo se tait', en: 'Say that Matomo is silent' },
      why: {
        fr: 'La date était promise ; quelqu’un doit lire les chiffres.',
        en: 'A day was promised, so somebody has to read the figures.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "={{ '« ' + $('form').first().json.title + ' » : Matomo ne répond pas (' + ($json.error.message ?? $json.error) + '). Lisez les deux variantes vous-même ; il en faut ' + $('plan').first().json.needed + ' visites chacune.' }}",
          en: "={{ '“' + $('form').first().json.title + '”: Matomo does not answer (' + ($json.error.message ?? $json.error) + '). Read both variants yourself; each needs ' + $('plan').first().json.needed + ' visits.' }}",
        },
        attachments: [],
        otherOptions: {},
      },
    },
  },
  links: [
    'form > settings > plan > worth.yes > announce > pause > figures > judge > next.other > note > tell',
    'worth.no > refuse',
    'next.longer > week > figures',
    'figures.error > broken',
  ],
  examples,
})
