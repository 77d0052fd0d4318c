import { defineComparison } from './collection.ts'

export default defineComparison({
  topic: 'models',
  published: '2026-11-20',
  updated: '2026-11-29',
  question: {
    fr: 'Comment comparer des LLM sur nos propres critères, sans classement tout fait ?',
    en: 'How do we compare LLMs on our own criteria, without a ready-made ranking?',
  },
  fr: {
    title: 'Comparateur de LLM : une grille à remplir avec vos essais',
    description:
      'Critères éliminatoires, puis notes pondérées : comment construire une grille de comparaison des LLM fondée sur vos propres mesures.',
    heading: 'Une grille pour comparer les LLM selon votre besoin',
    name: 'Comparateur de LLM',
    hint: "Éliminer d'abord, noter ensuite, avec vos mesures.",
    lead: "Éliminez d'abord, notez ensuite. Une contrainte ferme, comme l'hébergement, la langue ou la longueur des documents, écarte un modèle quel que soit son talent. Parmi les restants, pondérez qualité mesurée, temps de réponse, coût par tâche et facilité de remplacement. Une telle grille part vide : ses chiffres viendront de vos essais.",
  },
  en: {
    title: 'LLM comparison grid: fill it with your own trials',
    description:
      'Knock-out criteria first, weighted scores second: how to build an LLM comparison grid that rests on your own measurements.',
    heading: 'A grid for comparing LLMs against your needs',
    name: 'LLM comparison grid',
    hint: 'Strike out first, score second, with your figures.',
    lead: "Strike out before you score. Hosting rules, languages or sheer document length remove some models, however clever they are. Weight what's left on measured quality, response time, cost per task and ease of replacement. An honest grid begins empty, because the only figures worth entering are those you've recorded on your own cases.",
  },
  related: [
    'comparatif-llm-2025',
    'evaluer-un-llm-en-production',
    'claude-vs-gpt4',
    'glossaire-context-window',
    'consultant-llm-entreprise',
  ],
  weighing: {
    scale: { most: 60, step: 5 },
    criteria: {
      accuracy: {
        name: { fr: 'Exactitude', en: 'Accuracy' },
        note: {
          fr: 'Réponses justes sur cinquante demandes.',
          en: 'Right answers out of fifty requests.',
        },
      },
      format: {
        name: { fr: 'Format respecté', en: 'Format respected' },
        note: {
          fr: 'Sorties que votre programme accepte.',
          en: 'Outputs that your program accepts.',
        },
      },
      delay: {
        name: { fr: 'Délai ressenti', en: 'Wait as felt' },
        note: {
          fr: 'La quarante-cinquième attente sur cinquante.',
          en: 'The forty-fifth wait out of fifty.',
        },
      },
      cost: {
        name: { fr: "Coût d'une tâche", en: 'Cost of one task' },
        note: {
          fr: 'Relances comprises, lu sur la facture.',
          en: 'Retries included, read from the bill.',
        },
      },
      replace: {
        name: { fr: 'Facilité à le remplacer', en: 'Ease of replacement' },
        note: { fr: 'Jours de travail pour en changer.', en: 'Working days to change it.' },
      },
    },
    products: {
      a: {
        name: { fr: 'Modèle A', en: 'Model A' },
        notes: {
          accuracy: [4, 'Plus de 90 % de réponses justes.', 'More than 90% right.'],
          format: [5, 'Aucune sortie refusée.', 'No output rejected.'],
          delay: [3, "Une attente que l'on remarque.", 'A wait that people notice.'],
          cost: [3, 'Un prix moyen.', 'A middling price.'],
          replace: [4, 'Quelques jours de travail.', 'A few days of work.'],
        },
      },
      b: {
        name: { fr: 'Modèle B', en: 'Model B' },
        notes: {
          accuracy: [5, 'Plus de 95 % de réponses justes.', 'More than 95% right.'],
          format: [4, 'Une sortie refusée de temps en temps.', 'An output rejected now and then.'],
          delay: [2, 'Le plus lent à finir sa phrase.', 'The slowest to finish its sentence.'],
          cost: [2, 'Le plus cher avec ses relances.', 'The dearest once retries are in.'],
          replace: [4, 'Aussi peu de jours que A.', 'As few days as A.'],
        },
      },
      c: {
        name: { fr: 'Modèle C', en: 'Model C' },
        notes: {
          accuracy: [3, 'Plus de 80 % de réponses justes.', 'More than 80% right.'],
          format: [4, 'Autant de refus que B.', 'As many rejections as B.'],
          delay: [5, 'Répond presque aussitôt.', 'Answers almost at once.'],
          cost: [5, 'Le moins cher des trois.', 'The cheapest of the three.'],
          replace: [
            3,
            'Une semaine : ses consignes sont particulières.',
            'A week: its prompts are peculiar.',
          ],
        },
      },
    },
    needs: [
      {
        name: { fr: 'Service client', en: 'Support desk' },
        weights: { accuracy: 40, format: 15, delay: 20, cost: 10, replace: 15 },
        best: 'a',
        verdict: {
          fr: ['Trois besoins, trois gagnants', "A d'un cheveu pour le service client"],
          en: ['Three needs, three winners', 'A by a whisker for support'],
        },
      },
      {
        name: { fr: 'Gros volume', en: 'High volume' },
        weights: { accuracy: 25, format: 25, delay: 10, cost: 30, replace: 10 },
        best: 'c',
        verdict: {
          fr: ['Trois besoins, trois gagnants', 'C pour le volume'],
          en: ['Three needs, three winners', 'C for volume'],
        },
      },
      {
        name: { fr: 'Dossiers longs', en: 'Long files' },
        weights: { accuracy: 55, format: 10, delay: 5, cost: 10, replace: 20 },
        best: 'b',
        verdict: {
          fr: ['Trois besoins, trois gagnants', 'B pour les dossiers'],
          en: ['Three needs, three winners', 'B for files'],
        },
      },
    ],
  },
})
