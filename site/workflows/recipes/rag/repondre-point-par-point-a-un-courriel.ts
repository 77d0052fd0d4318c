import { allItems } from '../../fragments/code.ts'
import { all, cases, isFilled, text } from '../../fragments/conditions.ts'
import { model } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { DRAFT, LETTERS, PASSAGES, POINTS } from './repondre-point-par-point-a-un-courriel.code.ts'
import { examples } from './repondre-point-par-point-a-un-courriel.examples.ts'
import {
  ANSWERS_FORM,
  DRAFTED,
  EMBEDDED,
  LABELLED,
  MARKED,
  MISSED,
  POINTS_FORM,
  SEARCHED,
  SETTINGS,
  SOURCES,
  SPLIT,
  TABLE,
  WARNED,
  WRITTEN,
} from './repondre-point-par-point-a-un-courriel.params.ts'

export default defineRecipe({
  category: 'rag',
  level: 'expert',
  minutes: 75,
  published: '2026-11-28',
  fr: {
    title: 'Répondre point par point à un courriel, en brouillon',
    problem:
      'Un client pose sept questions en un courriel. On répond à la première et à la dernière ; les cinq autres reviennent la semaine suivante, avec un ton plus sec.',
    outcome:
      'Tout courriel portant le libellé « a-repondre » est découpé en points, huit au plus. Chaque point a sa recherche dans vos documents. Un brouillon paraît dans la conversation : la phrase du client, la réponse dessous, ou « À COMPLÉTER ». Les sources vous arrivent à part, par courriel interne.',
    avoid:
      'Pièces jointes et images ne sont pas lues, ni un texte au-delà de six mille signes. Une réclamation ou une négociation se traite d’un seul tenant, sans libellé.',
    approval:
      'Rien n’est envoyé au client : vous relisez, complétez et expédiez le brouillon. Poser le libellé, c’est demander un brouillon.',
    failure:
      'Modèle, recherche ou Gmail en panne : un courriel par message et par jour le dit, et le passage suivant réessaie. Aucune question reconnue, ou rien dans vos documents : le brouillon le montre, à remplir.',
  },
  en: {
    title: 'Answer a letter point by point, as a draft',
    problem:
      'A customer puts seven questions in one email. The first and the last get answers; five come back a week later, in a sharper tone.',
    outcome:
      'Any email labelled “to-answer” is taken apart into points, eight at most, each with a search of its own in your documents. A draft appears in the conversation: the customer’s sentence, below it the answer or “TO BE FILLED IN”. Sources come apart, by internal email.',
    avoid:
      'Attachments and pictures are not read, nor text beyond six thousand characters. A complaint or a negotiation is better answered whole, without the label.',
    approval:
      'Nothing is sent to the customer: you reread, fill in and send the draft. Putting the label on is asking for one.',
    failure:
      'Model, search or Gmail down: one email for each message and day says so, and the next round tries again. No question recognised, or nothing in your documents: the draft shows it, to be filled in.',
  },
  nodes: {
    often: {
      use: 'scheduleTrigger',
      name: { fr: 'Tous les quarts d’heure', en: 'Every quarter of an hour' },
      why: {
        fr: 'De huit à dix-huit heures, en semaine.',
        en: 'From eight to six, on weekdays.',
      },
      with: at('*/15 8-18 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Base et destinataires', en: 'Store and addressees' },
      why: {
        fr: 'L’adresse interne reçoit les sources et les pannes.',
        en: 'The internal address gets sources and failures.',
      },
      with: SETTINGS,
    },
    labelled: {
      use: 'gmail',
      name: { fr: 'Lire les courriels libellés', en: 'Read labelled emails' },
      why: {
        fr: 'Deux semaines en arrière, envois exclus.',
        en: 'Two weeks back, leaving out what you sent.',
      },
      with: LABELLED,
      onError: 'output',
      retry: [2, 5],
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore préparés', en: 'Not prepared yet' },
      why: {
        fr: 'Table n8n : message, thread. Un second brouillon effacerait vos retouches.',
        en: 'A table in n8n: message, thread. A second draft would bury your changes.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'message', keyValue: '={{ $json.id }}' }] },
      },
    },
    letters: {
      use: 'code',
      name: { fr: 'Texte du client seul', en: 'The customer’s text alone' },
      why: {
        fr: 'Le dernier message d’une conversation, sans ceux qu’il cite.',
        en: 'A conversation’s last message, without those it quotes.',
      },
      with: allItems(LETTERS),
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Courriel après courriel', en: 'Letter after letter' },
      why: {
        fr: 'Une panne n’en arrête qu’un.',
        en: 'A fault stops one of them.',
      },
      with: { batchSize: 1, options: {} },
    },
    letter: {
      use: 'noOp',
      name: { fr: 'Le courriel en main', en: 'The letter in hand' },
      why: { fr: 'La suite le nomme ici.', en: 'Later steps refer to it.' },
    },
    split: {
      use: 'chainLlm',
      name: { fr: 'Relever chaque question', en: 'Note every question' },
      why: {
        fr: 'Avec la phrase exacte, pour prouver qu’elle est posée.',
        en: 'With the exact sentence as proof.',
      },
      with: SPLIT,
      onError: 'continue',
      retry: [2, 3],
    },
    reader: model('medium', { fr: 'Modèle lecteur', en: 'Reading model' }),
    pointsForm: {
      use: 'outputParserStructured',
      name: { fr: 'Liste de points', en: 'List of points' },
      with: POINTS_FORM,
    },
    points: {
      use: 'code',
      name: { fr: 'Contrôler les points', en: 'Check the points' },
      why: {
        fr: 'Une question que personne n’a posée tombe ici.',
        en: 'A question that nobody asked falls here.',
      },
      with: allItems(POINTS),
    },
    any: {
      use: 'switch',
      name: { fr: 'Des points ?', en: 'Any points?' },
      why: {
        fr: 'Aucun, ou modèle muet : deux suites.',
        en: 'None, or a silent model: two ways on.',
      },
      with: cases({
        some: text('={{ $json.state }}', 'equals', 'some'),
        none: text('={{ $json.state }}', 'equals', 'none'),
      }),
    },
    embed: {
      use: 'httpRequest',
      name: { fr: 'Un vecteur par point', en: 'A vector for each point' },
      why: {
        fr: 'En un appel, dans l’ordre.',
        en: 'In one call, in order.',
      },
      with: EMBEDDED,
      onError: 'output',
      retry: [2, 5],
    },
    search: {
      use: 'httpRequest',
      name: { fr: 'Une recherche par point', en: 'A search for each point' },
      why: {
        fr: 'Une seule pour tout le courriel mêlerait les sujets.',
        en: 'One for the whole letter would mix subjects.',
      },
      with: SEARCHED,
      onError: 'continue',
      retry: [2, 3],
    },
    passages: {
      use: 'code',
      name: { fr: 'Rendre à chaque point ses passages', en: 'Give each point its passages' },
      why: {
        fr: 'Une liste de moins, et les réponses se décaleraient.',
        en: 'One list fewer, and answers would slip by one.',
      },
      with: allItems(PASSAGES),
    },
    found: {
      use: 'switch',
      name: { fr: 'De quoi répondre ?', en: 'Anything to answer from?' },
      why: {
        fr: 'Sans passage, le modèle n’est pas consulté.',
        en: 'Without a passage the model is not asked.',
      },
      with: cases({
        some: text('={{ $json.state }}', 'equals', 'some'),
        bare: text('={{ $json.state }}', 'equals', 'bare'),
      }),
    },
    write: {
      use: 'chainLlm',
      name: { fr: 'Répondre à chaque point', en: 'Answer each point' },
      why: {
        fr: 'D’après ses passages à lui.',
        en: 'From its own passages.',
      },
      with: WRITTEN,
      onError: 'output',
      retry: [2, 3],
    },
    writer: model('medium', { fr: 'Modèle rédacteur', en: 'Writing model' }),
    answersForm: {
      use: 'outputParserStructured',
      name: { fr: 'Réponse par point', en: 'An answer a point' },
      with: ANSWERS_FORM,
    },
    compose: {
      use: 'code',
      name: { fr: 'Composer le brouillon', en: 'Compose the draft' },
      why: {
        fr: 'Un chiffre étranger aux passages rouvre le point.',
        en: 'A figure foreign to the passages opens the point again.',
      },
      with: allItems(DRAFT),
    },
    draft: {
      use: 'gmail',
      name: { fr: 'Déposer le brouillon', en: 'Leave the draft' },
      why: {
        fr: 'Dans la conversation même.',
        en: 'In the conversation itself.',
      },
      with: DRAFTED,
      onError: 'output',
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter comme préparé', en: 'Note as prepared' },
      why: {
        fr: 'Une fois le brouillon là, pas avant.',
        en: 'Once the draft is there, no sooner.',
      },
      with: MARKED,
    },
    sources: {
      use: 'emailSend',
      name: { fr: 'Donner les sources', en: 'Give the sources' },
      why: {
        fr: 'Dans le brouillon, elles risqueraient de partir.',
        en: 'In the draft they might be sent along.',
      },
      with: SOURCES,
      onError: 'continue',
      retry: [2, 5],
    },
    missed: {
      use: 'set',
      name: { fr: 'Laissé pour plus tard', en: 'Left for later' },
      why: {
        fr: 'Sans trace dans la table : il repassera.',
        en: 'Not in the table, so it comes again.',
      },
      with: MISSED,
    },
    firstTime: {
      use: 'removeDuplicates',
      name: { fr: 'Une fois par jour', en: 'Once a day' },
      why: {
        fr: 'Quatre avis par heure ne seraient plus lus.',
        en: 'Four notices an hour would go unread.',
      },
      with: {
        operation: 'removeItemsSeenInPreviousExecutions',
        logic: 'removeItemsWithAlreadySeenKeyValues',
        dedupeValue: '={{ $json.once }}',
        options: { scope: 'node', historySize: 1000 },
      },
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui attend', en: 'Say what is waiting' },
      why: {
        fr: 'Un client attend : on peut répondre sans le flux.',
        en: 'The customer can be answered without the flow.',
      },
      with: WARNED,
      retry: [3, 5],
    },
    late: {
      use: 'filter',
      name: { fr: 'Ceux qui attendent', en: 'Those that wait' },
      why: {
        fr: 'Le reste a son brouillon.',
        en: 'The rest have their drafts.',
      },
      with: all(isFilled("={{ $json.once ?? '' }}")),
    },
    shut: {
      use: 'removeDuplicates',
      name: { fr: 'Boîte fermée : une fois par jour', en: 'Mailbox shut: once a day' },
      why: {
        fr: 'La même panne dure parfois la matinée.',
        en: 'One fault may last all morning.',
      },
      with: {
        operation: 'removeItemsSeenInPreviousExecutions',
        logic: 'removeItemsWithAlreadySeenKeyValues',
        dedupeValue: '={{ $now.toISODate() }}',
        options: { scope: 'node', historySize: 1000 },
      },
    },
  },
  links: [
    'often > settings > labelled > letters > fresh > loop.each > letter > split > points > any.some > embed > search > passages > found.some > write > compose > draft > mark > sources > loop',
    'labelled.error > shut > warn',
    'any.none > compose',
    'any.other > missed > loop',
    'embed.error > missed',
    'found.bare > compose',
    'found.other > missed',
    'write.error > missed',
    'draft.error > missed',
    'loop.done > late > firstTime > warn',
    'reader => split',
    'pointsForm => split',
    'writer => write',
    'answersForm => write',
  ],
  examples,
  cost: [
    { node: 'split', model: 'medium', reads: 900, writes: 350 },
    { node: 'write', model: 'medium', reads: 4500, writes: 600 },
  ],
})
