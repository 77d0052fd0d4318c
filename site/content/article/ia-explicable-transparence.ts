import { definePage } from '../define.ts'

export default definePage({
  topic: 'trust',
  published: '2026-11-20',
  updated: '2026-11-29',
  fr: {
    title: 'IA explicable : quelles preuves demander à un modèle',
    description:
      'Pourquoi la justification écrite par un modèle ne prouve rien, et les traces vérifiables à exiger quand une décision compte.',
    heading: "Une explication vaut par ce qu'on peut vérifier",
    name: 'IA explicable',
    hint: 'Des traces à vérifier plutôt que des justifications.',
    lead: "Demandez à un modèle de se justifier : il écrira un texte plausible, qui ne décrit pas forcément son calcul. Une explication utile se vérifie ailleurs, dans les sources citées, les données d'entrée, la règle appliquée, le journal des étapes. Si une décision engage une personne, préférez un modèle simple que quelqu'un sait défendre.",
  },
  en: {
    title: 'Explainable AI: what evidence to ask a model for',
    description:
      "Why a model's written justification proves nothing, and the checkable traces to ask for when a decision carries weight.",
    heading: 'An explanation is worth what you can verify',
    name: 'Explainable AI',
    hint: 'Traces you can check, rather than justifications.',
    lead: "A model's account of its own reasoning is more generated text, not evidence. Useful transparency rests on what a third party can inspect: quoted sources, recorded inputs, the rule applied, each logged step. When the outcome weighs on somebody's life, choose a method whose every factor a human can defend out loud.",
  },
  question: {
    fr: 'Quelles preuves demander à une IA pour pouvoir expliquer une décision ?',
    en: 'What evidence should I ask of an AI to be able to explain a decision?',
  },
  related: [
    'glossaire-hallucinations',
    'evaluer-un-llm-en-production',
    'securite-ia-entreprise',
    'consultant-intelligence-artificielle-entreprise',
    'quiz-maturite-ia-entreprise',
  ],
})
