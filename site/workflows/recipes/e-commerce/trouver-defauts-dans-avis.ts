import { columns } from '../../fragments/columns.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { byName, model, question, shape } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './trouver-defauts-dans-avis.examples.ts'

const TABLE = 'defauts_signales'
const flat = (of: string): string =>
  `${of}.replace(/<[^>]+>/g, ' ').toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim()`

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Repérer dans les avis le défaut que trois clients décrivent',
    problem:
      'Trois acheteurs écrivent, à un mois d’écart, que la fermeture casse. Chacun reçoit une réponse aimable ; l’atelier, lui, n’en sait rien et en recommande deux cents.',
    outcome:
      'Chaque mois, les avis de trois étoiles et moins sont lus un par un. Un défaut décrit par trois avis du même produit ouvre un ticket Linear, avec les phrases des clients. Il n’est ouvert qu’une fois.',
    avoid:
      'Sous trente avis par mois, lisez-les : vous en apprendrez davantage. La livraison est écartée d’office ; suivez-la chez le transporteur. Les textes partent chez Mistral, sans nom ni courriel.',
    approval:
      'Aucune réponse n’est publiée, aucun produit retiré. L’atelier lit les citations et juge ; un danger pour la sécurité se traite dès le premier avis, pas au troisième.',
    failure:
      'Une phrase que le client n’a pas écrite ne compte pas. Avis non lus par le modèle, ticket refusé, boutique muette : un courriel dit lequel, et ce qui reste à faire.',
  },
  en: {
    title: 'Spot in reviews the fault that three customers describe',
    problem:
      'Three buyers write, weeks apart, that the clasp breaks. Each gets a kind answer; the workshop hears nothing of it, and orders two hundred more.',
    outcome:
      'Each month reviews of three stars or fewer are read one by one. A fault described in three reviews of one product opens a Linear issue with the customers’ own sentences. It is opened once only.',
    avoid:
      'Below thirty reviews a month read them yourself: you will learn more. Delivery is left out on purpose; follow it with your carrier. The texts go to Mistral, without name or email.',
    approval:
      'No answer is published and no product withdrawn. The workshop reads the quotations and decides; a danger to safety is dealt with at the first review, not the third.',
    failure:
      'A sentence that the customer did not write counts for nothing. Reviews the model did not read, a refused issue, a silent shop: an email says which, and what is left to do.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 2 du mois', en: 'The 2nd of the month' },
      why: {
        fr: 'Avant la commande mensuelle à l’atelier.',
        en: 'Ahead of the monthly order to the workshop.',
      },
      with: at('0 6 2 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your thresholds' },
      why: {
        fr: 'Trois mois de recul : un défaut rare met du temps à se répéter.',
        en: 'Three months back: a rare fault takes time to come again.',
      },
      with: fields(
        {
          shop: 'https://www.votre-boutique.example',
          months: 3,
          stars: 3,
          times: 3,
          team: { fr: 'identifiant de l’équipe Linear', en: 'id of the Linear team' },
          from: 'automate@votre-boutique.example',
          person: 'produits@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    reviews: {
      use: 'httpRequest',
      name: { fr: 'Avis de la boutique', en: 'Reviews of the shop' },
      why: { fr: 'Page par page, jusqu’à la dernière.', en: 'Page by page, down to the last.' },
      with: {
        url: "={{ $('settings').first().json.shop }}/wp-json/wc/v3/products/reviews",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'wooCommerceApi',
        sendQuery: true,
        specifyQuery: 'keypair',
        queryParameters: {
          parameters: [
            {
              name: 'after',
              value:
                "={{ $now.minus({ months: $('settings').first().json.months }).toISODate() }}T00:00:00",
            },
            { name: 'per_page', value: '100' },
          ],
        },
        options: {
          pagination: {
            pagination: {
              paginationMode: 'updateAParameterInEachRequest',
              parameters: {
                parameters: [{ type: 'qs', name: 'page', value: '={{ $pageCount + 1 }}' }],
              },
              paginationCompleteWhen: 'responseIsEmpty',
              limitPagesFetched: true,
              maxRequests: 20,
            },
          },
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    low: {
      use: 'filter',
      name: { fr: 'Trois étoiles et moins', en: 'Three stars and fewer' },
      why: {
        fr: 'Un client content décrit rarement un défaut ; le lire coûterait pour rien.',
        en: 'A happy customer seldom describes a fault: reading them would be wasted.',
      },
      with: all(amount('={{ $json.rating }}', 'lte', "={{ $('settings').first().json.stars }}")),
    },
    read: {
      use: 'chainLlm',
      name: { fr: 'Relever le défaut', en: 'Take down the fault' },
      why: {
        fr: 'Une liste fermée : « ça lâche » et « cassé net » doivent s’additionner.',
        en: 'A closed list, so that “it gave way” and “snapped” add up.',
      },
      with: {
        ...question(
          {
            fr: 'Tu lis l’avis d’un acheteur. Choisis le défaut du produit qu’il décrit : breaks (casse, s’use, se découd), size (taille ou mesure fausse), colour (couleur ou matière différente de l’annonce), missing (pièce absente), smell (odeur), leaks (fuit, n’est pas étanche), manual (notice incompréhensible). Livraison, prix, service, goût personnel ou défaut d’un autre article : none. S’il en décrit deux, prends celui qui l’empêche de se servir du produit. « quote » : sa phrase, mot pour mot, ou vide pour none. N’interprète pas une moquerie ; dans le doute, none.',
            en: 'You read one buyer’s review. Choose the product fault it describes: breaks (breaks, wears out, comes apart), size (wrong size or measure), colour (colour or material other than announced), missing (a part is absent), smell, leaks (leaks, not tight), manual (instructions nobody understands). Delivery, price, service, personal taste or a fault of some other article: none. If there are two, take the one that keeps them from using the product. “quote”: their sentence word for word, or empty for none. Do not read meaning into mockery; in doubt, none.',
          },
          "={{ $json.product_name + '\\n' + $json.review.replace(/<[^>]+>/g, ' ') }}",
          { shaped: true },
        ),
        batching: { batchSize: 1, delayBetweenBatches: 0 },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    medium: model('medium', { fr: 'Modèle de lecture', en: 'Reading model' }),
    answer: {
      use: 'outputParserStructured',
      name: { fr: 'Défaut et phrase', en: 'Fault and sentence' },
      with: shape({
        fault: {
          type: 'string',
          enum: ['breaks', 'size', 'colour', 'missing', 'smell', 'leaks', 'manual', 'none'],
        },
        quote: { type: 'string' },
      }),
    },
    proof: {
      use: 'set',
      name: { fr: 'Retrouver la phrase', en: 'Find the sentence' },
      why: {
        fr: 'On n’arrête pas une production sur une phrase inventée.',
        en: 'No production is halted over a sentence that was made up.',
      },
      with: fields(
        {
          product: "={{ $('low').item.json.product_name }}",
          fault: `={{ $json.output === undefined ? 'unread' : ${flat('$json.output.quote')}.length > 7 && ${flat("$('low').item.json.review")}.includes(${flat('$json.output.quote')}) ? $json.output.fault : 'none' }}`,
          quote: "={{ $json.output?.quote ?? '' }}",
        },
        { alone: true },
      ),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Défaut, rien, non lu', en: 'Fault, none, not read' },
      why: {
        fr: 'Un avis manqué n’est pas un avis sans défaut.',
        en: 'A review that was missed is no review without a fault.',
      },
      with: cases({
        unread: text('={{ $json.fault }}', 'equals', 'unread'),
        none: text('={{ $json.fault }}', 'equals', 'none'),
      }),
    },
    count: {
      use: 'summarize',
      name: { fr: 'Compter par produit', en: 'Count by product' },
      why: {
        fr: 'Même produit, même défaut : c’est la répétition qui parle.',
        en: 'One product, one fault: repetition is what speaks.',
      },
      with: {
        fieldsToSummarize: {
          values: [
            { aggregation: 'count', field: 'fault' },
            { aggregation: 'append', field: 'quote' },
          ],
        },
        fieldsToSplitBy: 'product, fault',
        options: {},
      },
    },
    enough: {
      use: 'filter',
      name: { fr: 'Trois fois au moins', en: 'At least three times' },
      why: { fr: 'Deux peuvent être un hasard.', en: 'Two may be chance.' },
      with: all(
        amount('={{ $json.count_fault }}', 'gte', "={{ $('settings').first().json.times }}"),
      ),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore signalés', en: 'Not reported yet' },
      why: {
        fr: 'Les mêmes avis comptent trois mois : un seul ticket suffit.',
        en: 'The same reviews count for three months; one issue is enough.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: {
          conditions: [
            { keyName: 'product', keyValue: '={{ $json.product }}' },
            { keyName: 'fault', keyValue: '={{ $json.fault }}' },
          ],
        },
      },
    },
    issue: {
      use: 'linear',
      name: { fr: 'Ouvrir le ticket', en: 'Open the issue' },
      why: {
        fr: 'Les mots des clients, pas un résumé : l’atelier y reconnaît la pièce.',
        en: 'Customers’ words, no summary: the workshop recognises the part.',
      },
      with: {
        resource: 'issue',
        operation: 'create',
        teamId: "={{ $('settings').first().json.team }}",
        title: {
          fr: "={{ $json.product + ' : ' + (({ breaks: 'casse ou s’use', size: 'taille fausse', colour: 'couleur ou matière', missing: 'pièce absente', smell: 'odeur', leaks: 'fuit', manual: 'notice' })[$json.fault]) + ' (' + $json.count_fault + ' avis)' }}",
          en: "={{ $json.product + ': ' + (({ breaks: 'breaks or wears out', size: 'wrong size', colour: 'colour or material', missing: 'part missing', smell: 'smell', leaks: 'leaks', manual: 'instructions' })[$json.fault]) + ' (' + $json.count_fault + ' reviews)' }}",
        },
        additionalFields: { description: "={{ $json.appended_quote.join('\\n\\n') }}" },
      },
      onError: 'output',
      retry: [3, 5],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir le signalement', en: 'Remember the report' },
      why: {
        fr: 'Après le ticket. Effacez la ligne quand le défaut est corrigé.',
        en: 'Once the issue is there. Delete the row when the fault is mended.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({
          product: "={{ $('fresh').item.json.product }}",
          fault: "={{ $('fresh').item.json.fault }}",
        }),
        options: {},
      },
    },
    unread: {
      use: 'aggregate',
      name: { fr: 'Avis non lus', en: 'Reviews not read' },
      why: { fr: 'Un courriel, pas cent.', en: 'One email, not a hundred.' },
      with: gathered('fault'),
    },
    missed: {
      use: 'set',
      name: { fr: 'Les compter', en: 'Count them' },
      why: {
        fr: 'Ils reviendront : la fenêtre est de trois mois.',
        en: 'They will be back: the window is three months wide.',
      },
      with: fields(
        {
          line: {
            fr: '={{ $json.fault.length }} avis n’ont pas été lus par le modèle ; ils le seront le mois prochain.',
            en: '={{ $json.fault.length }} review(s) were not read by the model, and will be next month.',
          },
        },
        { alone: true },
      ),
    },
    refused: {
      use: 'set',
      name: { fr: 'Ticket refusé', en: 'Issue refused' },
      why: {
        fr: 'Le défaut est trouvé : il ne doit pas attendre un mois.',
        en: 'The fault is found, and must not wait another month.',
      },
      with: fields(
        {
          line: {
            fr: "={{ 'Ticket à ouvrir à la main : ' + $('fresh').item.json.product + ', ' + $('fresh').item.json.appended_quote.join(' / ') }}",
            en: "={{ 'Issue to be opened by hand: ' + $('fresh').item.json.product + ', ' + $('fresh').item.json.appended_quote.join(' / ') }}",
          },
        },
        { alone: true },
      ),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Écrire au responsable', en: 'Write to the manager' },
      why: {
        fr: 'Ce qui n’est pas fait, et par qui cela doit l’être.',
        en: 'What was not done, and who should do it.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.person }}",
        subject: { fr: 'Défauts dans les avis : à compléter', en: 'Faults in reviews: left to do' },
        emailFormat: 'text',
        text: {
          fr: "={{ $json.line ?? 'Aucun avis lu : ' + ($json.error.message ?? $json.error) + '. Relancez le flux à la main.' }}",
          en: "={{ $json.line ?? 'No review read: ' + ($json.error.message ?? $json.error) + '. Start the flow by hand.' }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'monthly > settings > reviews > low > read > proof > kind.other > count > enough > fresh > issue > remember',
    'medium => read',
    'answer => read',
    'kind.unread > unread > missed > tell',
    'issue.error > refused > tell',
    'reviews.error > tell',
  ],
  examples,
  cost: [{ node: 'read', model: 'medium', reads: 420, writes: 45, calls: 40 }],
})
