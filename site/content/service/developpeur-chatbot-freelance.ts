import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Comment mettre un chatbot devant mes clients sans qu'il dise n'importe quoi ?",
    en: 'How do I put a chatbot in front of customers without it making things up?',
  },
  fr: {
    title: 'Développeur de chatbot freelance : répondre ou passer la main',
    description:
      'Un chatbot qui répond à partir de vos contenus, reconnaît ses limites et transmet à une personne avec le contexte. Conception, tests, puis suivi.',
    heading: 'Un chatbot qui sait passer la main',
    name: 'Développeur de chatbot',
    hint: 'Il répond quand il sait, et transmet le reste à une personne.',
    lead: "Un chatbot fiable commence par ce qu'il ne dira pas. Nous écrivons trois listes : les sujets couverts, les sujets interdits, les moments où une personne reprend. Le chatbot répond ensuite depuis vos contenus, transmet un résumé lors du relais et vous montre chaque semaine les questions restées sans réponse. La mise en ligne se fait par paliers.",
    blocks: [
      {
        kind: 'rows',
        id: 'chatbot-livre',
        title: 'Ce qui est livré',
        lead: 'Des pièces séparées, chacune utilisable sans les autres.',
        rows: [
          {
            icon: 'chat',
            universe: 'ia',
            title: 'La fenêtre',
            strong: "Clavier, lecteur d'écran, téléphone",
            text: 'Un script à poser sur votre site, qui ne dépose rien avant le premier clic.',
          },
          {
            icon: 'doc',
            universe: 'ia',
            title: 'Les trois listes',
            strong: 'Un document que vos équipes modifient',
            text: 'Couvert, interdit, relais : en phrases, avec un exemple par ligne.',
          },
          {
            icon: 'flow',
            universe: 'plus',
            title: 'Le relais',
            strong: 'Vers votre outil de support ou une boîte',
            text: 'La fiche arrive dans la file habituelle, avec la conversation entière.',
          },
          {
            icon: 'shield',
            universe: 'code',
            title: 'Les tests',
            strong: 'Une centaine de messages, pièges compris',
            text: 'Rejoués avant toute modification ; un échec bloque la mise en ligne.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'chatbot-semaines',
        title: "Du tri des messages à l'ouverture",
        steps: [
          {
            title: 'Semaine 1 : lire',
            text: 'Deux cents demandes passées, sans nom ni adresse, triées à deux avec une personne du support.',
          },
          {
            title: 'Semaine 2 : écrire',
            text: 'Les trois listes et les réponses modèles des dix sujets les plus fréquents.',
          },
          {
            title: 'Semaines 3 et 4 : brancher',
            text: 'Recherche dans vos contenus, filtres, relais. Vos équipes essaient de le mettre en défaut.',
          },
          {
            title: 'Semaines 5 et 6 : ouvrir',
            text: 'Une page du site, puis trois, puis toutes. Nous lisons cinquante conversations par semaine.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'chatbot-fit',
        title: 'Un chatbot ou une meilleure page ?',
        yes: {
          title: 'Un chatbot se justifie quand',
          points: [
            'Les mêmes sujets reviennent, formulés de mille façons',
            'Une personne peut reprendre, au moins aux heures de bureau',
            "Le contenu existe et quelqu'un en est responsable",
          ],
        },
        no: {
          title: 'Faites autrement quand',
          points: [
            "Trois questions font l'essentiel du volume : mettez les réponses en haut de page",
            'Chaque demande touche à un contrat ou à la santé : gardez un humain',
            'Personne ne lira les conversations : le bot vieillira sans que vous le sachiez',
          ],
        },
      },
      {
        kind: 'questions',
        id: 'chatbot-questions',
        title: "Ce que l'on me demande avant",
        questions: [
          {
            question: 'Peut-il consulter une commande ou un dossier ?',
            answer:
              "Oui, une fois la personne identifiée par votre système, jamais par ce qu'elle affirme dans la conversation. Lire un statut ajoute quelques jours ; modifier un dossier demande en plus un accord explicite.",
          },
          {
            question: 'Que fait-il la nuit ?',
            answer:
              "Il répond à ce qu'il sait et prend le message pour le reste, en annonçant l'heure de reprise. Promettre une personne qui n'est pas là serait pire qu'un formulaire.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'Freelance chatbot developer: answers, then a clean handover',
    description:
      'A chatbot that answers from your content, recognises its limits and hands over to a person with the context attached. Design, tests and follow-up.',
    heading: 'A chatbot that knows when to hand over',
    name: 'Chatbot developer',
    hint: 'It answers what it knows and passes the rest to a person.',
    lead: 'Settle what the chatbot must refuse before anything else. We write three lists: subjects it covers, subjects it leaves alone, and moments when a person steps in. It then replies from your own content, passes each conversation on with a summary, and shows you weekly what it could not answer. We open it a page at a time.',
    blocks: [
      {
        kind: 'rows',
        id: 'chatbot-livre',
        title: 'What you receive',
        lead: 'Separate parts, each of use without the others.',
        rows: [
          {
            icon: 'chat',
            universe: 'ia',
            title: 'The window',
            strong: 'Keyboard, screen reader, phone',
            text: 'A script for your site that stores nothing before the first click.',
          },
          {
            icon: 'doc',
            universe: 'ia',
            title: 'The three lists',
            strong: 'A document your staff can edit',
            text: 'Covered, off limits, hand over: plain sentences, with an example on each line.',
          },
          {
            icon: 'flow',
            universe: 'plus',
            title: 'The handover',
            strong: 'Into your help desk or a mailbox',
            text: 'The case lands in the usual queue, with the whole conversation attached.',
          },
          {
            icon: 'shield',
            universe: 'code',
            title: 'The tests',
            strong: 'About a hundred messages, traps included',
            text: 'Run again before any change; a failure keeps the release back.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'chatbot-semaines',
        title: 'From sorting messages to opening up',
        steps: [
          {
            title: 'Week 1: read',
            text: 'Two hundred past requests, names and addresses removed, sorted together with somebody from support.',
          },
          {
            title: 'Week 2: write',
            text: 'The lists, and model replies for the ten subjects that come up most.',
          },
          {
            title: 'Weeks 3 and 4: connect',
            text: 'Search over your content, filters, handover. Your own people do their best to trip it up.',
          },
          {
            title: 'Weeks 5 and 6: open',
            text: 'One page of the site, then three, then all. Each week we read fifty conversations.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'chatbot-fit',
        title: 'A chatbot, or a better page?',
        yes: {
          title: 'It earns its place when',
          points: [
            'The same subjects keep coming, worded in a thousand ways',
            'Somebody can take over, at least in office hours',
            'The content is there, and a named person answers for it',
          ],
        },
        no: {
          title: 'Do something else when',
          points: [
            'Three questions make up most of the volume: answer them at the top of the page',
            "Every request touches a contract or somebody's health: keep a human",
            'Nobody will read conversations: the bot will go stale behind your back',
          ],
        },
      },
      {
        kind: 'questions',
        id: 'chatbot-questions',
        title: 'What people ask me first',
        questions: [
          {
            question: 'Could it look up an order or a file?',
            answer:
              'Yes, once your own system has identified the person; what somebody claims in the chat never counts. Reading a status adds a few days, and changing a record needs their explicit consent as well.',
          },
          {
            question: 'What does it do at night?',
            answer:
              'It answers what it can and takes a message for the rest, saying when work resumes. Promising a person who is not there would be worse than a form.',
          },
        ],
      },
    ],
  },
  related: [
    'cas-usage-chatbot-support',
    'faq-cout-chatbot',
    'faq-securiser-chatbot',
    'consultant-rag-freelance',
    'faq-delai-projet-chatbot',
  ],
})
