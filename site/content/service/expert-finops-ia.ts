import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment réduire notre facture de modèles de langage sans perdre en qualité ?',
    en: 'How do we cut our language-model bill without losing quality?',
  },
  fr: {
    title: 'Expert FinOps IA : comprendre et réduire la facture LLM',
    description:
      "Où partent les tokens, qui les consomme, et pour quel résultat ? J'analyse vos appels de modèles et je réduis la dépense sans perdre la qualité mesurée.",
    heading: 'Savoir ce que coûte une réponse',
    name: 'Expert FinOps IA',
    hint: 'Le coût par réponse utile, puis les économies, une à une.',
    lead: "Rattachez d'abord chaque appel à un usage, car une facture mêle les essais, les consignes trop longues, les appels répétés et les vraies demandes. Viennent ensuite le cache, un modèle plus petit pour les tâches simples, des contextes plus courts. Un changement à la fois, et il reste en place si vos tests ne bougent pas.",
    blocks: [
      {
        kind: 'offers',
        id: 'finops-livrables',
        title: 'Ce que vous recevez',
        offers: [
          {
            title: 'Le relevé',
            text: 'Deux semaines, puis une décision.',
            points: [
              'La facture par usage et par équipe',
              'Le coût par réponse acceptée',
              'Les cinq postes à traiter, chiffrés',
            ],
          },
          {
            title: 'Les réglages',
            text: 'Faits un par un, réversibles.',
            points: [
              'Cache, contextes, choix du modèle',
              'Un test de qualité avant et après',
              "Le gain constaté sur la facture d'après",
            ],
          },
          {
            title: 'Les garde-fous',
            text: 'Pour que la note ne remonte pas.',
            points: [
              'Un plafond par usage et par jour',
              'Une alerte au double de la normale',
              'Un appel sans étiquette est refusé',
            ],
          },
        ],
      },
      {
        kind: 'steps',
        id: 'finops-semaines',
        title: 'Un mois, une facture de comparaison',
        steps: [
          {
            title: 'Semaine 1 : étiqueter',
            text: "Chaque appel reçoit un nom d'usage, une version de consigne et un auteur. Rien d'autre ne change.",
          },
          {
            title: 'Semaine 2 : lire',
            text: "On trie par dépense. Les trois premières lignes décident de la suite ; au-delà, l'effort dépasse souvent le gain.",
          },
          {
            title: 'Semaine 3 : régler',
            text: "Un réglage par jour au plus, l'examen de qualité rejoué chaque fois. Ce qui fait baisser les notes est annulé.",
          },
          {
            title: 'Semaine 4 : verrouiller',
            text: 'Plafonds, alertes, une page par mois pour la personne qui paie. Puis la facture suivante, comparée à la première.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'finops-fit',
        title: 'À partir de quelle facture ?',
        yes: {
          title: 'Cela vaut mon temps et le vôtre si',
          points: [
            'La dépense de trois mois dépasse nettement le prix de la mission',
            "Elle monte sans que le nombre d'utilisateurs suive",
            'Plusieurs équipes partagent une clé et personne ne sait qui consomme',
          ],
        },
        no: {
          title: 'Gardez votre argent si',
          points: [
            'Vous payez des abonnements par personne : comptez les comptes inactifs',
            'La facture reste sous celle de votre téléphone : fixez un plafond et oubliez-la',
            "Aucun test de qualité n'existe : commencez par lui",
          ],
        },
      },
      {
        kind: 'questions',
        id: 'finops-questions',
        title: 'Réponses directes',
        questions: [
          {
            question: 'Êtes-vous payé au pourcentage des économies ?',
            answer:
              "Non. Cela pousserait à rogner la qualité que personne ne mesure. Le prix est fixé par étape, et le relevé vous dit avant les réglages s'ils valent la peine.",
          },
          {
            question: 'Et changer de fournisseur ?',
            answer:
              'On le compare comme le reste, sur votre examen. Il faut compter la réécriture des consignes et un second contrat ; un écart de prix affiché ne suffit pas à décider.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'AI FinOps: understand your LLM bill, then bring it down',
    description:
      "Where do the tokens go, who spends them, and for what result? I trace your model calls and cut what isn't needed while quality stays under measurement.",
    heading: 'Know what a single answer costs',
    name: 'AI FinOps specialist',
    hint: 'Cost per useful answer first, savings after, one at a time.',
    lead: 'Begin by tagging every call with the feature it serves, so that the total splits into lines you recognise. Nobody can argue with a bill they cannot read. Only then do we trim: caching, shorter context, a smaller model where the task allows it. Each saving has to pass your quality tests or it is undone.',
    blocks: [
      {
        kind: 'offers',
        id: 'finops-livrables',
        title: 'What you are handed',
        offers: [
          {
            title: 'The statement',
            text: 'Two weeks, then you decide.',
            points: [
              'The bill by feature and by team',
              'Cost per accepted answer',
              'Five items to treat, with figures',
            ],
          },
          {
            title: 'The adjustments',
            text: 'Made singly, and reversible.',
            points: [
              'Cache, context, choice of model',
              'A quality test on either side',
              'The gain as seen on the next bill',
            ],
          },
          {
            title: 'The brakes',
            text: 'So that it does not creep back.',
            points: [
              'A daily ceiling for each feature',
              'An alert at twice the usual',
              'Calls without a tag are refused',
            ],
          },
        ],
      },
      {
        kind: 'steps',
        id: 'finops-semaines',
        title: 'A month, with a bill to compare',
        steps: [
          {
            title: 'Week 1: tag',
            text: 'Each call gets a feature name, a prompt version and an owner. Nothing else is touched.',
          },
          {
            title: 'Week 2: read',
            text: 'We sort by spending. The top three lines decide what follows; further down, effort often exceeds the gain.',
          },
          {
            title: 'Week 3: adjust',
            text: 'At most one change a day, the quality exam run each time. Anything that lowers the marks is reverted.',
          },
          {
            title: 'Week 4: lock',
            text: 'Ceilings, alerts, a monthly page for whoever pays. Then the next bill, held against the first.',
          },
        ],
      },
      {
        kind: 'fit',
        id: 'finops-fit',
        title: 'How big a bill?',
        yes: {
          title: 'Worth your time and mine if',
          points: [
            'Three months of spending clearly exceed the price of the job',
            'It climbs while the number of users stays flat',
            'Several teams share a key and nobody knows who spends what',
          ],
        },
        no: {
          title: 'Keep your money if',
          points: [
            'You pay per-seat subscriptions: count the idle accounts',
            'The phone bill is larger: set a ceiling and forget about it',
            'No quality test exists yet: that comes first',
          ],
        },
      },
      {
        kind: 'questions',
        id: 'finops-questions',
        title: 'Straight answers',
        questions: [
          {
            question: 'Do you take a percentage of the savings?',
            answer:
              'No. It would reward cutting whatever quality nobody measures. Stages have a set price, and the statement tells you whether the adjustments are worth ordering.',
          },
          {
            question: 'What about switching provider?',
            answer:
              'It gets compared like everything else, on your exam. Count the rewriting of prompts and a second contract; a gap between two price lists is no reason in itself.',
          },
        ],
      },
    ],
  },
  related: [
    'optimisation-couts-ia',
    'faq-reduire-couts-llm',
    'glossaire-tokens',
    'comparatif-llm-2025',
    'consultant-llm-entreprise',
  ],
})
