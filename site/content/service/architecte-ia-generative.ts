import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: "Que manque-t-il à notre démonstration d'IA générative avant de l'ouvrir au public ?",
    en: 'What does our generative AI demo still lack before the public can use it?',
  },
  fr: {
    title: 'Architecte IA générative : du prototype à la production',
    description:
      "Modèles, consignes, recherche, contrôles et supervision : je conçois l'architecture d'un service d'IA générative qui doit tenir dans la durée.",
    heading: 'De la démonstration au service qui dure',
    name: 'Architecte IA générative',
    hint: "Ce qu'il faut ajouter à une démonstration avant de l'ouvrir au public.",
    lead: "Il manque à une démonstration ce qui sert face à une question que personne n'avait prévue : filtrer l'entrée, retrouver le contexte, contrôler la sortie, tracer l'échange, changer de modèle si le premier tombe. Je conçois ces couches à partir de vos risques, et je garde seulement celles dont votre cas a besoin. Les autres sont écartées par écrit.",
    blocks: [
      {
        kind: 'rows',
        id: 'generative-livre',
        title: 'Le dossier que vous recevez',
        rows: [
          {
            icon: 'shield',
            universe: 'ia',
            title: 'Le registre des risques',
            strong: 'Un risque, une couche, un essai',
            text: "Chaque couche se rattache à une ligne. Celle qui ne se rattache à rien n'est pas construite.",
          },
          {
            icon: 'layers',
            universe: 'code',
            title: "Le plan d'ensemble",
            strong: 'Une page, puis une par couche',
            text: 'Entrées, sorties, délais, dépense, conduite en cas de panne. Lisible par un nouvel arrivant.',
          },
          {
            icon: 'code',
            universe: 'code',
            title: 'Le squelette',
            strong: 'Un chemin complet qui tourne',
            text: 'Du navigateur au journal, avec des réponses factices : vos développeurs remplissent les cases.',
          },
          {
            icon: 'gauge',
            universe: 'plus',
            title: 'Le plan de mesure',
            strong: 'Six nombres et leurs seuils',
            text: 'Appui des réponses, refus, délai, dépense, signalements, temps passé en secours.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'generative-fit',
        title: "À quel moment m'appeler",
        yes: {
          title: 'Maintenant, si',
          points: [
            "La démonstration plaît et une date d'ouverture circule déjà",
            "Votre équipe sait développer et veut éviter les erreurs que l'on paie tard",
            'Un client ou un assureur demande comment vous contrôlez les réponses',
          ],
        },
        no: {
          title: 'Plus tard ou jamais, si',
          points: [
            "Dix collègues prévenus s'en servent : un journal et du bon sens suffisent",
            "Rien ne prouve encore que l'idée sert : cherchez cela d'abord",
            'Un produit du commerce fait la même chose et porte ces risques pour vous',
          ],
        },
      },
      {
        kind: 'steps',
        id: 'generative-semaines',
        title: 'Cinq semaines avec vos développeurs',
        steps: [
          {
            title: 'Semaine 1 : attaquer',
            text: 'Nous passons deux jours à mettre la démonstration en échec. Chaque réussite devient une ligne du registre.',
          },
          {
            title: 'Semaine 2 : choisir',
            text: 'Une séance par risque grave. On accepte, on réduit ou on retire la fonction, et on note pourquoi.',
          },
          {
            title: 'Semaines 3 et 4 : monter',
            text: "Le squelette, une couche par deux jours, écrit à deux avec quelqu'un de chez vous.",
          },
          {
            title: 'Semaine 5 : couper',
            text: "On débranche le fournisseur, puis la recherche, puis la base. Ce que voit l'utilisateur est filmé.",
          },
        ],
      },
      {
        kind: 'questions',
        id: 'generative-questions',
        title: "Questions d'équipe technique",
        questions: [
          {
            question: 'Faut-il un cadre logiciel comme LangChain ?',
            answer:
              'Pas pour trois appels enchaînés. Il se défend quand les étapes se ramifient ou doivent reprendre après une interruption. La décision se prend en semaine 2, et la raison est écrite.',
          },
          {
            question: 'Un second modèle qui relit le premier, est-ce utile ?',
            answer:
              'Parfois, pour vérifier un point précis et formulé. Comme juge général, il partage les aveuglements du premier et double le délai. Une règle de code passe avant, toujours.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Generative AI architect: from prototype to production',
    description:
      'Models, prompts, retrieval, checks and monitoring: I design the layers a generative AI service needs before real users arrive, and leave out the others.',
    heading: 'From a good demo to a lasting service',
    name: 'Generative AI architect',
    hint: 'What a demo still lacks before real people use it.',
    lead: 'A demo lacks what it takes when a user asks what nobody had foreseen: screening what comes in, fetching the right context, checking what goes out, recording the exchange, falling back when a provider is down. I design those layers from your risks, and keep only what they justify. The rest is turned down in writing.',
    blocks: [
      {
        kind: 'rows',
        id: 'generative-livre',
        title: 'The file you receive',
        rows: [
          {
            icon: 'shield',
            universe: 'ia',
            title: 'The risk register',
            strong: 'A risk, a layer, a test',
            text: 'Every layer answers to a line in it. One that answers to none does not get built.',
          },
          {
            icon: 'layers',
            universe: 'code',
            title: 'The overall plan',
            strong: 'One page, then one per layer',
            text: 'Inputs, outputs, delays, spending, behaviour when something fails. Clear to somebody who has just joined.',
          },
          {
            icon: 'code',
            universe: 'code',
            title: 'The skeleton',
            strong: 'One complete path that runs',
            text: 'From browser to log, on dummy replies, with boxes for your developers to fill.',
          },
          {
            icon: 'gauge',
            universe: 'plus',
            title: 'The measuring plan',
            strong: 'Six numbers and their thresholds',
            text: 'Support for answers, refusals, delay, spending, reports from users, time spent on the fallback.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'generative-fit',
        title: 'When to call me',
        yes: {
          title: 'Now, if',
          points: [
            'People like the demo and an opening date is doing the rounds',
            'Your team can build, and wants to avoid mistakes that are paid for late',
            'A customer or an insurer asks how you control the answers',
          ],
        },
        no: {
          title: 'Later or never, if',
          points: [
            'Ten colleagues use it and have been told its limits: a log and common sense will do',
            'Nothing shows yet that the idea is of use: find that out first',
            'A product on the market does the same and carries the risk for you',
          ],
        },
      },
      {
        kind: 'steps',
        id: 'generative-semaines',
        title: 'Five weeks with your developers',
        steps: [
          {
            title: 'Week 1: attack',
            text: 'We spend two days making the demo fail. Every success becomes a line in the register.',
          },
          {
            title: 'Week 2: choose',
            text: 'A session for each serious risk. Accept it, reduce it or drop the feature, and note the reason.',
          },
          {
            title: 'Weeks 3 and 4: assemble',
            text: 'The skeleton, two days per layer, written in a pair with one of your people.',
          },
          {
            title: 'Week 5: unplug',
            text: 'First the provider, then search, then the database. What a user sees is recorded on video.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'generative-questions',
        title: 'Asked by technical teams',
        questions: [
          {
            question: 'Do we need a framework such as LangChain?',
            answer:
              'Not for three calls in a row. It makes sense where steps branch, or have to resume after an interruption. I settle it in week 2, with the reason on paper.',
          },
          {
            question: 'Is a second model that reviews the first any use?',
            answer:
              'At times, for one precise point that can be stated. As a general judge it shares the blind spots of the first and doubles the delay. A rule in code always comes before it.',
          },
        ],
      },
    ],
  },
  related: [
    'architecture-ia-production',
    'llm-guardrails-security',
    'architecte-intelligence-artificielle',
    'evaluer-un-llm-en-production',
    'evaluateur-projet-ia',
  ],
})
