import { definePlace } from '../place.ts'

export default definePlace({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment suivre et contrôler un développeur IA qui travaille à distance, partout en France ?',
    en: 'How do you follow and control an AI developer working remotely, anywhere in France?',
  },
  fr: {
    title: 'Développeur IA à distance, partout en France',
    description:
      'Un développeur IA à distance, partout en France : les traces que vous gardez, les accès refermés, les aides nationales, et quand une visite vaut le trajet.',
    heading: 'À distance, et tout reste visible',
    name: 'Développeur IA à distance',
    hint: 'Démonstrations en ligne, décisions écrites, accès limités.',
    lead: "Vous suivez le travail par quatre traces, que vous gardez : une adresse où l'outil tourne, un journal daté, des tickets, une liste d'accès. Si l'une manque une semaine, arrêtez les frais. Travailler à distance oblige à écrire, et cet écrit vous appartient. Pour observer un métier, rien ne vaut une visite : elle se prépare, et voici quand elle paie.",
    parts: [
      {
        kind: 'sectors',
        id: 'traces',
        title: 'Quatre traces, toutes à vous',
        sectors: [
          {
            name: 'Une adresse',
            subject: "L'outil tourne",
            text: "Dès la première semaine, même vide, derrière un mot de passe. Vous l'ouvrez quand vous voulez, sans me prévenir.",
          },
          {
            name: 'Un journal',
            subject: 'Cinq lignes le vendredi',
            text: "Ce qui marche, ce qui a été abandonné et pourquoi, ce que j'attends de vous. Il vit dans votre espace de documents.",
          },
          {
            name: 'Des tickets',
            subject: 'Ce qui est décidé',
            text: "Rien ne se règle par téléphone qui n'y finisse, avec le nom de qui a tranché.",
          },
          {
            name: "Une liste d'accès",
            subject: 'Qui ouvre quoi',
            text: "Chaque compte, son droit, sa date d'ouverture, sa date de fin. Le jour de mon départ, vous la parcourez et fermez chaque compte.",
          },
        ],
      },
      { kind: 'text' },
    ],
    blocks: [
      {
        kind: 'questions',
        id: 'questions',
        title: 'Quand je me déplace',
        questions: [
          {
            question: 'Pour quoi prenez-vous le train ?',
            answer:
              "Pour voir un geste, pour une dispute entre deux services, et pour la mise en service devant ceux qui n'ont rien demandé. Un écran y cache l'essentiel.",
          },
          {
            question: "Et pour un point d'avancement ?",
            answer:
              "Non, ni pour rassurer. Un trajet de six heures pour une réunion d'une heure se paie deux fois : sur la facture et sur le calendrier.",
          },
          {
            question: "Que dit le devis d'une visite ?",
            answer:
              "La ville de départ y figure, le billet y est au prix coûtant, et une visite sans ordre du jour écrit n'a pas lieu.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'Remote AI developer for companies across France',
    description:
      'Remote AI work across France: what you see every week, access that opens and closes, national aid schemes, and when a visit is worth the journey.',
    heading: 'Remote work you can follow',
    name: 'Remote AI developer, France',
    hint: 'Online demos, decisions in writing, access that gets closed.',
    lead: 'You follow the work through four traces that stay with you: an address where the tool runs, a dated log, tickets, and an access list. If one goes missing for a week, stop paying. Distance forces people to write, and the writing is yours. Watching a trade takes a visit, though, and this page says when that pays.',
    parts: [
      {
        kind: 'sectors',
        id: 'traces',
        title: 'Four traces that stay with you',
        sectors: [
          {
            name: 'An address',
            subject: 'The tool runs',
            text: 'From week one, empty if need be, behind a password. Open it whenever you like without telling me.',
          },
          {
            name: 'A log',
            subject: 'Five lines each Friday',
            text: "What works, what was dropped and why, what I'm waiting for. It lives in your document space.",
          },
          {
            name: 'Tickets',
            subject: 'What was decided',
            text: "Nothing is settled on the phone that doesn't end up in one, with the name of whoever decided.",
          },
          {
            name: 'An access list',
            subject: 'Who opens what',
            text: 'Each account, what it may do, when it opened, when it ends. On my last day you go down the list and close every account.',
          },
        ],
      },
      { kind: 'text' },
    ],
    blocks: [
      {
        kind: 'questions',
        id: 'questions',
        title: 'When I travel',
        questions: [
          {
            question: 'What do you take a train for?',
            answer:
              'To see how something is done by hand, to sit in on a quarrel between two departments, and for the first day in service before people who never asked for it. A screen hides what matters there.',
          },
          {
            question: 'And for a progress meeting?',
            answer:
              'No, nor to reassure anyone. Six hours on trains for one hour of talk gets paid twice, on the invoice and on the calendar.',
          },
          {
            question: 'What does the quote say of a visit?',
            answer:
              "It names the town I leave from and carries the ticket at cost. A visit with no written agenda doesn't take place.",
          },
        ],
      },
    ],
  },
  related: [
    'processus-collaboration',
    'freelance-ia-disponible-immediat',
    'developpeur-full-stack-ia',
    'tjm-tarifs-developpeur-ia',
    'contact',
  ],
})
