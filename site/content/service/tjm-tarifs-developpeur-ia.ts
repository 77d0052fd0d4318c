import { definePriced } from '../priced.ts'

export default definePriced({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Combien coûtera mon projet d'IA avec un développeur freelance ?",
    en: 'What will my AI project cost with a freelance developer?',
  },
  fr: {
    title: 'TJM et tarifs développeur IA : un devis calculé',
    description:
      "Un devis d'IA calculé sous vos yeux : six postes, dix-sept jours, un tarif d'exemple à remplacer, ce qui ajoute des jours et le coût du modèle à part.",
    heading: 'Un prix écrit avant de commencer',
    name: 'Tarifs développeur IA',
    hint: 'Un devis calculé poste par poste, avec vos nombres.',
    lead: "Un devis multiplie des jours, comptés poste par poste, par un tarif journalier (le TJM). L'exemple ci-dessous en compte dix-sept : 10 200 € à 600 € par jour, tarif à remplacer par celui qu'on vous propose. Discutez d'abord les jours : vos données et vos exigences les font varier. L'usage du modèle forme une ligne à part, souvent la plus petite.",
    blocks: [
      {
        kind: 'offers',
        id: 'formules',
        title: 'Trois façons de payer le même travail',
        offers: [
          {
            title: 'Étape à prix ferme',
            text: 'Le périmètre tient sur une page.',
            points: [
              'Un montant par étape, fixé avant',
              'Une démonstration, puis la facture',
              'Un dépassement reste à ma charge',
            ],
          },
          {
            title: 'À la journée',
            text: "On ne sait pas encore ce que l'on cherche.",
            points: [
              'Un plafond de jours convenu',
              'Un relevé chaque semaine',
              'Arrêt possible à la fin de chaque semaine',
            ],
          },
          {
            title: 'Jours réservés',
            text: 'Le système tourne et doit continuer.',
            points: [
              'Deux jours par mois, par exemple',
              'Mises à jour et examen rejoué',
              'Sans reconduction cachée',
            ],
          },
        ],
      },
      {
        kind: 'fit',
        id: 'forfait-ou-journee',
        title: 'Faut-il demander un devis maintenant ?',
        yes: {
          title: 'Oui, écrivez-moi si',
          points: [
            "Vous pouvez nommer la tâche, qui la fait aujourd'hui et combien de fois par semaine",
            'Une personne décide, et elle a une idée du budget à ne pas dépasser',
            'Vous accepteriez que la première étape conclue de ne pas continuer',
          ],
        },
        no: {
          title: 'Pas encore, ou pas moi, si',
          points: [
            "Le besoin est « mettre de l'IA » : passez d'abord par l'audit, gratuit",
            'Un abonnement du commerce couvre déjà la tâche : essayez-le un mois',
            'Il vous faut quatre personnes dès lundi : une agence saura le faire',
          ],
        },
      },
      {
        kind: 'steps',
        id: 'du-message-au-prix',
        title: 'Du premier message au prix',
        steps: [
          {
            title: 'Semaine 1 : dix lignes',
            text: 'Vous décrivez la tâche et joignez trois exemples réels, anonymisés au besoin. Je réponds par des questions.',
          },
          {
            title: 'Semaine 1 : un appel',
            text: "Quarante-cinq minutes avec la personne qui fait le travail. C'est elle qui connaît les exceptions, donc les jours.",
          },
          {
            title: 'Semaine 2 : le devis',
            text: "Une ligne par poste, en jours et en euros, et une liste de ce qui n'est pas compris.",
          },
          {
            title: 'Semaine 3 : la première étape',
            text: 'Cadrage et essai sur vos données. Ensuite vous continuez, vous réduisez ou vous arrêtez là.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'questions-prix',
        title: 'Questions de prix',
        questions: [
          {
            question: "Pourquoi n'affichez-vous pas votre tarif ici ?",
            answer:
              "Parce qu'un tarif seul ne dit rien du total : c'est le nombre de jours qui décide. Il figure sur chaque devis, à côté d'eux, et ne change pas en cours d'étape.",
          },
          {
            question: 'Que se passe-t-il si une étape prend plus de temps ?',
            answer:
              "À prix ferme, rien pour vous tant que le périmètre écrit ne change pas. S'il change, je chiffre l'écart en jours avant de le faire, et vous pouvez le refuser.",
          },
          {
            question: 'Un tarif bas est-il un mauvais signe ?',
            answer:
              'Pas en soi. Demandez où sont les jours de test, de correction et de remise : quand ils manquent au devis, ils reviennent plus tard, sous un autre nom.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI developer rates: a quote worked out line by line',
    description:
      'An AI quote worked out in front of you: six items, seventeen days, an example rate to replace, what adds days, and model usage on a line of its own.',
    heading: 'A price in writing, before work starts',
    name: 'AI developer rates',
    hint: 'A quote worked out item by item, with your own numbers.',
    lead: 'Multiply two things: days, listed item by item, and a day rate. The example on this page has seventeen days, hence €10,200 at €600; put in whatever rate you were offered. Argue about the days first, since your data and your demands decide how many. Model usage goes on its own line, often the smallest.',
    blocks: [
      {
        kind: 'offers',
        id: 'formules',
        title: 'Three ways to pay for the same work',
        offers: [
          {
            title: 'Fixed price per stage',
            text: 'The scope fits on a page.',
            points: [
              'An amount per stage, set beforehand',
              'A demonstration, then the invoice',
              'If it overruns, that is my cost',
            ],
          },
          {
            title: 'By the day',
            text: 'Nobody knows yet what we will find.',
            points: [
              'An agreed ceiling of days',
              'A time sheet every week',
              'You can stop at the end of any week',
            ],
          },
          {
            title: 'Reserved days',
            text: 'It runs, and has to keep running.',
            points: [
              'Two days a month, for instance',
              'Updates, and the exam run again',
              'No silent renewal',
            ],
          },
        ],
      },
      {
        kind: 'fit',
        id: 'forfait-ou-journee',
        title: 'Should you ask for a quote today?',
        yes: {
          title: 'Yes, write to me if',
          points: [
            'You can name the task, who does it now and how many times a week',
            'One person decides, and knows the sum that must not be exceeded',
            'You could live with a first stage that says “stop here”',
          ],
        },
        no: {
          title: 'Not yet, or not me, if',
          points: [
            'The brief is “we need some AI”: take the free audit first',
            'An off-the-shelf subscription already does it: try that for a month',
            'You need four people by Monday: an agency can do that',
          ],
        },
      },
      {
        kind: 'steps',
        id: 'du-message-au-prix',
        title: 'From first message to price',
        steps: [
          {
            title: 'Week 1: ten lines',
            text: 'You describe the task and attach three real examples, with names removed if need be. I write back with questions.',
          },
          {
            title: 'Week 1: a call',
            text: 'Forty-five minutes with whoever does the work. That person knows the exceptions, and exceptions are where days go.',
          },
          {
            title: 'Week 2: the quote',
            text: 'A line per item, in days and in euros, plus a list of what is not included.',
          },
          {
            title: 'Week 3: stage one',
            text: 'Scoping and a trial on your data. Then you go on, cut it down or leave it there.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'questions-prix',
        title: 'About money',
        questions: [
          {
            question: "Why don't you print your own rate here?",
            answer:
              'Because on its own it says nothing about the total; the days do. It stands on every quote, right next to them, and does not move while a stage is under way.',
          },
          {
            question: 'What if a stage takes longer than planned?',
            answer:
              'At a fixed price, nothing for you while the written scope stays the same. When it changes, I price the difference in days before doing it, and you may decline.',
          },
          {
            question: 'Is a low rate a bad sign?',
            answer:
              'Not by itself. Look for the days of testing, correction and handover. Missing from the quote, they tend to come back later under some other heading.',
          },
        ],
      },
    ],
  },
  related: [
    'calculateur-tarifs-freelance',
    'faq-cout-chatbot',
    'processus-collaboration',
    'expert-finops-ia',
    'audit-ia-gratuit',
    'contact',
  ],
  quote: {
    subject: {
      fr: 'Assistant interne sur trois cents documents PDF',
      en: 'Internal assistant over three hundred PDF documents',
    },
    rate: 600,
    lots: [
      {
        name: { fr: 'Cadrage', en: 'Scoping' },
        note: { fr: 'Quarante questions de test', en: 'Forty test questions' },
        days: 2,
      },
      {
        name: { fr: 'Import des documents', en: 'Importing the documents' },
        note: { fr: 'Texte extrait, découpé, indexé', en: 'Text extracted, cut, indexed' },
        days: 3,
      },
      {
        name: { fr: 'Recherche et rédaction', en: 'Search and writing' },
        note: { fr: 'Le passage est cité', en: 'The passage is cited' },
        days: 4,
      },
      {
        name: { fr: 'Écran', en: 'Screen' },
        note: { fr: "Et connexion à l'annuaire", en: 'And sign-in through your directory' },
        days: 4,
      },
      {
        name: { fr: 'Essai', en: 'Trial' },
        note: { fr: 'Dix collègues, puis corrections', en: 'Ten colleagues, then corrections' },
        days: 2.5,
      },
      {
        name: { fr: 'Mise en ligne', en: 'Going live' },
        note: { fr: 'Documentation et remise', en: 'Documentation and handover' },
        days: 1.5,
      },
    ],
    without: {
      fr: ['Le modèle, ligne à part', 'Vos licences en cours', "L'hébergement"],
      en: ['The model, on its own line', 'Licences you already hold', 'Hosting'],
    },
    scale: [
      {
        name: { fr: "Sans l'écran", en: 'Without the screen' },
        note: { fr: 'Dans votre messagerie interne.', en: 'Inside your team chat.' },
        days: 14.5,
      },
      {
        name: { fr: 'Ce devis', en: 'This quote' },
        note: { fr: 'Les six postes.', en: 'The six items.' },
      },
      {
        name: { fr: 'Lu par des clients', en: 'Read by customers' },
        note: {
          fr: 'Plus de tests, un relais humain.',
          en: 'More tests, a person to fall back on.',
        },
        days: 21,
      },
    ],
    ranges: [],
    month: {
      usage: { conversations: 1000, messages: 1, read: 4000, written: 400 },
      models: ['claude-sonnet-5-5', 'claude-haiku-5-5'],
      upkeep: 0,
    },
  },
})
