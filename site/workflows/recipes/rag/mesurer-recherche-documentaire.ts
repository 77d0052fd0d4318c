import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, isFilled } from '../../fragments/conditions.ts'
import { fields, number } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './mesurer-recherche-documentaire.examples.ts'

export default defineRecipe({
  category: 'rag',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-23',
  fr: {
    title: 'Mesurer chaque semaine ce que votre recherche retrouve',
    problem:
      'On a changé la taille des passages, ajouté deux cents fichiers, et « l’assistant répond moins bien ». Personne ne peut dire depuis quand, ni sur quoi, faute de chiffre.',
    outcome:
      'Vos questions de référence, avec le document attendu, sont posées à la base sans passer par un modèle de langue. Vous obtenez la part retrouvée, la comparez à la semaine passée et lisez les questions perdues.',
    avoid:
      'Moins de vingt questions donnent un chiffre qui saute d’une semaine à l’autre. La mesure dit si le bon document est retrouvé, pas si la réponse est juste.',
    approval:
      'Rien n’est changé dans la base. Une baisse ouvre une discussion ; à vous de décider s’il faut corriger un document, un réglage ou la question.',
    failure:
      'Une recherche en panne n’est pas comptée comme une réponse fausse : la mesure entière est annulée, le canal le lit, et l’historique reste propre.',
  },
  en: {
    title: 'Measure each week what your document search finds',
    problem:
      'Passages were cut differently, two hundred files came in, and now “the assistant has got worse”. Nobody can say since when, or about what, for want of a figure.',
    outcome:
      'Your reference questions, each with the document it should find, are put to the store without any language model. You get the share that was found, last week’s beside it, and the questions that were lost.',
    avoid:
      'With fewer than twenty questions the figure jumps about from week to week. It tells whether the right document is found, not whether the answer is right.',
    approval:
      'Nothing in the store is changed. A drop opens a discussion; whether to mend a document, a setting or the question is yours to decide.',
    failure:
      'A search that breaks down does not count as a wrong answer: the whole measurement is void, the channel reads so, and the history stays clean.',
  },
  nodes: {
    week: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi à cinq heures', en: 'Monday at five' },
      why: {
        fr: 'Après les mises à jour de la semaine, avant les premières questions.',
        en: 'After the week’s updates, ahead of the first questions.',
      },
      with: at('0 5 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre banc d’essai', en: 'Your test bench' },
      why: {
        fr: 'La baisse qui mérite une alerte se choisit : cinq points, ici.',
        en: 'How much of a drop deserves an alert is a choice: five points here.',
      },
      with: fields({
        document: { fr: 'identifiant de votre document Grist', en: 'id of your Grist document' },
        table: 'Questions',
        passages: 'passages',
        history: { fr: 'mesures de recherche', en: 'search measurements' },
        drop: 5,
        channel: { fr: 'identifiant du canal', en: 'id of the channel' },
      }),
    },
    questions: {
      use: 'grist',
      name: { fr: 'Lire les questions', en: 'Read the questions' },
      why: {
        fr: 'Dans un tableau que les métiers complètent sans ouvrir n8n.',
        en: 'From a table that colleagues add to without ever opening n8n.',
      },
      with: {
        operation: 'getAll',
        docId: "={{ $('settings').first().json.document }}",
        tableId: "={{ $('settings').first().json.table }}",
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    complete: {
      use: 'filter',
      name: { fr: 'Lignes complètes', en: 'Complete rows' },
      why: {
        fr: 'Une ligne à moitié saisie compterait comme une question perdue.',
        en: 'A row half typed would count as a question lost.',
      },
      with: all(
        isFilled("={{ String($json.Question ?? '').trim() }}"),
        isFilled("={{ String($json.Document ?? '').trim() }}"),
      ),
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Question après question', en: 'Question after question' },
      why: {
        fr: 'La base rend cinq passages par question ; ensemble, on ne saurait plus à qui ils sont.',
        en: 'The store returns five passages a question; all at once, nobody could tell whose they are.',
      },
      with: { batchSize: 1, options: {} },
    },
    question: {
      use: 'set',
      name: { fr: 'Question et document attendu', en: 'Question and expected document' },
      why: {
        fr: 'Les deux colonnes du tableau, sous des noms qui ne changent pas.',
        en: 'The table’s two columns, under names that stay put.',
      },
      with: fields(
        {
          question: '={{ $json.Question.trim() }}',
          expected: '={{ $json.Document.trim() }}',
        },
        { alone: true },
      ),
    },
    search: {
      use: 'vectorStorePgVector',
      name: { fr: 'Chercher comme l’assistant', en: 'Search as the assistant does' },
      why: {
        fr: 'Même table, même modèle de vecteurs, même nombre de passages : sinon on mesure autre chose.',
        en: 'Same table, same embeddings, same number of passages: else one measures something different.',
      },
      with: {
        mode: 'load',
        tableName: "={{ $('settings').first().json.passages }}",
        prompt: '={{ $json.question }}',
        topK: 5,
        includeDocumentMetadata: true,
        options: {},
      },
      onError: 'continue',
      always: true,
    },
    embed: {
      use: 'embeddingsOllama',
      name: { fr: 'Vecteurs sur place', en: 'Embeddings on site' },
      with: { model: 'bge-m3' },
    },
    rank: {
      use: 'code',
      name: { fr: 'Trouver le rang', en: 'Find the rank' },
      why: {
        fr: 'Premier ou cinquième, ce n’est pas pareil : le modèle lit d’abord ce qui vient en tête.',
        en: 'First and fifth are not the same: a model reads first what stands at the top.',
      },
      with: allItems(
        "const { question, expected } = $('question').first().json;\nconst found = $input.all().map(({ json }) => json);\nconst rank = 1 + found.findIndex(({ document }) => document?.metadata?.path === expected);\nreturn [{ json: {\n  question,\n  expected,\n  rank,\n  instead: found[0]?.document?.metadata?.path ?? '-',\n  // A store that is down hands the question back.\n  failed: found.some((one) => one.question !== undefined),\n} }];",
      ),
    },
    score: {
      use: 'code',
      name: { fr: 'Calculer la part retrouvée', en: 'Work out the share found' },
      why: {
        fr: 'Deux chiffres : combien sont retrouvées, et à quelle hauteur en moyenne.',
        en: 'Two figures: how many are found, and how high up on average.',
      },
      with: allItems(
        "const all = $input.all().map(({ json }) => json);\nconst hits = all.filter(({ rank }) => rank > 0);\nconst height = hits.reduce((sum, { rank }) => sum + 1 / rank, 0) / all.length;\nreturn [{ json: {\n  asked: all.length,\n  failed: all.filter(({ failed }) => failed).length,\n  share: Math.round((100 * hits.length) / all.length),\n  height: Math.round(100 * height) / 100,\n  lost: all.filter(({ rank }) => rank === 0).map(({ question, expected, instead }) => '- ' + question + ' (' + expected + ' < ' + instead + ')').join('\\n'),\n} }];",
      ),
    },
    valid: {
      use: 'if',
      name: { fr: 'Toutes les recherches ont marché ?', en: 'Did every search work?' },
      why: {
        fr: 'Une mesure faite à moitié fausserait toutes les comparaisons suivantes.',
        en: 'Half a measurement would spoil every later comparison.',
      },
      with: all(amount('={{ $json.failed }}', 'equals', 0)),
    },
    last: {
      use: 'dataTable',
      name: { fr: 'Mesure précédente', en: 'Previous measurement' },
      why: {
        fr: 'La dernière seulement : la tendance longue se lit dans la table.',
        en: 'Just the latest: the long trend is in the table.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: byName("={{ $('settings').first().json.history }}"),
        returnAll: false,
        limit: 1,
        orderBy: true,
        orderByColumn: 'createdAt',
        orderByDirection: 'DESC',
      },
      always: true,
    },
    trend: {
      use: 'set',
      name: { fr: 'Comparer', en: 'Compare' },
      why: {
        fr: 'Sans mesure précédente, on se compare à soi-même : aucune fausse alerte.',
        en: 'Without an earlier figure it is held against itself: no false alert.',
      },
      with: fields(
        {
          share: number("={{ $('score').first().json.share }}"),
          before: number("={{ $json.share ?? $('score').first().json.share }}"),
          fell: number(
            "={{ ($json.share ?? $('score').first().json.share) - $('score').first().json.share }}",
          ),
        },
        { alone: true },
      ),
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Garder la mesure', en: 'Keep the measurement' },
      why: {
        fr: 'Bonne ou mauvaise, elle devient le repère de lundi prochain.',
        en: 'Good or bad, next Monday is held against it.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName("={{ $('settings').first().json.history }}"),
        columns: columns({
          share: '={{ $json.share }}',
          height: "={{ $('score').first().json.height }}",
          asked: "={{ $('score').first().json.asked }}",
        }),
        options: {},
      },
    },
    worse: {
      use: 'if',
      name: { fr: 'Nette baisse ?', en: 'A clear drop?' },
      why: {
        fr: 'Un chiffre stable n’a pas à interrompre quelqu’un un lundi matin.',
        en: 'A steady figure need not interrupt anybody on a Monday morning.',
      },
      with: all(amount('={{ $json.fell }}', 'gte', "={{ $('settings').first().json.drop }}")),
    },
    alert: {
      use: 'mattermost',
      name: { fr: 'Montrer les questions perdues', en: 'Show the lost questions' },
      why: {
        fr: 'Chaque ligne donne le document attendu et celui qui est passé devant.',
        en: 'Each line has the expected document and the one that came ahead of it.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "=Recherche documentaire : {{ $json.share }} % retrouvés, contre {{ $json.before }} % la fois d’avant.\n{{ $('score').first().json.lost }}",
          en: "=Document search: {{ $json.share }}% found, {{ $json.before }}% the time before.\n{{ $('score').first().json.lost }}",
        },
        otherOptions: {},
      },
    },
    down: {
      use: 'mattermost',
      name: { fr: 'Annoncer la mesure annulée', en: 'Say that the measurement is void' },
      why: {
        fr: 'Une semaine sans chiffre doit se distinguer d’une semaine sans baisse.',
        en: 'A week without a figure must not look like a week without a drop.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "=Pas de mesure cette semaine : {{ $json.failed ? $json.failed + ' recherche(s) en panne sur ' + $json.asked : 'tableau des questions illisible' }}.",
          en: "=No measurement this week: {{ $json.failed ? $json.failed + ' of ' + $json.asked + ' searches broke down' : 'the table of questions cannot be read' }}.",
        },
        otherOptions: {},
      },
    },
  },
  links: [
    'week > settings > questions > complete > loop.each > question > search > rank > loop',
    'embed => search',
    'loop.done > score > valid.yes > last > trend > keep',
    'trend > worse.yes > alert',
    'valid.no > down',
    'questions.error > down',
  ],
  examples,
})
