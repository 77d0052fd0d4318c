import { allItems, eachItem } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { byId, byName, model, question, shape } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { ROLE, TAKE, VERDICT } from './demarcher-societes-nouvelles.code.ts'
import { examples } from './demarcher-societes-nouvelles.examples.ts'

const SEEN = byName("={{ $('settings').first().json.seen }}")

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Repérer chaque semaine les sociétés qui ouvrent près de vous',
    problem:
      'Un restaurant signe son bail, choisit sa caisse, son assureur et son blanchisseur en un mois. Vous l’apprenez en passant devant la vitrine, quand tout est choisi. L’annonce légale, elle, avait paru.',
    outcome:
      'Le lundi, les créations publiées au Bodacc dans vos départements sont lues, triées selon votre offre, et celles qui conviennent entrent dans Airtable avec la phrase qui les a fait retenir. Un message Mattermost les liste.',
    avoid:
      'Pour vendre à tout le monde, achetez une base. Un auto-entrepreneur n’y est pas toujours, et son adresse peut être son domicile : n’envoyez rien aux particuliers.',
    approval:
      'Personne n’est contacté. Un commercial ouvre l’annonce, écarte ou appelle ; dès le premier contact, il dit d’où vient le nom et comment ne plus être appelé.',
    failure:
      'Modèle muet : toute annonce qui contient un de vos mots est retenue, avec un point d’interrogation. Bodacc muet : le canal l’apprend. Airtable refuse une fiche : elle n’est pas cochée et revient le lundi suivant.',
  },
  en: {
    title: 'Spot companies opening near you, week by week',
    problem:
      'A restaurant signs its lease and chooses till, insurer and laundry within a month. You find out by walking past the window, when all is chosen. Yet the legal notice had been published.',
    outcome:
      'On Mondays the new companies published in France’s Bodacc for your departments are read and sorted by your offer, and those that fit enter Airtable with the phrase that made them fit. A Mattermost message lists them.',
    avoid:
      'To sell to everybody, buy a database. Sole traders are not always there, and their address may be their home: send nothing to private people.',
    approval:
      'Nobody is contacted. A salesperson opens the notice, drops it or calls; in the first contact they say where the name came from and how to be left alone.',
    failure:
      'Model silent: any notice with one of your words is kept, with a question mark. Bodacc silent: the channel is told. Airtable refuses a record: it is not ticked off and returns next Monday.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi, 7 h 30', en: 'Monday, 7:30 am' },
      why: {
        fr: 'Une semaine d’annonces tient en une lecture.',
        en: 'A week of notices makes one reading.',
      },
      with: at('30 7 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre offre et votre secteur', en: 'Your offer and area' },
      why: {
        fr: 'Dix jours relus : les annonces paraissent parfois en retard.',
        en: 'Ten days are read again, as notices may come late.',
      },
      with: fields({
        area: '44,49',
        days: 10,
        offer: {
          fr: 'du linge de table et des tenues de cuisine en location',
          en: 'table linen and kitchen wear for hire',
        },
        words: 'restaur, traiteur, hôtel, brasserie',
        seen: 'companies_seen',
        base: { fr: 'identifiant de la base Airtable', en: 'id of the Airtable base' },
        table: { fr: 'identifiant de la table', en: 'id of the table' },
        channel: { fr: 'identifiant du canal', en: 'id of the channel' },
      }),
    },
    notices: {
      use: 'httpRequest',
      name: { fr: 'Lire le Bodacc', en: 'Read the Bodacc' },
      why: {
        fr: 'Les annonces commerciales officielles, ouvertes et sans clé.',
        en: 'The official commercial notices, open and without a key.',
      },
      with: {
        url: 'https://bodacc-datadila.opendatasoft.com/api/explore/v2.1/catalog/datasets/annonces-commerciales/exports/json',
        sendQuery: true,
        queryParameters: {
          parameters: [
            {
              name: 'where',
              value:
                "={{ \"familleavis='creation' and dateparution >= date'\" + $now.minus({ days: $json.days }).toISODate() + \"' and (\" + $json.area.split(',').map((one) => \"numerodepartement='\" + one + \"'\").join(' or ') + ')' }}",
            },
            {
              name: 'select',
              value: 'id,commercant,cp,ville,dateparution,listeetablissements,url_complete',
            },
          ],
        },
        options: { timeout: 20_000 },
      },
      onError: 'output',
      retry: [3, 10],
    },
    take: {
      use: 'code',
      name: { fr: 'Garder vos mots', en: 'Keep your words' },
      why: {
        fr: 'Un premier tri sans modèle : dix annonces à lire au lieu de trois cents.',
        en: 'A first sorting without a model: ten notices to read, not three hundred.',
      },
      with: allItems(TAKE),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore lues', en: 'Not read yet' },
      why: {
        fr: 'Les trois jours qui se recouvrent ne comptent qu’une fois.',
        en: 'The three days that overlap count once.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: SEEN,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'notice', keyValue: '={{ $json.notice }}' }] },
      },
    },
    weigh: {
      use: 'chainLlm',
      name: { fr: 'Juger le besoin', en: 'Judge the need' },
      why: {
        fr: '« Restauration de meubles », « restauration rapide » : un mot ne suffit pas.',
        en: '“Restaurant fitting” is no restaurant: a word is not enough.',
      },
      with: question(ROLE, '={{ $json.activity }}', { shaped: true }),
      // One way on: two ways would part notices from their verdicts.
      onError: 'continue',
      retry: [2, 5],
    },
    reader: model('luna', { fr: 'Modèle qui trie', en: 'Model that sorts' }),
    form: {
      use: 'outputParserStructured',
      name: { fr: 'Forme du tri', en: 'Form of the sorting' },
      with: shape({
        fit: { type: 'string', enum: ['yes', 'maybe', 'no'] },
        quote: { type: 'string' },
      }),
    },
    verdict: {
      use: 'code',
      name: { fr: 'Vérifier la citation', en: 'Check the quotation' },
      why: {
        fr: 'Une phrase que l’annonce ne contient pas ne vaut rien.',
        en: 'A phrase that the notice does not hold is worth nothing.',
      },
      with: eachItem(VERDICT),
    },
    worth: {
      use: 'if',
      name: { fr: 'À regarder ?', en: 'Worth a look?' },
      why: {
        fr: 'Oui et peut-être : le commercial tranche mieux que le tri.',
        en: 'Yes and maybe: a salesperson decides better than sorting.',
      },
      with: all(text('={{ $json.fit }}', 'notEquals', 'no')),
    },
    record: {
      use: 'airtable',
      name: { fr: 'Créer la fiche', en: 'Create the record' },
      why: {
        fr: 'Avec le lien vers l’annonce, seule source de l’adresse.',
        en: 'With the link to the notice, sole source of the address.',
      },
      with: {
        resource: 'record',
        operation: 'create',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byId("={{ $('settings').first().json.table }}"),
        columns: columns({
          name: '={{ $json.name }}',
          town: '={{ $json.town }}',
          fit: '={{ $json.fit }}',
          reason: '={{ $json.reason }}',
          source: '={{ $json.url }}',
        }),
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    line: {
      use: 'set',
      name: { fr: 'Écrire la ligne', en: 'Write the line' },
      why: {
        fr: 'Nom, ville, raison : de quoi décider sans ouvrir.',
        en: 'Name, town, reason: enough to decide without opening.',
      },
      with: fields(
        {
          notice: "={{ $('verdict').item.json.notice }}",
          line: "={{ ($('verdict').item.json.fit === 'yes' ? '' : '? ') + $('verdict').item.json.name + ' (' + $('verdict').item.json.town + ') – ' + $('verdict').item.json.reason }}",
        },
        { alone: true },
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une liste', en: 'One list' },
      why: { fr: 'Un message le lundi, pas quinze.', en: 'One message on Monday, not fifteen.' },
      with: allIn('found'),
    },
    tell: {
      use: 'mattermost',
      name: { fr: 'L’annoncer à l’équipe', en: 'Tell the team' },
      why: {
        fr: 'Qui connaît le quartier lève la main.',
        en: 'Whoever knows the area raises a hand.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: "={{ $json.found.map((one) => one.line).join('\\n') }}",
        attachments: [],
        otherOptions: {},
      },
    },
    done: {
      use: 'merge',
      name: { fr: 'Lues, retenues ou non', en: 'Read, kept or not' },
      why: {
        fr: 'Une fiche refusée par Airtable n’arrive pas ici.',
        en: 'A record that Airtable refused does not get here.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Cocher l’annonce', en: 'Tick the notice off' },
      why: {
        fr: 'Le même refus n’est pas payé deux fois au modèle.',
        en: 'The model is not paid twice for the same no.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: SEEN,
        columns: columns({ notice: '={{ $json.notice }}' }),
        options: {},
      },
    },
    broken: {
      use: 'mattermost',
      name: { fr: 'Dire ce qui a manqué', en: 'Say what went wrong' },
      why: {
        fr: 'Un lundi vide arrive ; encore faut-il le savoir vide.',
        en: 'An empty Monday happens, but one must know it is empty.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: '=Sociétés nouvelles, à reprendre : {{ $json.error.message ?? $json.error }}',
          en: '=New companies, to be taken up again: {{ $json.error.message ?? $json.error }}',
        },
        attachments: [],
        otherOptions: {},
      },
      once: true,
    },
  },
  links: [
    'monday > settings > notices > take > fresh > weigh > verdict > worth.yes > record > line > gather > tell',
    'line > done:0 > mark',
    'worth.no > done:1',
    'notices.error > broken',
    'record.error > broken',
    'reader => weigh',
    'form => weigh',
  ],
  examples,
  cost: [{ node: 'weigh', model: 'luna', reads: 330, writes: 30, calls: 12 }],
})
