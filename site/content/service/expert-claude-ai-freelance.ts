import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Que reste-t-il à construire entre une bonne conversation avec Claude et un service ?',
    en: 'What is left to build between a good chat with Claude and a working service?',
  },
  fr: {
    title: "Développeur Claude freelance : l'API reliée à vos outils",
    description:
      "J'intègre Claude à vos applications : consignes versionnées, appels d'outils bornés, réponses structurées, tests sur vos cas. Un autre modèle reste possible.",
    heading: 'Claude au travail dans vos outils',
    name: 'Expert Claude',
    hint: 'Consignes, outils et tests pour mettre Claude au travail.',
    lead: "Une bonne conversation avec Claude n'est pas un service. Il y manque des consignes versionnées, des réponses dans un format vérifié, des appels d'outils aux droits limités, un plan pour les refus et les lenteurs. Je les construis dans votre application. Changer de modèle y demande quelques jours de code ; vérifier ses réponses, quelques semaines.",
    blocks: [
      {
        kind: 'fit',
        id: 'claude-fit',
        title: 'Claude, un autre, ou la conversation seule',
        yes: {
          title: 'Parlons-en si',
          points: [
            'Une personne colle chaque jour les mêmes textes dans une fenêtre de conversation',
            'La réponse doit entrer dans un logiciel, champ par champ',
            "Une intégration existe, et personne n'ose plus toucher à sa consigne",
          ],
        },
        no: {
          title: 'Inutile de me payer si',
          points: [
            "Trois collègues s'en servent à la main et en sont contents : un abonnement suffit",
            'Vos données ne peuvent sortir de vos murs : prenez un modèle ouvert',
            'Un module officiel de votre logiciel fait déjà ce lien',
          ],
        },
      },
      {
        kind: 'steps',
        id: 'claude-semaines',
        title: 'Un mois pour une fonction',
        steps: [
          {
            title: 'Semaine 1 : le contrat',
            text: "Le schéma de la réponse, champ par champ, et ce que l'application fait quand un champ manque.",
          },
          {
            title: 'Semaine 2 : la consigne',
            text: "Écrite dans un fichier, essayée sur quarante cas. Chaque phrase y reste parce qu'un cas l'exige.",
          },
          {
            title: 'Semaine 3 : les branchements',
            text: 'Outils, délais, reprises, journal, dépense par appel. Les clés ne quittent pas le serveur.',
          },
          {
            title: 'Semaine 4 : le vrai trafic',
            text: "Un dixième des demandes, puis la moitié, puis tout. L'ancien chemin reste ouvert deux semaines.",
          },
        ],
      },
      {
        kind: 'offers',
        id: 'claude-offres',
        title: 'Ce qui peut être commandé',
        offers: [
          {
            title: 'Une fonction',
            text: 'Trier, extraire, rédiger dans votre outil.',
            points: [
              'Schéma, consigne, quarante cas',
              'Mise en service progressive',
              'Journal et coût par appel',
            ],
          },
          {
            title: 'Un remplacement',
            text: 'Votre modèle actuel est retiré.',
            points: [
              'Examen sur les deux versions',
              'Consigne ajustée, écarts expliqués',
              'Bascule et retour arrière essayés',
            ],
          },
          {
            title: 'Une revue',
            text: "L'intégration est là et vous doutez.",
            points: [
              'Trois jours de lecture',
              'Dix défauts, du plus grave au moindre',
              'Un correctif montré pour chacun',
            ],
          },
        ],
      },
      {
        kind: 'questions',
        id: 'claude-questions',
        title: 'Vous vous demandez peut-être',
        questions: [
          {
            question: 'Êtes-vous lié à Anthropic ?',
            answer:
              "Non. Je travaille avec son API comme avec d'autres, et la revue peut conclure qu'un concurrent convient mieux à votre tâche.",
          },
          {
            question: 'Peut-il tourner en Europe ?',
            answer:
              "Oui, par Amazon Bedrock ou par l'offre que Google exploite lui-même, à condition d'y appeler l'adresse ou le profil européen : les deux en ont aussi un mondial. Leurs dates de retrait leur sont propres. L'API d'Anthropic n'a pas de région européenne ; Claude Platform on AWS et l'offre de Microsoft non plus. Le choix se fait avant la première ligne, car toutes les fonctions n'y arrivent pas le même jour.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'Freelance Claude developer: the API inside your own tools',
    description:
      'I build Claude into your applications: versioned prompts, bounded tool calls, structured output and tests on your cases. Switching models stays possible.',
    heading: 'Claude, at work inside your tools',
    name: 'Claude specialist',
    hint: 'Prompts, tools and tests that turn a good chat into a service.',
    lead: 'A good chat proves the idea. A product still needs prompts under version control, output checked against a schema, tools with narrow permissions, and a plan for refusals or slow replies. That is what I build around Claude, in your own application. The model sits behind a thin layer: replacing it takes days of code, then weeks of checking.',
    blocks: [
      {
        kind: 'fit',
        id: 'claude-fit',
        title: 'Claude, another model, or just the chat',
        yes: {
          title: 'Let us talk if',
          points: [
            'Somebody pastes the same texts into a chat window day after day',
            'The reply has to land in an application, field by field',
            'There is an integration already, and nobody dares touch its prompt',
          ],
        },
        no: {
          title: 'No need to pay me if',
          points: [
            'Three colleagues use it by hand and are happy: a subscription will do',
            'Your data may not leave the building: take an open model',
            'The maker of your software offers an official connector',
          ],
        },
      },
      {
        kind: 'steps',
        id: 'claude-semaines',
        title: 'One month, one feature',
        steps: [
          {
            title: 'Week 1: the contract',
            text: 'The schema of the reply, field by field, and what the application does when one is missing.',
          },
          {
            title: 'Week 2: the prompt',
            text: 'Kept in a file and tried on forty cases. A sentence stays only if some case calls for it.',
          },
          {
            title: 'Week 3: the wiring',
            text: 'Tools, timeouts, retries, log, spending per call. Keys never leave the server.',
          },
          {
            title: 'Week 4: real traffic',
            text: 'A tenth of requests, then half, then all. The old path stays open for two weeks.',
          },
        ],
      },
      {
        kind: 'offers',
        id: 'claude-offres',
        title: 'What can be ordered',
        offers: [
          {
            title: 'A feature',
            text: 'Sorting, extracting or drafting in your tool.',
            points: [
              'Schema, prompt, forty cases',
              'A gradual release',
              'A log, and the cost of each call',
            ],
          },
          {
            title: 'A replacement',
            text: 'The model you run on is being retired.',
            points: [
              'Both versions sit the exam',
              'Prompt adjusted, differences explained',
              'Switch and way back rehearsed',
            ],
          },
          {
            title: 'A review',
            text: 'It is in place and you have doubts.',
            points: [
              'Three days of reading',
              'Ten faults, worst one first',
              'A fix shown for each',
            ],
          },
        ],
      },
      {
        kind: 'questions',
        id: 'claude-questions',
        title: 'You may be wondering',
        questions: [
          {
            question: 'Do you have ties with Anthropic?',
            answer:
              'None. I use its API the way I use others, and a review may well conclude that a competitor suits your task better.',
          },
          {
            question: 'Could it run in Europe?',
            answer:
              "Yes, through Amazon Bedrock or the service Google runs itself, provided you call the European endpoint or profile: both have a worldwide one too. They set their own retirement dates. Anthropic's API has no European region; nor have Claude Platform on AWS and Microsoft's offer. Choose before the first line is written, because features do not all reach them on the same day.",
          },
        ],
      },
    ],
  },
  related: [
    'generateur-prompts-claude-ai',
    'claude-vs-gpt4',
    'prompt-engineering-guide-complet',
    'glossaire-tool-calling',
    'developpeur-agents-ia',
  ],
})
