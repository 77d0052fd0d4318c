import { all, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './preparer-arrivee-salarie.examples.ts'

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-23',
  fr: {
    title: 'Préparer l’arrivée d’une personne embauchée',
    problem:
      'Le premier jour, il n’y a ni ordinateur, ni badge, ni planning : chacun croyait qu’un autre s’en occupait. La liste existe, dans la tête de quelqu’un.',
    outcome:
      'Un formulaire de trois lignes crée une carte Trello par tâche, à son échéance comptée depuis le jour d’arrivée, puis écrit au responsable ce qui est prêt et ce qui n’a pas pu l’être.',
    avoid:
      'Pour deux embauches par an, copiez une carte modèle. Un logiciel RH qui gère déjà les arrivées fera mieux que deux listes parallèles.',
    approval:
      'Les cartes sont des propositions : chaque équipe accepte, change ou supprime la sienne. Aucun compte n’est ouvert, aucun matériel commandé.',
    failure:
      'Une carte refusée par Trello n’arrête pas les autres : elle est nommée dans le message final, à créer à la main.',
  },
  en: {
    title: 'Get ready for a new colleague’s first day',
    problem:
      'On day one there is no laptop, no badge and no plan: everybody thought somebody else was on it. The list exists, inside one person’s head.',
    outcome:
      'A three-line form creates a Trello card for each task, due so many days before or after the start, then writes to the manager what is ready and what could not be done.',
    avoid:
      'For two new people a year, copy a template card. HR software that handles arrivals already will do better than two lists side by side.',
    approval:
      'Cards are proposals: each team accepts, changes or deletes its own. No account is opened and no hardware ordered.',
    failure:
      'A card that Trello refuses does not stop the others: the closing message names it, to be made by hand.',
  },
  nodes: {
    form: {
      use: 'formTrigger',
      name: { fr: 'Nouvelle embauche', en: 'New hire' },
      why: {
        fr: 'Trois réponses : un prénom, un jour, l’adresse du responsable.',
        en: 'Three answers: a first name, a day, the manager’s address.',
      },
      with: {
        authentication: 'basicAuth',
        formTitle: { fr: 'Une arrivée', en: 'A new arrival' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Prénom', en: 'First name' },
              fieldName: 'name',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Premier jour', en: 'First day' },
              fieldName: 'start',
              fieldType: 'date',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Adresse du responsable', en: 'Manager’s address' },
              fieldName: 'manager',
              fieldType: 'email',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre liste', en: 'Your list' },
      why: {
        fr: 'Chaque tâche et son nombre de jours avant (-) ou après l’arrivée.',
        en: 'Each task, and its days before (-) or after the start.',
      },
      with: fields({
        board: { fr: 'identifiant de la liste Trello', en: 'id of the Trello list' },
        sender: 'rh@votre-entreprise.example',
        tasks: list([
          { key: 'laptop', days: -10 },
          { key: 'badge', days: -3 },
          { key: 'lunch', days: 0 },
          { key: 'review', days: 30 },
        ]),
      }),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Une tâche à la fois', en: 'One task at a time' },
      why: {
        fr: 'Une ligne de la liste devient un élément que la boucle peut suivre.',
        en: 'A row of the list becomes an item for the loop to follow.',
      },
      with: { fieldToSplitOut: 'tasks', options: {} },
    },
    dated: {
      use: 'set',
      name: { fr: 'Dater et nommer', en: 'Date and name' },
      why: {
        fr: 'L’échéance se compte depuis l’arrivée ; un samedi recule au vendredi, et une échéance passée devient celle du jour.',
        en: 'Due dates count from the start; a Saturday moves back to Friday, and a date gone by becomes today.',
      },
      with: fields(
        {
          due: "={{ DateTime.fromISO($('form').first().json.start).plus({ days: $json.days }).minus({ days: [0, 0, 0, 0, 0, 1, 2][DateTime.fromISO($('form').first().json.start).plus({ days: $json.days }).weekday - 1] }).toISODate().replace(/.*/, (day) => day < $now.toISODate() ? $now.toISODate() : day) }}",
          title: {
            fr: "={{ ({ laptop: 'Commander l’ordinateur', badge: 'Préparer le badge', lunch: 'Réserver le déjeuner', review: 'Bilan du premier mois' })[$json.key] }} – {{ $('form').first().json.name }}",
            en: "={{ ({ laptop: 'Order the laptop', badge: 'Prepare the badge', lunch: 'Book lunch', review: 'First month review' })[$json.key] }} – {{ $('form').first().json.name }}",
          },
        },
        { alone: true },
      ),
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Carte après carte', en: 'Card after card' },
      why: {
        fr: 'Trello refuse les rafales : une carte part quand la précédente est posée.',
        en: 'Trello refuses bursts: a card leaves once the last one is in place.',
      },
      with: { batchSize: 1, options: {} },
    },
    card: {
      use: 'trello',
      name: { fr: 'Créer la carte', en: 'Create the card' },
      why: {
        fr: 'Le titre porte le prénom : deux arrivées ne se mélangent pas.',
        en: 'The title carries the first name, so two arrivals do not mix.',
      },
      with: {
        resource: 'card',
        operation: 'create',
        listId: "={{ $('settings').first().json.board }}",
        name: '={{ $json.title }}',
        description: '',
        additionalFields: { due: '={{ $json.due }}' },
      },
      onError: 'output',
    },
    done: {
      use: 'set',
      name: { fr: 'Noter : prête', en: 'Note: ready' },
      why: {
        fr: 'Ce que Trello a accepté, avec son échéance.',
        en: 'What Trello accepted, with its due date.',
      },
      with: fields(
        {
          state: 'ready',
          line: "={{ $('dated').item.json.title }} ({{ $('dated').item.json.due }})",
        },
        { alone: true },
      ),
    },
    refused: {
      use: 'set',
      name: { fr: 'Noter : à faire à la main', en: 'Note: to do by hand' },
      why: {
        fr: 'Une carte manquante se rattrape, si on sait laquelle.',
        en: 'A missing card can be made up for, if one knows which.',
      },
      with: fields(
        { state: 'by hand', line: "={{ $('dated').item.json.title }}" },
        { alone: true },
      ),
    },
    ready: {
      use: 'filter',
      name: { fr: 'Compter les prêtes', en: 'Count what is ready' },
      why: {
        fr: 'Le responsable veut d’abord savoir ce qui est fait.',
        en: 'A manager first wants to know what is done.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'ready')),
      always: true,
    },
    sum: {
      use: 'aggregate',
      name: { fr: 'Rassembler', en: 'Gather' },
      why: { fr: 'Un message, quatre tâches.', en: 'One message, four tasks.' },
      with: allIn('cards'),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Écrire au responsable', en: 'Write to the manager' },
      why: {
        fr: 'Il lit combien de cartes sont prêtes, et lesquelles manquent.',
        en: 'Who reads it learns how many cards are ready, and which are missing.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('form').first().json.manager }}",
        subject: {
          fr: "={{ $('form').first().json.name }} arrive : {{ $json.cards.filter(card => card.state).length }} carte(s) prête(s) sur {{ $('dated').all().length }}",
          en: "={{ $('form').first().json.name }} is coming: {{ $json.cards.filter(card => card.state).length }} of {{ $('dated').all().length }} cards ready",
        },
        emailFormat: 'text',
        text: {
          fr: "={{ $json.cards.filter(card => card.state).map(card => card.line).join('\\n') }}\n\nÀ créer à la main : {{ $('loop').all(0).filter(one => one.json.state === 'by hand').map(one => one.json.line).join(', ') || 'rien' }}",
          en: "={{ $json.cards.filter(card => card.state).map(card => card.line).join('\\n') }}\n\nTo be made by hand: {{ $('loop').all(0).filter(one => one.json.state === 'by hand').map(one => one.json.line).join(', ') || 'nothing' }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'form > settings > each > dated > loop.each > card > done > loop',
    'card.error > refused > loop',
    'loop.done > ready > sum > tell',
  ],
  examples,
})
