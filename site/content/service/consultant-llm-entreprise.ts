import { definePage } from '../define.ts'

export default definePage({
  published: '2026-11-20',
  updated: '2026-11-20',
  fr: {
    title: 'Consultant LLM : choisir un modèle de langage en entreprise',
    description:
      "Quel modèle de langage, hébergé où, avec quelles règles d'usage ? Je compare sur vos propres tâches, puis j'accompagne les équipes qui vont s'en servir.",
    heading: 'Un modèle choisi sur vos tâches',
    name: 'Consultant LLM',
    hint: "Comparer les modèles sur vos cas, puis poser les règles d'usage.",
    lead: "Les classements publics notent les modèles sur des épreuves qui ne sont pas les vôtres. Je pars de quelques dizaines de demandes réelles, dont vous validez la bonne réponse. Chaque candidat passe le même examen : justesse, coût par demande, lieu d'hébergement. Ensuite seulement viennent le contrat et la consigne donnée aux équipes.",
  },
  en: {
    title: 'LLM consultant: choosing a language model for your company',
    description:
      'Which language model, hosted where, under which rules of use? I test candidates on your own tasks, then help your teams work with the one you pick.',
    heading: 'Pick a model on your own work',
    name: 'LLM consultant',
    hint: 'Models compared on your own cases, then clear rules for using them.',
    lead: "Leaderboards rank models on somebody else's exam. I'd rather set yours: a few dozen requests from your working week, each with an answer you've approved. Every candidate sits the same paper and is marked on accuracy, cost per request and where the data goes. Signing a contract comes after that, never before.",
  },
  related: [
    'comparateur-llm-2025',
    'evaluer-un-llm-en-production',
    'securite-ia-entreprise',
    'expert-finops-ia',
    'quiz-maturite-ia-entreprise',
  ],
})
