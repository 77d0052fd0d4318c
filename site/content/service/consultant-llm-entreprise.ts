import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment choisir un modèle de langage pour notre entreprise, et selon quelles règles ?',
    en: 'How should our company choose a language model, and under which rules?',
  },
  fr: {
    title: 'Consultant LLM : choisir un modèle de langage en entreprise',
    description:
      "Quel modèle de langage, hébergé où, avec quelles règles d'usage ? Je compare sur vos propres tâches, puis j'accompagne les équipes qui vont s'en servir.",
    heading: 'Un modèle choisi sur vos tâches',
    name: 'Consultant LLM',
    hint: "Comparer les modèles sur vos cas, puis poser les règles d'usage.",
    lead: "Un modèle se choisit en lui faisant passer votre examen, et non celui d'un classement public. Je pars de soixante demandes réelles, dont vous validez la bonne réponse. Chaque candidat est noté sur la justesse, le coût par demande et le lieu où partent les données. Le contrat et la consigne donnée aux équipes viennent ensuite, jamais avant.",
    blocks: [
      {
        kind: 'rows',
        id: 'llm-livre',
        title: 'Trois documents et un essai, aucun diaporama',
        rows: [
          {
            icon: 'gauge',
            universe: 'ia',
            title: "L'examen corrigé",
            strong: 'Soixante demandes, toutes les copies',
            text: 'Les réponses de chaque modèle côte à côte, la note, et le commentaire de vos correcteurs.',
          },
          {
            icon: 'shield',
            universe: 'code',
            title: 'La fiche du fournisseur',
            strong: 'Deux pages par candidat',
            text: 'Lieu, durée de conservation, sous-traitants, préavis de retrait : la clause citée, pas résumée.',
          },
          {
            icon: 'pen',
            universe: 'plus',
            title: "La règle d'usage",
            strong: 'Une page, trois listes',
            text: "Ce que l'on peut y coller, ce que l'on ne colle jamais, ce qui se relit avant envoi.",
          },
          {
            icon: 'flow',
            universe: 'plus',
            title: 'Le plan de sortie',
            strong: 'Essayé une fois',
            text: 'Le second du classement est branché une journée entière, pour savoir ce que changer demande.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'llm-semaines',
        title: "Cinq semaines jusqu'au choix",
        steps: [
          {
            title: 'Semaine 1 : récolter',
            text: 'Trois services donnent vingt demandes chacun, telles quelles, fautes comprises, noms retirés.',
          },
          {
            title: 'Semaine 2 : corriger',
            text: 'Vos équipes écrivent la réponse attendue et ce qui serait inacceptable. Je compte les désaccords.',
          },
          {
            title: 'Semaine 3 : faire passer',
            text: 'Quatre modèles, même consigne, copies anonymes. Deux correcteurs de chez vous, sans connaître les noms.',
          },
          {
            title: 'Semaines 4 et 5 : décider',
            text: "Contrat, règle d'usage, une séance d'une heure par service. La première facture est relue avec vous.",
          },
        ],
      },
      {
        kind: 'fit',
        id: 'llm-fit',
        title: 'Un consultant, ou une décision rapide ?',
        yes: {
          title: 'Faites-vous aider si',
          points: [
            'Plusieurs services veulent des outils différents et chacun a raison',
            'Des données sensibles entrent en jeu, ou un client vous interroge sur le sujet',
            'Le choix engage un développement, donc plusieurs mois',
          ],
        },
        no: {
          title: 'Décidez seuls si',
          points: [
            "Dix personnes veulent un assistant de rédaction : prenez un mois d'essai",
            "Votre suite bureautique en inclut un, et la direction l'a déjà choisi",
            "Vous cherchez une étude de marché : achetez-en une, ce n'est pas mon métier",
          ],
        },
      },
      {
        kind: 'questions',
        id: 'llm-questions',
        title: 'Souvent demandé',
        questions: [
          {
            question: 'Touchez-vous une commission des fournisseurs ?',
            answer:
              "Aucune, et le contrat le dit. Les copies sont anonymes jusqu'à la note pour que mes préférences non plus ne comptent pas.",
          },
          {
            question: 'Le choix tiendra-t-il six mois ?',
            answer:
              "Le modèle, peut-être pas. L'examen, si : quand une version paraît, vous le refaites passer en une demi-journée et vous décidez sur pièces.",
          },
        ],
      },
    ],
  },
  en: {
    title: 'LLM consultant: choosing a language model for your company',
    description:
      'Which language model, hosted where, under which rules of use? I test candidates on your own tasks, then help your teams work with the one you pick.',
    heading: 'Pick a model on your own work',
    name: 'LLM consultant',
    hint: 'Models compared on your own cases, then clear rules for using them.',
    lead: "Set each model an exam of your own, because leaderboards mark it on somebody else's. I start from sixty requests out of your working week, each with an answer you have approved. Every candidate is marked on accuracy, cost per request and where the data goes. Signing a contract comes after that, and so do the rules.",
    blocks: [
      {
        kind: 'rows',
        id: 'llm-livre',
        title: 'Three documents and a trial, no slides',
        rows: [
          {
            icon: 'gauge',
            universe: 'ia',
            title: 'The marked exam',
            strong: 'Sixty requests, every paper',
            text: 'Replies of all models side by side, the mark, and what your own markers said.',
          },
          {
            icon: 'shield',
            universe: 'code',
            title: 'The provider sheet',
            strong: 'Two pages per candidate',
            text: 'Location, retention, subprocessors, notice of retirement: the clause quoted, never paraphrased.',
          },
          {
            icon: 'pen',
            universe: 'plus',
            title: 'The rules of use',
            strong: 'One page, three lists',
            text: 'What may be pasted in, what never is, what gets read again before it is sent.',
          },
          {
            icon: 'flow',
            universe: 'plus',
            title: 'The way out',
            strong: 'Tried once',
            text: 'The runner-up is connected for a whole day, so you know what changing would take.',
          },
        ],
      },
      {
        kind: 'steps',
        id: 'llm-semaines',
        title: 'Five weeks to a choice',
        steps: [
          {
            title: 'Week 1: collect',
            text: 'Three departments give twenty requests each, just as they were typed, with names taken out.',
          },
          {
            title: 'Week 2: set the answers',
            text: 'Your teams write what they expect and what would be unacceptable. I count the disagreements.',
          },
          {
            title: 'Week 3: sit the exam',
            text: 'Four models, one prompt, papers without names. Two markers from your side who cannot tell which is which.',
          },
          {
            title: 'Weeks 4 and 5: decide',
            text: 'Contract, rules of use, an hour with each department. We read the first invoice together.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'llm-fit',
        title: 'A consultant, or a quick decision?',
        yes: {
          title: 'Get help if',
          points: [
            'Departments want different tools, each for a good reason',
            'Sensitive data is involved, or a customer has been asking',
            'Software will be built on the choice, hence months of work',
          ],
        },
        no: {
          title: 'Decide on your own if',
          points: [
            "Ten people want a writing assistant: take a month's trial",
            'Your office suite includes one and management has picked it',
            'You want a market study: buy one, that is another trade',
          ],
        },
      },
      {
        kind: 'questions',
        id: 'llm-questions',
        title: 'Often asked',
        questions: [
          {
            question: 'Do providers pay you a commission?',
            answer:
              'None does, and the contract says so. Papers stay anonymous until they are marked, which keeps my own preferences out of it too.',
          },
          {
            question: 'Will the choice last six months?',
            answer:
              'The model may not. The exam will: whenever a version comes out, you run it again in half a day and decide on the evidence.',
          },
        ],
      },
    ],
  },
  related: [
    'comparateur-llm-2025',
    'evaluer-un-llm-en-production',
    'securite-ia-entreprise',
    'expert-finops-ia',
    'quiz-maturite-ia-entreprise',
  ],
})
