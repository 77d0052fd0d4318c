import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form, page } from '../../fragments/forms.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName, model, question, shape } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { MISSED, READ, REASONS, VERDICT } from './moderer-avis-sans-trier-les-notes.code.ts'
import { examples } from './moderer-avis-sans-trier-les-notes.examples.ts'
import { moved, REFUSAL, reviews, ROLE, STUCK } from './moderer-avis-sans-trier-les-notes.params.ts'

const TABLE = byName('avis_a_lire')
const post = { from: setting('from'), to: setting('person') }

export default defineRecipe({
  category: 'e-commerce',
  level: 'expert',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Modérer les avis déposés sans regarder leur note',
    problem:
      'Quarante avis attendent dans WordPress. Les cinq étoiles passent le jour même, les une étoile après trois semaines, quand ils passent. L’auteur d’un avis refusé n’apprend jamais pourquoi, et l’écrit ailleurs.',
    outcome:
      'Deux fois par jour, un modèle lit les avis en attente sans voir la note. Ceux où rien n’est relevé sont publiés, bons ou mauvais. Les autres viennent par courriel, extrait à l’appui. Un formulaire refuse et donne le motif à l’auteur.',
    avoid:
      'Sous dix avis par mois, lisez-les. Le texte part chez Mistral, sans nom ni courriel, mais avec ce que le client y a mis. Un danger n’attend pas la lecture suivante : traitez-le aussitôt.',
    approval:
      'Le modèle ne refuse rien. Une personne lit chaque avis relevé, puis le publie dans WordPress ou le refuse par le formulaire.',
    failure:
      'Boutique muette, avis non lus, publication refusée : un courriel le dit, et l’avis attend la prochaine lecture. Courriel à l’auteur refusé : la page le dit. Un avis refusé deux fois n’écrit qu’une fois.',
  },
  en: {
    title: 'Moderate reviews without looking at their stars',
    problem:
      'Forty reviews are waiting in WordPress. Five stars go online the same day, one star after three weeks, if at all. Whoever wrote a refused review never learns why, and writes it elsewhere.',
    outcome:
      'Twice a day a model reads waiting reviews without seeing their stars. Those in which it notices nothing are published, good or bad. The others come by email with a quotation. A form refuses and tells the author why.',
    avoid:
      'Below ten reviews a month read them yourself. The text goes to Mistral, without name or email, yet with whatever the customer put in it. A danger does not wait for the next reading: deal with it at once.',
    approval:
      'The model refuses nothing. A person reads each review it noticed, then publishes it in WordPress or refuses it by the form.',
    failure:
      'Shop silent, reviews not read, publishing refused: an email says so, and the review waits for the next reading. Email to the author refused: the page says so. A review refused twice writes only once.',
  },
  nodes: {
    twice: {
      use: 'scheduleTrigger',
      name: { fr: 'Neuf et seize heures', en: 'Nine and four o’clock' },
      why: { fr: 'Le même délai pour toutes les notes.', en: 'The same delay whatever the stars.' },
      with: at('0 9,16 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos adresses', en: 'Your addresses' },
      why: {
        fr: 'Le compte WooCommerce doit pouvoir écrire.',
        en: 'The WooCommerce account has to be able to write.',
      },
      with: fields(
        {
          shop: 'https://www.votre-boutique.example',
          from: 'automate@votre-boutique.example',
          person: 'avis@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    which: {
      use: 'if',
      name: { fr: 'Un refus à traiter ?', en: 'A refusal to deal with?' },
      why: {
        fr: 'Formulaire et horaire partagent ces adresses.',
        en: 'Form and clock share these addresses.',
      },
      with: all(isTrue("={{ $('refuse').isExecuted }}")),
    },
    waiting: {
      use: 'httpRequest',
      name: { fr: 'Avis en attente', en: 'Reviews waiting' },
      why: {
        fr: 'Les plus anciens d’abord, cent à la fois.',
        en: 'Oldest first, a hundred at a time.',
      },
      with: reviews('', {
        sendQuery: true,
        specifyQuery: 'keypair',
        queryParameters: {
          parameters: [
            { name: 'status', value: 'hold' },
            { name: 'order', value: 'asc' },
            { name: 'per_page', value: '100' },
          ],
        },
      }),
      onError: 'output',
      retry: [3, 10],
    },
    unseen: {
      use: 'dataTable',
      name: { fr: 'Pas encore soumis', en: 'Not submitted yet' },
      why: {
        fr: 'Ce qui attend une personne n’est pas relu.',
        en: 'What waits for a person is not read again.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'review', keyValue: '={{ $json.id }}' }] },
      },
    },
    some: {
      use: 'limit',
      name: { fr: 'Trente au plus', en: 'Thirty at most' },
      why: {
        fr: 'Un flot de faux avis ne doit pas coûter cher.',
        en: 'A flood of fake reviews must not cost much.',
      },
      with: { maxItems: 30, keep: 'firstItems' },
    },
    read: {
      use: 'chainLlm',
      name: { fr: 'Relever ce qui gêne', en: 'Notice what is wrong' },
      why: {
        fr: 'Ni note ni auteur : le texte et le produit.',
        en: 'No stars, no author: the text and the product.',
      },
      with: {
        ...question(ROLE, READ, { shaped: true }),
        batching: { batchSize: 1, delayBetweenBatches: 0 },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    medium: model('medium', { fr: 'Modèle de lecture', en: 'Reading model' }),
    answer: {
      use: 'outputParserStructured',
      name: { fr: 'Gêne et extrait', en: 'Fault and quotation' },
      with: shape({
        fault: {
          type: 'string',
          enum: ['personal', 'insult', 'elsewhere', 'advert', 'danger', 'none'],
        },
        quote: { type: 'string' },
      }),
    },
    verdict: {
      use: 'code',
      name: { fr: 'Vérifier la réponse', en: 'Check the answer' },
      why: {
        fr: 'Liens et numéros se cherchent sans modèle.',
        en: 'Links and numbers are searched without the model.',
      },
      with: allItems(VERDICT),
    },
    route: {
      use: 'switch',
      name: { fr: 'Publier, lire, réessayer', en: 'Publish, read, try again' },
      why: { fr: 'La note n’y entre pas.', en: 'Stars play no part.' },
      with: cases({
        clean: text('={{ $json.kind }}', 'equals', 'clean'),
        look: text('={{ $json.kind }}', 'equals', 'look'),
      }),
    },
    publish: {
      use: 'httpRequest',
      name: { fr: 'Publier', en: 'Publish' },
      why: { fr: 'Il sort de l’attente de lui-même.', en: 'It leaves the queue by itself.' },
      with: moved('approved'),
      onError: 'output',
      retry: [2, 5],
    },
    look: {
      use: 'aggregate',
      name: { fr: 'Avis à lire', en: 'Reviews to read' },
      why: { fr: 'Une seule liste.', en: 'A single list.' },
      with: gathered('line'),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander à une personne', en: 'Ask a person' },
      why: { fr: 'Les mots du client, pas un résumé.', en: 'The customer’s words, no summary.' },
      with: mailed(
        post,
        {
          fr: "={{ $json.line.some((line) => line.includes('DANGER')) ? 'DANGER signalé dans un avis' : 'Avis à lire : ' + $json.line.length }}",
          en: "={{ $json.line.some((line) => line.includes('DANGER')) ? 'DANGER reported in a review' : 'Reviews to read: ' + $json.line.length }}",
        },
        "={{ $json.line.join('\\n') }}",
      ),
      retry: [3, 10],
    },
    each: {
      use: 'code',
      name: { fr: 'Reprendre chaque avis', en: 'Take up each review' },
      why: { fr: 'Seulement après le courriel.', en: 'Only once the email has left.' },
      with: allItems(
        "return $('verdict').all().filter(({ json }) => json.kind === 'look').map(({ json }) => ({ json: { review: json.id } }));",
      ),
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Noter qu’il est soumis', en: 'Note that it was submitted' },
      why: {
        fr: 'Un numéro d’avis, rien de son auteur.',
        en: 'A review’s number, nothing of its author.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ review: '={{ $json.review }}' }),
        options: {},
      },
    },
    missed: {
      use: 'code',
      name: { fr: 'Ce qui n’a pas marché', en: 'What did not work' },
      why: { fr: 'Trois causes, une seule phrase.', en: 'Three causes, one sentence.' },
      with: allItems(MISSED),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui attend', en: 'Say what is waiting' },
      why: {
        fr: 'Une file ne doit pas grossir en silence.',
        en: 'No queue should grow in silence.',
      },
      with: mailed(
        post,
        { fr: 'Modération des avis : à regarder', en: 'Moderation of reviews: have a look' },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
    refuse: {
      use: 'formTrigger',
      name: { fr: 'Refuser un avis', en: 'Refuse a review' },
      why: {
        fr: 'Quatre motifs : être mécontent n’en est pas un.',
        en: 'Four reasons, and being unhappy is none of them.',
      },
      with: form(
        { fr: 'Refuser un avis', en: 'Refuse a review' },
        [
          field('review', { fr: 'Numéro de l’avis', en: 'Review number' }, { type: 'number' }),
          choice('reason', { fr: 'Motif', en: 'Reason' }, REASONS),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    found: {
      use: 'httpRequest',
      name: { fr: 'Retrouver l’avis', en: 'Find the review' },
      why: {
        fr: 'Encore en attente ? Sinon, rien n’est fait.',
        en: 'Still waiting? Otherwise nothing is done.',
      },
      with: reviews("/{{ $('refuse').first().json.review }}"),
      onError: 'continue',
      retry: [2, 5],
    },
    held: {
      use: 'if',
      name: { fr: 'En attente ?', en: 'Waiting?' },
      why: {
        fr: 'Un formulaire rechargé n’écrit pas deux fois.',
        en: 'A form sent again does not write twice.',
      },
      with: all(text("={{ $json.status ?? '' }}", 'equals', 'hold')),
    },
    bin: {
      use: 'httpRequest',
      name: { fr: 'Mettre à la corbeille', en: 'Move to the bin' },
      why: { fr: 'Une erreur s’y rattrape.', en: 'There a mistake can be undone.' },
      with: moved('trash'),
      onError: 'output',
    },
    reason: {
      use: 'emailSend',
      name: { fr: 'Dire pourquoi à l’auteur', en: 'Tell the author why' },
      why: {
        fr: 'Le motif est dû (article L111-7-2 du code de la consommation).',
        en: 'It is owed (article L111-7-2 of the French consumer code).',
      },
      with: REFUSAL,
      onError: 'output',
      retry: [3, 10],
    },
    done: {
      use: 'form',
      name: { fr: 'Avis refusé', en: 'Review refused' },
      why: { fr: 'L’auteur a été prévenu.', en: 'The author was told.' },
      with: page(
        { fr: 'Avis refusé', en: 'Review refused' },
        { fr: 'Son auteur a reçu le motif.', en: 'Its author was sent the reason.' },
      ),
    },
    stuck: {
      use: 'form',
      name: { fr: 'Pas fait, ou à moitié', en: 'Not done, or half done' },
      why: {
        fr: 'Avis introuvable, déjà traité, ou auteur non prévenu.',
        en: 'Review not found, dealt with already, or author not told.',
      },
      with: STUCK,
    },
  },
  links: [
    'twice > settings > which.no > waiting > unseen > some > read > verdict > route.clean > publish',
    'refuse > settings',
    'which.yes > found > held.yes > bin > reason > done',
    'medium => read',
    'answer => read',
    'route.look > look > ask > each > remember',
    'route.other > missed > tell',
    'waiting.error > missed',
    'publish.error > missed',
    'held.no > stuck',
    'bin.error > stuck',
    'reason.error > stuck',
  ],
  examples,
  cost: [{ node: 'read', model: 'medium', reads: 430, writes: 35, calls: 10 }],
})
