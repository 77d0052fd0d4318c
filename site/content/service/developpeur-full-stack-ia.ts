import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Pourquoi confier l'application et son IA à la même personne ?",
    en: 'Why give the application and its AI to the same person?',
  },
  fr: {
    title: "Développeur full-stack IA : l'application et son modèle",
    description:
      'Interface, serveur, base de données et IA par la même personne. Une application rapide, accessible et testée, dont le code vous appartient.',
    heading: "L'écran, le serveur et le modèle",
    name: 'Développeur full-stack IA',
    hint: 'Une application complète, IA comprise, par une seule personne.',
    lead: "Les défauts d'une fonction d'IA naissent aux jointures : une réponse arrivée mais pas affichée, une clé visible du navigateur, un historique perdu. Je développe donc tout ensemble : l'interface qui montre la réponse au fil de l'eau, le serveur qui appelle le modèle et protège les clés, la base qui garde l'historique. S'il vous faut une équipe, prenez une agence.",
    blocks: [
      {
        kind: 'rows',
        id: 'stack-livre',
        title: 'Livré, couche par couche',
        rows: [
          {
            icon: 'window',
            universe: 'code',
            title: "L'interface",
            strong: 'React, TypeScript, clavier compris',
            text: "Utilisable sans souris, lisible à 200 %, et qui dit ce qu'elle attend pendant qu'elle attend.",
          },
          {
            icon: 'code',
            universe: 'code',
            title: 'Le serveur',
            strong: 'Node.js, une API décrite',
            text: 'Les clés, les quotas par utilisateur, les reprises et les journaux vivent ici.',
          },
          {
            icon: 'data',
            universe: 'code',
            title: 'La base',
            strong: 'PostgreSQL, migrations réversibles',
            text: 'Chaque réponse y garde sa consigne, son modèle, son coût et le pouce levé ou baissé.',
          },
          {
            icon: 'gauge',
            universe: 'ia',
            title: 'Les tests',
            strong: 'Deux familles, deux rythmes',
            text: 'Ceux du code à chaque modification ; ceux des réponses à chaque changement de consigne.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'stack-semaines',
        title: 'Dix semaines, une démonstration par quinzaine',
        steps: [
          {
            title: 'Semaines 1 et 2 : le fil',
            text: 'Un bouton, une question, une réponse enregistrée, en ligne. Laid, complet, et déjà sauvegardé chaque nuit.',
          },
          {
            title: 'Semaines 3 à 5 : le métier',
            text: "Les écrans que vos équipes ouvriront le matin, essayés par elles, sans IA tant que c'est possible.",
          },
          {
            title: 'Semaines 6 à 8 : le modèle',
            text: 'La fonction intelligente entre, avec sa sortie de secours : tout reste faisable à la main.',
          },
          {
            title: "Semaines 9 et 10 : l'ouverture",
            text: 'Charge, accessibilité, restauration, guide. Un groupe par jour, puis tout le monde.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'stack-questions',
        title: 'Objections entendues',
        questions: [
          {
            question: "Une seule personne, n'est-ce pas un risque ?",
            answer:
              'Si. On le réduit : dépôt chez vous dès le premier jour, outils répandus, une mise en service que votre équipe fait elle-même à partir de la troisième fois. Testez-le pendant mes congés.',
          },
          {
            question: 'Reprenez-vous une application existante ?',
            answer:
              "Oui, après une semaine de lecture, payée, qui finit par un avis écrit. Il peut conclure qu'il vaut mieux ajouter l'IA à côté que dedans.",
          },
          {
            question: 'Et une application mobile ?',
            answer:
              "Une application web bien faite couvre beaucoup de cas. Pour des capteurs, du hors-ligne long ou un magasin d'applications, cherchez un spécialiste ; je fournis alors le serveur.",
          },
        ],
      },
      {
        kind: 'fit',
        id: 'stack-fit',
        title: 'Une personne ou une équipe ?',
        yes: {
          title: 'Une personne suffit quand',
          points: [
            "Il s'agit d'un outil interne ou d'un premier produit, dont le périmètre tient sur une page",
            'Vous préférez parler à celui qui écrit le code',
            "Une version étroite maintenant vaut mieux qu'une complète deux mois plus tard",
          ],
        },
        no: {
          title: 'Prenez une équipe quand',
          points: [
            'Trois chantiers doivent avancer en même temps',
            'Une charte graphique complète reste à inventer',
            'Le service doit être surveillé nuit et jour par contrat',
          ],
        },
      },
    ],
  },
  en: {
    title: 'Full-stack AI developer: one person for app and model',
    description:
      'Interface, server, database and AI from the same pair of hands. A fast, accessible, tested application, and the code belongs to you in the end.',
    heading: 'The screen, the server and the model',
    name: 'Full-stack AI developer',
    hint: 'A complete application, AI included, built by one person.',
    lead: 'The faults of an AI feature appear at the joins: replies that arrived and never showed, keys the browser can see, histories lost on reload. I work on every layer, from TypeScript interfaces to PostgreSQL schemas, so nothing falls between two suppliers. If you need many hands on several fronts at once, an agency serves you better.',
    blocks: [
      {
        kind: 'rows',
        id: 'stack-livre',
        title: 'Delivered, layer by layer',
        rows: [
          {
            icon: 'window',
            universe: 'code',
            title: 'The interface',
            strong: 'React, TypeScript, keyboard included',
            text: 'Works without a mouse, reads well at 200%, and says what it is waiting for while it waits.',
          },
          {
            icon: 'code',
            universe: 'code',
            title: 'The server',
            strong: 'Node.js, a documented API',
            text: 'Home to keys, quotas for each user, retries and logs.',
          },
          {
            icon: 'data',
            universe: 'code',
            title: 'The database',
            strong: 'PostgreSQL, migrations that go back',
            text: 'Each reply is kept with its prompt, model and cost, and the thumb it was given.',
          },
          {
            icon: 'gauge',
            universe: 'ia',
            title: 'The tests',
            strong: 'Two families, two rhythms',
            text: 'Those of the code with every commit; those of the replies whenever a prompt changes.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'stack-semaines',
        title: 'Ten weeks, a demonstration each fortnight',
        steps: [
          {
            title: 'Weeks 1 and 2: the thread',
            text: 'A button, a question, a stored reply, online. Ugly, complete, and backed up every night already.',
          },
          {
            title: 'Weeks 3 to 5: the daily work',
            text: 'Screens your people will open each morning, tried by them, and free of AI for as long as possible.',
          },
          {
            title: 'Weeks 6 to 8: the model',
            text: 'The clever part goes in with its emergency exit: everything can still be done by hand.',
          },
          {
            title: 'Weeks 9 and 10: opening',
            text: 'Load, accessibility, restoring, a guide. One group a day, then everybody.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'stack-questions',
        title: 'Objections I hear',
        questions: [
          {
            question: 'Is a single person not a risk?',
            answer:
              'It is. We lower it: your repository from day one, common tools, and releases that your own team carries out from the third one on. Put it to the test while I am on holiday.',
          },
          {
            question: 'Do you take over existing applications?',
            answer:
              'Yes, after a paid week of reading that ends with a written opinion. It may say that the AI belongs beside the application and not inside.',
          },
          {
            question: 'What about a mobile app?',
            answer:
              'A well-made web application covers a lot. For sensors, long spells offline or an app store, find a specialist, and I supply the server.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'stack-fit',
        title: 'One person or a team?',
        yes: {
          title: 'One is enough when',
          points: [
            'It is an internal tool or a first product, with a scope that fits on a page',
            'You would rather talk to whoever writes the code',
            'A narrow version now is worth more than a full one two months later',
          ],
        },
        no: {
          title: 'Take a team when',
          points: [
            'Three pieces of work have to move at the same time',
            'A whole visual identity remains to be invented',
            'Round-the-clock monitoring is in the contract',
          ],
        },
      },
    ],
  },
  related: [
    'home',
    'faq-integrer-ia-application',
    'technologies',
    'architecture-ia-production',
    'processus-collaboration',
  ],
})
